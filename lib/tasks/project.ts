import { fileURLToPath } from "node:url";
import { type Env, loadEnv, loadEnvFile } from "../env.ts";

/** The project's folder, without a trailing slash. */
export const ROOT: string = fileURLToPath(new URL("../../", import.meta.url))
  .replace(/[/\\]$/, "");

/** The operator's settings; never committed. */
export const ENV_FILE = `${ROOT}/.env`;

/** Loads the environment, completed from that file. Throws EnvError like parseEnv(). */
export function loadTaskEnv(): Env {
  loadEnvFile(ENV_FILE);
  return loadEnv();
}
