import { dirname, join, relative } from "node:path/posix";
import { hashedPath, listFiles, makeFile } from "./files.ts";
import { type Output, runBundler } from "./bundler.ts";
import type { Assets } from "./types.ts";
import { frameworkFile, wrapModules } from "./wrap.ts";

/** Bundles the client and every island of `root` into hashed scripts. */
export async function bundleScripts(root: string, assets: Assets) {
  const modules = await findModules(root, assets.dev);
  const { entries, outputs } = await bundle(root, modules);
  const base = commonFolder([...entries.values()]);
  const names = new Map(
    [...entries].map(([module, file]) => [
      relative(base, file).replace(/\.tsx?$/, ".js"),
      module,
    ]),
  );
  const urls = new Map<string, string>();
  for (const { path, text } of outputs) {
    const file = makeFile(path, new TextEncoder().encode(text));
    // The bundler hashes the names of shared chunks, not of entries.
    const name = names.has(path) ? hashedPath(path, file.hash) : path;
    const url = `/_fresh/${name}`;
    assets.files.set(url, { ...file, immutable: true });
    urls.set(path, url);
  }
  for (const output of outputs) {
    const module = names.get(output.path);
    if (module === undefined) continue;
    assets.scripts.set(module, urls.get(importedChunk(output) ?? output.path)!);
  }
  refuseDynamicIslands(outputs, names);
  addImports(outputs, urls, assets);
}

async function bundle(root: string, modules: Map<string, string>) {
  const dir = await Deno.makeTempDir({ prefix: "islands_" });
  try {
    const entries = await wrapModules(modules, { root, dir });
    const outputs = await runBundler([...entries.values()], dir);
    return { entries, outputs };
  } finally {
    await Deno.remove(dir, { recursive: true });
  }
}

/**
 * Returns the chunk that an entry merely imports: the client's code is shared by all islands and so becomes a chunk.
 */
function importedChunk({ path, text }: Output): string | null {
  const only = /^import"(\.[^"]+\.js)";\s*$/.exec(text);
  return only === null ? null : join(dirname(path), only[1]!);
}

/** Throws if a script imports an island dynamically: hashing renames islands, so the import would fail. */
function refuseDynamicIslands(outputs: Output[], names: Map<string, string>) {
  for (const { path, text } of outputs) {
    for (const [, target] of text.matchAll(/\bimport\("(\.[^"]+\.js)"\)/g)) {
      const island = names.get(join(dirname(path), target!));
      if (island === undefined) continue;
      throw new Error(
        `"${island}" is an island: import() can only load others`,
      );
    }
  }
}

/** Returns the file of each module that a page can request by name. */
async function findModules(
  root: string,
  dev: boolean,
): Promise<Map<string, string>> {
  const own = dev ? ["client", "signals", "reload"] : ["client", "signals"];
  const islands = (await listFiles(root, "islands"))
    .filter((file) => /\.tsx?$/.test(file));
  return new Map([
    ...own.map((name): [string, string] => [name, frameworkFile(name)]),
    ...islands.map((file): [string, string] => [`./${file}`, join(root, file)]),
  ]);
}

/** Records the scripts that each script imports statically, directly or indirectly. */
function addImports(
  outputs: Output[],
  urls: Map<string, string>,
  assets: Assets,
) {
  const direct = new Map(
    outputs.map(({ path, text }) => [path, readImports(path, text)]),
  );
  function collect(path: string, found: Set<string>): Set<string> {
    if (found.has(path)) return found;
    found.add(path);
    for (const other of direct.get(path) ?? []) collect(other, found);
    return found;
  }
  for (const { path } of outputs) {
    const all = [...collect(path, new Set())].map((name) => urls.get(name)!);
    assets.imports.set(urls.get(path)!, all);
  }
}

function readImports(path: string, text: string): string[] {
  const found = text.matchAll(/(?:\bfrom|\bimport)\s*"(\.[^"]+\.js)"/g);
  return Array.from(found, ([, target]) => join(dirname(path), target!));
}

function commonFolder(files: string[]): string {
  const [first = "/", ...others] = files.map(dirname);
  let folder = first;
  while (others.some((other) => !`${other}/`.startsWith(`${folder}/`))) {
    folder = dirname(folder);
  }
  return folder;
}
