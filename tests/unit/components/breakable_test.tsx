import { equal } from "node:assert/strict";
import { Breakable } from "@/components/ui/Breakable.tsx";
import { render } from "@/tests/helpers/html.ts";

Deno.test("Breakable() lets a name break after the character given and escapes its words once", () => {
  equal(
    render(<Breakable name="/a&b/c" after="/" />),
    "/<wbr>a&amp;b/<wbr>c",
  );
});
