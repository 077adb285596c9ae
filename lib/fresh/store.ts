import { buildAssets } from "./build.ts";
import { canBundle } from "./bundler.ts";
import { ignoreMissing, isStale, MANIFEST } from "./stale.ts";
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

/**
 * Writes assets to `_fresh/`: each body once, by its hash, and a manifest. The build before it can be
 * loaded until the new one is whole.
 */
export async function saveAssets(root: string, assets: Assets) {
  const folder = `${root}/_fresh`;
  await Deno.mkdir(folder, { recursive: true });
  const written = await writeBodies(folder, assets);
  const manifest = JSON.stringify(describeAssets(assets));
  await Deno.writeTextFile(`${folder}/${MANIFEST}.new`, manifest);
  await Deno.rename(`${folder}/${MANIFEST}.new`, `${folder}/${MANIFEST}`);
  for await (const { name } of Deno.readDir(folder)) {
    if (name !== MANIFEST && !written.has(name)) {
      await Deno.remove(`${folder}/${name}`, { recursive: true });
    }
  }
}

/** Gives the names of the files it wrote. */
async function writeBodies(
  folder: string,
  assets: Assets,
): Promise<Set<string>> {
  const written = new Set<string>();
  for (const { hash, body, br, gzip } of assets.files.values()) {
    const encodings = { "": body, ".br": br, ".gz": gzip };
    for (const [ending, bytes] of Object.entries(encodings)) {
      if (bytes === undefined) continue;
      await Deno.writeFile(`${folder}/${hash}${ending}`, bytes);
      written.add(hash + ending);
    }
  }
  return written;
}

function describeAssets(assets: Assets): Stored {
  const files = Array.from(
    assets.files,
    ([url, { type, hash, immutable, br }]): [string, StoredFile] => [
      url,
      { type, hash, immutable, compressed: br !== undefined },
    ],
  );
  return {
    files: Object.fromEntries(files),
    urls: Object.fromEntries(assets.urls),
    scripts: Object.fromEntries(assets.scripts),
    imports: Object.fromEntries(assets.imports),
  };
}

/**
 * The assets of the project at `root`: those in `_fresh/`, unless sources are
 * newer; else built in memory, as always in development. Throws where neither
 * is possible.
 */
export async function loadAssets(
  { root, dev = false }: { root: string; dev?: boolean },
): Promise<Assets> {
  const canBuild = canBundle();
  if (!dev && !(canBuild && await isStale(root))) {
    const stored = await readStored(root);
    if (stored !== null) return stored;
  }
  if (canBuild) return await buildAssets({ root, dev });
  throw new Error(
    'There is no "_fresh/manifest.json", and this process may not run the bundler: run the build first',
  );
}

async function readStored(root: string): Promise<Assets | null> {
  const folder = `${root}/_fresh`;
  const text = await Deno.readTextFile(`${folder}/${MANIFEST}`)
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
