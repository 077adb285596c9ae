/** Returns a generator of numbers from 0 to 1 that a seed reproduces (mulberry32). */
export function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Random draws that a seed reproduces. */
export class Chance {
  readonly random: () => number;

  constructor(seed: number) {
    this.random = randomOf(seed);
  }

  /** Returns an integer from `least` to `most`; small numbers are more likely than large ones. */
  size(least: number, most: number): number {
    return least + Math.floor(this.random() ** 3 * (most - least + 1));
  }

  /** Returns an integer below `end`. */
  below(end: number): number {
    return Math.floor(this.random() * end);
  }

  /** Returns true in `share` percent of draws. */
  percent(share: number): boolean {
    return this.random() * 100 < share;
  }

  pick<Item>(items: readonly Item[]): Item {
    return items[this.below(items.length)]!;
  }

  shuffled<Item>(items: readonly Item[]): Item[] {
    return items.map((item) => [this.random(), item] as const)
      .toSorted(([one], [other]) => one - other)
      .map(([, item]) => item);
  }
}

/** The number of draws of each test; `deno task fuzz` sets a higher number and uses random seeds. */
const ASKED = Number(Deno.env.get("FUZZ_DRAWS") ?? 0);
/** The first seed; set FUZZ_SEED to reproduce a draw. */
const FIRST = Number(
  Deno.env.get("FUZZ_SEED") ??
    (ASKED > 0 ? Date.now() % 1_000_000_000 : 1985),
);

/** Defines a test with several draws, 20 by default; a failure names the seed. */
export function testDraws(
  name: string,
  draw: (chance: Chance) => Promise<void>,
  draws = 20,
): void {
  Deno.test(name, async () => {
    const end = FIRST + (ASKED > 0 ? ASKED : draws);
    for (let seed = FIRST; seed < end; seed++) {
      try {
        await draw(new Chance(seed));
      } catch (error) {
        console.error(`Repeat it by FUZZ_DRAWS=1 FUZZ_SEED=${seed}`);
        throw error;
      }
    }
  });
}
