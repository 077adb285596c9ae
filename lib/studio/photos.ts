import type { Metadata, Sharp } from "sharp";
import { type AppError, invalid, type Problem } from "../errors.ts";
import { Slots } from "../slots.ts";

export type ImageType = "jpg" | "png";

/** A stored picture: upright, without metadata, scaled for pages. */
export interface Picture {
  type: ImageType;
  bytes: Uint8Array<ArrayBuffer>;
}

/** The longest side of a stored picture, in pixels. */
export const MAX_SIDE = 1600;

const SIGNATURES: Record<ImageType, number[]> = {
  jpg: [0xff, 0xd8, 0xff],
  png: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
};

/** Detects the type of a picture by its first bytes; null for other content. */
export function imageTypeOf(bytes: Uint8Array): ImageType | null {
  const types: ImageType[] = ["jpg", "png"];
  return types.find((type) =>
    SIGNATURES[type].every((byte, index) => bytes[index] === byte)
  ) ?? null;
}

const MAX_MEGAPIXELS = 40;
/** Bounds the memory of progressive and interlaced pictures, which are decoded as a whole. */
const MAX_WHOLE_BYTES = 120e6;
const JPEG_QUALITY = 82;
/** Larger PNGs without transparency become JPEGs, which for photos are several times smaller. */
const MAX_PNG_BYTES = 1024 * 1024;
const MAX_SECONDS = 20;

/** Decoding a large picture takes up to 150 MB. */
const decoder = new Slots({ running: 1, waiting: Infinity });

/**
 * Converts a photo to the picture to store, one at a time, by native code. Throws 422 on `image` when it exceeds 40
 * megapixels or is damaged.
 */
export async function convertPhoto(
  bytes: Uint8Array,
  type: ImageType,
): Promise<Picture> {
  return await decoder.run(() => convert(bytes, type));
}

async function convert(bytes: Uint8Array, type: ImageType): Promise<Picture> {
  const open = await loadDecoder();
  await checkPixels(open(bytes));
  try {
    const upright = open(bytes).autoOrient().resize({
      width: MAX_SIDE,
      height: MAX_SIDE,
      fit: "inside",
      withoutEnlargement: true,
    }).timeout({ seconds: MAX_SECONDS });
    if (type === "jpg") return await toJpeg(upright);
    const png = await upright.png().toBuffer();
    const isHeavy = png.length > MAX_PNG_BYTES;
    return isHeavy && (await open(png).stats()).isOpaque
      ? await toJpeg(open(png))
      : { type, bytes: new Uint8Array(png) };
  } catch {
    throw refusal("invalid.imageDamaged");
  }
}

type Decoder = (bytes: Uint8Array) => Sharp;

/** Loads sharp on first use, because loading takes 65 ms. */
async function loadDecoder(): Promise<Decoder> {
  const { default: sharp } = await import("sharp");
  sharp.concurrency(1);
  sharp.cache(false);
  const options = {
    // sharp's default, "warning", would reject the slightly malformed files that many cameras write.
    failOn: "error",
    limitInputPixels: MAX_MEGAPIXELS * 1e6,
  } as const;
  return (bytes) => sharp(bytes, options);
}

async function toJpeg(picture: Sharp): Promise<Picture> {
  const bytes = await picture.jpeg({ quality: JPEG_QUALITY }).toBuffer();
  return { type: "jpg", bytes: new Uint8Array(bytes) };
}

async function checkPixels(picture: Sharp): Promise<void> {
  const metadata = await readMetadata(picture);
  const whole = MAX_WHOLE_BYTES / wholeBytes(metadata) / 1e6;
  const max = Math.floor(Math.min(MAX_MEGAPIXELS, whole));
  if (metadata.width * metadata.height > max * 1e6) {
    throw refusal("invalid.imagePixels", { max });
  }
}

async function readMetadata(picture: Sharp): Promise<Metadata> {
  try {
    return await picture.metadata();
  } catch (error) {
    throw (error as Error).message.includes("pixel limit")
      ? refusal("invalid.imagePixels", { max: MAX_MEGAPIXELS })
      : refusal("invalid.imageDamaged");
  }
}

/** Returns the bytes per pixel that decoding takes. Pictures that are not progressive are read line by line. */
function wholeBytes(metadata: Metadata): number {
  const { format, isProgressive, channels, depth, chromaSubsampling } =
    metadata;
  if (!isProgressive) return 1;
  if (format === "png") return 1.5 * channels * (depth === "ushort" ? 2 : 1);
  return chromaSubsampling === "4:2:0" ? 3 : 2 * channels;
}

function refusal(key: Problem["key"], params?: Problem["params"]): AppError {
  return invalid({
    key,
    field: "image",
    ...(params !== undefined && { params }),
  });
}
