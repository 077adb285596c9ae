import { runTests } from "@/lib/tasks/test.ts";
import { RUNS_DENOKV, WHY_SKIPPED } from "../helpers/denokv.ts";

/** Tests of markup, headers, files and the tables of calls and rights, which no store answers differently. */
const WITHOUT = [
  ...["access", "chat", "form_screens", "guide", "head", "headers"],
  ...["html", "lookalikes", "manifest", "matrix", "offline", "openapi"],
  ...["public_screens", "qr", "query", "resolution", "role_screens"],
  ...["sitemap", "tiles", "weights"],
].map((name) => `tests/api/${name}_test.ts`);

// Runs the tests of the API, or those named, on denokv servers.
if (RUNS_DENOKV) {
  const selection = { group: "api_", without: WITHOUT };
  Deno.exit(await runTests(Deno.args, selection));
}
console.log(WHY_SKIPPED);
