/** Replaces server-rendered children in a props object. */
export class Slot {
  readonly id: number;

  constructor(id: number) {
    this.id = id;
  }
}

/** The index of an entry, or the value itself if it is not a number, because most props are short texts. */
export type Ref = number | string | boolean | null;

/** An entry of the table: a JSON primitive, an object of references, or a tagged list. */
export type Entry = Ref | Record<string, Ref> | [
  tag: string,
  ...rest: unknown[],
];

/** An entry on the server, where deeply frozen objects are already serialized. */
export type SerializedEntry = Entry | Fixed;

/** A deeply frozen JSON object, such as the texts of a language; serialized once for all pages. */
class Fixed {
  readonly text: string;
  readonly #value: object;

  constructor(value: object) {
    this.#value = value;
    this.text = htmlJson(this);
  }

  toJSON(): Entry {
    return ["json", this.#value];
  }
}

const fixed = new WeakMap<object, Fixed>();

/** Returns the entry of an object that is deeply frozen JSON; `null` for any other. */
function findFixed(value: object): Fixed | null {
  if (!Object.isFrozen(value)) return null;
  const known = fixed.get(value);
  if (known !== undefined) return known;
  if (!isFixed(value)) return null;
  const made = new Fixed(value);
  fixed.set(value, made);
  return made;
}

function isFixed(value: unknown): boolean {
  if (isRef(value) || Number.isFinite(value)) return true;
  if (typeof value !== "object" || !Object.isFrozen(value)) return false;
  const prototype = Object.getPrototypeOf(value);
  return (prototype === Object.prototype || prototype === Array.prototype) &&
    Object.values(value!).every(isFixed);
}

interface SignalLike {
  peek(): unknown;
}

/**
 * Serializes values into a JSON table with one entry for each object, so that shared and cyclic references survive.
 * Supports JSON and undefined, bigint, Date, URL, Set, Map, typed arrays, signals and slots.
 */
export class PropsTable {
  readonly entries: SerializedEntry[] = [];
  #seen = new Map<unknown, number>();

  /** Returns the index of a value; `path` names it in an error about values that cannot be serialized. */
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

  #encodeObject(value: object, path: string): SerializedEntry {
    if (value instanceof Slot) return ["slot", value.id];
    if (isSignal(value)) {
      const held = value.peek();
      return ["signal", isRef(held) ? held : this.add(held, path)];
    }
    if (value instanceof Date) return ["date", `${value.getTime()}`];
    if (value instanceof URL) return ["url", value.href];
    if (ArrayBuffer.isView(value)) return encodeBytes(value);
    const known = findFixed(value);
    if (known !== null) return known;
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
    // Copying is fast because it keeps the object's shape, and most objects contain only texts.
    const refs: Record<string, unknown> = { ...value };
    for (const key in refs) {
      const item = refs[key];
      if (!isRef(item)) refs[key] = this.add(item, `${path}.${key}`);
    }
    return refs as Record<string, Ref>;
  }
}

/** Serializes the table as htmlJson() does. */
export function tableJson(entries: SerializedEntry[]): string {
  const texts = entries.map((entry) =>
    entry instanceof Fixed ? entry.text : JSON.stringify(entry)
  );
  // Escapes everything at once; text that is already escaped stays unchanged.
  return escapeHtml(`[${texts.join(",")}]`);
}

/** Serializes a value as JSON that is safe inside HTML. */
export function htmlJson(value: unknown): string {
  return escapeHtml(JSON.stringify(value));
}

/** Two replacements are much faster than one with a character class. */
function escapeHtml(json: string): string {
  return json.replaceAll("<", "\\u003c").replaceAll("&", "\\u0026");
}

/** Reports whether a value is a signal, from any copy of the library. */
export function isSignal(value: unknown): value is SignalLike {
  return typeof value === "object" && value !== null && "peek" in value &&
    typeof value.peek === "function" && "value" in value;
}

/** Reports whether a value is its own reference; a number is not, because it would be read as an index. */
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
