import { Buffer } from "node:buffer";
import { crc32 } from "node:zlib";
import yauzl from "yauzl";
import { AppError } from "../../errors.ts";
import type { Effort } from "./effort.ts";
import { damaged, locked, otherFormat } from "./refusals.ts";

type Bytes = Uint8Array<ArrayBuffer>;

/** No workbook has as many parts; listing more would take seconds. */
const MAX_ENTRIES = 10_000;

/** Bytes unpacked at once. Deflate makes up to a thousand times as many of them. */
const PACKED_BYTES = 1024;

/** Maximum bytes passed on at once: parsing them takes a millisecond. */
const CHUNK_BYTES = 16 * 1024;

const STORED = 0;
const DEFLATED = 8;

/** The used properties of yauzl's objects, which have no types. */
interface Entry {
  fileNameRaw: Uint8Array;
  extraFields: unknown[];
  compressionMethod: number;
  compressedSize: number;
  uncompressedSize: number;
  crc32: number;
  isEncrypted(): boolean;
}

interface ZipFile {
  entryCount: number;
  eachEntry(): AsyncIterable<Entry>;
  readLocalFileHeaderPromise(
    entry: Entry,
    options: { minimal: true },
  ): Promise<{ fileDataStart: number }>;
}

/** A zip archive whose files are unpacked on demand. Names are compared regardless of case. */
export class Archive {
  readonly #bytes: Bytes;
  readonly #zip: ZipFile;
  readonly #entries = new Map<string, Entry>();

  private constructor(bytes: Bytes, zip: ZipFile) {
    this.#bytes = bytes;
    this.#zip = zip;
  }

  /** Reads the directory of an archive. Throws 422 if it is damaged, or has too many files to be a workbook. */
  static async open(bytes: Bytes): Promise<Archive> {
    try {
      const zip: ZipFile = await yauzl.fromBufferPromise(
        Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength),
        // Spreadsheets read archives with absolute paths, which yauzl would reject.
        { decodeStrings: false },
      );
      if (zip.entryCount > MAX_ENTRIES) throw otherFormat(".zip");
      const archive = new Archive(bytes, zip);
      for await (const entry of zip.eachEntry()) {
        archive.#entries.set(nameOf(entry), entry);
        // They have been evaluated, and may be millions of objects.
        entry.extraFields = [];
      }
      return archive;
    } catch (error) {
      throw toRefusal(error);
    }
  }

  has(name: string): boolean {
    return this.#entries.has(name.toLowerCase());
  }

  /** Yields the text of a file. Throws 422 if it is missing, encrypted or damaged, and like Effort. */
  async *read(name: string, effort: Effort): AsyncGenerator<string> {
    const entry = this.#entries.get(name.toLowerCase());
    if (entry === undefined) throw damaged();
    if (entry.isEncrypted()) throw locked();
    const decoder = new TextDecoder("utf-8", { fatal: true });
    try {
      for await (const chunk of this.#unpack(entry)) {
        await effort.spend(chunk.length);
        yield decoder.decode(chunk, { stream: true });
      }
      yield decoder.decode();
    } catch (error) {
      throw toRefusal(error);
    }
  }

  /** Yields the bytes of a file. Throws if they do not have the size and the checksum in the directory. */
  async *#unpack(entry: Entry): AsyncGenerator<Bytes> {
    const header = this.#zip.readLocalFileHeaderPromise(entry, {
      minimal: true,
    });
    const start = (await header).fileDataStart;
    const packed = this.#bytes.subarray(start, start + entry.compressedSize);
    let size = 0;
    let checksum = 0;
    for await (const bytes of decompress(packed, entry.compressionMethod)) {
      size += bytes.length;
      if (size > entry.uncompressedSize) break;
      checksum = crc32(bytes, checksum);
      yield* piecesOf(bytes, CHUNK_BYTES);
    }
    if (size !== entry.uncompressedSize || checksum !== entry.crc32) {
      throw damaged();
    }
  }
}

function decompress(
  packed: Bytes,
  method: number,
): AsyncIterable<Bytes> | Iterable<Bytes> {
  if (method === STORED) return piecesOf(packed, CHUNK_BYTES);
  if (method !== DEFLATED) throw damaged();
  // The streams of node:zlib overflow the stack in Deno 2.5 if a piece becomes large.
  return ReadableStream.from(piecesOf(packed, PACKED_BYTES))
    .pipeThrough(new DecompressionStream("deflate-raw"));
}

function* piecesOf(bytes: Bytes, size: number): Generator<Bytes> {
  for (let at = 0; at < bytes.length; at += size) {
    yield bytes.subarray(at, at + size);
  }
}

/** Returns the name of a file with slashes, and without one at the start. */
function nameOf({ fileNameRaw }: Entry): string {
  const name = new TextDecoder().decode(fileNameRaw);
  return name.replaceAll("\\", "/").replace(/^\/+/, "").toLowerCase();
}

function toRefusal(error: unknown): AppError {
  return error instanceof AppError ? error : damaged();
}
