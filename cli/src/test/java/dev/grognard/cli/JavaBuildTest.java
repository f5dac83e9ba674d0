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
    void allIsCompiledAnewWhenOthersCouldNotice() throws ReflectiveOperationException {
        JavaBuild first = JavaBuild.of(List.of(USER, asked("static int of(int n) { return n; }")));
        JavaBuild next = first.next(List.of(USER, asked("static int of(long n) { return 7; }")));

        assertThat(next.classes().get("x.User")).isNotSameAs(first.classes().get("x.User"));
        assertThat(ask(next)).isEqualTo(7);
    }

    @Test
    void anOutlineHasNoBodiesAndNoComments() {
        String java = """
                package x;
                /** Says { things. */
                sealed interface A permits A.B {
                  int N = 3; // three
                  record B(int n) implements A {
                    B { if (n > 0) { n = 1; } }
                    static String s() { return "}" + '}'; }
                  }
                  enum C { D, E }
                }
                """;
        assertThat(JavaOutline.of(java).replaceAll("\\s+", " "))
                .isEqualTo("package x; sealed interface A permits A.B { int N = 3; record B(int n) implements A "
                        + "{ B {} static String s() {} } enum C { D, E } } ");
    }
}
