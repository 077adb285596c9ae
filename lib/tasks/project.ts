import { fileURLToPath } from "node:url";
import { type Env, loadEnv, loadEnvFile } from "../env.ts";

/** The project's folder, without a slash at its end. */
export const ROOT: string = fileURLToPath(new URL("../../", import.meta.url))
  .replace(/[/\\]$/, "");

/** Where an operator may keep the environment; it is never committed. */
export const ENV_FILE = `${ROOT}/.env`;

/** Returns what the process was told, and from that file what it was not. Throws EnvError like parseEnv(). */
export function loadTaskEnv(): Env {
  loadEnvFile(ENV_FILE);
  return loadEnv();
}
