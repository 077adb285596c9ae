import type { Context } from "fresh";
import type { State } from "@/lib/site/state.ts";
import { KeyedSlots } from "@/lib/slots.ts";
import { AppError } from "@/lib/errors.ts";
import { MAX_FILE_BYTES } from "./limits.ts";
import {
  type FileField,
  FileTooLarge,
  OVERHEAD_BYTES,
  readFields,
} from "./upload_fields.ts";
import {
  type BodyOptions,
  readBytes,
  requireLength,
  requireType,
  type Steady,
} from "@/lib/http/body.ts";

const MAX_BYTES = MAX_FILE_BYTES + OVERHEAD_BYTES;

/** Maximum excess bytes to read and discard, so that the form of a far too large photo can be shown again. */
const MAX_DROPPED_BYTES = 64 * 1024 * 1024;
/** Maximum bytes read from a form. A reverse proxy must allow this much. */
export const MAX_READ_BYTES = MAX_BYTES + MAX_DROPPED_BYTES;
const DEADLINE_MS = 15_000;
/** A longer deadline for steady senders: at 1 Mbit/s the largest photo takes 42 seconds. */
export const STEADY_SENDER = { bytes: 1024 * 1024, deadlineMs: 60_000 };

const PHOTO: FileField = {
  name: "image",
  maxBytes: MAX_FILE_BYTES,
  steady: STEADY_SENDER,
};

/** Matches the message keys of errors about a refused file. */
const REFUSED_FILE =
  /^(invalid\.(image|oneFile|noRoom)|error\.(fileT|t)ooLarge)/;

/** Limits the bodies in memory, in total and per person. */
const uploads = new KeyedSlots(
  { running: 1, waiting: 2 },
  { running: 2, waiting: 8 },
);

/** Buffers for bodies by size, reused because the garbage collector would free them late. */
const spare = new Map<number, Uint8Array<ArrayBuffer>[]>();

interface UploadOptions extends BodyOptions {
  /** The sender. */
  person: string;
  /** The file of the form; a photo by default. */
  file?: FileField;
  steady?: Steady;
  /** Whether to read a form to its end even if its file is far too large, so that it can be shown again. */
  isShownAgain?: boolean;
}

/**
 * Reads a form with a file and passes it to `work` while its body is in memory. Two uploads run at a time and eight wait; per
 * person one runs and two wait. `work` gets the first text field of each name and the file, whose bytes are valid until `work`
 * ends. Throws FileTooLarge, 415, 413, 503 when too many wait, 408 after 15 seconds (a minute for steady senders), 400 for a
 * malformed form, and 422 for more than one file.
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

/** Logs why a file was rejected; ignores every other error. */
export function logRefusedFile(
  { state }: Context<State>,
  error: unknown,
): void {
  if (!(error instanceof AppError)) return;
  const reason = error.problems.find(({ key }) => REFUSED_FILE.test(key))?.key;
  if (reason === undefined) return;
  state.log.warning("upload.rejected", { id: state.requestId, reason });
}
