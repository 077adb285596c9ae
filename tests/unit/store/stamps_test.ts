import { throws } from "node:assert/strict";
import { requireVersion } from "@/lib/store/stamps.ts";

Deno.test("requireVersion() accepts the current version or none, and otherwise throws the current version", () => {
  const record = { id: "1", version: 3 };
  requireVersion(record, undefined);
  requireVersion(record, 3);
  for (const stale of [0, 2, 4]) {
    throws(() => requireVersion(record, stale), {
      status: 409,
      problems: [{
        key: "error.conflict",
        params: { version: 3, known: "no", by: "" },
      }],
    });
  }
});
