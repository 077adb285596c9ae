import { ifNoneMatch } from "deno-std/http/etag.js";
import type { OpenFile } from "./files.ts";

const TYPES = { jpg: "image/jpeg", png: "image/png" } as const;

/** Even if a browser misreads a picture, it runs nothing and loads nothing. */
const POLICY = "default-src 'none'; sandbox";

/**
 * Streams an uploaded file. A name never changes its content, so browsers may cache it for ever. Shared caches must not,
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
