package dev.grognard.maven;

import org.apache.maven.plugin.MojoFailureException;
import org.apache.maven.plugins.annotations.LifecyclePhase;
import org.apache.maven.plugins.annotations.Mojo;

/** Reports what is wrong in the games and mods of the project, and writes nothing. */
@Mojo(name = "check", defaultPhase = LifecyclePhase.VALIDATE, threadSafe = true)
public final class CheckMojo extends GrogMojo {
    @Override
    void run(GrogFolder folder) throws MojoFailureException {
        int games = compile(folder).size();
        getLog().info("Checked " + games + " games and mods");
    }
}
