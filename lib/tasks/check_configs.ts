import { deepEqual } from "node:assert/strict";
import { ROOT } from "./project.ts";

interface Config {
  unstable: string[];
  imports: Record<string, string>;
  compilerOptions: Record<string, unknown>;
  lint: unknown;
}

/**
 * Checks that tests/deno.json, which keeps test tools out of a first start, agrees with deno.json: same imports, same
 * strictness. Throws when not.
 */
function checkConfigs(main: Config, tests: Config): void {
  const moved = Object.entries(main.imports).map((
    [name, target],
  ) => [name, target.replace(/^\.\//, "../")]);
  const shared = Object.entries(tests.imports).filter(([name]) =>
    name in main.imports
  );
  deepEqual(
    Object.fromEntries(shared),
    Object.fromEntries(moved),
    "imports differ",
  );
  deepEqual(
    tests.compilerOptions,
    main.compilerOptions,
    "compilerOptions differ",
  );
  deepEqual(tests.unstable, main.unstable, "unstable differs");
  deepEqual(tests.lint, main.lint, "lint differs");
}

async function readConfig(path: string): Promise<Config> {
  return JSON.parse(await Deno.readTextFile(`${ROOT}/${path}`));
}

if (import.meta.main) {
  checkConfigs(
    await readConfig("deno.json"),
    await readConfig("tests/deno.json"),
  );
}
