import { equal } from "node:assert/strict";
import { Breakable } from "@/components/ui/Breakable.tsx";
import { render } from "@/tests/helpers/html.ts";

Deno.test("Breakable() allows line breaks after the given character and escapes each part once", () => {
  equal(
    render(<Breakable name="/a&b/c" after="/" />),
    "/<wbr>a&amp;b/<wbr>c",
  );
});
