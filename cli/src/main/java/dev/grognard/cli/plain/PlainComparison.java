package dev.grognard.cli.plain;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.Handle;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.commons.GeneratorAdapter;
import org.objectweb.asm.commons.Method;

/** How a record tells whether another is equal, or its hash code, as a method of its own. */
final class PlainComparison {
    private static final Type OBJECTS = Type.getType(Objects.class);
    private static final int FACTOR = 31;

    private final Type owner;
    private final boolean isHash;
    private final Method method;
    private final List<Handle> components;

    /**
     * A method of a record as Java notes it.
     *
     * @param name the class of the record
     * @param called the method
     * @param arguments the class, the names of the components, and how each is read
     */
    PlainComparison(String name, String called, String type, Object... arguments) {
        this.owner = Type.getObjectType(name);
        this.isHash = called.equals("hashCode");
        this.method = new Method("plain$" + called, type);
        this.components = new ArrayList<>(
                Arrays.stream(arguments).skip(2).map(Handle.class::cast).toList());
    }

    /** How a record is printed is left as it is; that is seldom needed. */
    static boolean isMadeBy(Handle maker, String called) {
        return maker.getOwner().equals("java/lang/runtime/ObjectMethods") && !called.equals("toString");
    }

    void call(MethodVisitor code) {
        code.visitMethodInsn(
                Opcodes.INVOKESTATIC, owner.getInternalName(), method.getName(), method.getDescriptor(), false);
    }

    void write(ClassVisitor writer) {
        int access = Opcodes.ACC_PRIVATE | Opcodes.ACC_STATIC | Opcodes.ACC_SYNTHETIC;
        MethodVisitor next = writer.visitMethod(access, method.getName(), method.getDescriptor(), null, null);
        GeneratorAdapter code = new GeneratorAdapter(next, access, method.getName(), method.getDescriptor());
        if (isHash) {
            hash(code);
        } else {
            equality(code, next);
        }
        code.returnValue();
        // The class is written without looking for the deepest stack; this is enough for two longs and what lies below.
        code.visitMaxs(5, method.getArgumentTypes().length);
        code.visitEnd();
    }

    private void hash(GeneratorAdapter code) {
        code.push(0);
        for (Handle component : components) {
            code.push(FACTOR);
            code.math(GeneratorAdapter.MUL, Type.INT_TYPE);
            Type type = load(code, 0, component);
            if (PlainClasses.isPrimitive(type)) {
                code.invokeStatic(boxed(type), new Method("hashCode", Type.INT_TYPE, new Type[] {type}));
            } else {
                code.invokeStatic(OBJECTS, Method.getMethod("int hashCode(Object)"));
            }
            code.math(GeneratorAdapter.ADD, Type.INT_TYPE);
        }
    }

    private void equality(GeneratorAdapter code, MethodVisitor plain) {
        Label other = new Label();
        code.loadArg(1);
        code.instanceOf(owner);
        Label same = new Label();
        code.visitJumpInsn(Opcodes.IFNE, same);
        code.push(false);
        code.returnValue();
        code.visitLabel(same);
        plain.visitFrame(Opcodes.F_SAME, 0, null, 0, null);
        for (Handle component : components) {
            load(code, 0, component);
            Type type = load(code, 1, component);
            if (PlainClasses.isPrimitive(type)) {
                code.invokeStatic(boxed(type), new Method("compare", Type.INT_TYPE, new Type[] {type, type}));
                code.visitJumpInsn(Opcodes.IFNE, other);
            } else {
                code.invokeStatic(OBJECTS, Method.getMethod("boolean equals(Object, Object)"));
                code.visitJumpInsn(Opcodes.IFEQ, other);
            }
        }
        code.push(true);
        if (!components.isEmpty()) {
            code.returnValue();
            code.visitLabel(other);
            plain.visitFrame(Opcodes.F_SAME, 0, null, 0, null);
            code.push(false);
        }
    }

    private Type load(GeneratorAdapter code, int argument, Handle component) {
        code.loadArg(argument);
        if (argument == 1) {
            code.checkCast(owner);
        }
        Type type = Type.getType(component.getDesc());
        code.getField(owner, component.getName(), type);
        return type;
    }

    private static Type boxed(Type primitive) {
        return Type.getObjectType(
                switch (primitive.getSort()) {
                    case Type.BOOLEAN -> "java/lang/Boolean";
                    case Type.CHAR -> "java/lang/Character";
                    case Type.BYTE -> "java/lang/Byte";
                    case Type.SHORT -> "java/lang/Short";
                    case Type.INT -> "java/lang/Integer";
                    case Type.LONG -> "java/lang/Long";
                    case Type.FLOAT -> "java/lang/Float";
                    default -> "java/lang/Double";
                });
    }
}
