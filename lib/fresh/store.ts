import { buildAssets } from "./build.ts";
import { listFiles } from "./files.ts";
import type { AssetFile, Assets } from "./types.ts";

type StoredFile = Omit<AssetFile, "body" | "br" | "gzip"> & {
  compressed: boolean;
};

interface Stored {
  files: Record<string, StoredFile>;
  urls: Record<string, string>;
  scripts: Record<string, string>;
  imports: Record<string, string[]>;
}

/** Writes assets to `_fresh/`: each body once, by its hash, and a manifest. */
export async function saveAssets(root: string, assets: Assets) {
  const folder = `${root}/_fresh`;
  await Deno.remove(folder, { recursive: true }).catch(ignoreMissing);
  await Deno.mkdir(folder);
  for (const { hash, body, br, gzip } of assets.files.values()) {
    await Deno.writeFile(`${folder}/${hash}`, body);
    if (br) await Deno.writeFile(`${folder}/${hash}.br`, br);
    if (gzip) await Deno.writeFile(`${folder}/${hash}.gz`, gzip);
  }
  const files = Array.from(
    assets.files,
    ([url, { type, hash, immutable, br }]): [string, StoredFile] => [
      url,
      { type, hash, immutable, compressed: br !== undefined },
    ],
  );
  const stored: Stored = {
    files: Object.fromEntries(files),
    urls: Object.fromEntries(assets.urls),
    scripts: Object.fromEntries(assets.scripts),
    imports: Object.fromEntries(assets.imports),
  };
  // Written last: a manifest means that the build is whole.
  await Deno.writeTextFile(`${folder}/manifest.json`, JSON.stringify(stored));
}

/**
 * The assets of the project at `root`: those in `_fresh/`, unless sources are
 * newer; else built in memory, as always in development. Throws where neither
 * is possible.
 */
export async function loadAssets(
  { root, dev = false }: { root: string; dev?: boolean },
): Promise<Assets> {
  const canBuild = typeof Deno.bundle === "function";
  if (!dev && !(canBuild && await isStale(root))) {
    const stored = await readStored(root);
    if (stored !== null) return stored;
  }
  if (canBuild) return await buildAssets({ root, dev });
  throw new Error(
    'There is no "_fresh/manifest.json", and this run-time cannot bundle: run the build with a Deno that has "Deno.bundle"',
  );
}

/** Whether a file that scripts or styles are made from changed after the build. */
async function isStale(root: string): Promise<boolean> {
  const built = await lastChange(`${root}/_fresh/manifest.json`);
  const folders = ["islands", "components", "lib", "static"];
  const files = await Promise.all(folders.map((name) => listFiles(root, name)));
  const changes = files.flat().map((file) => lastChange(`${root}/${file}`));
  return (await Promise.all(changes)).some((changed) => changed > built);
}

async function lastChange(path: string): Promise<number> {
  const info = await Deno.stat(path).catch(ignoreMissing);
  return info?.mtime?.getTime() ?? 0;
}

async function readStored(root: string): Promise<Assets | null> {
  const folder = `${root}/_fresh`;
  const text = await Deno.readTextFile(`${folder}/manifest.json`)
    .catch(ignoreMissing);
  if (text === undefined) return null;
  const stored: Stored = JSON.parse(text);
  const files = new Map<string, AssetFile>();
  for (const [url, { compressed, ...file }] of Object.entries(stored.files)) {
    const path = `${folder}/${file.hash}`;
    files.set(url, {
      ...file,
      body: await Deno.readFile(path),
      ...(compressed && {
        br: await Deno.readFile(`${path}.br`),
        gzip: await Deno.readFile(`${path}.gz`),
      }),
    });
  }
  return {
    files,
    urls: new Map(Object.entries(stored.urls)),
    scripts: new Map(Object.entries(stored.scripts)),
    imports: new Map(Object.entries(stored.imports)),
    dev: false,
  };
}

function ignoreMissing(error: unknown): undefined {
  if (!(error instanceof Deno.errors.NotFound)) throw error;
}
