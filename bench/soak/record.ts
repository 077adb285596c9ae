/** When a request was sent: before faults were thrown in, or meanwhile; null while the server warms up. */
export type Phase = "quiet" | "faults" | null;

/** What came of all requests. */
export class Log {
  phase: Phase = null;
  requests = 0;
  /** How often each status came, of each kind of request. */
  readonly statuses: Record<string, Record<string, number>> = {};
  /** Answers of 5xx that no fault explains. */
  readonly unexplained: string[] = [];
  readonly #reads = { quiet: [] as number[], faults: [] as number[] };

  /** Counts an answer; milliseconds are kept of reads. */
  add(
    kind: string,
    { status, ms, isRead, isExplained }: {
      status: number;
      ms: number;
      isRead: boolean;
      /** Reports whether a 5xx is what a fault should lead to. */
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

  /** Milliseconds within which 99 of 100 reads of a phase were answered. */
  p99(phase: "quiet" | "faults"): number {
    const sorted = this.#reads[phase].toSorted((a, b) => a - b);
    return sorted[Math.floor(sorted.length * 0.99)] ?? 0;
  }

  /** How many reads of a phase there were. */
  reads(phase: "quiet" | "faults"): number {
    return this.#reads[phase].length;
  }
}
