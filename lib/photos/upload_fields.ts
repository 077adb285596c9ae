import {
  MaxFileSizeExceededError,
  MaxPartsExceededError,
  type MultipartPart,
  parseMultipart,
} from "@remix-run/multipart-parser";
import { AppError, invalid } from "@/lib/errors.ts";
import { type Steady, tooManyFields } from "@/lib/http/body.ts";
import { UploadedFile } from "./limits.ts";

/** Allowance for the text fields and part headers around the file, including a review of 2,000 characters. */
export const OVERHEAD_BYTES = 64 * 1024;
const MAX_PARTS = 20;

/** The file field of a form: its name, its maximum size, and the deadline for steady senders. */
export interface FileField {
  name: string;
  maxBytes: number;
  steady: Steady;
}

/** The 413 for a too large file; holds the text fields that preceded it. */
export class FileTooLarge extends AppError {
  readonly fields: Record<string, unknown>;

  constructor(
    fields: Record<string, unknown>,
    { name: field, maxBytes }: FileField,
  ) {
    const params = { max: Math.floor(maxBytes / 1024 ** 2) };
    super(413, { key: "error.fileTooLarge", field, params });
    this.fields = fields;
  }
}

type Field = [name: string, value: string | UploadedFile | undefined];

/** Reads the first text field of each name and the single file of a form. Throws 400, 413 and 422. */
export function readFields(
  req: Request,
  bytes: Uint8Array,
  file: FileField,
): Record<string, unknown> {
  const type = req.headers.get("content-type") ?? "";
  const [, quoted, bare] = /;\s*boundary=(?:"([^"]+)"|([^\s;]+))/i.exec(type) ??
    [];
  const boundary = quoted ?? bare;
  if (boundary === undefined || boundary.length > 70) throw noForm();
  const fields: Field[] = [];
  const limits = {
    maxParts: MAX_PARTS,
    maxFileSize: file.maxBytes,
    maxTotalSize: file.maxBytes + OVERHEAD_BYTES,
  };
  try {
    for (const part of parseMultipart(bytes, { boundary, ...limits })) {
      if (!part.name) throw noForm();
      fields.push([part.name, readValue(part)]);
    }
  } catch (error) {
    if (error instanceof MaxPartsExceededError) throw tooManyFields(MAX_PARTS);
    if (error instanceof MaxFileSizeExceededError) {
      throw new FileTooLarge(firstOfEach(fields, file), file);
    }
    throw noForm();
  }
  return firstOfEach(fields, file);
}

/** Returns the first value of each field. Throws 422 for more than one file. */
function firstOfEach(
  fields: Field[],
  { name: field }: FileField,
): Record<string, unknown> {
  const files = fields.filter(([, value]) => value instanceof UploadedFile);
  if (files.length > 1) {
    throw invalid({ key: "invalid.oneFile", field });
  }
  const given = fields.filter(([, value]) => value !== undefined);
  return Object.fromEntries(given.reverse());
}

/** Reads a text, with line ends normalized to LF, or a file. Browsers send an empty file field as an empty file. */
function readValue(part: MultipartPart): Field[1] {
  if (part.filename === undefined) return part.text.replaceAll("\r\n", "\n");
  const file = part.content.length === 1 ? part.content[0]! : part.bytes;
  return file.length === 0 ? undefined : new UploadedFile(part.filename, file);
}

function noForm(): AppError {
  return new AppError(400, { key: "error.badRequest" });
}
