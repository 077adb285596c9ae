import { z } from "zod";
import type { Problem } from "@/lib/errors.ts";
import { recordId } from "@/lib/fields/fields.ts";
import {
  nullableInteger,
  nullableText,
  stored,
  text,
  timestamp,
} from "@/lib/fields/record.ts";
import { LOCALE_CODES } from "@/lib/i18n/locales.ts";
import type { Origin } from "@/lib/store/origin.ts";
import type { Right } from "@/lib/site/nouns.ts";

/** Maximum problems in a job's response; the CSV download has all of them. */
export const SHOWN_PROBLEMS = 200;

/** Maximum attempts at a step. */
export const MAX_TRIES = 5;

/** How long the work of a job can be undone. */
const UNDO_MS = 24 * 60 * 60_000;

/** Returns until when work that ended at a time can be undone, or null if it is too late. */
export function undoableUntil(endedAt: string, now: Date): string | null {
  const end = Date.parse(endedAt) + UNDO_MS;
  return end < now.getTime() ? null : new Date(end).toISOString();
}

/** The failure of a step. */
export const jobProblem = z.strictObject({
  /** The row that the step was about; each kind of job numbers rows its own way. */
  row: nullableInteger,
  /** The tracking code that the step was about. */
  code: nullableText,
  message: text,
});

/** A job in API and panel. */
export const job = z.strictObject({
  ...stored,
  kind: text,
  /** A job that ran to its end is `done`, however many of its steps failed. */
  status: z.enum(["queued", "running", "done", "failed", "cancelled"]),
  /** The number of completed steps, including failed ones. */
  done: z.int(),
  /** The number of steps; null when unknown. */
  total: nullableInteger,
  /** The number of failed steps; each has a problem. */
  failed: z.int(),
  problems: z.array(jobProblem).max(SHOWN_PROBLEMS),
  /** When it is due, or when its lease ends while it runs; null when it has ended. */
  next_at: timestamp.nullable(),
  /** The results that the kind of job reports at the end. */
  result: z.record(text, z.union([text, z.number(), z.null()])).nullable(),
});

export type ShownJob = z.output<typeof job>;
export type ShownProblem = z.output<typeof jobProblem>;
export type JobStatus = ShownJob["status"];
export type JobResult = ShownJob["result"];

/** Named totals over a job's steps. */
export type Counts = Record<string, number>;

/** Returns the sums of two counts. */
export function addCounts(some: Counts, more: Counts): Counts {
  const sum = { ...some };
  for (const [name, count] of Object.entries(more)) {
    sum[name] = (sum[name] ?? 0) + count;
  }
  return sum;
}

/** A stored job. */
export interface Job<Payload = unknown> extends Omit<ShownJob, "problems"> {
  lane: "work" | "mail";
  /** The data that the steps need, such as the cursor of the next step. */
  payload: Payload;
  /** The member who started it; null for the system. */
  starter_id: string | null;
  /** A right that lets people see it, in addition to the journal's; missing if there is none. */
  shown_to?: Right;
  /** The origin on whose behalf its steps run; null or missing for the system. */
  origin?: Origin | null;
  /** The totals of its steps so far, and of the jobs that it resumes. */
  counts: Counts;
  /** The first of the jobs that it resumes; missing if there is none. */
  first_id?: string;
  /** Failures since the last successful step. */
  attempts: number;
  /** The reason it was given up, with the id of the log entry; missing otherwise. */
  failure?: Problem;
  /** When it ended; missing before. */
  ended_at?: string;
  /** Whether an item was skipped because it kept failing; missing before. */
  has_skipped?: boolean;
  /** Whether a person responsible for its failure has opened it; missing until then. */
  is_seen?: boolean;
  /** Identifies the runner that may commit the next step; null while none may. */
  lease: string | null;
}

/** A stored problem; its message is translated when shown. */
export interface JobProblem extends Omit<ShownProblem, "message"> {
  problem: Problem;
}

/** The query of the CSV download of problems. */
export const problemQuery = z.strictObject({
  language: z.enum(LOCALE_CODES).optional().meta({
    description: "Of the heads and problems; without it the heads are names",
  }),
});

/** The body of POST /api/jobs/cancel. */
export const jobCancel = z.strictObject({ id: recordId });

/** The forms on a job's screen; the one that cancels it has no action. */
export const jobForm = z.strictObject({ action: z.literal("undo").optional() });
