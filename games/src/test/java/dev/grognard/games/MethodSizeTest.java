package dev.grognard.games;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.DataInputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/** HotSpot never compiles a method of 8,000 bytes of bytecode or more, and a game then runs many times slower. */
class MethodSizeTest {
    private static final int LIMIT = 8_000;

    @Test
    void everyGeneratedMethodIsSmallEnoughToBeCompiled() {
        Map<String, Integer> sizes = new TreeMap<>();
        for (Path file : AllGames.classFiles()) {
            read(file, sizes);
        }

        assertThat(sizes).isNotEmpty();
        assertThat(sizes)
                .allSatisfy((method, size) -> assertThat(size).as(method).isLessThan(LIMIT));
    }

    private static void read(Path file, Map<String, Integer> sizes) {
        try (DataInputStream in = new DataInputStream(new ByteArrayInputStream(Files.readAllBytes(file)))) {
            in.skipNBytes(8);
            String[] texts = constants(in);
            in.skipNBytes(6);
            in.skipNBytes(2L * in.readUnsignedShort());
            int fields = in.readUnsignedShort();
            for (int i = 0; i < fields; i++) {
                in.skipNBytes(6);
                attributes(in, texts, AllGames.CLASSES.relativize(file) + " field", Map.of());
            }
            int methods = in.readUnsignedShort();
            for (int i = 0; i < methods; i++) {
                in.skipNBytes(2);
                String name = texts[in.readUnsignedShort()] + texts[in.readUnsignedShort()];
                attributes(in, texts, AllGames.CLASSES.relativize(file) + " " + name, sizes);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The pool's texts by index; everything else in it is only skipped. */
    private static String[] constants(DataInputStream in) throws IOException {
        String[] texts = new String[in.readUnsignedShort()];
        for (int i = 1; i < texts.length; i++) {
            int tag = in.readUnsignedByte();
            switch (tag) {
                case 1 -> texts[i] = in.readUTF();
                case 5, 6 -> {
                    in.skipNBytes(8);
                    i++;
                }
                case 7, 8, 16, 19, 20 -> in.skipNBytes(2);
                case 15 -> in.skipNBytes(3);
                default -> in.skipNBytes(4);
            }
        }
        return texts;
    }

    private static void attributes(DataInputStream in, String[] texts, String owner, Map<String, Integer> sizes)
            throws IOException {
        int count = in.readUnsignedShort();
        for (int i = 0; i < count; i++) {
            String name = texts[in.readUnsignedShort()];
            int length = in.readInt();
            if (name.equals("Code")) {
                in.skipNBytes(4);
                sizes.put(owner, in.readInt());
                in.skipNBytes(length - 8L);
            } else {
                in.skipNBytes(length);
            }
        }
    }
}
