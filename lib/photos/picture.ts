import { invalid } from "@/lib/errors.ts";
import { convertPhoto } from "@/lib/studio/client.ts";
import type { UploadedFile } from "./limits.ts";
import {
  type ImageType,
  imageTypeOf,
  type Picture,
} from "@/lib/studio/photos.ts";

/**
 * Converts an uploaded file to the picture to store. Throws 422 on `image` unless its content is jpg or png and agrees
 * with its name, when it exceeds 40 megapixels, or is damaged, and 503 while the studio is away.
 */
export async function makePicture(file: UploadedFile): Promise<Picture> {
  const type = imageTypeOf(file.bytes);
  if (type === null || type !== typeByName(file.name)) {
    throw invalid({ key: "invalid.imageType", field: "image" });
  }
  return await convertPhoto(file.bytes, type);
}

function typeByName(name: string): ImageType {
  return /\.png$/i.test(name) ? "png" : "jpg";
}
