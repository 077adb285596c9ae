import { z } from "zod";
import { invalid, unavailable } from "@/lib/errors.ts";
import {
  convertPhoto as convertInProcess,
  type ImageType,
  imageTypeOf,
  MAX_SIDE,
  type Picture,
} from "./photos.ts";

/** Longer than the studio takes for two large photos in a row. */
const DEADLINE_MS = 60_000;
/** The largest possible picture, uncompressed: four bytes a pixel and PNG's overhead for each line. */
const MAX_BYTES = MAX_SIDE * (4 * MAX_SIDE + 8) + 64 * 1024;

/** The studio's reasons for refusing a photo. */
const refusal = z.union([
  z.object({ key: z.literal("invalid.imageDamaged") }),
  z.object({
    key: z.literal("invalid.imagePixels"),
    params: z.object({ max: z.number() }),
  }),
]);

let studio: StudioClient | null = null;

/**
 * Sends photos to the studio process at this Unix socket. Until this is called, photos are converted in this process.
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
  return await convertInProcess(bytes, type);
}

/** Sends photos to the studio process over its Unix socket. Does not trust its responses. */
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
    const { status, body } = await this.#ask(bytes);
    if (status === 422) throw toRefusal(body);
    const type = imageTypeOf(body);
    if (status !== 200 || type === null) throw unavailable();
    return { type, bytes: body };
  }

  async #ask(
    bytes: Uint8Array,
  ): Promise<{ status: number; body: Uint8Array<ArrayBuffer> }> {
    try {
      const init: RequestInit & { client: Deno.HttpClient } = {
        method: "POST",
        // The type admits a SharedArrayBuffer, but a request's body never has one.
        body: bytes as Uint8Array<ArrayBuffer>,
        client: this.#client,
        signal: AbortSignal.timeout(DEADLINE_MS),
      };
      const response = await fetch("http://studio/photos", init);
      return { status: response.status, body: await readAtMost(response) };
    } catch {
      // The studio is restarting, crashed on this photo, or took too long.
      throw unavailable();
    }
  }
}

async function readAtMost(
  response: Response,
): Promise<Uint8Array<ArrayBuffer>> {
  const length = Number(response.headers.get("content-length") ?? Infinity);
  if (length <= MAX_BYTES) return await response.bytes();
  await response.body?.cancel();
  throw new Error("The studio answers too much");
}

function toRefusal(body: Uint8Array): Error {
  try {
    const reason = refusal.parse(JSON.parse(new TextDecoder().decode(body)));
    return invalid({ ...reason, field: "image" });
  } catch {
    return unavailable();
  }
}
