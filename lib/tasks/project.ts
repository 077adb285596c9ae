import { fileURLToPath } from "node:url";

/** The project's folder, without a slash at its end. */
export const ROOT: string = fileURLToPath(new URL("../../", import.meta.url))
  .replace(/[/\\]$/, "");

/** Where an operator may keep the environment; it is never committed. */
export const ENV_FILE = `${ROOT}/.env`;
