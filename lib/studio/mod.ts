import { StudioClient } from "./client.ts";
import type { ImageType, Picture } from "./picture.ts";

let studio: StudioClient | null = null;

/** Sends photos to the process at this Unix socket. Unless called, they are converted in this process. */
export function connectStudio(path: string): void {
  studio = new StudioClient(path);
}

/**
 * Converts a photo to the picture to store. Throws 422 on `image` when it exceeds 40 megapixels or is damaged (decision
 * 30), and 503 while the studio does not answer.
 */
export async function convertPhoto(
  bytes: Uint8Array,
  type: ImageType,
): Promise<Picture> {
  if (studio !== null) return await studio.convertPhoto(bytes);
  const photos = await import("./photos.ts");
  return await photos.convertPhoto(bytes, type);
}
