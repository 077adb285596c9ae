import { listFiles } from "./files.ts";

/** The file of `_fresh/` that a build writes last. */
export const MANIFEST = "manifest.json";

/** The sources of assets, at the project's root. */
export const SOURCES = {
  folders: ["islands", "components", "lib", "static"],
  files: ["client.ts", "deno.json"],
};

/** Reports whether the build is missing or older than a source of `root`. */
export async function isStale(root: string): Promise<boolean> {
  const built = await lastChange(`${root}/_fresh/${MANIFEST}`);
  if (built === 0) return true;
  const files = await Promise.all(
    SOURCES.folders.map((name) => listFiles(root, name)),
  );
  const changes = [...files.flat(), ...SOURCES.files].map((file) =>
    lastChange(`${root}/${file}`)
  );
  return (await Promise.all(changes)).some((changed) => changed > built);
}

async function lastChange(path: string): Promise<number> {
  const info = await Deno.stat(path).catch(ignoreMissing);
  return info?.mtime?.getTime() ?? 0;
}

/** Returns undefined for a missing file; rethrows other errors. */
export function ignoreMissing(error: unknown): undefined {
  if (!(error instanceof Deno.errors.NotFound)) throw error;
}
