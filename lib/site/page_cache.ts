import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { answerWith, type HeaderList } from "@/lib/http/answer.ts";
import { acceptsEncoding } from "@/lib/http/compress.ts";

type Packing = "br" | "gzip";
type Body = Uint8Array<ArrayBuffer>;

/** A page that was rendered once, and each encoding that it was asked for in again. */
interface StoredPage {
  identity: Body;
  packed: Map<Packing, Body>;
  /** It is weak: whatever the encoding, the page is the same. */
  etag: string;
  headers: HeaderList;
  /** Those that a 304 repeats. */
  kept: HeaderList;
}

/** What a page depends on. */
interface PageId {
  /** Its address, language and theme. */
  key: string;
  /** The version of the settings and the content it shows. */
  version: unknown;
}

/** Room for 500 pages of 40 kB in two encodings. */
const MAX_BYTES = 32 * 1024 * 1024;
/** What a page takes beside its bodies. */
const PAGE_BYTES = 1_024;
/** What a 304 repeats. */
const KEPT_HEADERS: HeaderList = [["vary", "Accept-Encoding"]];
/** From 6 on a page of 44 kB becomes 1 % smaller but blocks the event loop 40 times as long. */
const BROTLI = {
  params: { [constants.BROTLI_PARAM_QUALITY]: 5 },
};
const PACK: Record<Packing, (body: Body) => Uint8Array> = {
  br: (body) => brotliCompressSync(body, BROTLI),
  gzip: (body) => gzipSync(body, { level: 9 }),
};

/**
 * Keeps rendered pages for as long as what they show stays the same. It holds the pages of one version at a time: the first
 * request with another version empties it. Only what is asked for again is packed well, which takes as long as rendering it;
 * the first answer is left to compress(). Once its memory is full, the page not asked for longest goes.
 */
export class PageCache {
  /** Maps keep insertion order, so the first key is the one not asked for longest. */
  readonly #pages = new Map<string, StoredPage>();
  readonly #maxBytes: number;
  #bytes = 0;
  #version: unknown;

  constructor(maxBytes = MAX_BYTES) {
    this.#maxBytes = maxBytes;
  }

  /** Returns the answer to a request from the store, or null when the page has to be rendered. */
  find(req: Request, { key, version }: PageId): Response | null {
    if (version !== this.#version) {
      this.#pages.clear();
      this.#bytes = 0;
      this.#version = version;
    }
    const page = this.#pages.get(key);
    if (page === undefined) return null;
    this.#pages.delete(key);
    this.#pages.set(key, page);
    return answer(req, page, (packing) => this.#pack(page, packing));
  }

  /** Stores a rendered page (only a 200 is kept) and returns the answer to send. */
  async store(
    req: Request,
    rendered: Response,
    { key, version }: PageId,
  ): Promise<Response> {
    if (rendered.status !== 200) return rendered;
    const page = await toStored(rendered);
    // Rendering took a while: what shows older settings must not be stored among the newer pages.
    if (version === this.#version) this.#keep(key, page);
    return answer(req, page, () => null);
  }

  #keep(key: string, page: StoredPage): void {
    this.#forget(key);
    this.#pages.set(key, page);
    this.#bytes += sizeOf(page);
    this.#makeRoom();
  }

  #pack(page: StoredPage, packing: Packing): Body {
    const known = page.packed.get(packing);
    if (known !== undefined) return known;
    const body = new Uint8Array(PACK[packing](page.identity));
    page.packed.set(packing, body);
    this.#bytes += body.length;
    this.#makeRoom();
    return body;
  }

  #makeRoom(): void {
    for (const key of this.#pages.keys()) {
      if (this.#bytes <= this.#maxBytes) return;
      this.#forget(key);
    }
  }

  #forget(key: string): void {
    const page = this.#pages.get(key);
    if (page === undefined) return;
    this.#pages.delete(key);
    this.#bytes -= sizeOf(page);
  }
}

function sizeOf({ identity, packed }: StoredPage): number {
  return [...packed.values()].reduce(
    (sum, { length }) => sum + length,
    PAGE_BYTES + identity.length,
  );
}

async function toStored(rendered: Response): Promise<StoredPage> {
  const identity = await rendered.bytes();
  const digest = await crypto.subtle.digest("SHA-256", identity);
  const hash = new Uint8Array(digest).toHex().slice(0, 20);
  const etag = `W/"${hash}"`;
  const kept: HeaderList = [["etag", etag], ...KEPT_HEADERS];
  const headers = [...kept, ...headersOf(rendered)];
  return { identity, packed: new Map(), etag, kept, headers };
}

function headersOf({ headers }: Response): HeaderList {
  const type = headers.get("content-type") ?? "text/html; charset=utf-8";
  const list: HeaderList = [["content-type", type]];
  // The preload header of a framework that makes one.
  const link = headers.get("link");
  if (link !== null) list.push(["link", link]);
  return list;
}

/** Answers as it is what `pack` packs into nothing. */
function answer(
  req: Request,
  { identity, etag, kept, headers }: StoredPage,
  pack: (packing: Packing) => Body | null,
): Response {
  const isKnown = req.headers.get("if-none-match")?.includes(etag) === true;
  if (isKnown) return new Response(null, { status: 304, headers: kept });
  const packing = choosePacking(req.headers.get("accept-encoding"));
  const packed = packing === null ? null : pack(packing);
  if (packing === null || packed === null) {
    return answerWith(identity, { headers });
  }
  return answerWith(packed, {
    headers: [...headers, ["content-encoding", packing]],
  });
}

function choosePacking(accepted: string | null): Packing | null {
  if (acceptsEncoding(accepted, "br")) return "br";
  return acceptsEncoding(accepted, "gzip") ? "gzip" : null;
}
