import { fileURLToPath } from "node:url";
import { type Env, loadEnv, loadEnvFile } from "../env.ts";
import { QUIET } from "./permissions.ts";

/** The project's folder, without a trailing slash. */
export const ROOT: string = fileURLToPath(new URL("../../", import.meta.url))
  .replace(/[/\\]$/, "");

/** The operator's settings; never committed. */
export const ENV_FILE = `${ROOT}/.env`;

/** Loads the environment, completed from ENV_FILE. Throws EnvError like parseEnv(). */
export function loadTaskEnv(): Env {
  loadEnvFile(ENV_FILE);
  return loadEnv();
}

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
