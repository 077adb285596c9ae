import { buildIfStale } from "./build.ts";
import { ROOT } from "./project.ts";
import { writeTestGroups } from "./test_groups.ts";

/** One more job than processors keeps these busy while tests wait for browsers and disks. */
const JOBS = navigator.hardwareConcurrency + 1;

/** The tests to run if none are named: all groups of this name, except these files. */
interface Selection {
  group?: string;
  without?: readonly string[];
  /** The number of parallel workers. */
  jobs?: number;
}

/** Runs the named or selected tests in parallel; returns the exit code. `deno task ok` checks types. */
export async function runTests(
  named: string[],
  { group = "", without = [], jobs = JOBS }: Selection = {},
): Promise<number> {
  await buildIfStale();
  const groups = await writeTestGroups(ROOT, { without, jobs });
  const paths = named.length > 0
    ? named
    : groups.filter((path) => path.includes(`/${group}`));
  const flags = ["-A", "--no-check", "--parallel"];
  const { code } = await new Deno.Command(Deno.execPath(), {
    args: ["test", ...flags, "--config", "tests/deno.json", ...paths],
    cwd: ROOT,
    env: {
      DENO_JOBS: String(jobs),
      // For denokv. Set here, because setting a variable in a test while another thread reads one crashes the process.
      DENO_KV_ACCESS_TOKEN: crypto.randomUUID(),
    },
  }).spawn().status;
  return code;
}

if (import.meta.main) {
  Deno.exit(await runTests(Deno.args));
}
