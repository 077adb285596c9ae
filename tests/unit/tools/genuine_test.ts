import { deepEqual, equal, throws } from "node:assert/strict";
import { ROOT } from "@/lib/tasks/project.ts";
import {
  type Config,
  REPLACEMENTS,
  replaceOnce,
  swapConfig,
} from "@/tools/genuine/swap.ts";

/** The elements that the builder of genuine Fresh 2.3 excludes from precompiled JSX. */
const ELEMENTS =
  "a img source body html head title meta script link style base noscript template";

for (const path of ["deno.json", "tests/deno.json"]) {
  Deno.test(`swapConfig() changes only Fresh and its JSX elements in ${path}`, async () => {
    const before: Config = JSON.parse(await read(path));
    const after = swapConfig(before, []);
    equal(after.imports["fresh"], "jsr:@fresh/core@^2.3.3");
    const { jsxPrecompileSkipElements: skipped } = after.compilerOptions;
    deepEqual(skipped.toSorted(), ELEMENTS.split(" ").sort());
    const ours = Object.entries(after.imports)
      .filter(([, target]) => target.includes("lib/fresh/"));
    deepEqual(ours.map(([name]) => name), ["fresh/server"]);
    const { imports, compilerOptions } = before;
    after.imports = { ...after.imports, ...imports };
    after.compilerOptions = compilerOptions;
    deepEqual(after, before);
  });
}

Deno.test("swapConfig() can link folders instead of JSR", async () => {
  const config = JSON.parse(await read("deno.json"));
  deepEqual(swapConfig(config, ["/sources/core"]).links, ["/sources/core"]);
});

for (const replacement of REPLACEMENTS) {
  Deno.test(`${replacement.path} has exactly one place for ${replacement.to}`, async () => {
    replaceOnce(await read(replacement.path), replacement);
  });
}

Deno.test("replaceOnce() replaces one occurrence and throws for none or several", () => {
  const replacement = { path: "a.ts", from: "old", to: "new" };
  equal(replaceOnce("an old one", replacement), "an new one");
  const message = { message: "a.ts must contain exactly once: old" };
  throws(() => replaceOnce("a new one", replacement), message);
  throws(() => replaceOnce("old, old", replacement), message);
});

Deno.test("genuine Fresh's server module has the same exports", async () => {
  const genuine = exportsOf(await read("tools/genuine/fresh_server.ts"));
  deepEqual(genuine, exportsOf(await read("lib/fresh/server.ts")));
});

async function read(path: string): Promise<string> {
  return await Deno.readTextFile(`${ROOT}/${path}`);
}

/** Returns the names that a module exports, including types. */
function exportsOf(text: string): string[] {
  const declared = text.matchAll(
    /^export (?:async )?(?:function|const) (\w+)/gm,
  );
  const listed = text.matchAll(/^export (?:type )?\{([^}]+)\}/gm);
  return [
    ...Array.from(declared, ([, name]) => name!),
    ...Array.from(listed).flatMap(([, names]) => names!.split(/[\s,]+/)),
  ].filter((name) => name !== "").sort();
}
