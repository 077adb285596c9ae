import { z } from "zod";
import {
  createDocument,
  type CreateDocumentOptions,
  type ZodOpenApiOperationObject,
  type ZodOpenApiPathsObject,
} from "zod-openapi";
import { MAX_TEXT } from "@/lib/fields/constants.ts";
import { searchPaging, searchQuery } from "@/lib/fields/paging.ts";
import { CALLS } from "./calls.ts";
import { needsSession } from "./rule.ts";
import { type Call, splitName } from "./call.ts";
import { NOUNS } from "./nouns.ts";
import type { Noun } from "./noun.ts";

/**
 * The OpenAPI 3.1 document, built from the table of calls when this module is first loaded: import it on demand, so that
 * starts do not wait for it.
 */

/** The meaning of each status; a call lists those it can return. */
const FAILURES: Record<number, string> = {
  400: "The request or its body is malformed",
  401: "A sign-in is needed, or email and password are wrong",
  403:
    "Sent from another site or over plain http, not allowed to this role, or no longer",
  404: "There is no such record",
  408: "The body arrived too slowly",
  409:
    "The record has been changed meanwhile, its mail is being sent, its job has ended, or the team would be without an owner",
  413: "The body is too large",
  415: "The body has another content type",
  421: "This server does not serve the requested host",
  422: "Fields are wrong: one string for each, in the form's order",
  429: "Too many attempts; Retry-After says when to come back",
  500: "Something went wrong; the text holds the request's id",
  502: "The mail server refused, with its reason",
  503:
    "Too much at once, or the database cannot answer; Retry-After says when to come back",
};

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

const failure = z.strictObject({
  status: z.int(),
  errors: z.array(z.string()).min(1),
  data: z.null(),
  message: z.literal(""),
  admin: z.literal("false").exactOptional(),
  user: z.literal("false").exactOptional(),
});

function success(data: z.ZodType): z.ZodType {
  return z.strictObject({
    status: z.literal(200),
    errors: z.array(z.string()).max(0),
    data,
    message: z.string(),
  });
}

function json(schema: z.ZodType) {
  return { "application/json": { schema } };
}

function operation(name: string, call: Call): ZodOpenApiOperationObject {
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
        content: { [media]: { schema: bodyOf(call) } },
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

/** Returns the body of a call; where signed-in callers send another one, what the two do not share is optional. */
function bodyOf({ input, memberInput }: Call): z.ZodObject {
  if (memberInput === undefined) return input!;
  const both = Object.keys(input!.shape).filter((name) =>
    name in memberInput.shape
  );
  const shared = Object.fromEntries(
    both.map((name) => [name, input!.shape[name]!]),
  );
  return z.strictObject({
    ...input!.partial().shape,
    ...memberInput.partial().shape,
    ...shared,
  });
}

const SESSION = { session: [] };

function securityOf({ access }: Call) {
  if (needsSession(access)) return [SESSION];
  return access === "optional" ? [{}, SESSION] : [];
}

/** Returns the parameters outside the body: parts of the address, the query, the idempotency key. */
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
    ...(call.input === searchQuery && { query: searchPaging }),
    ...(call.repeatable && { header: z.object(REPEATABLE) }),
  };
  return Object.keys(params).length === 0 ? null : params;
}

const REPEATABLE = {
  "idempotency-key": z.string().max(MAX_TEXT).optional().meta({
    description: "Your own name for this request: sent again, it makes " +
      "nothing new and answers what it made; with another body it is refused",
  }),
};

function paths(): ZodOpenApiPathsObject {
  const paths: ZodOpenApiPathsObject = {};
  for (const [name, call] of Object.entries<Call>(CALLS)) {
    if (call.isPageStep) continue;
    const { method, pattern } = splitName(name);
    const path = pattern.replace(/:(\w+)/g, "{$1}");
    paths[path] = {
      ...paths[path],
      [method.toLowerCase()]: operation(name, call),
    };
  }
  return paths;
}

const RESPONSES = Object.entries(FAILURES).map(([status, description]) =>
  [status, { description, content: json(failure) }] as const
);

const ANSWERS = Object.fromEntries(
  NOUNS.flatMap(({ answers = {} }: Noun) => Object.entries(answers)),
);

/** The records by name, such as "ShownParcel", each described once. */
const SCHEMAS = Object.entries({ ...ANSWERS, failure }).map(([name, schema]) =>
  [name[0]!.toUpperCase() + name.slice(1), schema] as const
);

const OPTIONS: CreateDocumentOptions = {
  override({ jsonSchema }) {
    // The format is equivalent and readable.
    if (jsonSchema.format !== undefined) delete jsonSchema.pattern;
  },
};

/** The finished document. */
export const OPENAPI = createDocument({
  openapi: "3.1.0",
  info: {
    title: "Waybill",
    version: "1",
    description: "Every answer has the same envelope: `status` is the HTTP " +
      "status, `errors` a list of sentences (empty when it worked), `data` " +
      "the result, `message` a sentence to show; files have none. Sign in with POST " +
      "/api/admins/auth/signin and send the cookie it sets. A PATCH takes " +
      "only the changed fields; an empty text or null clears an optional one. " +
      "Numbers may be sent as text. A list leads on by next_page_url until " +
      "it is null; that of a search takes the same body by POST, or its " +
      "cursor goes into the body. A GET refuses query parameters that it " +
      "does not know. A parcel can be followed by GET " +
      "/api/parcels/{code}/events, a stream of server-sent events without " +
      "an envelope.",
  },
  paths: paths(),
  components: {
    schemas: Object.fromEntries(SCHEMAS),
    responses: Object.fromEntries(RESPONSES),
    securitySchemes: {
      session: {
        type: "apiKey",
        in: "cookie",
        name: "sid",
        description: "Set by the sign-in; over https its name is __Host-sid",
      },
    },
  },
}, OPTIONS);
