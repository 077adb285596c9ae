import { deepEqual } from "node:assert/strict";

const FOLDER = new URL("../../../static/styles/", import.meta.url);

Deno.test("style sheets refer to files by absolute paths", async () => {
  const others: string[] = [];
  for await (const { name } of Deno.readDir(FOLDER)) {
    const css = await Deno.readTextFile(new URL(name, FOLDER));
    for (const [whole, path] of css.matchAll(/url\(["']?([^"')]+)/g)) {
      if (!/^(\/|data:)/.test(path!)) others.push(`${name}: ${whole}`);
    }
  }
  deepEqual(others, []);
});
