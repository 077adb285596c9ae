import { isManifestFresh, writeManifest } from "./gen.ts";

const root = new URL("../../", import.meta.url).pathname.replace(/\/$/, "");

/** `deno run -A lib/fresh/cli.ts gen | gen --check`, for the project around it. */
async function main(command = "", flag = ""): Promise<number> {
  if (command === "gen" && flag === "--check") {
    if (await isManifestFresh(root)) return 0;
    console.error("fresh.gen.ts is stale: run `deno task gen`");
    return 1;
  }
  if (command === "gen") {
    const changed = await writeManifest(root);
    console.log(`fresh.gen.ts ${changed ? "written" : "is up to date"}`);
    return 0;
  }
  console.error("Usage: cli.ts gen | gen --check");
  return 2;
}

if (import.meta.main) Deno.exit(await main(...Deno.args));
