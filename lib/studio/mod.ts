import { StudioClient } from "./client.ts";
import type { ImageType, Picture } from "./picture.ts";

let studio: StudioClient | null = null;

/** Has photos made in the process that listens at this Unix socket; unless called they are made in this process. */
export function connectStudio(path: string): void {
  studio = new StudioClient(path);
}

/**
 * Makes the picture to keep of a photo of this type. Throws 422 on `image` when it has more than 40 megapixels or is damaged
 * (decision 30), and 503 while the studio does not answer.
 */
export async function convertPhoto(
  bytes: Uint8Array,
  type: ImageType,
): Promise<Picture> {
  if (studio !== null) return await studio.convertPhoto(bytes);
  const photos = await import("./photos.ts");
  return await photos.convertPhoto(bytes, type);
}
