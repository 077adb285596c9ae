import { runTests } from "@/lib/tasks/test.ts";
import { RUNS_DENOKV, WHY_SKIPPED } from "../helpers/denokv.ts";

/** Tests that do not depend on the store: of markup, headers, files, mail texts and the tables of calls and rights. */
const WITHOUT = [
  ...["access", "chat", "contact_page", "create_parcel", "figures"],
  ...["first_steps", "foreign", "form_days", "form_screens", "gone_records"],
  ...["graph", "guide", "head", "headers", "html", "kept_mail", "kept_pages"],
  ...["lookalikes", "manifest", "matrix", "offline", "openapi"],
  ...["panel_screens", "parcel_list", "public_screens", "qr", "query"],
  ...["resolution", "role_screens", "send_email", "sitemap"],
  ...["store_requests", "team_screens", "tiles", "weights"],
].map((name) => `tests/api/${name}_test.ts`);

/** More workers than processors, because these tests spend three quarters of their time waiting for denokv. */
const JOBS = 4 * navigator.hardwareConcurrency;

// Runs the API tests, or the named ones, on denokv servers.
if (RUNS_DENOKV) {
  const selection = { group: "api_", without: WITHOUT, jobs: JOBS };
  Deno.exit(await runTests(Deno.args, selection));
}
console.log(WHY_SKIPPED);
