import {
  MaxFileSizeExceededError,
  MaxPartsExceededError,
  type MultipartPart,
  parseMultipart,
} from "@remix-run/multipart-parser";
import type { Context } from "fresh";
import type { State } from "@/lib/site/state.ts";
import { Slots } from "@/lib/slots.ts";
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

/** What a form says beside the file: two thousand characters of review and the frames of its parts fit well. */
const OVERHEAD_BYTES = 64 * 1024;
const MAX_BYTES = MAX_FILE_BYTES + OVERHEAD_BYTES;
/** A camera's picture may be many times too large, and still the form that brings it is to be shown again. */
const MAX_DROPPED_BYTES = 64 * 1024 * 1024;
/** What is read of a form at most, which whatever stands in front of the server has to let through. */
export const MAX_READ_BYTES = MAX_BYTES + MAX_DROPPED_BYTES;
const MAX_PARTS = 20;
const DEADLINE_MS = 15_000;
/** From an office whose line sends 1 Mbit/s the largest photo takes 42 seconds; whoever sends by drops is refused before. */
export const STEADY = { bytes: 1024 * 1024, deadlineMs: 60_000 };

/** What is said of a file that is not taken. */
const REFUSED_FILE =
  /^(invalid\.(image|oneFile|noRoom)|error\.(fileT|t)ooLarge)/;

/** Bodies lie in memory until they have been worked on, so that few of them may be there at once. */
const uploads = new Slots({ running: 2, waiting: 8 });

/** Their memory is used again: what is left to the garbage collector stays for long. */
const spare: Uint8Array<ArrayBuffer>[] = [];

/** Refuses a file for its size (413), with the texts that came before it. */
export class FileTooLarge extends AppError {
  readonly fields: Record<string, unknown>;

  constructor(fields: Record<string, unknown>) {
    super(413, { key: "error.fileTooLarge", field: "image" });
    this.fields = fields;
  }
}

interface UploadOptions extends BodyOptions {
  steady?: Steady;
  /** A form that somebody waits to see again: it is read to its end even when its file is far too large. */
  isShownAgain?: boolean;
}

/**
 * Reads a form with a file and works on it while its body may be in memory: two uploads at a time, eight wait. Gives
 * `work` the text fields, the first of each name, and the one file as an UploadedFile, whose bytes are there until `work`
 * ends. Throws FileTooLarge, 415, 413, 503 when too many wait, 408 after 15 seconds, or a minute when it comes steadily,
 * 400 when it is no form, and 422 for more than one file (decisions 30 and 62).
 */
export async function withUpload<Result>(
  req: Request,
  work: (fields: Record<string, unknown>) => Promise<Result>,
  { deadlineMs = DEADLINE_MS, steady = STEADY, isShownAgain = false }:
    UploadOptions = {},
): Promise<Result> {
  const limits = {
    ...{ maxBytes: MAX_BYTES, deadlineMs, steady },
    ...(isShownAgain
      ? { maxDropped: MAX_DROPPED_BYTES }
      // The texts of a form are a small part of what it may be.
      : { refuse: () => new FileTooLarge({}) }),
  };
  requireType(req, "multipart/form-data");
  requireLength(req, limits);
  return await uploads.run(async () => {
    const into = spare.pop() ?? new Uint8Array(MAX_BYTES);
    try {
      const bytes = await readBytes(req, { ...limits, into });
      return await work(toFields(readParts(req, bytes)));
    } finally {
      spare.push(into);
    }
  });
}

/** withUpload() for a request to the site: a file that is refused is logged. */
export async function takeUpload<Result>(
  ctx: Context<State>,
  work: (fields: Record<string, unknown>) => Promise<Result>,
  options: UploadOptions = {},
): Promise<Result> {
  try {
    return await withUpload(ctx.req, work, options);
  } catch (error) {
    logRefusedFile(ctx, error);
    throw error;
  }
}

/** Writes a line when an upload was refused for its file, and none for any other error. */
export function logRefusedFile(
  { state }: Context<State>,
  error: unknown,
): void {
  if (!(error instanceof AppError)) return;
  const reason = error.problems.find(({ key }) => REFUSED_FILE.test(key))?.key;
  if (reason === undefined) return;
  state.log.warning("upload.rejected", { id: state.requestId, reason });
}

function readParts(req: Request, bytes: Uint8Array): MultipartPart[] {
  const type = req.headers.get("content-type") ?? "";
  const [, quoted, bare] = /;\s*boundary=(?:"([^"]+)"|([^\s;]+))/i.exec(type) ??
    [];
  const boundary = quoted ?? bare;
  if (boundary === undefined || boundary.length > 70) throw noForm();
  const parts: MultipartPart[] = [];
  const limits = {
    maxParts: MAX_PARTS,
    maxFileSize: MAX_FILE_BYTES,
    maxTotalSize: MAX_BYTES,
  };
  try {
    for (const part of parseMultipart(bytes, { boundary, ...limits })) {
      parts.push(part);
    }
    return parts;
  } catch (error) {
    if (error instanceof MaxPartsExceededError) throw tooManyFields(MAX_PARTS);
    if (error instanceof MaxFileSizeExceededError) {
      throw new FileTooLarge(toFields(parts));
    }
    throw noForm();
  }
}

function toFields(parts: MultipartPart[]): Record<string, unknown> {
  const fields: [name: string, value: unknown][] = parts.map((part) => [
    readName(part),
    readValue(part),
  ]);
  const files = fields.filter(([, value]) => value instanceof UploadedFile);
  if (files.length > 1) {
    throw invalid({ key: "invalid.oneFile", field: "image" });
  }
  const given = fields.filter(([, value]) => value !== undefined);
  return Object.fromEntries(given.reverse());
}

function readName(part: MultipartPart): string {
  try {
    if (part.name) return part.name;
  } catch {
    // Its header is no text.
  }
  throw noForm();
}

/** A browser sends a file field without a file as an empty one. */
function readValue(part: MultipartPart): string | UploadedFile | undefined {
  if (part.filename === undefined) return readText(part);
  const file = part.content.length === 1 ? part.content[0]! : part.bytes;
  return file.length === 0 ? undefined : new UploadedFile(part.filename, file);
}

/** On their way in a form the ends of lines are two characters; they are one wherever a text is compared. */
function readText(part: MultipartPart): string {
  try {
    return part.text.replaceAll("\r\n", "\n");
  } catch {
    throw noForm();
  }
}

function noForm(): AppError {
  return new AppError(400, { key: "error.badRequest" });
}
