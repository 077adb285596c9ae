import { deepEqual } from "node:assert/strict";
import { relative } from "node:path";
import { fileURLToPath } from "node:url";
import { SOURCES } from "@/lib/fresh/stale.ts";
import { ROOT } from "@/lib/tasks/project.ts";

/** The first part of the path of each project file that the starting server loads. */
async function loadedNames(): Promise<string[]> {
  const { stdout } = await new Deno.Command(Deno.execPath(), {
    args: ["info", "--json", "main.ts"],
    cwd: ROOT,
  }).output();
  const { modules } = JSON.parse(new TextDecoder().decode(stdout)) as {
    modules: { specifier: string }[];
  };
  return modules.map(({ specifier }) => specifier)
    .filter((specifier) => specifier.startsWith("file:"))
    .map((url) => relative(ROOT, fileURLToPath(url)).split("/")[0]!)
    .filter((name) => name !== "node_modules");
}

Deno.test("an image has all that the build and the server are made from", async () => {
  const ignored = await Deno.readTextFile(`${ROOT}/.dockerignore`);
  const taken = new Set(
    [...ignored.matchAll(/^!(.+)$/gm)].map(([, name]) => name!),
  );
  const needed = new Set([
    ...SOURCES.folders,
    ...SOURCES.files,
    ...await loadedNames(),
  ]);
  deepEqual([...needed].filter((name) => !taken.has(name)), []);
});
