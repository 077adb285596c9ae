import { Buffer } from "node:buffer";
import { crc32 } from "node:zlib";
import sharp, { type Sharp } from "sharp";
import { UploadedFile } from "@/lib/photos/limits.ts";

export type Bytes = Uint8Array<ArrayBuffer>;

sharp.cache(false);

/** Returns a recognizable picture: red on the left, blue on the right. */
export function redAndBlue(width: number, height: number): Sharp {
  const right = {
    create: { width: width >> 1, height, channels: 3, background: "blue" },
  } as const;
  return sharp({
    create: { width, height, channels: 3, background: "red" },
  }).composite([{ input: right, left: width - (width >> 1), top: 0 }]);
}

/** Returns noise, which no format compresses. */
export function noise(width: number, height: number, channels: 3 | 4): Sharp {
  const bytes = new Uint8Array(width * height * channels);
  let seed = 1;
  for (let at = 0; at < bytes.length; at++) {
    seed = Math.imul(seed, 1_103_515_245) + 12_345;
    bytes[at] = seed >>> 16;
  }
  return sharp(bytes, { raw: { width, height, channels } });
}

export async function toBytes(picture: Sharp): Promise<Bytes> {
  return new Uint8Array(await picture.toBuffer());
}

/** Small pictures, created once for a test file. */
export const jpg: Bytes = await toBytes(redAndBlue(64, 48).jpeg());
export const png: Bytes = await toBytes(redAndBlue(64, 48).png());

/** Returns a file as the schemas accept it. */
export function toUpload(bytes: Bytes, name = "photo.jpg"): UploadedFile {
  return new UploadedFile(name, bytes);
}

/** Returns a photo for a browser's file field. */
export function photoFile(name: string) {
  return { name, mimeType: "image/jpeg", buffer: Buffer.from(jpg) };
}

/** Creates a form; a file is `[name, content]`. */
export function formOf(
  fields: Record<string, string | [name: string, content: Bytes]>,
): FormData {
  const form = new FormData();
  for (const [field, value] of Object.entries(fields)) {
    if (typeof value === "string") form.append(field, value);
    else form.append(field, new File([value[1]], value[0]));
  }
  return form;
}

/** Joins bytes and texts. */
export function joinBytes(...parts: (Bytes | string)[]): Bytes {
  const all = parts.map((part) =>
    typeof part === "string" ? new TextEncoder().encode(part) : part
  );
  return new Uint8Array(Buffer.concat(all));
}

/** Corrects the checksums of a PNG's chunks, so that decoders accept them. */
export function withChecksums(bytes: Bytes): Bytes {
  const fixed = bytes.slice();
  const view = new DataView(fixed.buffer);
  for (let at = 8; at + 12 <= fixed.length;) {
    const end = at + 8 + view.getUint32(at);
    if (end + 4 > fixed.length) break;
    view.setUint32(end, crc32(fixed.subarray(at + 4, end)));
    at = end + 4;
  }
  return fixed;
}
