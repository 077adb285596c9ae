/** What a part has tried and what it has found wrong; every count in `found` must be 0. */
export interface Outcome {
  tried: Record<string, number>;
  found: Record<string, number>;
  /** A line for each thing that is wrong. */
  details: string[];
}

/** Collects the outcome of a part. */
export class Tally implements Outcome {
  readonly tried: Record<string, number> = {};
  readonly found: Record<string, number>;
  readonly details: string[] = [];

  /** @param kinds what may be found wrong, so that a report says 0 of it */
  constructor(...kinds: string[]) {
    this.found = Object.fromEntries(kinds.map((kind) => [kind, 0]));
  }

  /** Adds what another tally has counted and noted. */
  add({ tried, found, details }: Outcome): void {
    for (const [what, amount] of Object.entries(tried)) {
      this.count(what, amount);
    }
    for (const [kind, amount] of Object.entries(found)) {
      this.found[kind] = (this.found[kind] ?? 0) + amount;
    }
    this.details.push(...details);
  }

  /** Counts something that was tried. */
  count(what: string, amount = 1): void {
    this.tried[what] = (this.tried[what] ?? 0) + amount;
  }

  /** Notes something wrong of one of the kinds. */
  note(kind: string, detail: string): void {
    this.found[kind] = (this.found[kind] ?? 0) + 1;
    this.details.push(`${kind}: ${detail}`);
  }

  /** Notes it unless it holds. */
  expect(holds: boolean, kind: string, detail: string): void {
    if (!holds) this.note(kind, detail);
  }
}
