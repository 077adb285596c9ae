import { QUIET } from "./permissions.ts";
import { ROOT } from "./project.ts";

/** Starts Deno in the project's folder, unless the options name another. */
export function spawnDeno(
  args: string[],
  options: Deno.CommandOptions = {},
): Deno.ChildProcess {
  return new Deno.Command(Deno.execPath(), {
    cwd: ROOT,
    ...options,
    args,
    env: { ...QUIET, ...options.env },
  }).spawn();
}

/** Forwards signals to a child process until it exits; returns its exit code. */
export async function exitCodeOf(child: Deno.ChildProcess): Promise<number> {
  const signals: Deno.Signal[] = Deno.build.os === "windows"
    ? ["SIGINT"]
    : ["SIGINT", "SIGTERM"];
  for (const signal of signals) {
    Deno.addSignalListener(signal, () => {
      try {
        child.kill(signal);
      } catch {
        // It has already exited: a terminal signals both processes.
      }
    });
  }
  return (await child.status).code;
}
