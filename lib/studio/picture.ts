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

/** Returns the type of a picture by its first bytes alone; null for other content. */
export function imageTypeOf(bytes: Uint8Array): ImageType | null {
  const types: ImageType[] = ["jpg", "png"];
  return types.find((type) =>
    SIGNATURES[type].every((byte, index) => bytes[index] === byte)
  ) ?? null;
}
