import fc from "fast-check";
import { z } from "zod";
import { OPENAPI } from "@/lib/site/openapi.ts";
import {
  type Fields,
  fieldsOf,
  plainFields,
  type Schema,
  type SentFile,
  toJson,
} from "./hostile.ts";
import { joinBytes, png } from "./pictures.ts";
import { type Call, splitName } from "@/lib/site/call.ts";

/** A request to send. */
export interface Sent {
  path: string;
  init: RequestInit & { headers: Record<string, string> };
}

const TYPES = [
  "application/json; charset=utf-16",
  "APPLICATION/JSON",
  "text/plain",
  "application/x-www-form-urlencoded",
  "multipart/form-data",
  "multipart/form-data; boundary=",
  "",
  "application/json, text/plain",
];

/** Ways to damage an encoded body. */
const DAMAGES: ((body: Uint8Array<ArrayBuffer>) => Uint8Array<ArrayBuffer>)[] =
  [
    (body) => body.slice(0, body.length >> 1),
    (body) => joinBytes(body, body),
    (body) => joinBytes("\ufeff", body),
    (body) => joinBytes(body, "\u0000"),
    (body) => joinBytes(Uint8Array.of(0xff, 0xfe), body),
    (body) => joinBytes("[".repeat(5000), body),
    (body) => joinBytes("[", body, "]"),
    () => joinBytes(" ".repeat(70_000)),
    () => joinBytes("null"),
    () => new Uint8Array(),
  ];

/** Generates requests for a call: most as described, some with odd fields, some malformed. */
export function requestsOf(
  name: string,
  call: Call,
  ids: string[],
): fc.Arbitrary<Sent> {
  const { method, pattern } = splitName(name);
  return fc.record({
    method: fc.constant(method),
    path: pathOf(pattern, ids),
    fields: fieldsOf(schemaOf(name, call), ids),
    multipart: fc.constant(call.multipart === true),
    key: rarely(fc.constantFrom("key-1", "key-2", "k".repeat(301))),
    type: rarely(fc.constantFrom(...TYPES)),
    damage: rarely(fc.constantFrom(...DAMAGES)),
  }).map(toSent);
}

/** Generates a value rarely, otherwise null. */
function rarely<Value>(value: fc.Arbitrary<Value>): fc.Arbitrary<Value | null> {
  return fc.oneof(
    { weight: 9, arbitrary: fc.constant(null) },
    { weight: 1, arbitrary: value },
  );
}

/** Generates a request that is entirely as described. */
export function plainRequest(
  name: string,
  call: Call,
  ids: string[],
): Sent {
  const { method, pattern } = splitName(name);
  const [fields] = fc.sample(plainFields(schemaOf(name, call), ids), {
    numRuns: 1,
    seed: 1985,
  });
  return toSent({
    method,
    path: pattern.replace(/:\w+/g, ids[0]!),
    fields: fields!,
    multipart: call.multipart === true,
    key: null,
    type: null,
    damage: null,
  });
}

/** Returns the schema of a call's fields, wherever they are sent. openapi.json omits the steps of a page. */
function schemaOf(name: string, { isPageStep, input }: Call): Schema {
  if (isPageStep) return z.toJSONSchema(input!, { io: "input" }) as Schema;
  const { method, pattern } = splitName(name);
  const path = OPENAPI.paths![pattern.replace(/:(\w+)/g, "{$1}")]!;
  const operation = Reflect.get(path, method.toLowerCase());
  const [content] = Object.values<{ schema: Schema }>(
    operation.requestBody?.content ?? {},
  );
  if (content !== undefined) return content.schema;
  const parameters: { in: string; name: string; schema: Schema }[] =
    operation.parameters ?? [];
  const query = parameters.filter((one) => one.in === "query");
  return {
    properties: Object.fromEntries(
      query.map(({ name, schema }) => [name, schema]),
    ),
  };
}

function pathOf(pattern: string, ids: string[]): fc.Arbitrary<string> {
  if (!pattern.includes(":")) return fc.constant(pattern);
  const part = fc.oneof(
    fc.constantFrom(...ids, "%ff", "%00", "%2e%2e", "%2F", "a".repeat(5000)),
    fc.string({ unit: "grapheme", minLength: 1 }).map((text) =>
      encodeURIComponent(text).replace(/^\.+$/, "%252e")
    ),
  );
  return part.map((value) => pattern.replace(/:\w+/g, () => value));
}

interface Draft {
  method: string;
  path: string;
  fields: Fields;
  multipart: boolean;
  key: string | null;
  type: string | null;
  damage: ((body: Uint8Array<ArrayBuffer>) => Uint8Array<ArrayBuffer>) | null;
}

function toSent(draft: Draft): Sent {
  const { method, path, fields, multipart, key, type, damage } = draft;
  const headers: Record<string, string> = {};
  if (key !== null) headers["idempotency-key"] = key;
  if (method === "GET") {
    return { path: `${path}?${toQuery(fields)}`, init: { method, headers } };
  }
  const usual = multipart
    ? "multipart/form-data; boundary=x"
    : "application/json";
  const body = multipart ? toForm(fields) : joinBytes(toJson(fields));
  headers["content-type"] = type ?? usual;
  return {
    path,
    init: { method, headers, body: damage === null ? body : damage(body) },
  };
}

function toQuery(fields: Fields): string {
  return new URLSearchParams(
    fields.map(([name, value]) => [name, toText(value)]),
  ).toString().replaceAll("%00", "%ff");
}

function toText(value: unknown): string {
  return typeof value === "string" ? value : JSON.stringify(value) ?? "";
}

const CONTENTS = {
  picture: png,
  text: joinBytes("not a picture"),
  nothing: new Uint8Array(),
  half: png.slice(0, png.length >> 1),
};

function toForm(fields: Fields): Uint8Array<ArrayBuffer> {
  const parts = fields.flatMap(([name, value]) => {
    const file = isFile(value) ? value : null;
    const fileName = file === null ? "" : `; filename="${file.file}"`;
    return [
      `--x\r\ncontent-disposition: form-data; name="${name}"${fileName}\r\n\r\n`,
      file === null ? toText(value) : CONTENTS[file.content],
      "\r\n",
    ];
  });
  return joinBytes(...parts, "--x--\r\n");
}

function isFile(value: unknown): value is SentFile {
  return typeof value === "object" && value !== null && "content" in value &&
    Object.hasOwn(CONTENTS, String(value.content));
}
