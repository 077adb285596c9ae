/** Stands in a props object for children that the server rendered. */
export class Slot {
  readonly id: number;

  constructor(id: number) {
    this.id = id;
  }
}

/** A number is the index of an entry; anything else stands for itself, because most props are short texts. */
export type Ref = number | string | boolean | null;

/** An entry of the table: a JSON primitive, an object of references, or a tagged list. */
export type Entry = Ref | Record<string, Ref> | [
  tag: string,
  ...rest: unknown[],
];

interface SignalLike {
  peek(): unknown;
}

/**
 * Turns values into a JSON table in which each object stands once, so that
 * shared and cyclic references survive. It knows what JSON knows and
 * undefined, bigint, Date, URL, Set, Map, typed arrays, signals and slots.
 */
export class PropsTable {
  readonly entries: Entry[] = [];
  #seen = new Map<unknown, number>();

  /** The index of a value; `path` names it in the error for what cannot be sent. */
  add(value: unknown, path: string): number {
    const known = this.#seen.get(value);
    if (known !== undefined) return known;
    const index = this.entries.push(null) - 1;
    this.#seen.set(value, index);
    this.entries[index] = isPrimitive(value)
      ? encodePrimitive(value, path)
      : this.#encodeObject(value as object, path);
    return index;
  }

  #referAll(values: Iterable<unknown>, path: string): Ref[] {
    return Array.from(
      values,
      (item, i) => isRef(item) ? item : this.add(item, `${path}[${i}]`),
    );
  }

  #encodeObject(value: object, path: string): Entry {
    if (value instanceof Slot) return ["slot", value.id];
    if (isSignal(value)) {
      const held = value.peek();
      return ["signal", isRef(held) ? held : this.add(held, path)];
    }
    if (value instanceof Date) return ["date", `${value.getTime()}`];
    if (value instanceof URL) return ["url", value.href];
    if (ArrayBuffer.isView(value)) return encodeBytes(value);
    if (Array.isArray(value)) return ["list", ...this.#referAll(value, path)];
    if (value instanceof Set) return ["set", ...this.#referAll(value, path)];
    if (value instanceof Map) {
      return ["map", ...this.#referAll([...value].flat(), path)];
    }
    return this.#encodeRecord(value, path);
  }

  #encodeRecord(value: object, path: string): Entry {
    const prototype = Object.getPrototypeOf(value);
    if (prototype !== null && prototype !== Object.prototype) {
      throw unsendable(path, `an instance of ${value.constructor.name}`);
    }
    const refs: [string, Ref][] = Object.entries(value).map(([key, item]) => [
      key,
      // Paths are made for few props: most are texts.
      isRef(item) ? item : this.add(item, `${path}.${key}`),
    ]);
    return Object.fromEntries(refs);
  }
}

/** JSON that is the same text once it has gone through HTML. */
export function htmlJson(value: unknown): string {
  // One character at a time is found much faster than a class of them.
  return JSON.stringify(value)
    .replaceAll("<", "\\u003c")
    .replaceAll("&", "\\u0026");
}

/** Whether a value is a signal, of whatever copy of the library. */
export function isSignal(value: unknown): value is SignalLike {
  return typeof value === "object" && value !== null && "peek" in value &&
    typeof value.peek === "function" && "value" in value;
}

/** Whether a value stands for itself; a number would be taken for an index. */
function isRef(value: unknown): value is string | boolean | null {
  return typeof value === "string" || typeof value === "boolean" ||
    value === null;
}

function isPrimitive(value: unknown): boolean {
  return value === null || typeof value !== "object";
}

function encodePrimitive(value: unknown, path: string): Entry {
  switch (typeof value) {
    case "undefined":
      return ["undefined"];
    case "bigint":
      return ["bigint", String(value)];
    case "number":
      return Number.isFinite(value) ? value : ["number", String(value)];
    case "string":
    case "boolean":
      return value;
    case "function":
    case "symbol":
      throw unsendable(path, `a ${typeof value}`);
    default:
      return null;
  }
}

function encodeBytes(view: ArrayBufferView): Entry {
  const bytes = new Uint8Array(view.buffer, view.byteOffset, view.byteLength);
  return ["bytes", view.constructor.name, ...bytes];
}

function unsendable(path: string, what: string): TypeError {
  return new TypeError(
    `Cannot send "${path}" to the browser: island props are data, not ${what}`,
  );
}
