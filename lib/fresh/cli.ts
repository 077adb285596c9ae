import { fileURLToPath } from "node:url";
import { buildAssets } from "./build.ts";
import { runDev } from "./dev.ts";
import { isManifestFresh, writeManifest } from "./gen.ts";
import { saveAssets } from "./store.ts";

const USAGE = `Usage: deno run -A lib/fresh/cli.ts <command>
  gen           write fresh.gen.ts, the list of routes and islands
  gen --check   fail when fresh.gen.ts is stale
  build         write _fresh/, everything the browser may load
  dev [main.ts] run main.ts --dev, again after every change`;

/** Runs a command for the project at `root`; returns the exit code. */
async function main(root: string, [command, option]: string[]) {
  if (command === "gen" && option === "--check") {
    if (await isManifestFresh(root)) return 0;
    console.error("fresh.gen.ts is stale: run `gen`");
    return 1;
  }
  if (command === "gen") {
    const changed = await writeManifest(root);
    console.log(`fresh.gen.ts ${changed ? "written" : "is up to date"}`);
    return 0;
  }
  if (command === "build") {
    return await build(root);
  }
  if (command === "dev") return await runDev(root, option ?? "main.ts");
  console.error(USAGE);
  return 2;
}

async function build(root: string): Promise<number> {
  const assets = await buildAssets({ root });
  try {
    await saveAssets(root, assets);
  } catch (error) {
    if (!(error instanceof Deno.errors.PermissionDenied)) throw error;
    console.error(error.message);
    return 1;
  }
  console.log(`_fresh/ holds ${assets.files.size} files`);
  return 0;
}

if (import.meta.main) {
  // This folder is lib/fresh of the project.
  const root = fileURLToPath(new URL("../../", import.meta.url));
  Deno.exit(await main(root.replace(/\/$/, ""), Deno.args));
}
