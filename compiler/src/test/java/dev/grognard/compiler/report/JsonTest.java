package dev.grognard.compiler.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class JsonTest {
    @Test
    void writesNestedValuesInOrder() {
        String json = Json.write(Json.object("name", "a \"b\"\n", "list", List.of(1, true), "none", List.of()));
        assertThat(json).isEqualTo("""
                        {
                          "name": "a \\"b\\"\\n",
                          "list": [
                            1,
                            true
                          ],
                          "none": []
                        }""");
    }
}
