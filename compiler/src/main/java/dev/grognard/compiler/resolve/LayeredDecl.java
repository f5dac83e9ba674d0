package dev.grognard.compiler.resolve;

import dev.grognard.compiler.ast.Decl;
import dev.grognard.compiler.model.Layer;

/** A declaration and the layer it stands in. */
public record LayeredDecl(Decl decl, Layer layer) {
    /** Whether what it does holds only when its option or scenario is in play. */
    public boolean conditional() {
        return layer.form() == Layer.Form.OPTION || layer.form() == Layer.Form.SCENARIO;
    }
}
