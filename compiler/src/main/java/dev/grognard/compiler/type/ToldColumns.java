package dev.grognard.compiler.type;

import dev.grognard.compiler.model.Expr;
import dev.grognard.compiler.model.Member;
import dev.grognard.compiler.model.RecordDef;
import java.util.ArrayList;
import java.util.List;

/**
 * How a value of a record with columns reads in a text or a working, where no notation says it: as the board tells it on the track of the
 * turns. Names speak for themselves, numbers need the name of their column.
 */
final class ToldColumns {
    private ToldColumns() {}

    static String of(RecordDef record, List<Expr> parts) {
        List<String> words = new ArrayList<>();
        for (int i = 0; i < parts.size(); i++) {
            String column = record.fields().get(i).name();
            Expr part = parts.get(i);
            if (part instanceof Expr.Constant constant) {
                Member member = constant.member();
                words.add(member.printed().isEmpty() ? member.id() : member.printed());
            } else if (part instanceof Expr.Number number) {
                words.add(column + " " + number.printed());
            } else if (part instanceof Expr.RecordConstant inner) {
                words.add(inner.value().printed());
            } else if (part instanceof Expr.Truth truth && truth.value()) {
                words.add(column);
            }
        }
        return words.isEmpty() ? "nothing" : String.join(", ", words);
    }
}
