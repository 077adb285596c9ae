import { z } from "zod";
import { breaks } from "@/lib/fields/fields.ts";
import { means } from "@/lib/fields/meaning.ts";

/** Maximum bytes of an uploaded file. */
export const MAX_FILE_BYTES = 5 * 1024 * 1024;

/** A file in a posted form; the client chose the name. */
export class UploadedFile {
  readonly name: string;
  readonly bytes: Uint8Array;

  constructor(name: string, bytes: Uint8Array) {
    this.name = name;
    this.bytes = bytes;
  }
}

/** Validates a picture by its file name; its content is checked when it is converted. */
export const imageFile = means(
  z.custom<UploadedFile>(
    (value) =>
      value instanceof UploadedFile && /\.(jpe?g|png)$/i.test(value.name),
    breaks("invalid.imageType"),
  ).meta({ override: { type: "string", format: "binary" } }),
  { widget: "image" },
);
