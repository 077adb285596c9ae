/**
 * Draws numbers from 0 to `count` by Zipf's law with exponent 1: the first comes twice as often as the second and three
 * times as often as the third. The same arguments give the same numbers.
 */
export function drawZipf(count: number, draws: number): number[] {
  const sums: number[] = [];
  for (let rank = 1; rank <= count; rank++) {
    sums.push((sums.at(-1) ?? 0) + 1 / rank);
  }
  const next = randomNumbers();
  return Array.from(
    { length: draws },
    () => firstAbove(sums, next() * sums.at(-1)!),
  );
}

/** The place of the first of rising figures that is greater than another one. */
function firstAbove(figures: number[], figure: number): number {
  let [low, high] = [0, figures.length - 1];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (figures[middle]! > figure) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** A generator of Lehmer's: numbers between 0 and 1, always the same ones. */
function randomNumbers(): () => number {
  const modulus = 2 ** 31 - 1;
  let state = 20_251_121;
  return () => {
    state = state * 48_271 % modulus;
    return state / modulus;
  };
}
