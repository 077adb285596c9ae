import { join } from "node:path";
import { listFiles } from "../fresh/files.ts";

/** How many files of a folder share a worker: each worker loads the app anew, which takes longer than most files do. */
const TOGETHER = { e2e: 4, system: 1, denokv: 1, api: 16, unit: 16 };
const MADE = "_fresh/tests";

/**
 * Writes modules that import a few files of tests each, and gives their paths from the project's folder, `root`, in the order
 * in which they run best: stories, which work, beside whole processes, which wait, and what is short last. A failure still
 * names the file it is in.
 */
export async function writeTestGroups(root: string): Promise<string[]> {
  await Deno.mkdir(join(root, MADE), { recursive: true });
  const stories = await writeGroups(root, "e2e");
  const processes = [
    ...await writeGroups(root, "system"),
    ...await writeGroups(root, "denokv"),
  ];
  const short = [
    ...await writeGroups(root, "api"),
    ...await writeGroups(root, "unit"),
  ];
  return [...alternate(stories, processes), ...short];
}

async function writeGroups(
  root: string,
  folder: keyof typeof TOGETHER,
): Promise<string[]> {
  const files = (await listFiles(root, `tests/${folder}`))
    .filter((file) => /_test\.tsx?$/.test(file));
  const together = TOGETHER[folder];
  const paths: string[] = [];
  while (files.length > 0) {
    const path = `${MADE}/${folder}_${paths.length + 1}.ts`;
    const imports = files.splice(0, together)
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
