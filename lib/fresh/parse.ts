import type { Entry, Ref } from "./serialize.ts";

/** Factories for values that only the browser can create. */
export interface Makers {
  signal(): { value: unknown };
  slot(id: number): unknown;
}

type Views = Record<string, new (buffer: ArrayBuffer) => unknown>;

/** Parses a table written by `PropsTable` into values, one for each index. */
export function parseTable(entries: Entry[], makers: Makers): unknown[] {
  const done: unknown[] = [];

  function read(ref: Ref): unknown {
    if (typeof ref !== "number") return ref;
    // Containers are stored before they are filled, so that cycles end here.
    if (!(ref in done)) revive(ref, entries[ref] as Entry);
    return done[ref];
  }

  function revive(index: number, entry: Entry) {
    if (Array.isArray(entry)) reviveTagged(index, entry);
    else if (entry === null || typeof entry !== "object") done[index] = entry;
    else {
      // JSON.parse() keeps "__proto__" as an ordinary key.
      const record: Record<string, unknown> = done[index] = entry;
      for (const key in entry) record[key] = read(entry[key] as Ref);
    }
  }

  function reviveTagged(index: number, [tag, ...rest]: [string, ...unknown[]]) {
    const first = rest[0];
    if (tag === "list") {
      const list: unknown[] = done[index] = [];
      for (const item of rest) list.push(read(item as Ref));
    } else if (tag === "set") {
      const set = done[index] = new Set();
      for (const item of rest) set.add(read(item as Ref));
    } else if (tag === "map") {
      const map = done[index] = new Map();
      for (let i = 0; i < rest.length; i += 2) {
        map.set(read(rest[i] as Ref), read(rest[i + 1] as Ref));
      }
    } else if (tag === "signal") {
      const signal = done[index] = makers.signal();
      signal.value = read(first as Ref);
    } else if (tag === "json") done[index] = first;
    else if (tag === "slot") done[index] = makers.slot(first as number);
    else if (tag === "date") done[index] = new Date(Number(first));
    else if (tag === "url") done[index] = new URL(first as string);
    else if (tag === "bigint") done[index] = BigInt(first as string);
    else if (tag === "number") done[index] = Number(first);
    else if (tag === "bytes") {
      const View = (globalThis as unknown as Views)[first as string]!;
      done[index] = new View(new Uint8Array(rest.slice(1) as number[]).buffer);
    } else done[index] = undefined;
  }

  return entries.map((_, index) => read(index));
}
