import { requireDeno, SERVER_DENO } from "../deno_version.ts";
import { exitCodeOf, ROOT, spawnDeno } from "./project.ts";
import { runExplained } from "./failures.ts";
import { installIfMissing } from "./install.ts";

/**
 * Installs missing packages, then runs the named task with its arguments and without access to the registry; returns
 * its exit code.
 */
async function run([name, ...args]: string[]): Promise<number> {
  await installIfMissing();
  const script = `${ROOT}/lib/tasks/${name}.ts`;
  const flags = ["run", "-A", "--cached-only"];
  // Relative paths in arguments are relative to the caller's folder.
  const options = { cwd: Deno.cwd() };
  return await exitCodeOf(spawnDeno([...flags, script, ...args], options));
}

if (import.meta.main) {
  requireDeno(SERVER_DENO);
  await runExplained(async () => Deno.exit(await run(Deno.args)));
}
