package dev.grognard.compiler.draw;

import static org.assertj.core.api.Assertions.assertThat;

import dev.grognard.compiler.Compilation;
import dev.grognard.compiler.CompileOptions;
import dev.grognard.compiler.CompileRequest;
import dev.grognard.compiler.GrogCompiler;
import dev.grognard.compiler.ParseCache;
import dev.grognard.compiler.model.GameModel;
import dev.grognard.compiler.source.FileHeader;
import dev.grognard.compiler.source.Library;
import dev.grognard.compiler.source.SourceText;
import java.io.IOException;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;
import org.xml.sax.InputSource;
import org.xml.sax.SAXException;

/** Games to draw, and pictures to look into. */
final class DrawnGames {
    private static final List<Path> FOLDERS = List.of(
            Path.of("src", "test", "fixtures", "draw"),
            Path.of("src", "test", "fixtures", "play"),
            Path.of("..", "games", "src", "main", "grog"));

    private DrawnGames() {}

    /** The model of a game by the name of its file. */
    static GameModel model(String file) {
        Path folder = FOLDERS.stream()
                .filter(one -> Files.isRegularFile(one.resolve(file)))
                .findFirst()
                .orElseThrow();
        return model(file, library(folder));
    }

    static GameModel model(String file, Library library) {
        Compilation compilation =
                GrogCompiler.check(new CompileRequest(file, library, CompileOptions.defaults()), new ParseCache());
        assertThat(compilation.model())
                .as("%s: %s", file, compilation.diagnostics())
                .isPresent();
        return compilation.model().get();
    }

    /** The files of all games that can be played. */
    static List<String> files() {
        List<String> files = new ArrayList<>();
        for (Path folder : FOLDERS) {
            library(folder).texts().values().stream()
                    .filter(text -> FileHeader.scan(text)
                            .filter(header -> header.layer().isPlayable() && header.layer() != FileHeader.Layer.MOD)
                            .isPresent())
                    .map(SourceText::name)
                    .forEach(files::add);
        }
        return files;
    }

    private static Library library(Path folder) {
        Map<String, SourceText> texts = new TreeMap<>();
        try (Stream<Path> files = Files.list(folder)) {
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                String name = file.getFileName().toString();
                texts.put(name, new SourceText(name, Files.readString(file)));
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return new Library(texts);
    }

    /** Reads a picture as XML; whatever is not well-formed fails the test. */
    static Document parse(String svg) {
        try {
            return DocumentBuilderFactory.newInstance()
                    .newDocumentBuilder()
                    .parse(new InputSource(new StringReader(svg)));
        } catch (ParserConfigurationException | SAXException | IOException e) {
            throw new AssertionError("not well-formed", e);
        }
    }

    /** The elements of a class, in the order in which they stand. */
    static List<Element> ofClass(Document picture, String name) {
        List<Element> found = new ArrayList<>();
        NodeList all = picture.getElementsByTagName("*");
        for (int i = 0; i < all.getLength(); i++) {
            Element element = (Element) all.item(i);
            if (element.getAttribute("class").equals(name)) {
                found.add(element);
            }
        }
        return found;
    }

    /** The names that elements of a class are about. */
    static List<String> names(Document picture, String name) {
        return ofClass(picture, name).stream()
                .map(element -> element.getAttribute("data-name"))
                .toList();
    }
}
