package dev.grognard.grammar;

import java.util.ArrayList;
import org.antlr.v4.runtime.ParserRuleContext;
import org.antlr.v4.runtime.tree.ParseTree;

/**
 * A node of the parse tree with room for few children: between an expression and its first word stand a dozen nodes that have one each,
 * and the ten places that ANTLR gives to all would be a tenth of the memory that reading and checking a game takes.
 */
public class SlimContext extends ParserRuleContext {
    SlimContext() {}

    SlimContext(ParserRuleContext parent, int invokingState) {
        super(parent, invokingState);
    }

    @Override
    public <T extends ParseTree> T addAnyChild(T child) {
        if (children == null) {
            children = new ArrayList<>(1);
        }
        return super.addAnyChild(child);
    }
}
