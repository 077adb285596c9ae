import { join } from "node:path";
import { listFiles } from "../fresh/files.ts";

/** Maximum files per worker, by folder. Files share one because loading the app takes longer than running most files. */
const TOGETHER = { e2e: 4, system: 2, denokv: 1, api: 16, unit: 16 };
const MADE = "_fresh/tests";

interface GroupOptions {
  /** Files to exclude. */
  without?: readonly string[];
  /** The number of workers: each folder is split into at least as many groups. */
  jobs?: number;
}

/**
 * Writes modules that each import a few test files, and returns their paths relative to `root`, in the fastest order:
 * stories, which use the processor, alternate with tests of whole processes, which wait; short tests come last.
 * Failures still name the test's own file.
 */
export async function writeTestGroups(
  root: string,
  options: GroupOptions = {},
): Promise<string[]> {
  await Deno.mkdir(join(root, MADE), { recursive: true });
  const groups = (folder: keyof typeof TOGETHER) =>
    writeGroups(root, folder, options);
  const stories = await groups("e2e");
  const processes = [...await groups("system"), ...await groups("denokv")];
  const short = [...await groups("api"), ...await groups("unit")];
  return [...alternate(stories, processes), ...short];
}

/** Distributes the files round-robin, because slow files of the same noun are adjacent. */
async function writeGroups(
  root: string,
  folder: keyof typeof TOGETHER,
  { without = [], jobs = 1 }: GroupOptions,
): Promise<string[]> {
  const files = (await listFiles(root, `tests/${folder}`))
    .filter((file) => /_test\.tsx?$/.test(file) && !without.includes(file));
  const paths: string[] = [];
  const least = Math.ceil(files.length / TOGETHER[folder]);
  const count = Math.min(Math.max(least, jobs), files.length);
  for (let group = 0; group < count; group++) {
    const path = `${MADE}/${folder}_${group + 1}.ts`;
    const imports = files.filter((_, at) => at % count === group)
      .map((file) => `import "../../${file}";\n`);
    await Deno.writeTextFile(join(root, path), imports.join(""));
    paths.push(path);
  }
  return paths;
}

function alternate(some: string[], others: string[]): string[] {
  const length = Math.max(some.length, others.length);
  return Array.from({ length }, (_, i) => [some[i], others[i]])
    .flat()
    .filter((path) => path !== undefined);
}
