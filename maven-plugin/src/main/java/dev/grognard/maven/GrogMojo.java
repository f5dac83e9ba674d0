package dev.grognard.maven;

import dev.grognard.compiler.Compilation;
import dev.grognard.compiler.CompileOptions;
import dev.grognard.compiler.CompileRequest;
import dev.grognard.compiler.GeneratedFile;
import dev.grognard.compiler.GrogCompiler;
import dev.grognard.compiler.ParseCache;
import dev.grognard.compiler.diagnostic.Diagnostic;
import dev.grognard.compiler.diagnostic.Diagnostics;
import dev.grognard.compiler.diagnostic.NameCode;
import dev.grognard.compiler.diagnostic.Renderer;
import dev.grognard.compiler.diagnostic.Severity;
import dev.grognard.compiler.source.NotText;
import dev.grognard.grammar.GrogParser;
import java.io.File;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.apache.maven.plugin.AbstractMojo;
import org.apache.maven.plugin.MojoExecutionException;
import org.apache.maven.plugin.MojoFailureException;
import org.apache.maven.plugins.annotations.Parameter;
import org.apache.maven.project.MavenProject;

/** What the goals share: where the texts are, where the Java goes, and how mistakes are reported. */
abstract class GrogMojo extends AbstractMojo {
    @Parameter(defaultValue = "${project}", readonly = true, required = true)
    private MavenProject project;

    @Parameter(defaultValue = "${plugin.version}", readonly = true)
    private String pluginVersion;

    /** The folder with the {@code .grog} files. */
    @Parameter(property = "grog.sourceDirectory", defaultValue = "${project.basedir}/src/main/grog")
    private File sourceDirectory;

    /** Where the games' Java goes. */
    @Parameter(defaultValue = "${project.build.directory}/generated-sources/grog")
    private File outputDirectory;

    /** Where the Java of the examples goes. */
    @Parameter(defaultValue = "${project.build.directory}/generated-test-sources/grog")
    private File testOutputDirectory;

    /** Where the plugin notes what it made, and from what. */
    @Parameter(defaultValue = "${project.build.directory}/grog", readonly = true)
    private File stampDirectory;

    /** The package under which each game gets one of its own. */
    @Parameter(property = "grog.packagePrefix", defaultValue = "dev.grognard.games")
    private String packagePrefix;

    /** Does nothing when set. */
    @Parameter(property = "grog.skip", defaultValue = "false")
    private boolean skip;

    @Override
    public final void execute() throws MojoExecutionException, MojoFailureException {
        if (skip) {
            getLog().info("Skipped");
            return;
        }
        try {
            run(GrogFolder.read(sourceDirectory.toPath()));
        } catch (NotText e) {
            throw new MojoFailureException(e.getMessage());
        } catch (IOException e) {
            throw new MojoExecutionException("Cannot read or write: " + e.getMessage(), e);
        }
    }

    abstract void run(GrogFolder folder) throws IOException, MojoFailureException;

    final MavenProject project() {
        return project;
    }

    final Path mainFolder() {
        return outputDirectory.toPath();
    }

    final Path testFolder() {
        return testOutputDirectory.toPath();
    }

    /** Brings both roots up to date in one compilation; whichever goal comes first does the work. */
    final void generate(GrogFolder folder) throws IOException, MojoFailureException {
        OutputRoot main = new OutputRoot(mainFolder(), stampDirectory.toPath().resolve("main.stamp"));
        OutputRoot tests = new OutputRoot(testFolder(), stampDirectory.toPath().resolve("test.stamp"));
        String fingerprint = fingerprint(folder);
        if (main.isUpToDate(fingerprint) && tests.isUpToDate(fingerprint)) {
            getLog().info("Nothing to generate: all games are up to date");
            return;
        }
        List<Compilation> compilations = compile(folder);
        int written = main.write(
                        fingerprint,
                        unique(compilations.stream()
                                .flatMap(compilation -> compilation.mainFiles().stream())
                                .toList()))
                + tests.write(
                        fingerprint,
                        unique(compilations.stream()
                                .flatMap(compilation -> compilation.testFiles().stream())
                                .toList()));
        getLog().info("Generated " + written + " changed files of " + compilations.size() + " games and mods");
    }

    /** Compiles every game and mod; fails with all that is wrong in any of them. */
    final List<Compilation> compile(GrogFolder folder) throws MojoFailureException {
        Diagnostics diagnostics = new Diagnostics();
        List<Compilation> compilations = new ArrayList<>();
        ParseCache parses = new ParseCache();
        for (String name : folder.playable()) {
            Compilation compilation = GrogCompiler.compile(
                    new CompileRequest(name, folder.library(), new CompileOptions(packagePrefix, true)), parses);
            compilation.diagnostics().stream().map(GrogMojo::inABuild).forEach(diagnostics::add);
            compilations.add(compilation);
        }
        List<Diagnostic> all = diagnostics.list();
        if (diagnostics.hasErrors()) {
            // Maven prints the message after its own words on the same line: the rendering begins on a new one.
            throw new MojoFailureException("the games in " + relative(sourceDirectory.toPath()) + " have mistakes\n\n"
                    + Renderer.plain().render(all));
        }
        if (!all.isEmpty()) {
            Renderer.plain().render(all).lines().forEach(getLog()::warn);
        }
        return compilations;
    }

    /** A copy beside the file that somebody works on does no harm there; here both would be built, one over the other. */
    static Diagnostic inABuild(Diagnostic diagnostic) {
        if (diagnostic.code() != NameCode.SAME_GAME || diagnostic.isError()) {
            return diagnostic;
        }
        return new Diagnostic(
                diagnostic.code(),
                Severity.ERROR,
                diagnostic.message(),
                diagnostic.primary(),
                diagnostic.secondary(),
                List.of("both would become the same Java package"),
                diagnostic.helps(),
                diagnostic.offer(),
                diagnostic.subject());
    }

    private Path relative(Path path) {
        Path base = project.getBasedir().toPath();
        return path.startsWith(base) ? base.relativize(path) : path;
    }

    private String fingerprint(GrogFolder folder) throws IOException {
        Fingerprint fingerprint = new Fingerprint()
                .add(String.valueOf(pluginVersion))
                .add(packagePrefix)
                .addCodeOf(GrogCompiler.class)
                .addCodeOf(GrogParser.class);
        folder.library().texts().forEach((name, text) -> fingerprint.add(name).add(text.text()));
        return fingerprint.value();
    }

    /** A game and its mods may share files; each is written once. */
    private static List<GeneratedFile> unique(List<GeneratedFile> files) {
        Map<String, GeneratedFile> byPath = new LinkedHashMap<>();
        files.forEach(file -> byPath.putIfAbsent(file.path(), file));
        return List.copyOf(byPath.values());
    }
}
