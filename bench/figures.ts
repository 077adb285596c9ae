/** Rounds to three decimals. */
export function round(figure: number): number {
  return Math.round(figure * 1000) / 1000;
}

/** Returns the median of an odd number of figures. */
export function median(figures: number[]): number {
  return figures.toSorted((a, b) => a - b)[Math.floor(figures.length / 2)]!;
}

/** Returns a random element. */
export function anyOf<Value>(values: readonly Value[]): Value {
  return values[Math.floor(Math.random() * values.length)]!;
}
