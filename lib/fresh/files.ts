import { createHash } from "node:crypto";
import { extname } from "node:path/posix";
import type { AssetFile } from "./types.ts";

const TYPES: Record<string, string> = {
  ".avif": "image/avif",
  ".css": "text/css; charset=utf-8",
  ".html": "text/html; charset=utf-8",
  ".ico": "image/x-icon",
  ".jpg": "image/jpeg",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json",
  ".png": "image/png",
  ".svg": "image/svg+xml; charset=utf-8",
  ".txt": "text/plain; charset=utf-8",
  ".webmanifest": "application/manifest+json",
  ".webp": "image/webp",
  ".woff2": "font/woff2",
  ".xml": "application/xml; charset=utf-8",
};

/** Creates an uncompressed file for `path`; its extension determines the content type. */
export function makeFile(
  path: string,
  body: Uint8Array<ArrayBuffer>,
): AssetFile {
  return {
    type: TYPES[extname(path)] ?? "application/octet-stream",
    hash: createHash("sha256").update(body).digest("hex").slice(0, 12),
    immutable: false,
    body,
  };
}

/** Inserts the hash before the extension: `/a/b.css` becomes `/a/b-1f2e.css`. */
export function hashedPath(path: string, hash: string): string {
  const end = extname(path);
  return `${path.slice(0, path.length - end.length)}-${hash}${end}`;
}

/** Returns the files below a folder of `root`, as sorted paths: `islands/a/B.tsx`. */
export async function listFiles(
  root: string,
  folder: string,
): Promise<string[]> {
  const files: string[] = [];
  for (const entry of await readFolder(`${root}/${folder}`)) {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory) files.push(...await listFiles(root, path));
    else files.push(path);
  }
  return files.sort();
}

async function readFolder(path: string): Promise<Deno.DirEntry[]> {
  try {
    return await Array.fromAsync(Deno.readDir(path));
  } catch (error) {
    if (error instanceof Deno.errors.NotFound) return [];
    throw error;
  }
}
