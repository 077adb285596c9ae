/** Returns a generator of numbers from 0 to 1; the same seed returns the same ones (mulberry32). */
export function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Draws that a seed repeats. */
export class Chance {
  readonly random: () => number;

  constructor(seed: number) {
    this.random = randomOf(seed);
  }

  /** Returns a whole number from `least` to `most`; small ones are drawn more often than large ones. */
  size(least: number, most: number): number {
    return least + Math.floor(this.random() ** 3 * (most - least + 1));
  }

  /** Returns a whole number below `end`. */
  below(end: number): number {
    return Math.floor(this.random() * end);
  }

  /** Returns true in so many of a hundred draws. */
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

/** How many draws a test makes; `deno task fuzz` asks for many, and for others every time. */
const ASKED = Number(Deno.env.get("FUZZ_DRAWS") ?? 0);
/** The first seed; FUZZ_SEED repeats a draw. */
const FIRST = Number(
  Deno.env.get("FUZZ_SEED") ??
    (ASKED > 0 ? Date.now() % 1_000_000_000 : 1985),
);

/** Defines a test that draws several times, 20 unless said otherwise; one that fails names its seed. */
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
