import type { Kv, Transaction } from "@/lib/store/kv.ts";
import type { Job, JobProblem, JobResult } from "./schema.ts";

/** What a step has done, and what follows. */
export interface Progress<Payload = unknown> {
  /** The number of steps that ended in this commit, failed ones included; 0 by default. */
  done?: number;
  /** One for each of them that failed. */
  problems?: JobProblem[];
  /** The payload of the next step; unchanged by default. */
  payload?: Payload;
  /** The number of steps, once it is known. */
  total?: number;
  /** Ends the job. */
  ends?: "done" | "failed";
  /** What an ended job reports. */
  result?: JobResult;
  /** Continues at this time instead of at once. */
  continuesAt?: Date;
}

/**
 * What the jobs of one kind do. Methods that get a transaction are part of its commit and may run several times until it
 * succeeds, so they have no other effect.
 */
export interface JobKind<Payload = unknown, Acted = unknown> {
  name: string;
  /** Whether a person may cancel it. */
  isCancellable: boolean;
  /** Whether a step that a killed runner may have done is repeated, or the job ends because that is unknown. */
  interrupted: "repeat" | "unknown";
  /** Whether its payload is emptied when it has ended, however it ended. */
  isForgetful?: boolean;
  /** How long a runner may take for a step; 30 seconds by default. */
  leaseMs?: number;
  /** Runs in the commit that takes the job. Returns null, or what to do instead of running it. Must not throw. */
  begin?(
    tx: Transaction,
    job: Job<Payload>,
  ): Promise<Progress<Payload> | null>;
  /** Does what cannot be part of a commit, before each step. */
  act?(job: Job<Payload>): Promise<Acted>;
  /** Does a step in the commit of its progress, with up to eight reads; an error repeats it later. */
  step(
    tx: Transaction,
    job: Job<Payload>,
    acted: Acted,
  ): Progress<Payload> | Promise<Progress<Payload>>;
  /** Runs when a step could not be committed because the lease was lost. */
  late?(kv: Kv, acted: Acted): Promise<void>;
}

/** The kinds that a runner knows, by name. */
export type JobKinds = ReadonlyMap<string, JobKind>;
