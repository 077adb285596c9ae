import { deepEqual } from "node:assert/strict";
import { ICON_STYLES } from "@/components/ui/icon_names.ts";

Deno.test("icons.svg holds exactly the icons that components may name", async () => {
  const file = new URL("../../../static/icons.svg", import.meta.url);
  const sprite = await Deno.readTextFile(file);
  const symbols = [...sprite.matchAll(/<symbol id="(\w+)"/g)].map((found) =>
    found[1]
  );
  const names = ICON_STYLES.flatMap((group) => [...group.names]);
  deepEqual(symbols.sort(), names.sort());
});
