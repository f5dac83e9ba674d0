package dev.grognard.runtime.trust;

import java.io.ByteArrayInputStream;
import java.io.DataInputStream;
import java.io.IOException;
import java.util.Map;
import java.util.TreeMap;

/**
 * How many bytes of bytecode the methods of a class have, read from its class file. HotSpot never compiles a method of 8,000 bytes or more, and a
 * game with such a method runs many times slower.
 */
public final class MethodSizes {
    private final DataInputStream in;
    private final Map<String, Integer> sizes = new TreeMap<>();

    private MethodSizes(DataInputStream in) {
        this.in = in;
    }

    /** The methods by name and descriptor. */
    public static Map<String, Integer> of(byte[] classFile) throws IOException {
        try (DataInputStream in = new DataInputStream(new ByteArrayInputStream(classFile))) {
            MethodSizes reading = new MethodSizes(in);
            reading.read();
            return reading.sizes;
        }
    }

    private void read() throws IOException {
        in.skipNBytes(8);
        String[] texts = texts();
        in.skipNBytes(6);
        in.skipNBytes(2L * in.readUnsignedShort());
        members(texts);
        members(texts);
    }

    /** The texts of the constant pool by index; everything else in it is only skipped. */
    private String[] texts() throws IOException {
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

    /** Fields or methods; only methods have code. */
    private void members(String[] texts) throws IOException {
        int count = in.readUnsignedShort();
        for (int i = 0; i < count; i++) {
            in.skipNBytes(2);
            String name = texts[in.readUnsignedShort()] + texts[in.readUnsignedShort()];
            int attributes = in.readUnsignedShort();
            for (int j = 0; j < attributes; j++) {
                String attribute = texts[in.readUnsignedShort()];
                int length = in.readInt();
                if (attribute.equals("Code")) {
                    in.skipNBytes(4);
                    sizes.put(name, in.readInt());
                    in.skipNBytes(length - 8L);
                } else {
                    in.skipNBytes(length);
                }
            }
        }
    }
}
