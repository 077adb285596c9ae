import { ROOT } from "@/lib/tasks/project.ts";
import { runTests } from "@/lib/tasks/test.ts";
import { writeTestGroups } from "@/lib/tasks/test_groups.ts";
import { RUNS_DENOKV, WHY_SKIPPED } from "../helpers/denokv.ts";

/** Returns the groups of the tests of the API. */
async function apiGroups(): Promise<string[]> {
  return (await writeTestGroups(ROOT)).filter((path) => path.includes("/api_"));
}

// Runs the tests of the API, or those named, with a denokv server for each test.
if (RUNS_DENOKV) {
  const paths = Deno.args.length > 0 ? Deno.args : await apiGroups();
  Deno.exit(await runTests(paths));
}
console.log(WHY_SKIPPED);
