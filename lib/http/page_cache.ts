import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { acceptsEncoding } from "./compress.ts";

type Encoding = "br" | "gzip" | "identity";

/** A page that was rendered once, in every encoding it is sent in. */
interface StoredPage {
  type: string;
  /** The framework's preload header, if it made one. */
  link: string | null;
  hash: string;
  bodies: Record<Encoding, Uint8Array<ArrayBuffer>>;
}

/** What a page depends on. */
interface PageId {
  /** Its address, language and theme. */
  key: string;
  /** The version of the settings it shows. */
  version: unknown;
}

/** 16 languages, three themes, and room for the pages to come. */
const MAX_PAGES = 500;
const BROTLI = {
  params: { [constants.BROTLI_PARAM_QUALITY]: 9 },
};

/**
 * Keeps rendered pages for as long as the settings they show stay the same. It holds the pages of one settings version
 * at a time: the first request with another version empties it (design section 2).
 */
export class PageCache {
  readonly #pages = new Map<string, StoredPage>();
  #version: unknown;

  /** Gives the answer to a request from the store, or null when the page has to be rendered. */
  find(req: Request, { key, version }: PageId): Response | null {
    if (version !== this.#version) {
      this.#pages.clear();
      this.#version = version;
    }
    const page = this.#pages.get(key);
    return page === undefined ? null : answer(req, page);
  }

  /** Stores a rendered page (only a 200 is kept) and gives the answer to send. */
  async store(
    req: Request,
    rendered: Response,
    { key, version }: PageId,
  ): Promise<Response> {
    if (rendered.status !== 200) return rendered;
    const page = await toStored(rendered);
    // Rendering took a while: what shows older settings must not be stored among the newer pages.
    if (version === this.#version) this.#pages.set(key, page);
    if (this.#pages.size > MAX_PAGES) this.#pages.clear();
    return answer(req, page);
  }
}

async function toStored(rendered: Response): Promise<StoredPage> {
  const identity = await rendered.bytes();
  const digest = await crypto.subtle.digest("SHA-256", identity);
  return {
    type: rendered.headers.get("content-type") ?? "text/html; charset=utf-8",
    link: rendered.headers.get("link"),
    hash: new Uint8Array(digest).toHex().slice(0, 20),
    bodies: {
      identity,
      br: new Uint8Array(brotliCompressSync(identity, BROTLI)),
      gzip: new Uint8Array(gzipSync(identity, { level: 9 })),
    },
  };
}

function answer(req: Request, page: StoredPage): Response {
  const encoding = chooseEncoding(req.headers.get("accept-encoding"));
  const etag = `"${page.hash}-${encoding}"`;
  const known = req.headers.get("if-none-match")?.includes(etag) === true;
  const response = new Response(known ? null : page.bodies[encoding], {
    status: known ? 304 : 200,
  });
  const { headers } = response;
  headers.set("etag", etag);
  headers.set("vary", "Accept-Encoding, Cookie, Accept-Language");
  if (known) return response;
  headers.set("content-type", page.type);
  if (page.link !== null) headers.set("link", page.link);
  if (encoding !== "identity") headers.set("content-encoding", encoding);
  return response;
}

function chooseEncoding(accepted: string | null): Encoding {
  if (acceptsEncoding(accepted, "br")) return "br";
  return acceptsEncoding(accepted, "gzip") ? "gzip" : "identity";
}
