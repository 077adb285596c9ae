import { deepEqual, equal } from "node:assert/strict";
import { ROOT } from "./project.ts";

/**
 * Checks that tests/deno.json has the same imports and strictness as deno.json; it is separate so that a first start
 * installs no test tools. Throws AssertionError if they differ.
 */
async function checkConfigs(): Promise<void> {
  const main = await readConfig("deno.json");
  const tests = await readConfig("tests/deno.json");
  for (const [name, target] of Object.entries(main.imports)) {
    const moved = target.replace(/^\.\//, "../");
    equal(tests.imports[name], moved, `the import ${name} differs`);
  }
  for (const key of ["compilerOptions", "unstable", "lint"]) {
    deepEqual(tests[key], main[key], `${key} differs`);
  }
}

async function readConfig(
  path: string,
): Promise<{ imports: Record<string, string>; [key: string]: unknown }> {
  return JSON.parse(await Deno.readTextFile(`${ROOT}/${path}`));
}

if (import.meta.main) await checkConfigs();
