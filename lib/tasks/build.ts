import { ROOT } from "./project.ts";

const SOURCES = ["components", "islands", "lib", "static", "deno.json"];

/** Builds `_fresh/` when it is missing or older than what it is made from. */
export async function buildIfStale(): Promise<void> {
  const builtAt = await modifiedAt(`${ROOT}/_fresh/manifest.json`);
  const changedAt = await Promise.all(
    SOURCES.map((path) => newest(`${ROOT}/${path}`)),
  );
  if (builtAt > Math.max(...changedAt)) return;
  const { success } = await new Deno.Command(Deno.execPath(), {
    args: ["run", "-A", `${ROOT}/lib/fresh/cli.ts`, "build"],
    cwd: ROOT,
  }).spawn().status;
  if (!success) throw new Error("The build failed");
}

async function newest(path: string): Promise<number> {
  const { isDirectory, mtime } = await Deno.stat(path);
  if (!isDirectory) return Number(mtime);
  const entries = await Array.fromAsync(Deno.readDir(path));
  const times = await Promise.all(
    entries.map((entry) => newest(`${path}/${entry.name}`)),
  );
  return Math.max(Number(mtime), ...times);
}

async function modifiedAt(path: string): Promise<number> {
  try {
    return Number((await Deno.stat(path)).mtime);
  } catch (error) {
    if (error instanceof Deno.errors.NotFound) return 0;
    throw error;
  }
}

if (import.meta.main) await buildIfStale();
