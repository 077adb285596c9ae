import { deepEqual, equal, match, ok } from "node:assert/strict";
import { Validator } from "@seriousme/openapi-schema-validator";
import { readReference } from "@/lib/site/api_reference.ts";
import { OPENAPI } from "@/lib/site/openapi.ts";
import { ROOT } from "@/lib/tasks/project.ts";
import { removeBreaks } from "../helpers/html.ts";
import { test } from "../helpers/site.ts";
import { type Call, splitName } from "@/lib/site/call.ts";
import { CALLS } from "@/lib/site/nouns.ts";
import { failuresOf } from "@/lib/site/describe_call.ts";

interface Operation {
  summary: string;
  security: object[];
  responses: object;
  requestBody?: { content: Record<string, { schema: Schema }> };
}

interface Schema {
  required?: string[];
  additionalProperties?: boolean;
  properties: Record<string, Record<string, unknown>>;
}

/** A module in the output of `deno info`; type-only imports have no `code`. */
interface GraphModule {
  specifier: string;
  dependencies?: { code?: { specifier: string }; isDynamic?: boolean }[];
}

/** The calls in openapi.json: all except those that are internal to a page. */
const DESCRIBED = Object.entries<Call>(CALLS)
  .filter(([, call]) => !call.isPageStep);

function operationOf(name: string): Operation {
  const { method, pattern } = splitName(name);
  const path = OPENAPI.paths![pattern.replace(/:(\w+)/g, "{$1}")]!;
  return Reflect.get(path, method.toLowerCase()) as Operation;
}

function requestSchema(name: string): Schema {
  return operationOf(name).requestBody!.content["application/json"]!.schema;
}

/** The length of an escaped character such as `\\u0439`. */
const ESCAPED_LENGTH = 6;

interface Field {
  maxLength?: number;
  maxItems?: number;
  items?: Field;
  properties?: Record<string, Field>;
  anyOf?: Field[];
}

/** Returns the maximum number of characters in a field, including its items and properties. */
function maxLengthOf(field: Field): number {
  const { maxLength = 0, maxItems = 1, items, properties = {} } = field;
  const { anyOf = [] } = field;
  const inner = Object.values(properties).map(maxLengthOf);
  return Math.max(
    maxLength,
    items === undefined ? 0 : maxItems * maxLengthOf(items),
    inner.reduce((sum, length) => sum + length, 0),
    ...anyOf.map(maxLengthOf),
  );
}

test("GET /api/openapi.json is valid OpenAPI 3.1, without the envelope", async ({ owner }) => {
  const { status, headers, text } = await owner.get("/api/openapi.json");
  equal(status, 200);
  equal(headers.get("content-type"), "application/json");
  const { valid, errors } = await new Validator().validate(JSON.parse(text));
  deepEqual(errors, undefined);
  equal(valid, true);
  equal(JSON.parse(text).openapi, "3.1.0");
});

Deno.test("the body limit of every call admits the longest texts of its fields", () => {
  for (
    const [name, { input, hasLongText, multipart }] of DESCRIBED
  ) {
    if (input === null || multipart || name.startsWith("GET ")) continue;
    const { properties } = requestSchema(name);
    const letters = Object.entries(properties).flatMap(([field, schema]) => [
      field.length + '"":"",'.length,
      maxLengthOf(schema) * ESCAPED_LENGTH,
    ]);
    const bytes = letters.reduce((sum, length) => sum + length, 0);
    equal(bytes > 64 * 1024, hasLongText ?? false, `${name} needs ${bytes}`);
    ok(bytes < 256 * 1024, name);
  }
});

Deno.test("openapi.json describes every call that is not internal to a page", () => {
  deepEqual(
    Object.keys(OPENAPI.paths!).filter((path) => /proof|events/.test(path)),
    [],
  );
  const described = Object.entries(OPENAPI.paths!).flatMap(([path, methods]) =>
    Object.keys(methods!).map((method) => `${method.toUpperCase()} ${path}`)
  );
  const named = DESCRIBED.map(([name]) => name.replace(/:(\w+)/g, "{$1}"));
  deepEqual(described.sort(), named.sort());
});

Deno.test("every call has a summary and a unique operation id", () => {
  const ids = new Set<unknown>();
  for (const [name] of DESCRIBED) {
    const { summary } = operationOf(name);
    match(summary, /^[A-Z].{5,160}[^.]$/, name);
    ids.add(Reflect.get(operationOf(name), "operationId"));
  }
  equal(ids.size, DESCRIBED.length);
});

Deno.test("a body is described with types, bounds and required fields", () => {
  const { content } = operationOf("POST /api/parcels").requestBody!;
  const schema = content["application/json"]!.schema;
  deepEqual(schema.required, [
    "tracking_code",
    "recipient_name",
    "destination",
  ]);
  equal(schema.additionalProperties, false);
  deepEqual(schema.properties.recipient_name, {
    type: "string",
    minLength: 1,
    maxLength: 300,
  });
  deepEqual(schema.properties.tracking_code, {
    type: "string",
    minLength: 4,
    maxLength: 40,
    pattern: "^-*[A-Za-z0-9][A-Za-z0-9-]*$",
    description:
      "Reserved, however written: CODE, IMAGE, SEARCH, EVENTS, LIST, CREATE",
  });
  deepEqual(schema.properties.map_zoom, {
    anyOf: [{ type: "number", minimum: 1, maximum: 19 }, { type: "null" }],
  });
});

Deno.test("an upload is described as a form with a file", () => {
  for (const [name, call] of Object.entries<Call>(CALLS)) {
    if (!call.multipart) continue;
    const { content } = operationOf(name).requestBody!;
    deepEqual(Object.keys(content), ["multipart/form-data"], name);
    const { properties } = content["multipart/form-data"]!.schema;
    const file = properties[call.file?.name ?? "image"]!;
    deepEqual([file.type, file.format], ["string", "binary"], name);
  }
});

Deno.test("openapi.json states each call's session requirement and error statuses", () => {
  deepEqual(operationOf("POST /api/parcels").security, [{ session: [] }]);
  deepEqual(operationOf("POST /api/messages").security, []);
  deepEqual(operationOf("GET /api/parcels/:code").security, [{}, {
    session: [],
  }]);
  deepEqual(
    failuresOf("PATCH /api/parcels", CALLS["PATCH /api/parcels"]),
    [400, 401, 403, 404, 408, 409, 413, 415, 421, 422, 500, 503],
  );
  deepEqual(
    failuresOf("GET /api/parcels/:code", CALLS["GET /api/parcels/:code"]),
    [400, 403, 404, 421, 422, 429, 500, 503],
  );
  for (const [name] of DESCRIBED) {
    ok("200" in operationOf(name).responses, name);
  }
});

Deno.test("each error status lists all its causes, and lists describe their paging", () => {
  const { info, components } = OPENAPI;
  const meaning = (status: number) => {
    const response = components!.responses![status]!;
    return Reflect.get(response, "description") as string;
  };
  match(meaning(409), /record has been changed.*mail/);
  match(meaning(503), /too much at once.*database/i);
  match(info.description!, /next_page_url.*search.*same body by POST/);
});

test("the API page shows every call with its input and an example", async ({ owner }) => {
  owner.cookies.set("googtrans", "/en/ar");
  const { status, text: html } = await owner.get("/control/api.html");
  equal(status, 200);
  const text = removeBreaks(html);
  for (const [name] of DESCRIBED) {
    const { method, pattern } = splitName(name);
    const path = pattern.replace(/:(\w+)/g, "{$1}");
    ok(text.includes(`>${method}</span><span class="code api-path">${path}<`));
  }
  ok(text.includes(">string, 1 to 300 characters<"));
  ok(text.includes("curl -X PATCH -b session.txt http://localhost:8000/"));
  match(text, /<summary lang="en" dir="ltr" translate="no">/);
});

test("the examples of the API page work", async ({ owner }) => {
  const examples = readReference(owner.origin).flatMap(({ calls }) => calls)
    .filter(({ path }) => ["/api/parcels", "/api/pages"].includes(path))
    .filter(({ method }) => method === "POST");
  equal(examples.length, 2);
  for (const { path, example } of examples) {
    const [, body] = /-d '([^']*)'/.exec(example)!;
    const { status, text } = await owner.send(path, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: body!,
    });
    equal(status, 200, text);
  }
});

Deno.test("starting the app does not load the OpenAPI code", async () => {
  const graph = await new Deno.Command(Deno.execPath(), {
    args: ["info", "--json", "main.ts"],
    cwd: ROOT,
    stderr: "null",
  }).output();
  const { modules }: { modules: GraphModule[] } = JSON.parse(
    new TextDecoder().decode(graph.stdout),
  );
  const byName = new Map(modules.map((module) => [module.specifier, module]));
  const loaded = new Set([`file://${ROOT}/main.ts`]);
  for (const name of loaded) {
    for (const { code, isDynamic } of byName.get(name)?.dependencies ?? []) {
      if (code !== undefined && !isDynamic) loaded.add(code.specifier);
    }
  }
  ok(loaded.has(`file://${ROOT}/lib/site/nouns.ts`));
  const described = [...loaded].filter((name) =>
    /lib\/site\/(openapi|answers)\.ts$|zod-openapi/.test(name)
  );
  deepEqual(described, []);
});
