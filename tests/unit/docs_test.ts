import { deepEqual, ok } from "node:assert/strict";
import { ACCESS, isApiPath } from "@/lib/http/access.ts";
import { ROOT } from "@/lib/tasks/project.ts";

const screens = await Deno.readTextFile(`${ROOT}/docs/screens.md`);

Deno.test("docs/screens.md names tests that exist", async () => {
  const named = [...screens.matchAll(/`([^`]+_test\.tsx?)` “([^”]+)”/g)];
  ok(named.length > 100);
  for (const [, file, name] of named) {
    const source = await Deno.readTextFile(`${ROOT}/tests/${file}`);
    ok(source.includes(name!), `${file}: ${name}`);
  }
});

Deno.test("docs/screens.md names every route that is no call", () => {
  const routes = [...ACCESS.keys()].filter((route) => !isApiPath(route))
    .map((route) => route.replace(/:(\w+)/g, "{$1}"));
  deepEqual(routes.filter((route) => !screens.includes(`\`${route}\``)), []);
});

Deno.test("docs/decisions.md has every decision that is referred to by its number", async () => {
  const decisions = await Deno.readTextFile(`${ROOT}/docs/decisions.md`);
  const known = new Set(
    [...decisions.matchAll(/^(\d+)\. \*\*/gm)].map(([, number]) => number),
  );
  const folders = ["lib", "routes", "components", "islands", "docs"];
  for (const path of (await Promise.all(folders.map(filesBelow))).flat()) {
    const text = await Deno.readTextFile(`${ROOT}/${path}`);
    for (const [named] of text.matchAll(/decisions? \d+(?:(?:,| and) \d+)*/g)) {
      const numbers = named.match(/\d+/g)!;
      deepEqual(numbers.filter((number) => !known.has(number)), [], path);
    }
  }
});

async function filesBelow(folder: string): Promise<string[]> {
  const entries = await Array.fromAsync(Deno.readDir(`${ROOT}/${folder}`));
  const files = await Promise.all(entries.map(({ name, isDirectory }) => {
    const path = `${folder}/${name}`;
    if (isDirectory) return filesBelow(path);
    return /\.(tsx?|md)$/.test(name) ? [path] : [];
  }));
  return files.flat();
}
