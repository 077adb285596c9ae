import { ok } from "node:assert/strict";
import { GUIDE, writeGuide } from "../helpers/api_guide/guide.ts";

const RENEW =
  "deno run -A --config tests/deno.json tests/helpers/api_guide/guide.ts";

Deno.test("docs/api.md shows the actual responses of the calls", async () => {
  ok(
    await Deno.readTextFile(GUIDE) === await writeGuide(),
    `docs/api.md is out of date. Renew it: ${RENEW}`,
  );
});
