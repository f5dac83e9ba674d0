package dev.grognard.cli.plain;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Handle;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.commons.GeneratorAdapter;
import org.objectweb.asm.commons.Method;

/** A lambda as a class: its fields are what it takes along, and its one method calls what the lambda was made of. */
final class PlainLambda {
    private static final String ONLY = "ONLY";
    private static final String MAKER = "of";

    private final Home home;
    private final String called;
    private final String made;
    private final Type form;
    private final Type taken;
    private final Type[] parameters;
    private final Type erased;
    private final Handle body;
    private final Type exact;

    /**
     * Where the class of a lambda belongs.
     *
     * @param name its name
     * @param host the class whose nest it is in
     * @param classes takes it when it has been written
     */
    record Home(String name, String host, Consumer<byte[]> classes) {}

    /**
     * A lambda as Java notes it.
     *
     * @param called the name of the method that it is called by
     * @param made what it takes along, and what it is then
     * @param arguments the method that it is called by, what it calls, and the same method with its types known
     */
    PlainLambda(Home home, String called, String made, Object... arguments) {
        this.home = home;
        this.called = called;
        this.made = made;
        this.form = Type.getReturnType(made);
        this.taken = Type.getObjectType(home.name());
        this.parameters = Type.getArgumentTypes(made);
        this.erased = (Type) arguments[0];
        this.body = (Handle) arguments[1];
        this.exact = (Type) arguments[2];
    }

    static boolean isMadeBy(Handle maker) {
        return maker.getOwner().equals("java/lang/invoke/LambdaMetafactory")
                && maker.getName().equals("metafactory");
    }

    /** Writes the class, and the code that makes one where the lambda stood. */
    void call(MethodVisitor code) {
        home.classes().accept(written());
        if (parameters.length == 0) {
            code.visitFieldInsn(Opcodes.GETSTATIC, home.name(), ONLY, form.getDescriptor());
        } else {
            code.visitMethodInsn(Opcodes.INVOKESTATIC, home.name(), MAKER, made, false);
        }
    }

    private byte[] written() {
        ClassWriter writer = new ClassWriter(ClassWriter.COMPUTE_MAXS);
        writer.visit(
                Opcodes.V11,
                Opcodes.ACC_FINAL | Opcodes.ACC_SUPER | Opcodes.ACC_SYNTHETIC,
                home.name(),
                null,
                "java/lang/Object",
                new String[] {form.getInternalName()});
        writer.visitNestHost(home.host());
        for (int i = 0; i < parameters.length; i++) {
            writer.visitField(
                    Opcodes.ACC_PRIVATE | Opcodes.ACC_FINAL, field(i), parameters[i].getDescriptor(), null, null);
        }
        constructor(writer);
        if (parameters.length == 0) {
            writer.visitField(Opcodes.ACC_STATIC | Opcodes.ACC_FINAL, ONLY, form.getDescriptor(), null, null);
            making(writer, new Method("<clinit>", "()V"), code -> code.putStatic(taken, ONLY, form));
        } else {
            making(writer, new Method(MAKER, made), code -> {});
        }
        method(writer);
        writer.visitEnd();
        return writer.toByteArray();
    }

    private static String field(int index) {
        return "taken" + index;
    }

    private Method maker() {
        return new Method("<init>", Type.VOID_TYPE, parameters);
    }

    private void constructor(ClassWriter writer) {
        GeneratorAdapter code = new GeneratorAdapter(Opcodes.ACC_PRIVATE, maker(), null, null, writer);
        code.loadThis();
        code.invokeConstructor(Type.getType(Object.class), new Method("<init>", "()V"));
        for (int i = 0; i < parameters.length; i++) {
            code.loadThis();
            code.loadArg(i);
            code.putField(taken, field(i), parameters[i]);
        }
        code.returnValue();
        code.endMethod();
    }

    private void making(ClassWriter writer, Method method, Consumer<GeneratorAdapter> then) {
        GeneratorAdapter code = new GeneratorAdapter(Opcodes.ACC_STATIC, method, null, null, writer);
        code.newInstance(taken);
        code.dup();
        code.loadArgs();
        code.invokeConstructor(taken, maker());
        then.accept(code);
        code.returnValue();
        code.endMethod();
    }

    private void method(ClassWriter writer) {
        Method method = new Method(called, erased.getDescriptor());
        GeneratorAdapter code = new GeneratorAdapter(Opcodes.ACC_PUBLIC, method, null, null, writer);
        boolean isNew = body.getTag() == Opcodes.H_NEWINVOKESPECIAL;
        Type owner = Type.getObjectType(body.getOwner());
        if (isNew) {
            code.newInstance(owner);
            code.dup();
        }
        List<Type> wanted = new ArrayList<>();
        if (!isNew && body.getTag() != Opcodes.H_INVOKESTATIC) {
            wanted.add(owner);
        }
        wanted.addAll(List.of(Type.getArgumentTypes(body.getDesc())));
        for (int i = 0; i < parameters.length; i++) {
            code.loadThis();
            code.getField(taken, field(i), parameters[i]);
            convert(code, parameters[i], parameters[i], wanted.get(i));
        }
        for (int i = 0; i < erased.getArgumentTypes().length; i++) {
            code.loadArg(i);
            Type known = exact.getArgumentTypes()[i];
            convert(code, erased.getArgumentTypes()[i], known, wanted.get(parameters.length + i));
        }
        code.visitMethodInsn(opcode(), body.getOwner(), body.getName(), body.getDesc(), body.isInterface());
        Type result = isNew ? owner : Type.getReturnType(body.getDesc());
        if (!erased.getReturnType().equals(Type.VOID_TYPE)) {
            convert(code, result, exact.getReturnType(), erased.getReturnType());
        } else if (result.getSize() == 2) {
            code.pop2();
        } else if (result.getSize() == 1) {
            code.pop();
        }
        code.returnValue();
        code.endMethod();
    }

    private int opcode() {
        return switch (body.getTag()) {
            case Opcodes.H_INVOKESTATIC -> Opcodes.INVOKESTATIC;
            case Opcodes.H_NEWINVOKESPECIAL -> Opcodes.INVOKESPECIAL;
            // Private methods too: within a nest they are called like all others.
            default -> body.isInterface() ? Opcodes.INVOKEINTERFACE : Opcodes.INVOKEVIRTUAL;
        };
    }

    /** A value as the method has it, known to be of a type, becomes what is wanted. */
    private static void convert(GeneratorAdapter code, Type from, Type known, Type wanted) {
        Type now = from;
        if (!PlainClasses.isPrimitive(now) && !PlainClasses.isPrimitive(known)) {
            code.checkCast(known);
            now = known;
        }
        if (PlainClasses.isPrimitive(now) && PlainClasses.isPrimitive(wanted)) {
            code.cast(now, wanted);
        } else if (PlainClasses.isPrimitive(now)) {
            code.valueOf(now);
        } else if (PlainClasses.isPrimitive(wanted)) {
            code.unbox(wanted);
        } else if (!now.equals(wanted)) {
            code.checkCast(wanted);
        }
    }
}
