import { BoundedMap } from "./bounded_map.ts";

/** Formatters by locale: creating one takes as long as using it a hundred times. */
const formats = new BoundedMap<string, Intl.NumberFormat>(100);

/** Formats a number as a language writes it, "1,234.5". */
export function formatNumber(value: number, tag: string): string {
  const create = () => new Intl.NumberFormat(tag);
  return formats.getOrInsertComputed(tag, create).format(value);
}
