import { ifNoneMatch } from "deno-std/http/etag.js";
import type { Kv } from "@/lib/store/kv.ts";
import { chunkKey, fileKey, type Manifest, type StoredFile } from "./files.ts";
import type { ImageType } from "@/lib/studio/photos.ts";

/** Matches the file names that are looked up. */
const FILE_NAME = /^[0-9a-z]{26}\.(jpg|png)$/;

const CHUNKS_IN_READ = 4;
const TYPES = { jpg: "image/jpeg", png: "image/png" } as const;
/** Prevents browsers from running or loading anything, even if they misread a picture. */
const POLICY = "default-src 'none'; sandbox";

interface OpenFile {
  size: number;
  type: ImageType;
  /** Reads from the store with backpressure; iteration throws if a chunk is missing. */
  content: AsyncIterable<Uint8Array>;
}

/** Opens a file and reads its first chunks. Returns null if it does not exist. */
export async function openFile(kv: Kv, name: string): Promise<OpenFile | null> {
  const manifest = FILE_NAME.test(name)
    ? await kv.get<Manifest>(fileKey(name))
    : null;
  if (manifest === null) return null;
  const file = { name, ...manifest };
  const first = await readChunks(kv, file, 0);
  return first && { ...manifest, content: contentOf(kv, file, first) };
}

/**
 * Streams an uploaded file. The content under a name never changes, so browsers may cache it forever. Shared caches must not,
 * because they would keep serving deleted photos (decision 30).
 */
export function serveFile(
  req: Request,
  name: string,
  file: OpenFile,
): Response {
  const etag = `"${name}"`;
  const headers = new Headers({
    "cache-control": "private, max-age=31536000, immutable",
    etag,
  });
  if (!ifNoneMatch(req.headers.get("if-none-match"), etag)) {
    return new Response(null, { status: 304, headers });
  }
  headers.set("content-type", TYPES[file.type]);
  headers.set("content-length", String(file.size));
  headers.set("content-disposition", `inline; filename="${name}"`);
  headers.set("content-security-policy", POLICY);
  const body = req.method === "HEAD"
    ? null
    : ReadableStream.from<Uint8Array>(file.content);
  return new Response(body, { headers });
}

async function* contentOf(
  kv: Kv,
  file: StoredFile,
  first: Uint8Array[],
): AsyncGenerator<Uint8Array> {
  yield* first;
  for (let from = first.length; from < file.chunks; from += CHUNKS_IN_READ) {
    const chunks = await readChunks(kv, file, from);
    if (chunks === null) throw new Error(`The rest of ${file.name} is gone`);
    yield* chunks;
  }
}

/** Returns the next few chunks, or null if one is missing. */
async function readChunks(
  kv: Kv,
  { name, chunks }: StoredFile,
  from: number,
): Promise<Uint8Array[] | null> {
  const end = Math.min(from + CHUNKS_IN_READ, chunks);
  const entries = await kv.list<Uint8Array>({
    start: chunkKey(name, from),
    end: chunkKey(name, end),
  }, { limit: CHUNKS_IN_READ });
  if (entries.length < end - from) return null;
  return entries.map(({ value }) => value);
}
