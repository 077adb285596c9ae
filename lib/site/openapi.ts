import { z } from "zod";
import {
  createDocument,
  type CreateDocumentOptions,
  type ZodOpenApiPathsObject,
} from "zod-openapi";
import { type Call, splitName } from "./call.ts";
import { describeCall, json } from "./describe_call.ts";
import { CALLS, NOUNS } from "./nouns.ts";
import type { Noun } from "./noun.ts";

/**
 * The OpenAPI 3.1 document, built from the table of calls when this module is loaded. Import it on demand, to keep starts fast.
 */

/** The meanings of the error statuses that calls can return. */
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

const failure = z.strictObject({
  status: z.int(),
  errors: z.array(z.string()).min(1),
  data: z.null(),
  message: z.literal(""),
  admin: z.literal("false").exactOptional(),
  user: z.literal("false").exactOptional(),
});

function paths(): ZodOpenApiPathsObject {
  const paths: ZodOpenApiPathsObject = {};
  for (const [name, call] of Object.entries<Call>(CALLS)) {
    if (call.isPageStep) continue;
    const { method, pattern } = splitName(name);
    const path = pattern.replace(/:(\w+)/g, "{$1}");
    paths[path] = {
      ...paths[path],
      [method.toLowerCase()]: describeCall(name, call),
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

/** The shared schemas by name, such as "ShownParcel", each described once. */
const SCHEMAS = Object.entries({ ...ANSWERS, failure }).map(([name, schema]) =>
  [name[0]!.toUpperCase() + name.slice(1), schema] as const
);

const OPTIONS: CreateDocumentOptions = {
  override({ jsonSchema }) {
    // The format is equivalent and more readable.
    if (jsonSchema.format !== undefined) delete jsonSchema.pattern;
  },
};

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
