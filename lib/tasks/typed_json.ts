/**
 * A value that JSON cannot represent is encoded as an object with one of these keys; the functions decode its content.
 */
const TAGS = new Map<string, (content: never) => unknown>([
  ["$number", Number],
  ["$bigint", BigInt],
  ["$bytes", (base64: string) => Uint8Array.fromBase64(base64)],
  ["$date", (time: number) => new Date(time)],
  ["$map", (pairs: [unknown, unknown][]) => new Map(pairs)],
  ["$set", (values: unknown[]) => new Set(values)],
  ["$undefined", () => undefined],
  ["$object", (pairs: [string, unknown][]) => Object.fromEntries(pairs)],
]);

/** Encodes a value as one line of JSON for readTyped(). Throws TypeError for unsupported values. */
export function writeTyped(value: unknown): string {
  // The replacer's argument is no use: in it a date is text already.
  return JSON.stringify(value, function (this: Record<string, unknown>, key) {
    return toJson(this[key]);
  });
}

/** Decodes a line of writeTyped(). Throws SyntaxError for any other text. */
export function readTyped(line: string): unknown {
  return fromJson(JSON.parse(line));
}

/** Returns a value that JSON can represent. JSON.stringify() then encodes its parts in the same way. */
function toJson(value: unknown): unknown {
  if (value === null || ["string", "boolean"].includes(typeof value)) {
    return value;
  }
  if (typeof value === "number") return numberToJson(value);
  if (typeof value === "bigint") return { $bigint: String(value) };
  if (typeof value === "undefined") return { $undefined: true };
  if (typeof value === "object") return objectToJson(value);
  throw new TypeError(`A ${typeof value} cannot be dumped`);
}

/** JSON has neither NaN nor Infinity, and writes -0 as 0. */
function numberToJson(value: number): unknown {
  if (Object.is(value, -0)) return { $number: "-0" };
  return Number.isFinite(value) ? value : { $number: String(value) };
}

function objectToJson(value: object): unknown {
  if (Array.isArray(value)) return value;
  if (value instanceof Uint8Array) return { $bytes: value.toBase64() };
  // An invalid date has no ISO form.
  if (value instanceof Date) return { $date: value.getTime() };
  if (value instanceof Map) return { $map: [...value] };
  if (value instanceof Set) return { $set: [...value] };
  if (Object.getPrototypeOf(value) !== Object.prototype) {
    throw new TypeError(`A ${value.constructor?.name} cannot be dumped`);
  }
  const pairs = Object.entries(value);
  const looksTagged = pairs.length === 1 && pairs[0]![0].startsWith("$");
  return looksTagged ? { $object: pairs } : value;
}

function fromJson(json: unknown): unknown {
  if (typeof json !== "object" || json === null) return json;
  if (Array.isArray(json)) return json.map(fromJson);
  const pairs = Object.entries(json).map(([key, inner]) =>
    [key, fromJson(inner)] as const
  );
  const [tag, content] = pairs[0] ?? ["", null];
  if (pairs.length !== 1 || !tag.startsWith("$")) {
    return Object.fromEntries(pairs);
  }
  const read = TAGS.get(tag);
  if (read === undefined) throw new SyntaxError(`Unknown type ${tag}`);
  return read(content as never);
}
