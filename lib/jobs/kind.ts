import type { Problem } from "@/lib/errors.ts";
import type { MessageKey } from "@/lib/i18n/translate.ts";
import type { Kv, Transaction } from "@/lib/store/kv.ts";
import type { Source } from "@/lib/store/origin.ts";
import type {
  Counts,
  Job,
  JobProblem,
  JobResult,
  JobStatus,
} from "./schema.ts";

/** The states of a job that has ended. */
type EndStatus = Exclude<JobStatus, "queued" | "running">;

/** The outcome of a step and the continuation of the job. */
export interface Progress<Payload = unknown> {
  /** The number of steps completed in this commit, including failed ones; 0 by default. */
  done?: number;
  /** One per failed step. */
  problems?: JobProblem[];
  /** The counts to add to those of earlier steps. */
  counts?: Counts;
  /** The payload of the next step; unchanged by default. */
  payload?: Payload;
  /** The number of steps, once it is known. */
  total?: number;
  /** Ends the job. */
  ends?: EndStatus;
  /** The result that an ended job reports. */
  result?: JobResult;
  /** Continues at this time instead of immediately. */
  continuesAt?: Date;
}

/**
 * The behaviour of all jobs of one kind. Methods that take a transaction are part of its commit and may run several times
 * until it succeeds, so they must have no other side effects.
 */
export interface JobKind<Payload = unknown, Acted = unknown> {
  /** Whether a person may cancel it. */
  isCancellable: boolean;
  /** After a runner was killed: repeat its step, or end the job because the step may have taken effect. */
  interrupted: "repeat" | "unknown";
  /** Whether the payload is cleared when the job ends, whatever its status. */
  isForgetful?: boolean;
  /** Returns the source that the journal records for a step; the job by default. */
  source?(job: Job<Payload>): Source;
  /** The maximum duration of a step; 30 seconds by default. */
  leaseMs?: number;
  /** Runs in the commit that takes the job. Returns null, or an outcome if it should not run. Must not throw. */
  begin?(tx: Transaction, job: Job<Payload>): Promise<Progress<Payload> | null>;
  /** Does work that cannot be part of a commit, before each step. */
  act?(job: Job<Payload>): Promise<Acted>;
  /**
   * Does a step in the commit that records its progress. A step that throws is tried five times within ten minutes, not
   * counting store outages; after that it is skipped, or the job fails.
   */
  step(
    tx: Transaction,
    job: Job<Payload>,
    acted: Acted,
  ): Progress<Payload> | Promise<Progress<Payload>>;
  /** Runs when a step could not be committed because the lease was lost. */
  late?(kv: Kv, acted: Acted): Promise<void>;
  /** Returns the progress that skips an item which keeps failing. If omitted, the job fails. */
  skip?(job: Job<Payload>, acted: Acted, problem: Problem): Progress<Payload>;
  /** Returns a problem for each part that a failed job did not complete; none by default. */
  left?(job: Job<Payload>, acted: Acted | undefined): JobProblem[];
  /** Runs in the commit that ends a job, whatever its status. */
  ended?(tx: Transaction, job: Job<Payload>, status: EndStatus): Promise<void>;
}

/** The kinds that a runner knows, by name. */
export type JobKinds = ReadonlyMap<string, JobKind>;

/** The names of jobs that the dictionaries translate. */
export type JobName = MessageKey extends infer Key
  ? Key extends `jobKind.${infer Name}` ? Name : never
  : never;
