package dev.grognard.cli;

import dev.grognard.runtime.engine.RulesFault;
import java.util.List;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.HelpCommand;
import picocli.CommandLine.IVersionProvider;
import picocli.CommandLine.Model.CommandSpec;

/** The command {@code grog} and its subcommands. */
@Command(
        name = "grog",
        description = "Compiles and plays board wargames written in Grognard.",
        mixinStandardHelpOptions = true,
        versionProvider = Grog.Version.class,
        synopsisSubcommandLabel = "COMMAND",
        footer = {
            "",
            "A GAME is the name of one of ours or the path of any .grog file.",
            "Exit code: 0 all is well, 1 something is wrong with a game or a file, 2 the command itself is wrong,",
            "           3 Grognard itself has failed."
        })
final class Grog {
    private static final List<Class<?>> COMMANDS = List.of(
            NewCommand.class,
            CheckCommand.class,
            FmtCommand.class,
            PlayCommand.class,
            MapCommand.class,
            TestCommand.class,
            SoakCommand.class,
            CoverageCommand.class,
            MutateCommand.class,
            DiffCommand.class,
            WhyCommand.class,
            ExplainCommand.class,
            HelpCommand.class);

    /** Something is wrong with what the command was given to read. */
    static final int FAILED = 1;

    /** Grognard itself has failed. */
    static final int CRASHED = 3;

    private Grog() {}

    /** Runs one command and returns its exit code. */
    static int run(Console console, GameShelf shelf, String... arguments) {
        Factory factory = new Factory(console, shelf);
        CommandLine line = new CommandLine(new Grog(), factory);
        for (Class<?> command : needed(arguments)) {
            String name = command.getAnnotation(Command.class).name();
            if (List.of(arguments).contains(name)) {
                line.addSubcommand(command);
            } else {
                line.addSubcommand(name, named(command));
            }
        }
        line.setOut(console.out())
                .setErr(console.err())
                .setCaseInsensitiveEnumValuesAllowed(true)
                .setUsageHelpWidth(100)
                .setColorScheme(CommandLine.Help.defaultColorScheme(
                        console.signs() ? CommandLine.Help.Ansi.ON : CommandLine.Help.Ansi.OFF))
                .setParameterExceptionHandler(new Misused(console))
                .setExecutionExceptionHandler(new Failures(console));
        if (arguments.length == 0) {
            line.usage(console.out());
            return CommandLine.ExitCode.USAGE;
        }
        try {
            return line.execute(arguments);
        } catch (StackOverflowError e) {
            console.err().println("grog: the text is nested too deeply to be read");
            return FAILED;
        }
    }

    /** The command that is called for, or all of which one may be meant. */
    private static List<Class<?>> needed(String... arguments) {
        return COMMANDS.stream()
                .filter(command -> command != HelpCommand.class)
                .filter(command -> arguments.length > 0
                        && arguments[0].equals(
                                command.getAnnotation(Command.class).name()))
                .findFirst()
                .<List<Class<?>>>map(List::of)
                .orElse(COMMANDS);
    }

    /** A command as it stands in a list: what else it says of itself takes longer to read than many a command does. */
    private static CommandSpec named(Class<?> command) {
        Command said = command.getAnnotation(Command.class);
        CommandSpec spec = CommandSpec.create();
        spec.usageMessage().header(said.header()).description(said.description());
        return spec;
    }

    private static int fail(Console console, Exception problem) {
        if (problem instanceof UserError) {
            console.err().println("grog: " + problem.getMessage());
            return FAILED;
        }
        if (problem instanceof RulesFault) {
            console.err().println("grog: the rules of this game do not go on: " + problem.getMessage());
            return FAILED;
        }
        CrashReport.of(problem)
                .lines("your files are as they were")
                .forEach(line -> console.err().println("grog: " + line));
        return CRASHED;
    }

    /** Tells what has gone wrong; no lambda, because that would keep the largest class of picocli out of the launcher's archive. */
    private record Failures(Console console) implements CommandLine.IExecutionExceptionHandler {
        @Override
        public int handleExecutionException(Exception problem, CommandLine command, CommandLine.ParseResult parsed) {
            return fail(console, problem);
        }
    }

    /** The version that the jar was built as. */
    static final class Version implements IVersionProvider {
        @Override
        public String[] getVersion() {
            String version = Grog.class.getPackage().getImplementationVersion();
            return new String[] {"grog " + (version == null ? "(not packaged)" : version)};
        }
    }

    /** Makes commands with the console and the shelf that they work on. */
    private record Factory(Console console, GameShelf shelf) implements CommandLine.IFactory {
        @Override
        public <K> K create(Class<K> type) throws Exception {
            for (var constructor : type.getDeclaredConstructors()) {
                Class<?>[] parameters = constructor.getParameterTypes();
                if (parameters.length == 2 && parameters[0] == Console.class && parameters[1] == GameShelf.class) {
                    return type.cast(constructor.newInstance(console, shelf));
                }
            }
            return CommandLine.defaultFactory().create(type);
        }
    }
}
