/**
 * Returns a function that gives the value of a key, made the first time it is asked for and then kept. Once `max` values are
 * kept it starts over: what is asked for often is soon there again.
 */
export function memo<Value>(
  max: number,
): (key: string, make: () => Value) => Value {
  const kept = new Map<string, Value>();
  return (key, make) => {
    let value = kept.get(key);
    if (value === undefined) {
      value = make();
      if (kept.size >= max) kept.clear();
      kept.set(key, value);
    }
    return value;
  };
}
