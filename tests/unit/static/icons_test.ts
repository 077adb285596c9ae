import { deepEqual } from "node:assert/strict";
import { INTERFACE_ICONS } from "@/components/ui/icon_names.ts";
import { ACTIVITY_ICONS } from "@/lib/fields/constants.ts";

Deno.test("icons.svg has exactly the icons that components may use", async () => {
  const file = new URL("../../../static/icons.svg", import.meta.url);
  const sprite = await Deno.readTextFile(file);
  const symbols = [...sprite.matchAll(/<symbol id="(\w+)"/g)].map((found) =>
    found[1]
  );
  const names = [...ACTIVITY_ICONS, ...INTERFACE_ICONS];
  deepEqual(symbols.sort(), names.sort());
});
