/** The attempts and errors of a part. Every count in `found` must be 0. */
export interface Outcome {
  tried: Record<string, number>;
  found: Record<string, number>;
  /** A line for each error. */
  details: string[];
}

/** Collects the outcome of a part. */
export class Tally implements Outcome {
  readonly tried: Record<string, number> = {};
  readonly found: Record<string, number>;
  readonly details: string[] = [];

  /** @param kinds the kinds of errors; a report lists each of them, even with a count of 0 */
  constructor(...kinds: string[]) {
    this.found = Object.fromEntries(kinds.map((kind) => [kind, 0]));
  }

  /** Adds the counts and notes of another tally. */
  add({ tried, found, details }: Outcome): void {
    for (const [what, amount] of Object.entries(tried)) {
      this.count(what, amount);
    }
    for (const [kind, amount] of Object.entries(found)) {
      this.found[kind] = (this.found[kind] ?? 0) + amount;
    }
    this.details.push(...details);
  }

  /** Counts an attempt. */
  count(what: string, amount = 1): void {
    this.tried[what] = (this.tried[what] ?? 0) + amount;
  }

  /** Notes an error of a kind. */
  note(kind: string, detail: string): void {
    this.found[kind] = (this.found[kind] ?? 0) + 1;
    this.details.push(`${kind}: ${detail}`);
  }

  /** Notes an error unless the condition holds. */
  expect(holds: boolean, kind: string, detail: string): void {
    if (!holds) this.note(kind, detail);
  }
}
