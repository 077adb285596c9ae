/** The phase of a request: before the faults or during them; null during warm-up. */
export type Phase = "quiet" | "faults" | null;

/** The results of all requests. */
export class Log {
  phase: Phase = null;
  requests = 0;
  /** Counts of each status, by kind of request. */
  readonly statuses: Record<string, Record<string, number>> = {};
  /** Answers of 5xx that no fault explains. */
  readonly unexplained: string[] = [];
  readonly #reads = { quiet: [] as number[], faults: [] as number[] };

  /** Counts a response; keeps the milliseconds of reads. */
  add(
    kind: string,
    { status, ms, isRead, isExplained }: {
      status: number;
      ms: number;
      isRead: boolean;
      /** Whether a fault explains a 5xx. */
      isExplained: boolean;
    },
  ): void {
    this.requests += 1;
    const ofKind = this.statuses[kind] ??= {};
    ofKind[status] = (ofKind[status] ?? 0) + 1;
    if (status >= 500 && !isExplained) {
      this.unexplained.push(`${kind}: ${status}`);
    }
    if (isRead && this.phase !== null) this.#reads[this.phase].push(ms);
  }

  /** Returns the 99th percentile of reads in a phase, in milliseconds. */
  p99(phase: "quiet" | "faults"): number {
    const sorted = this.#reads[phase].toSorted((a, b) => a - b);
    return sorted[Math.floor(sorted.length * 0.99)] ?? 0;
  }

  /** Returns the number of reads in a phase. */
  reads(phase: "quiet" | "faults"): number {
    return this.#reads[phase].length;
  }
}
