package dev.grognard.cli.plain;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Handle;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/** The classes of a jar with those of their lambdas. */
final class PlainClasses {
    /** The first version of class files in which the classes of a nest may call each other's private methods. */
    private static final int NESTS = Opcodes.V11;

    private final Map<String, byte[]> changed = new LinkedHashMap<>();
    /** The classes that were made, by the class whose nest they belong to. */
    private final Map<String, List<String>> nests = new LinkedHashMap<>();

    private PlainClasses() {}

    /** What stands in a jar, by its name there, with plain classes for lambdas. */
    static Map<String, byte[]> of(Map<String, byte[]> entries) {
        PlainClasses classes = new PlainClasses();
        entries.forEach((name, content) -> classes.changed.put(
                name, name.endsWith(".class") && !name.startsWith("META-INF/") ? classes.plain(content) : content));
        classes.nests.forEach(classes::join);
        return classes.changed;
    }

    private byte[] plain(byte[] content) {
        ClassReader reader = new ClassReader(content);
        ClassWriter writer = new ClassWriter(reader, 0);
        Rewriting rewriting = new Rewriting(writer);
        reader.accept(rewriting, 0);
        return rewriting.isOld ? content : writer.toByteArray();
    }

    /** Lets the members of a nest see each other's private methods. */
    private void join(String host, List<String> members) {
        ClassReader reader = new ClassReader(changed.get(host + ".class"));
        ClassWriter writer = new ClassWriter(reader, 0);
        reader.accept(
                new ClassVisitor(Opcodes.ASM9, writer) {
                    @Override
                    public void visitEnd() {
                        members.forEach(this::visitNestMember);
                        super.visitEnd();
                    }
                },
                0);
        changed.put(host + ".class", writer.toByteArray());
    }

    private final class Rewriting extends ClassVisitor {
        private boolean isOld;
        private String name;
        private String host;
        private int lambdas;
        private final List<PlainComparison> comparisons = new ArrayList<>();

        Rewriting(ClassVisitor next) {
            super(Opcodes.ASM9, next);
        }

        @Override
        public void visit(int version, int access, String of, String signature, String parent, String[] interfaces) {
            isOld = (version & 0xFFFF) < NESTS;
            name = of;
            host = of;
            super.visit(version, access, of, signature, parent, interfaces);
        }

        @Override
        public void visitNestHost(String nestHost) {
            host = nestHost;
            super.visitNestHost(nestHost);
        }

        @Override
        public MethodVisitor visitMethod(int access, String of, String type, String signature, String[] exceptions) {
            MethodVisitor next = super.visitMethod(access, of, type, signature, exceptions);
            return new MethodVisitor(Opcodes.ASM9, next) {
                @Override
                public void visitInvokeDynamicInsn(String called, String made, Handle maker, Object... arguments) {
                    if (!isOld && PlainLambda.isMadeBy(maker)) {
                        new PlainLambda(lambda(), called, made, arguments).call(mv);
                    } else if (!isOld && PlainComparison.isMadeBy(maker, called)) {
                        PlainComparison comparison = new PlainComparison(name, called, made, arguments);
                        comparisons.add(comparison);
                        comparison.call(mv);
                    } else {
                        super.visitInvokeDynamicInsn(called, made, maker, arguments);
                    }
                }
            };
        }

        private PlainLambda.Home lambda() {
            String own = name + "$$Plain" + lambdas++;
            nests.computeIfAbsent(host, first -> new ArrayList<>()).add(own);
            return new PlainLambda.Home(own, host, content -> changed.put(own + ".class", content));
        }

        @Override
        public void visitEnd() {
            comparisons.forEach(comparison -> comparison.write(cv));
            super.visitEnd();
        }
    }

    /** Whether something is no object. */
    static boolean isPrimitive(Type type) {
        return type.getSort() < Type.ARRAY;
    }
}
