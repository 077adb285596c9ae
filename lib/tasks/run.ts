import { runExplained } from "./failures.ts";
import { forwardSignals } from "./forward_signals.ts";
import { installIfMissing } from "./install.ts";
import { QUIET } from "./permissions.ts";
import { ROOT } from "./project.ts";

/** Installs missing packages, then runs the named task with its arguments and without the registry; returns its exit code. */
async function run([name, ...args]: string[]): Promise<number> {
  await installIfMissing();
  const task = new Deno.Command(Deno.execPath(), {
    args: [
      "run",
      "-A",
      "--cached-only",
      `${ROOT}/lib/tasks/${name}.ts`,
      ...args,
    ],
    env: QUIET,
  }).spawn();
  forwardSignals(task);
  return (await task.status).code;
}

if (import.meta.main) {
  await runExplained(async () => Deno.exit(await run(Deno.args)));
}
