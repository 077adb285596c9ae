import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { bundleScripts } from "./bundle.ts";
import { bundleCss } from "./css.ts";
import { hashedPath, listFiles, makeFile } from "./files.ts";
import type { AssetFile, Assets } from "./types.ts";

/** The input of a build: `root` is the project's folder, as an absolute path. */
export interface BuildOptions {
  root: string;
  /** For development: pages reload themselves, and nothing is compressed. */
  dev?: boolean;
}

const COMPRESSIBLE = /^text\/|json|javascript|xml/;

/** Builds everything the browser may load, in memory. */
export async function buildAssets(
  { root, dev = false }: BuildOptions,
): Promise<Assets> {
  const assets: Assets = {
    files: new Map(),
    urls: new Map(),
    scripts: new Map(),
    imports: new Map(),
    dev,
  };
  await bundleScripts(root, assets);
  await addStaticFiles(root, assets);
  if (!dev) await compressAll(assets.files.values());
  return assets;
}

async function addStaticFiles(root: string, assets: Assets) {
  const texts = new Map<string, string>();
  for (const file of await listFiles(root, "static")) {
    const path = file.slice("static".length);
    const body = await Deno.readFile(`${root}/${file}`);
    if (path.endsWith(".css")) texts.set(path, new TextDecoder().decode(body));
    else addStaticFile(assets, path, body);
  }
  // Stylesheets come last, because they refer to the hashed URLs of other files.
  for (const path of texts.keys()) {
    const css = bundleCss(path, {
      read: (other) => readText(texts, other),
      url: (other) => assets.urls.get(other) ?? other,
    });
    addStaticFile(assets, path, new TextEncoder().encode(css));
  }
}

function addStaticFile(
  { files, urls }: Assets,
  path: string,
  body: Uint8Array<ArrayBuffer>,
) {
  const file = makeFile(path, body);
  const url = `/_fresh${hashedPath(path, file.hash)}`;
  files.set(path, file);
  files.set(url, { ...file, immutable: true });
  urls.set(path, url);
}

function readText(texts: Map<string, string>, path: string): string {
  const text = texts.get(path);
  if (text === undefined) throw new Error(`No stylesheet "static${path}"`);
  return text;
}

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** Compresses files in advance instead of for each response. */
async function compressAll(files: Iterable<AssetFile>) {
  const byHash = Map.groupBy(files, (file) => file.hash);
  await Promise.all(Array.from(byHash.values(), async (same) => {
    const { body, type } = same[0]!;
    if (!COMPRESSIBLE.test(type)) return;
    const br = await compressBrotli(body, {
      params: { [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
    });
    const gz = await compressGzip(body, { level: 9 });
    if (br.length >= body.length) return;
    for (const file of same) {
      file.br = new Uint8Array(br);
      file.gzip = new Uint8Array(gz);
    }
  }));
}
