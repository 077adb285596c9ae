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

/** The number of problems in the answer of a job; a CSV file has all of them. */
export const SHOWN_PROBLEMS = 200;

/** The most tries of a step. */
export const MAX_TRIES = 5;

/** The failure of a step. */
export const jobProblem = z.strictObject({
  /** The row that the step was about, as the kind of job counts rows. */
  row: nullableInteger,
  /** The tracking code that the step was about. */
  code: nullableText,
  message: text,
});

/** A job in API and panel. */
export const job = z.strictObject({
  ...stored,
  kind: text,
  /** Its state. A job that ran to its end is `done`, however many of its steps failed. */
  status: z.enum(["queued", "running", "done", "failed", "cancelled"]),
  /** The steps that ended, failed ones included. */
  done: z.int(),
  /** The number of steps; null when unknown. */
  total: nullableInteger,
  /** The steps that failed, each with a problem. */
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

/** Numbers by name that sum up the work of a job's steps. */
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
  /** The right that shows it, in addition to the journal's; missing where there is none. */
  shown_to?: Right;
  /** On whose behalf its steps are done; null or missing for the system. */
  origin?: Origin | null;
  /** The sums of its steps so far. */
  counts: Counts;
  /** Failures since the last step that succeeded. */
  attempts: number;
  /** Why it was given up, naming the line of the log; missing otherwise. */
  failure?: Problem;
  /** When it ended; missing before. */
  ended_at?: string;
  /** Whether an item was skipped because it kept failing; missing before. */
  has_skipped?: boolean;
  /** Whether a person who should look into its failure has opened it; missing until then. */
  is_seen?: boolean;
  /** Identifies the runner that may commit the next step; null while none may. */
  lease: string | null;
}

/** A stored problem, whose sentence is translated when it is shown. */
export interface JobProblem extends Omit<ShownProblem, "message"> {
  problem: Problem;
}

/** The query of a file of problems. */
export const problemQuery = z.strictObject({
  language: z.enum(LOCALE_CODES).optional().meta({
    description: "Of the heads and problems; without it the heads are names",
  }),
});

/** The body of POST /api/jobs/cancel. */
export const jobCancel = z.strictObject({ id: recordId });
