import { buildAssets } from "./build.ts";
import { canBundle } from "./bundler.ts";
import { ignoreMissing, isStale, MANIFEST } from "./stale.ts";
import type { AssetFile, Assets } from "./types.ts";

type StoredFile = Omit<AssetFile, "body" | "br" | "gzip"> & {
  compressed: boolean;
};

interface AssetManifest {
  files: Record<string, StoredFile>;
  /** The hashed files of the previous build, for pages that are still open; absent from older manifests. */
  previous?: Record<string, StoredFile>;
  urls: Record<string, string>;
  scripts: Record<string, string>;
  imports: Record<string, string[]>;
}

/**
 * Writes assets to `_fresh/`: each body once, under its hash, and a manifest. The previous build stays loadable until
 * the new one is complete; its hashed files are kept for pages that are still open.
 */
export async function saveAssets(root: string, assets: Assets) {
  const folder = `${root}/_fresh`;
  await Deno.mkdir(folder, { recursive: true });
  await writeBodies(folder, assets);
  const described = describeAssets(assets);
  const previous = previousFiles(described, await readManifest(folder));
  const manifest = JSON.stringify({ ...described, previous });
  await Deno.writeTextFile(`${folder}/${MANIFEST}.new`, manifest);
  await Deno.rename(`${folder}/${MANIFEST}.new`, `${folder}/${MANIFEST}`);
  await removeOthers(folder, { ...previous, ...described.files });
}

async function writeBodies(folder: string, assets: Assets): Promise<void> {
  for (const { hash, body, br, gzip } of assets.files.values()) {
    const encodings = { "": body, ".br": br, ".gz": gzip };
    for (const [ending, bytes] of Object.entries(encodings)) {
      if (bytes === undefined) continue;
      await Deno.writeFile(`${folder}/${hash}${ending}`, bytes);
    }
  }
}

/** Returns the hashed files of the most recent build that differs from this one. */
function previousFiles(
  { files }: AssetManifest,
  last: AssetManifest | null,
): Record<string, StoredFile> {
  if (last === null) return {};
  const hashed = Object.entries(last.files).filter(([, file]) =>
    file.immutable
  );
  const isSame = hashed.every(([url]) => url in files);
  return isSame ? last.previous ?? {} : Object.fromEntries(hashed);
}

/** Removes everything from the folder except the manifest and the bodies of these files. */
async function removeOthers(
  folder: string,
  files: Record<string, StoredFile>,
): Promise<void> {
  const hashes = new Set(Object.values(files).map(({ hash }) => hash));
  for await (const { name } of Deno.readDir(folder)) {
    const isKept = name === MANIFEST || hashes.has(name.split(".")[0]!);
    if (!isKept) await Deno.remove(`${folder}/${name}`, { recursive: true });
  }
}

function describeAssets(assets: Assets): AssetManifest {
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
 * Loads the assets of the project at `root` from `_fresh/`. Builds them in memory instead if they are missing or, where
 * the bundler may run, stale, and always in development. Throws if neither is possible.
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
    `There is no "_fresh/${MANIFEST}", and this process may not run the bundler: run the build first`,
  );
}

async function readStored(root: string): Promise<Assets | null> {
  const folder = `${root}/_fresh`;
  const stored = await readManifest(folder);
  if (stored === null) return null;
  const files = new Map<string, AssetFile>();
  const all = { ...stored.previous, ...stored.files };
  for (const [url, { compressed, ...file }] of Object.entries(all)) {
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

async function readManifest(folder: string): Promise<AssetManifest | null> {
  const text = await Deno.readTextFile(`${folder}/${MANIFEST}`)
    .catch(ignoreMissing);
  return text === undefined ? null : JSON.parse(text);
}
