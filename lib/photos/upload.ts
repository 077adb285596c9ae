import {
  MaxFileSizeExceededError,
  MaxPartsExceededError,
  type MultipartPart,
  parseMultipart,
} from "@remix-run/multipart-parser";
import type { Context } from "fresh";
import type { State } from "@/lib/site/state.ts";
import { KeyedSlots } from "@/lib/slots.ts";
import { AppError, invalid } from "@/lib/errors.ts";
import { MAX_FILE_BYTES, UploadedFile } from "./limits.ts";
import {
  type BodyOptions,
  readBytes,
  requireLength,
  requireType,
  type Steady,
  tooManyFields,
} from "@/lib/http/body.ts";

/** Room for the fields and part headers around the file, a review of 2,000 characters included. */
const OVERHEAD_BYTES = 64 * 1024;
const MAX_BYTES = MAX_FILE_BYTES + OVERHEAD_BYTES;

/** The file of a form: the name of its field, the most bytes, and the time for them. */
export interface FileField {
  name: string;
  maxBytes: number;
  steady: Steady;
}

/** Room for a photo that is many times too large, whose form is shown again. */
const MAX_DROPPED_BYTES = 64 * 1024 * 1024;
/** Maximum bytes that are read of a form. A reverse proxy must let this much through. */
export const MAX_READ_BYTES = MAX_BYTES + MAX_DROPPED_BYTES;
const MAX_PARTS = 20;
const DEADLINE_MS = 15_000;
/** At 1 Mbit/s the largest photo takes 42 seconds; slower clients are refused earlier. */
export const STEADY = { bytes: 1024 * 1024, deadlineMs: 60_000 };

const PHOTO: FileField = {
  name: "image",
  maxBytes: MAX_FILE_BYTES,
  steady: STEADY,
};

/** Errors about a refused file. */
const REFUSED_FILE =
  /^(invalid\.(image|oneFile|noRoom)|error\.(fileT|t)ooLarge)/;

/** Limits the bodies in memory, so that one person's leave room for those of others. */
const uploads = new KeyedSlots(
  { running: 1, waiting: 2 },
  { running: 2, waiting: 8 },
);

/** Their memory by size, reused because the garbage collector would free it late. */
const spare = new Map<number, Uint8Array<ArrayBuffer>[]>();

/** Refuses a file for its size (413), with the texts that came before it. */
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

interface UploadOptions extends BodyOptions {
  /** Who sends it. */
  person: string;
  /** Which file the form has; a photo by default. */
  file?: FileField;
  steady?: Steady;
  /** Reads a form to its end even when its file is far too large, because it is shown again. */
  isShownAgain?: boolean;
}

/**
 * Reads a form with a file and passes it to `work` while its body is in memory: two uploads at a time, eight wait; of
 * one person one, two wait. `work` gets the text fields, the first of each name, and the one file, whose bytes are
 * valid until `work` ends. Throws FileTooLarge, 415, 413, 503 when too many wait, 408 after 15 seconds (a minute for
 * steady senders), 400 for a malformed form, and 422 for more than one file.
 */
export async function withUpload<Result>(
  req: Request,
  work: (fields: Record<string, unknown>) => Promise<Result>,
  { person, file = PHOTO, ...options }: UploadOptions,
): Promise<Result> {
  const { deadlineMs = DEADLINE_MS, steady = file.steady } = options;
  const maxBytes = file.maxBytes + OVERHEAD_BYTES;
  const limits = {
    maxBytes,
    deadlineMs,
    steady,
    ...(options.isShownAgain
      ? { maxDropped: MAX_DROPPED_BYTES }
      // Only the file can exceed the limit of a form, because texts are short.
      : { refuse: () => new FileTooLarge({}, file) }),
  };
  requireType(req, "multipart/form-data");
  requireLength(req, limits);
  return await uploads.run(person, async () => {
    const free = spare.get(maxBytes) ?? [];
    spare.set(maxBytes, free);
    const into = free.pop() ?? new Uint8Array(maxBytes);
    try {
      const bytes = await readBytes(req, { ...limits, into });
      return await work(readFields(req, bytes, file));
    } finally {
      free.push(into);
    }
  });
}

/** Runs withUpload() for a request and logs a refused file. */
export async function takeUpload<Result>(
  ctx: Context<State>,
  work: (fields: Record<string, unknown>) => Promise<Result>,
  options: Omit<UploadOptions, "person"> = {},
): Promise<Result> {
  const { admin, client } = ctx.state;
  const person = admin?.id ?? client;
  try {
    return await withUpload(ctx.req, work, { ...options, person });
  } catch (error) {
    logRefusedFile(ctx, error);
    throw error;
  }
}

/** Logs an error if it refuses a file. */
export function logRefusedFile(
  { state }: Context<State>,
  error: unknown,
): void {
  if (!(error instanceof AppError)) return;
  const reason = error.problems.find(({ key }) => REFUSED_FILE.test(key))?.key;
  if (reason === undefined) return;
  state.log.warning("upload.rejected", { id: state.requestId, reason });
}

function readFields(
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

/** Reads a text with its line ends as one character, or a file; browsers send an empty file field as an empty file. */
function readValue(part: MultipartPart): Field[1] {
  if (part.filename === undefined) return part.text.replaceAll("\r\n", "\n");
  const file = part.content.length === 1 ? part.content[0]! : part.bytes;
  return file.length === 0 ? undefined : new UploadedFile(part.filename, file);
}

function noForm(): AppError {
  return new AppError(400, { key: "error.badRequest" });
}
