import { filterKeys } from "deno-std/collections/filter_keys.js";
import { z } from "zod";
import type { ZodOpenApiOperationObject } from "zod-openapi";
import { MAX_TEXT } from "@/lib/fields/constants.ts";
import { searchPaging } from "@/lib/fields/paging.ts";
import { type Call, splitName } from "./call.ts";
import { needsSession } from "./rule.ts";

const ALWAYS = [400, 403, 421, 500, 503];
const WITH_BODY = [408, 413, 415];

/** Returns the error statuses of a call, in order. */
export function failuresOf(name: string, call: Call): number[] {
  const { method, pattern } = splitName(name);
  const fields = Object.keys(call.input?.shape ?? {});
  const namesRecord = pattern.includes(":") ||
    fields.some((field) => field === "id" || field.endsWith("_id"));
  const statuses = new Set([...ALWAYS, ...call.fails ?? []]);
  if (needsSession(call.access)) statuses.add(401);
  if (call.limit !== undefined) statuses.add(429);
  if (namesRecord) statuses.add(404);
  if (fields.includes("version")) statuses.add(409);
  if (call.input !== null || method === "GET") statuses.add(422);
  if (call.input !== null && method !== "GET") {
    for (const status of WITH_BODY) statuses.add(status);
  }
  return [...statuses].sort();
}

/** Describes a call for openapi.json. */
export function describeCall(
  name: string,
  call: Call,
): ZodOpenApiOperationObject {
  const { method, pattern } = splitName(name);
  const params = requestParams(name, call);
  const media = call.multipart ? "multipart/form-data" : "application/json";
  const hasBody = call.input !== null && method !== "GET";
  const failures = failuresOf(name, call).map((status) =>
    [status, { $ref: `#/components/responses/${status}` }] as const
  );
  return {
    operationId: name.replace(" /api/", "_").replace(/\W+/g, "_")
      .toLowerCase(),
    summary: call.summary,
    tags: [pattern.match(/^\/api\/(\w+)/)![1]!],
    security: securityOf(call),
    ...(params !== null && { requestParams: params }),
    ...(hasBody && {
      requestBody: {
        required: true,
        content: { [media]: { schema: bodySchema(call) } },
      },
    }),
    responses: {
      200: {
        description: "It worked",
        content: call.media === undefined
          ? json(success(call.output))
          : { [call.media]: { schema: call.output } },
      },
      ...Object.fromEntries(failures),
    },
  };
}

/** Returns the body schema of a call. If members send a different body, fields of only one of the two are optional. */
function bodySchema({ input, memberInput }: Call): z.ZodObject {
  if (memberInput === undefined) return input!;
  return z.strictObject({
    ...input!.partial().shape,
    ...memberInput.partial().shape,
    ...filterKeys(input!.shape, (name: string) => name in memberInput.shape),
  });
}

const SESSION = { session: [] };

function securityOf({ access }: Call) {
  if (needsSession(access)) return [SESSION];
  return access === "optional" ? [{}, SESSION] : [];
}

/** Returns the parameters outside the body: path parameters, the query, the idempotency key. */
function requestParams(
  name: string,
  call: Call,
): NonNullable<ZodOpenApiOperationObject["requestParams"]> | null {
  const { method, pattern } = splitName(name);
  const names = [...pattern.matchAll(/:(\w+)/g)].map(([, part]) => part!);
  const path = Object.fromEntries(names.map((part) => [part, z.string()]));
  const params = {
    ...(names.length > 0 && { path: z.object(path) }),
    ...(method === "GET" && call.input !== null && { query: call.input }),
    ...(isSearch(method, call) && { query: searchPaging }),
    ...(call.repeatable && { header: z.object(REPEATABLE) }),
  };
  return Object.keys(params).length === 0 ? null : params;
}

/** Reports whether a call takes its paging in the query beside the body. */
function isSearch(method: string, { input }: Call): boolean {
  return method === "POST" && "cursor" in (input?.shape ?? {});
}

const REPEATABLE = {
  "idempotency-key": z.string().max(MAX_TEXT).optional().meta({
    description: "Your own name for this request: sent again, it makes " +
      "nothing new and answers what it made; with another body it is refused",
  }),
};

function success(data: z.ZodType): z.ZodType {
  return z.strictObject({
    status: z.literal(200),
    errors: z.array(z.string()).max(0),
    data,
    message: z.string(),
  });
}

/** Describes a JSON body. */
export function json(schema: z.ZodType) {
  return { "application/json": { schema } };
}
