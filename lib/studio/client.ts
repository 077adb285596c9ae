import { z } from "zod";
import {
  type AppError,
  invalid,
  type Problem,
  unavailable,
} from "@/lib/errors.ts";
import {
  convertPhoto as convertPhotoInProcess,
  type ImageType,
  imageTypeOf,
  MAX_SIDE,
  type Picture,
} from "./photos.ts";
import { convertWorkbook as convertWorkbookInProcess } from "./workbooks/convert.ts";
import { MAX_TABLE_BYTES } from "./workbooks/sheet.ts";

/** Longer than the studio takes for two large photos, or two workbooks, in a row. */
const DEADLINE_MS = 60_000;
/** The largest possible picture, uncompressed: four bytes a pixel and PNG's overhead for each line. */
const MAX_PICTURE_BYTES = MAX_SIDE * (4 * MAX_SIDE + 8) + 64 * 1024;

/** The studio's reasons for refusing a photo. */
const photoRefusal = z.union([
  z.object({ key: z.literal("invalid.imageDamaged") }),
  z.object({
    key: z.literal("invalid.imagePixels"),
    params: z.object({ max: z.number() }),
  }),
]);

/** The studio's reasons for refusing a workbook. */
const workbookRefusal = z.union([
  z.object({ key: z.enum(["import.bookDamaged", "import.bookLocked"]) }),
  z.object({
    key: z.enum([
      "import.bookTooLarge",
      "import.bookTooSlow",
      "import.tooManyColumns",
      "import.tooManyLines",
      "import.tooManyRows",
    ]),
    params: z.object({ max: z.number() }),
  }),
  z.object({
    key: z.literal("import.longRow"),
    params: z.object({ line: z.number() }),
  }),
  z.object({
    key: z.literal("import.otherFormat"),
    params: z.object({ format: z.string().max(40) }),
  }),
]);

let studio: StudioClient | null = null;

/**
 * Sends files to the studio process at this Unix socket. Until this is called, they are converted in this process.
 */
export function connectStudio(path: string): void {
  studio = new StudioClient(path);
}

/**
 * Converts a photo to the picture to store. Throws 422 on `image` when it exceeds 40 megapixels or is damaged, and 503
 * while the studio does not respond.
 */
export async function convertPhoto(
  bytes: Uint8Array,
  type: ImageType,
): Promise<Picture> {
  if (studio !== null) return await studio.convertPhoto(bytes);
  return await convertPhotoInProcess(bytes, type);
}

/**
 * Converts the first visible sheet of a workbook to CSV in UTF-8. Throws 422 with the reason why it cannot be read, and
 * 503 while the studio does not respond.
 */
export async function convertWorkbook(
  bytes: Uint8Array,
): Promise<Uint8Array<ArrayBuffer>> {
  if (studio !== null) return await studio.convertWorkbook(bytes);
  return await convertWorkbookInProcess(bytes as Uint8Array<ArrayBuffer>);
}

/** What an answer of the studio may be. */
interface Answers {
  maxBytes: number;
  /** Validates the reason for a refusal; throws for any other value. */
  toProblem: (reason: unknown) => Problem;
}

/** Sends files to the studio process over its Unix socket. Does not trust its responses. */
export class StudioClient {
  readonly #client: Deno.HttpClient;

  /** @param path of the Unix socket */
  constructor(path: string) {
    this.#client = Deno.createHttpClient({
      proxy: { transport: "unix", path },
      // One for each concurrent upload. A new connection starts with small buffers and takes twice as long.
      poolMaxIdlePerHost: 2,
    });
  }

  /** Converts a photo to the picture to store. Throws 422 with the studio's reason, and 503 when the studio does not respond. */
  async convertPhoto(bytes: Uint8Array): Promise<Picture> {
    const body = await this.#convert("/photos", bytes, {
      maxBytes: MAX_PICTURE_BYTES,
      toProblem: (reason) => ({
        ...photoRefusal.parse(reason),
        field: "image",
      }),
    });
    const type = imageTypeOf(body);
    if (type === null) throw unavailable();
    return { type, bytes: body };
  }

  /** Converts a workbook to CSV. Throws like convertPhoto(). */
  convertWorkbook(bytes: Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
    return this.#convert("/workbooks", bytes, {
      maxBytes: MAX_TABLE_BYTES,
      toProblem: (reason) => workbookRefusal.parse(reason),
    });
  }

  async #convert(
    path: string,
    bytes: Uint8Array,
    { maxBytes, toProblem }: Answers,
  ): Promise<Uint8Array<ArrayBuffer>> {
    const { status, body } = await this.#ask(path, bytes, maxBytes);
    if (status === 422) throw toRefusal(body, toProblem);
    if (status !== 200) throw unavailable();
    return body;
  }

  async #ask(
    path: string,
    bytes: Uint8Array,
    maxBytes: number,
  ): Promise<{ status: number; body: Uint8Array<ArrayBuffer> }> {
    try {
      const init: RequestInit & { client: Deno.HttpClient } = {
        method: "POST",
        // The type admits a SharedArrayBuffer, but a request's body never has one.
        body: bytes as Uint8Array<ArrayBuffer>,
        client: this.#client,
        signal: AbortSignal.timeout(DEADLINE_MS),
      };
      const response = await fetch(`http://studio${path}`, init);
      const body = await readAtMost(response, maxBytes);
      return { status: response.status, body };
    } catch {
      // The studio is restarting, crashed on this file, or took too long.
      throw unavailable();
    }
  }
}

async function readAtMost(
  response: Response,
  maxBytes: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const length = Number(response.headers.get("content-length") ?? Infinity);
  if (length <= maxBytes) return await response.bytes();
  await response.body?.cancel();
  throw new Error("The studio answers too much");
}

function toRefusal(
  body: Uint8Array,
  toProblem: Answers["toProblem"],
): AppError {
  try {
    return invalid(toProblem(JSON.parse(new TextDecoder().decode(body))));
  } catch {
    return unavailable();
  }
}
