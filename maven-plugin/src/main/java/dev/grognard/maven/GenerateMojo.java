package dev.grognard.maven;

import java.io.IOException;
import org.apache.maven.plugin.MojoFailureException;
import org.apache.maven.plugins.annotations.LifecyclePhase;
import org.apache.maven.plugins.annotations.Mojo;

/** Compiles the games and mods of the project to Java and adds it to what Maven compiles. */
@Mojo(name = "generate", defaultPhase = LifecyclePhase.GENERATE_SOURCES, threadSafe = true)
public final class GenerateMojo extends GrogMojo {
    @Override
    void run(GrogFolder folder) throws IOException, MojoFailureException {
        generate(folder);
        project().addCompileSourceRoot(mainFolder().toString());
    }
}
