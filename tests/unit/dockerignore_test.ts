import { deepEqual } from "node:assert/strict";
import { relative } from "node:path";
import { fileURLToPath } from "node:url";
import { SOURCES } from "@/lib/fresh/stale.ts";
import { ROOT } from "@/lib/tasks/project.ts";

/** Returns the top-level name of each project file that the server loads. */
async function loadedNames(): Promise<string[]> {
  const args = ["info", "--json", "main.ts"];
  const command = new Deno.Command(Deno.execPath(), { args, cwd: ROOT });
  const { stdout } = await command.output();
  const { modules } = JSON.parse(new TextDecoder().decode(stdout)) as {
    modules: { specifier: string }[];
  };
  return modules.map(({ specifier }) => specifier)
    .filter((specifier) => specifier.startsWith("file:"))
    .map((url) => relative(ROOT, fileURLToPath(url)).split("/")[0]!)
    .filter((name) => name !== "node_modules");
}

Deno.test("an image contains all sources needed for the build and the server", async () => {
  const ignored = await Deno.readTextFile(`${ROOT}/.dockerignore`);
  const taken = new Set(
    Array.from(ignored.matchAll(/^!(.+)$/gm), ([, name]) => name!),
  );
  const sources = [...SOURCES.folders, ...SOURCES.files];
  const needed = new Set([...sources, ...await loadedNames()]);
  deepEqual([...needed.difference(taken)], []);
});
