import fc from "fast-check";

/** The subset of JSON schema used by the descriptions. */
export interface Schema {
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  anyOf?: Schema[];
  format?: string;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
}

/** Fields in sending order; a name may occur twice. */
export type Fields = [name: string, value: unknown][];

const EMAILS = ["ann@example.com", "admin@waybill.example", "a@b"];
const MAX_SAMPLE = 60;

/** Generates values that a description allows. `ids` are those of existing records. */
export function allowedValues(
  schema: Schema,
  { name = "", ids }: { name?: string; ids: string[] },
): fc.Arbitrary<unknown> {
  if (schema.enum !== undefined) return fc.constantFrom(...schema.enum);
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.anyOf !== undefined) {
    return fc.oneof(
      ...schema.anyOf.map((one) => allowedValues(one, { name, ids })),
    );
  }
  const { minimum: min = -1e6, maximum: max = 1e6 } = schema;
  switch (schema.type) {
    case "null":
      return fc.constant(null);
    case "boolean":
      return fc.boolean();
    case "integer":
      return fc.integer({ min, max: Math.min(max, 1e9) });
    case "number":
      return fc.double({ min, max, noNaN: true });
    case "string":
      return allowedText(schema, { name, ids });
    case "array":
      return fc.array(allowedValues(schema.items ?? {}, { ids }), {
        maxLength: 3,
      });
    default:
      return fc.constant({});
  }
}

function allowedText(
  { format, minLength = 0, maxLength = MAX_SAMPLE }: Schema,
  { name, ids }: { name: string; ids: string[] },
): fc.Arbitrary<unknown> {
  if (format === "binary") return fc.constantFrom(...FILES);
  if (format === "email") return fc.constantFrom(...EMAILS);
  if (format === "date") return fc.constantFrom("2026-12-03", "2026-12-05");
  if (format === "date-time") {
    return fc.constantFrom("2026-11-20T15:45:00Z", "2024-02-29T23:59:59+05:30");
  }
  if (/(^|_)id$/.test(name)) return fc.constantFrom(...ids, "no-such-id");
  if (name === "tracking_code") {
    return fc.stringMatching(/^[A-Za-z0-9]{4,12}$/);
  }
  if (/email|^to$|^from$/.test(name)) return fc.constantFrom(...EMAILS);
  return fc.string({
    unit: "grapheme",
    minLength,
    maxLength: Math.max(minLength, Math.min(maxLength, MAX_SAMPLE)),
  });
}

/** A file of an upload. */
export interface SentFile {
  file: string;
  content: "picture" | "text" | "nothing" | "half";
}

const FILES: SentFile[] = [
  { file: "photo.png", content: "picture" },
  { file: "photo.jpg", content: "picture" },
];

const ODD_FILES: SentFile[] = [
  { file: "photo.png", content: "text" },
  { file: "photo.png", content: "nothing" },
  { file: "photo.png", content: "half" },
  { file: "../../etc/passwd", content: "picture" },
  { file: "photo.svg", content: "text" },
  { file: "", content: "picture" },
  { file: "a\u0000.png", content: "picture" },
  { file: "\u202egnp.exe", content: "picture" },
];

/** Generates values that no field allows: other types, too long, odd characters, text with a meaning elsewhere. */
export const odd: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    true,
    0,
    -0,
    -1,
    1e309,
    2 ** 53,
    0.1,
    "",
    " ",
    "\u0000",
    "\ud800",
    "\udfff\ud800",
    "\u202e\u200f",
    "👩‍👩‍👧‍👦".repeat(90),
    "İıſK",
    "a".repeat(301),
    "a".repeat(2001),
    "\u{1f6a2}".repeat(10_001),
    "1e5",
    "0x10",
    "NaN",
    "2026-02-30",
    "9999-12-31T23:59:59+23:59",
    "__proto__",
    "constructor",
    "\r\nBcc: everybody@example.com",
    "<script>alert(1)</script>",
    "{{tracking_code}}",
    "../../../etc/passwd",
    "' OR 1=1 --",
    [],
    {},
    [[[[[[[[[[[[]]]]]]]]]]]],
    { toString: "no", valueOf: 1, then: null },
  ),
  fc.string({ unit: "binary", maxLength: 40 }),
  fc.jsonValue({ maxDepth: 4 }),
  fc.constantFrom<unknown>(...ODD_FILES),
);

const ODD_NAMES = [
  "__proto__",
  "constructor",
  "prototype",
  "toString",
  "hasOwnProperty",
  "then",
  "version",
  "image",
  "history",
  "is_admin",
  "",
  "\ud800",
  "id",
];

/** Generates the fields of a call as described. */
export function plainFields(
  schema: Schema,
  ids: string[],
): fc.Arbitrary<Fields> {
  const record = Object.fromEntries(
    Object.entries(schema.properties ?? {}).map(([name, one]) =>
      [name, allowedValues(one, { name, ids })] as const
    ),
  );
  return fc.record(record, { requiredKeys: schema.required ?? [] })
    .map((fields) => Object.entries(fields));
}

/** Generates the fields of a call as described, with up to three changed, repeated, dropped or added. */
export function fieldsOf(
  schema: Schema,
  ids: string[],
): fc.Arbitrary<Fields> {
  const names = Object.keys(schema.properties ?? {});
  const edits = fc.oneof(
    fc.constant([]),
    fc.array(edit(names), { maxLength: 3 }),
  );
  return fc.tuple(plainFields(schema, ids), edits)
    .map(([fields, edits]) => edits.reduce(apply, fields));
}

interface Edit {
  kind: "change" | "double" | "drop";
  name: string;
  value: unknown;
}

function edit(names: string[]): fc.Arbitrary<Edit> {
  return fc.record({
    kind: fc.constantFrom("change", "change", "double", "drop"),
    name: fc.constantFrom(...names, ...names, ...ODD_NAMES),
    value: odd,
  });
}

function apply(fields: Fields, { kind, name, value }: Edit): Fields {
  const others = fields.filter(([other]) => other !== name);
  if (kind === "drop") return others;
  return kind === "double"
    ? [...fields, [name, value]]
    : [...others, [name, value]];
}

/** Serializes JSON by hand, because an object cannot have the same name twice or `__proto__`. */
export function toJson(fields: Fields): string {
  const pairs = fields.map(([name, value]) =>
    `${JSON.stringify(name)}:${JSON.stringify(value) ?? "null"}`
  );
  return `{${pairs.join(",")}}`;
}
