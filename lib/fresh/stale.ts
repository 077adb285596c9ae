import { listFiles } from "./files.ts";

/** What a build writes last, in `_fresh/`. */
export const MANIFEST = "manifest.json";

/** What assets are made from, at the project's root. */
export const SOURCES = {
  folders: ["islands", "components", "lib", "static"],
  files: ["client.ts", "deno.json"],
};

/** Checks whether a file that the assets of `root` are made from changed after the build, or there is no build. */
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

/** Turns the failure to find a file into undefined; throws any other again. */
export function ignoreMissing(error: unknown): undefined {
  if (!(error instanceof Deno.errors.NotFound)) throw error;
}
