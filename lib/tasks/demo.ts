import { run } from "@/main.ts";
import { ENV_NAMES, parseEnv, readEnv } from "../env.ts";
import { buildIfStale } from "./build.ts";
import { withDatabase } from "./database.ts";
import { runTask } from "./operator.ts";
import { seedDemo, type SeedResult } from "./seed.ts";
import { stopOnSignal } from "@/lib/site/serve.ts";

const SHOWN_CODES = 3;

/** Serves the site with temporary sample data, on this machine only, and prints what to try. */
async function demo(): Promise<void> {
  const folder = await Deno.makeTempDir({ prefix: "waybill-demo-" });
  // Runs on every exit, even one with a hanging connection.
  globalThis.addEventListener("unload", () => {
    Deno.removeSync(folder, { recursive: true });
  });
  const kvPath = `${folder}/demo.kv`;
  const { LISTEN = "127.0.0.1", LOG_LEVEL = "warning", ...given } = readEnv(
    ENV_NAMES,
  );
  const env = parseEnv({ ...given, LISTEN, LOG_LEVEL, KV_PATH: kvPath });
  const [seeded] = await Promise.all([
    withDatabase(kvPath, seedDemo),
    buildIfStale(),
  ]);
  const server = run(env, { printMails: true });
  stopOnSignal(server);
  console.log(formatInstructions((await server).address, seeded));
}

function formatInstructions(
  address: string,
  { codes, admin }: SeedResult,
): string {
  const links = codes.slice(0, SHOWN_CODES).map((code) =>
    `  ${code}   ${address}/track.html?code=${code}`
  );
  return [
    "",
    "Track one of these parcels:",
    ...links,
    "",
    `Sign in to the panel: ${address}/control/signin.html`,
    `  email     ${admin?.email}`,
    `  password  ${admin?.password}`,
    "",
    "All data is discarded on exit (Ctrl+C).",
  ].join("\n");
}

if (import.meta.main) await runTask(demo);
