import { isStale } from "../fresh/store.ts";
import { ROOT } from "./project.ts";

/** Builds `_fresh/` when it is missing or older than what it is made from. */
export async function buildIfStale(): Promise<void> {
  if (!await isStale(ROOT)) return;
  const { success } = await new Deno.Command(Deno.execPath(), {
    args: ["run", "-A", `${ROOT}/lib/fresh/cli.ts`, "build"],
    cwd: ROOT,
  }).spawn().status;
  if (!success) throw new Error("The build failed");
}

if (import.meta.main) await buildIfStale();
