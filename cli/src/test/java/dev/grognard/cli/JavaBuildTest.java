package dev.grognard.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.grognard.compiler.GeneratedFile;
import java.util.List;
import org.junit.jupiter.api.Test;

class JavaBuildTest {
    private static final GeneratedFile USER = new GeneratedFile(
            "x/User.java", "package x;\npublic class User { public int ask() { return Asked.of(1); } }");

    private static GeneratedFile asked(String body) {
        return new GeneratedFile("x/Asked.java", "package x;\nclass Asked { " + body + " }");
    }

    private static Object ask(JavaBuild build) throws ReflectiveOperationException {
        Class<?> user = build.loader().loadClass("x.User");
        return user.getMethod("ask").invoke(user.getConstructor().newInstance());
    }

    @Test
    void whatHasNotChangedIsTakenOver() throws ReflectiveOperationException {
        JavaBuild first = JavaBuild.of(List.of(USER, asked("static int of(int n) { return n; }")));
        JavaBuild next = first.next(List.of(USER, asked("static int of(int n) { return n + 1; }")));

        assertThat(next.classes().get("x.User")).isSameAs(first.classes().get("x.User"));
        assertThat(ask(next)).isEqualTo(2);
    }

    @Test
    void whatOnlySaysSomethingElseIsTakenOver() {
        JavaBuild first = JavaBuild.of(List.of(
                USER, asked("/** One. */\n// x.grog:1: n // n\nstatic int of(int n) { return \"// 1\".length(); }")));
        JavaBuild next = first.next(List.of(
                USER, asked("/** Two. */\n// x.grog:2: n /* n\nstatic int of(int n) { return \"// 1\".length(); }")));
        JavaBuild last = next.next(List.of(
                USER, asked("/** Two. */\n// x.grog:2: n /* n\nstatic int of(int n) { return \"// 12\".length(); }")));

        assertThat(next.classes().get("x.Asked")).isSameAs(first.classes().get("x.Asked"));
        assertThat(last.classes().get("x.Asked")).isNotSameAs(next.classes().get("x.Asked"));
    }

    @Test
    void whoUsesWhatLooksDifferentIsCompiledAnew() throws ReflectiveOperationException {
        GeneratedFile aside = new GeneratedFile("x/Aside.java", "package x;\nclass Aside { }");
        JavaBuild first = JavaBuild.of(List.of(USER, aside, asked("static int of(int n) { return n; }")));
        JavaBuild next = first.next(List.of(USER, aside, asked("static int of(long n) { return 7; }")));

        assertThat(ask(next)).isEqualTo(7);
        assertThat(next.classes().get("x.User")).isNotSameAs(first.classes().get("x.User"));
        assertThat(next.classes().get("x.Aside")).isSameAs(first.classes().get("x.Aside"));
    }

    @Test
    void whoUsesOnlyOtherMembersIsTakenOver() {
        JavaBuild first = JavaBuild.of(List.of(USER, asked("static int of(int n) { return n; }")));
        JavaBuild next = first.next(
                List.of(USER, asked("static int of(int n) { return n; } static int off(int n) { return 3; }")));

        assertThat(next.classes().get("x.User")).isSameAs(first.classes().get("x.User"));
    }

    @Test
    void aLambdaNeedNotNameTheMethodThatItIs() throws ReflectiveOperationException {
        GeneratedFile caller = new GeneratedFile(
                "x/Caller.java", "package x;\nclass Caller { static int call(Asked a) { return a.first(1); } }");
        GeneratedFile renamed = new GeneratedFile(
                "x/Caller.java", "package x;\nclass Caller { static int call(Asked a) { return a.second(1); } }");
        GeneratedFile user = new GeneratedFile(
                "x/User.java",
                "package x;\npublic class User { public int ask() { Asked a = n -> n + 1; return Caller.call(a); } }");
        JavaBuild first = JavaBuild.of(List.of(user, caller, function("first")));
        JavaBuild next = first.next(List.of(user, renamed, function("second")));

        assertThat(ask(next)).isEqualTo(2);
    }

    private static GeneratedFile function(String name) {
        return new GeneratedFile("x/Asked.java", "package x;\ninterface Asked { int " + name + "(int n); }");
    }

    @Test
    void aUserNeedNotNameWhatItUses() throws ReflectiveOperationException {
        GeneratedFile between = new GeneratedFile(
                "x/Between.java", "package x;\nclass Between { static Asked asked() { return new Asked(); } }");
        GeneratedFile user = new GeneratedFile(
                "x/User.java",
                "package x;\npublic class User { public int ask() { return (int) Between.asked().of(1); } }");
        JavaBuild first = JavaBuild.of(List.of(user, between, asked("int of(int n) { return n; }")));
        JavaBuild next = first.next(List.of(user, between, asked("long of(long n) { return 7; }")));

        assertThat(ask(next)).isEqualTo(7);
    }

    @Test
    void aConstantGoesThroughConstantsAndSubclasses() throws ReflectiveOperationException {
        GeneratedFile worked =
                new GeneratedFile("x/Worked.java", "package x;\nclass Worked { static final int M = Asked.N + 1; }");
        GeneratedFile below = new GeneratedFile("x/Below.java", "package x;\nclass Below extends Worked { }");
        GeneratedFile user = new GeneratedFile(
                "x/User.java", "package x;\npublic class User { public int ask() { return Below.M; } }");
        JavaBuild first = JavaBuild.of(List.of(user, below, worked, asked("static final int N = 3;")));
        JavaBuild next = first.next(List.of(user, below, worked, asked("static final int N = 4;")));

        assertThat(ask(first)).isEqualTo(4);
        assertThat(ask(next)).isEqualTo(5);
    }

    @Test
    void whatIsPrivateConcernsNobodyElse() {
        JavaBuild first = JavaBuild.of(List.of(USER, asked("static int of(int n) { return n; }")));
        JavaBuild next = first.next(List.of(
                USER,
                asked("private static final int N = 1; static int of(int n) { return more(n); }"
                        + " private static int more(int n) { return n + N; }")));

        assertThat(next.classes().get("x.User")).isSameAs(first.classes().get("x.User"));
    }

    @Test
    void classesOfFilesThatAreGoneAreGone() throws ReflectiveOperationException {
        GeneratedFile other = new GeneratedFile("x/Other.java", "package x;\nclass Other { class Inner { } }");
        JavaBuild first = JavaBuild.of(List.of(USER, other, asked("static int of(int n) { return n; }")));
        JavaBuild next = first.next(List.of(USER, asked("static int of(int n) { return n; }")));

        assertThat(first.classes()).containsKeys("x.Other", "x.Other$Inner");
        assertThat(next.classes()).containsOnlyKeys("x.User", "x.Asked");
    }

    @Test
    void anOutlineHasNoBodiesNoCommentsAndNothingPrivate() {
        String java = """
                package x;
                import java.util.List;
                import java.util.Set;
                /** Says { things. */
                sealed interface A permits A.B {
                  int N = 3; // three
                  int[] M = new int[] {1, 2};
                  record B(List<String> n) implements A {
                    private static final Set<String> S = Set.of("{");
                    B { if (n.isEmpty()) { n = null; } }
                    static String s() { return "}" + '}'; }
                    private void t() { }
                  }
                  enum C { D, E { int f() { return 1; } }, F }
                }
                """;
        assertThat(JavaOutline.of(JavaComments.leftOut(java)).members())
                .containsExactly(
                        "package x;",
                        "sealed interface A permits A.B {",
                        "int N = 3;",
                        "int[] M = new int[] {};",
                        "record B(List<String> n) implements A {",
                        "B {}",
                        "static String s() {}",
                        "}",
                        "enum C {",
                        "constants: D, E {}, F }",
                        "}",
                        "import java.util.List;");
    }
}
