import { LAUNCHER_DENO, requireDeno } from "../deno_version.ts";
import { buildIfStale } from "./build.ts";
import { requireCertificates } from "./certificates.ts";
import { runExplained } from "./failures.ts";
import { installIfMissing } from "./install.ts";
import { launch } from "./launch.ts";
import { ENV_FILE, loadTaskEnv } from "./project.ts";
import { findUnknownVariables } from "./unknown_variables.ts";

/**
 * Installs and builds if needed, then runs server and helpers until the server exits. This process holds all rights
 * that it grants, and therefore runs no code of packages.
 */
async function start(): Promise<number> {
  const env = loadTaskEnv();
  requireCertificates();
  for (const line of findUnknownVariables(ENV_FILE)) console.error(line);
  await installIfMissing();
  await buildIfStale();
  return await launch(env);
}

if (import.meta.main) {
  requireDeno(LAUNCHER_DENO);
  await runExplained(async () => Deno.exit(await start()));
}
