import type { Metadata, Sharp } from "sharp";
import { type AppError, invalid, type Problem } from "@/lib/errors.ts";
import type { UploadedFile } from "@/lib/schemas/uploads.ts";
import { Slots } from "./slots.ts";

export type ImageType = "jpg" | "png";

/** A picture as it is kept: upright, without metadata, of a size for pages (decision 30). */
export interface Picture {
  type: ImageType;
  bytes: Uint8Array<ArrayBuffer>;
}

const MAX_MEGAPIXELS = 40;
/** Pictures that come in several passes are decoded as a whole; so many bytes may that take. */
const MAX_WHOLE_BYTES = 120e6;
/** Of a stored picture, in pixels. */
export const MAX_SIDE = 1600;
const JPEG_QUALITY = 82;
/** A photo saved as PNG weighs a multiple of what it has to; without transparency it becomes a JPEG. */
const MAX_PNG_BYTES = 1024 * 1024;
const MAX_SECONDS = 20;

const SIGNATURES: Record<ImageType, number[]> = {
  jpg: [0xff, 0xd8, 0xff],
  png: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
};

/** A large picture takes up to 150 MB to decode. */
const decoder = new Slots({ running: 1, waiting: Infinity });

/**
 * Makes the picture to keep of an uploaded file, one at a time. Throws 422 on `image` when it is no jpg or png by its
 * content, when name and content disagree, when it has more than 40 megapixels, or is damaged (decision 30).
 */
export async function makePicture(file: UploadedFile): Promise<Picture> {
  const type = typeOf(file.bytes);
  if (type === null || type !== typeByName(file.name)) {
    throw refusal("invalid.imageType");
  }
  return await decoder.run(() => convert(file.bytes, type));
}

/** Tells a picture by its first bytes; whatever else a client says about it counts for nothing. */
function typeOf(bytes: Uint8Array): ImageType | null {
  const types: ImageType[] = ["jpg", "png"];
  return types.find((type) =>
    SIGNATURES[type].every((byte, index) => bytes[index] === byte)
  ) ?? null;
}

function typeByName(name: string): ImageType {
  return /\.png$/i.test(name) ? "png" : "jpg";
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

/** sharp takes 65 ms to load, which a server that gets no picture is spared. */
async function loadDecoder(): Promise<Decoder> {
  const { default: sharp } = await import("sharp");
  sharp.concurrency(1);
  sharp.cache(false);
  const options = {
    // Many cameras write files with small faults, which a warning would be.
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

/** The bytes that each pixel takes while a picture is decoded as a whole; few where it is read line by line. */
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
