import { Buffer } from "node:buffer";

/** Names of what JSON has no form for; each is the only key of an object. */
type Tag =
  | "$number"
  | "$bigint"
  | "$bytes"
  | "$date"
  | "$map"
  | "$set"
  | "$undefined"
  | "$object";

/**
 * Writes a value of the store as one line of JSON that readTyped() makes the same value of. Throws TypeError for what has no
 * form.
 */
export function writeTyped(value: unknown): string {
  return JSON.stringify(toJson(value));
}

/** Reads what writeTyped() wrote. Throws SyntaxError when it is something else. */
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
  throw new TypeError(`A ${typeof value} cannot be exported`);
}

/** JSON knows neither of these numbers, and writes -0 as 0. */
function numberToJson(value: number): unknown {
  const isPlain = Number.isFinite(value) && !Object.is(value, -0);
  if (isPlain) return value;
  return tagged("$number", Object.is(value, -0) ? "-0" : String(value));
}

function objectToJson(value: object): unknown {
  if (Array.isArray(value)) return Array.from(value, toJson);
  if (value instanceof Uint8Array) {
    return tagged("$bytes", Buffer.from(value).toString("base64"));
  }
  // An invalid date has no ISO form.
  if (value instanceof Date) return tagged("$date", toJson(value.getTime()));
  if (value instanceof Map) {
    return tagged("$map", [...value].map((pair) => pair.map(toJson)));
  }
  if (value instanceof Set) return tagged("$set", [...value].map(toJson));
  if (Object.getPrototypeOf(value) !== Object.prototype) {
    throw new TypeError(`A ${value.constructor?.name} cannot be exported`);
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

function tagged(tag: Tag, content: unknown): Record<string, unknown> {
  return { [tag]: content };
}

function fromJson(json: unknown): unknown {
  if (typeof json !== "object" || json === null) return json;
  if (Array.isArray(json)) return json.map(fromJson);
  const pairs = Object.entries(json);
  const [tag, content] = pairs[0] ?? ["", null];
  if (pairs.length === 1 && tag.startsWith("$")) {
    return untagged(tag as Tag, content);
  }
  return fromPairs(pairs);
}

function untagged(tag: Tag, content: unknown): unknown {
  switch (tag) {
    case "$number":
      return Number(content);
    case "$bigint":
      return BigInt(String(content));
    case "$bytes":
      return new Uint8Array(Buffer.from(String(content), "base64"));
    case "$date":
      return new Date(fromJson(content) as number);
    case "$map":
      return new Map(fromJson(content) as [unknown, unknown][]);
    case "$set":
      return new Set(fromJson(content) as unknown[]);
    case "$undefined":
      return undefined;
    case "$object":
      return fromPairs(content as [string, unknown][]);
  }
  throw new SyntaxError(`Unknown type ${tag}`);
}

function fromPairs(pairs: [string, unknown][]): Record<string, unknown> {
  return Object.fromEntries(
    pairs.map(([key, inner]) => [key, fromJson(inner)]),
  );
}
