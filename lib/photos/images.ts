import { invalid } from "@/lib/errors.ts";
import type { UploadedFile } from "./limits.ts";
import { convertPhoto } from "@/lib/studio/mod.ts";
import {
  type ImageType,
  imageTypeOf,
  type Picture,
} from "@/lib/studio/picture.ts";

/**
 * Makes the picture to keep of an uploaded file. Throws 422 on `image` when it is no jpg or png by its content, when name and
 * content disagree, when it has more than 40 megapixels, or is damaged (decision 30), and 503 while the studio is away.
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
