package dev.grognard.maven;

import java.io.IOException;
import org.apache.maven.plugin.MojoFailureException;
import org.apache.maven.plugins.annotations.LifecyclePhase;
import org.apache.maven.plugins.annotations.Mojo;

/** Compiles the examples of the project's games and mods to JUnit tests and adds them to what Maven tests. */
@Mojo(name = "generate-tests", defaultPhase = LifecyclePhase.GENERATE_TEST_SOURCES, threadSafe = true)
public final class GenerateTestsMojo extends GrogMojo {
    @Override
    void run(GrogFolder folder) throws IOException, MojoFailureException {
        generate(folder);
        project().addTestCompileSourceRoot(testFolder().toString());
    }
}
