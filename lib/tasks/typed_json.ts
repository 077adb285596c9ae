/** Values that JSON cannot represent are objects with one of these keys; the functions decode them. */
const TAGS: Record<string, (content: never) => unknown> = {
  $number: Number,
  $bigint: (digits: string) => BigInt(digits),
  $bytes: (base64: string) => Uint8Array.fromBase64(base64),
  $date: (time) => new Date(fromJson(time) as number),
  $map: (pairs) => new Map(fromJson(pairs) as [unknown, unknown][]),
  $set: (values) => new Set(fromJson(values) as unknown[]),
  $undefined: () => undefined,
  $object: fromPairs,
};

/** Encodes a value as one line of JSON, which readTyped() decodes. Throws TypeError for unsupported values. */
export function writeTyped(value: unknown): string {
  return JSON.stringify(toJson(value));
}

/** Decodes a line of writeTyped(). Throws SyntaxError for others. */
export function readTyped(line: string): unknown {
  return fromJson(JSON.parse(line));
}

function toJson(value: unknown): unknown {
  switch (typeof value) {
    case "string":
    case "boolean":
      return value;
    case "number":
      return numberToJson(value);
    case "bigint":
      return tagged("$bigint", String(value));
    case "undefined":
      return tagged("$undefined", true);
    case "object":
      return value === null ? null : objectToJson(value);
  }
  throw new TypeError(`A ${typeof value} cannot be dumped`);
}

/** JSON lacks these numbers, and writes -0 as 0. */
function numberToJson(value: number): unknown {
  if (Object.is(value, -0)) return tagged("$number", "-0");
  return Number.isFinite(value) ? value : tagged("$number", String(value));
}

function objectToJson(value: object): unknown {
  if (Array.isArray(value)) return Array.from(value, toJson);
  if (value instanceof Uint8Array) {
    return tagged("$bytes", value.toBase64());
  }
  // An invalid date has no ISO form.
  if (value instanceof Date) return tagged("$date", toJson(value.getTime()));
  if (value instanceof Map) {
    return tagged("$map", [...value].map((pair) => pair.map(toJson)));
  }
  if (value instanceof Set) return tagged("$set", [...value].map(toJson));
  if (Object.getPrototypeOf(value) !== Object.prototype) {
    throw new TypeError(`A ${value.constructor?.name} cannot be dumped`);
  }
  return plainToJson(value);
}

function plainToJson(value: object): unknown {
  const pairs = Object.entries(value).map(([key, inner]) =>
    [key, toJson(inner)] as const
  );
  const looksTagged = pairs.length === 1 && pairs[0]![0].startsWith("$");
  return looksTagged ? tagged("$object", pairs) : Object.fromEntries(pairs);
}

function tagged(tag: string, content: unknown): Record<string, unknown> {
  return { [tag]: content };
}

function fromJson(json: unknown): unknown {
  if (typeof json !== "object" || json === null) return json;
  if (Array.isArray(json)) return json.map(fromJson);
  const pairs = Object.entries(json);
  const [tag, content] = pairs[0] ?? ["", null];
  if (pairs.length !== 1 || !tag.startsWith("$")) return fromPairs(pairs);
  const read = Object.hasOwn(TAGS, tag) ? TAGS[tag] : undefined;
  if (read === undefined) throw new SyntaxError(`Unknown type ${tag}`);
  return read(content as never);
}

function fromPairs(pairs: [string, unknown][]): Record<string, unknown> {
  return Object.fromEntries(
    pairs.map(([key, inner]) => [key, fromJson(inner)]),
  );
}
