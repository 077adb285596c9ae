import { runTests } from "@/lib/tasks/test.ts";
import { RUNS_DENOKV, WHY_SKIPPED } from "../helpers/denokv.ts";

// Runs the tests of the API, or those named, on denokv servers.
if (RUNS_DENOKV) Deno.exit(await runTests(Deno.args, "api_"));
console.log(WHY_SKIPPED);
