package dev.grognard.cli;

import dev.grognard.compiler.diagnostic.Suggest;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;
import picocli.CommandLine;
import picocli.CommandLine.MissingParameterException;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.UnmatchedArgumentException;

/** Says in a line or two what is wrong with a command that cannot be understood, and where to look it up. */
record Misused(Console console) implements CommandLine.IParameterExceptionHandler {
    /** What other programs call what a command of ours does. */
    private static final Map<String, String> ELSEWHERE = Map.ofEntries(
            Map.entry("run", "play"),
            Map.entry("start", "play"),
            Map.entry("load", "play"),
            Map.entry("compile", "check"),
            Map.entry("build", "check"),
            Map.entry("lint", "check"),
            Map.entry("validate", "check"),
            Map.entry("format", "fmt"),
            Map.entry("draw", "map"),
            Map.entry("init", "new"),
            Map.entry("create", "new"),
            Map.entry("fuzz", "soak"),
            Map.entry("error", "explain"));

    @Override
    public int handleParseException(ParameterException problem, String[] arguments) {
        CommandLine command = problem.getCommandLine();
        String name = command.getCommandSpec().qualifiedName();
        console.err().println("grog: " + told(problem, command, name, arguments));
        console.err().println("grog: `" + name + " --help` lists what can be given");
        return CommandLine.ExitCode.USAGE;
    }

    private static String told(ParameterException problem, CommandLine command, String name, String... arguments) {
        if (problem instanceof UnmatchedArgumentException unmatched
                && !unmatched.getUnmatched().isEmpty()) {
            String first = unmatched.getUnmatched().get(0);
            return command.getParent() == null && !first.startsWith("-")
                    ? noCommand(first, command, arguments)
                    : "`" + name + "` has no room for `" + first + "`"
                            + meant(first, options(command)).orElse("");
        }
        if (problem instanceof MissingParameterException missing) {
            return missing.getMessage()
                    .replaceFirst("^Missing required parameters?: (.*)$", "`" + name + "` wants $1")
                    .replace("'", "");
        }
        return problem.getMessage().replaceFirst("is not (?:a long|an int)$", "is not a whole number");
    }

    private static String noCommand(String word, CommandLine command, String... arguments) {
        if (word.endsWith(".grog")) {
            return "what is to be done with `" + word + "`? `grog play " + word + "` plays it, `grog check " + word
                    + "` looks for mistakes";
        }
        String rest = String.join(" ", List.of(arguments).subList(1, arguments.length));
        return "there is no command `" + word + "`"
                + Optional.ofNullable(ELSEWHERE.get(word))
                        .or(() -> Suggest.closest(word, command.getSubcommands().keySet()))
                        .map(meant -> "; did you mean `" + ("grog " + meant + " " + rest).strip() + "`?")
                        .orElse("");
    }

    private static Optional<String> meant(String word, List<String> options) {
        return word.startsWith("-")
                ? Suggest.closest(word, options).map(option -> "; did you mean `" + option + "`?")
                : Optional.empty();
    }

    private static List<String> options(CommandLine command) {
        return List.copyOf(new TreeSet<>(command.getCommandSpec().optionsMap().keySet()));
    }
}
