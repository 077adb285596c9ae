import { buildIfStale } from "./build.ts";
import { ROOT } from "./project.ts";
import { writeTestGroups } from "./test_groups.ts";

/** Tests wait for browsers and disks: with one more at once than there are processors, none of these is idle. */
const JOBS = navigator.hardwareConcurrency + 1;

/** Runs the tests, or those named, in parallel; gives the exit code. Types are left to `deno task ok` (decision 100). */
export async function runTests(named: string[]): Promise<number> {
  await buildIfStale();
  const paths = named.length > 0 ? named : await writeTestGroups(ROOT);
  const flags = ["-A", "--no-check", "--parallel"];
  const { code } = await new Deno.Command(Deno.execPath(), {
    args: ["test", ...flags, "--config", "tests/deno.json", ...paths],
    cwd: ROOT,
    env: {
      DENO_JOBS: String(JOBS),
      // For denokv. Set here because a test that sets a variable while another thread reads one crashes the process.
      DENO_KV_ACCESS_TOKEN: crypto.randomUUID(),
    },
  }).spawn().status;
  return code;
}

if (import.meta.main) {
  Deno.exit(await runTests(Deno.args));
}
