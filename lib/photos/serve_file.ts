import { ifNoneMatch } from "deno-std/http/etag.js";
import type { OpenFile } from "./files.ts";

const TYPES = { jpg: "image/jpeg", png: "image/png" } as const;

/** Whatever a browser may take a picture for, it runs nothing and loads nothing. */
const POLICY = "default-src 'none'; sandbox";

/**
 * Answers with an uploaded file, read from the store as fast as the visitor takes it. A name never changes what it
 * means, so that a browser's copy is good for ever; servers between keep none, because what is deleted here would live on
 * there (decision 30).
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
