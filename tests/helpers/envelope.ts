import { deepEqual, equal } from "node:assert/strict";
import { z } from "zod";
import type { Answer } from "./client.ts";
import type { Call } from "@/lib/site/call.ts";
import { type CallName, CALLS } from "@/lib/site/nouns.ts";
import { failuresOf } from "@/lib/site/describe_call.ts";

const success = z.strictObject({
  status: z.literal(200),
  errors: z.tuple([]),
  data: z.unknown(),
  message: z.string(),
});

const failure = z.strictObject({
  status: z.int().min(400),
  errors: z.array(z.string().min(1)).min(1),
  data: z.null(),
  message: z.literal(""),
  admin: z.literal("false").optional(),
  user: z.literal("false").optional(),
});

/**
 * Checks that an API response is an envelope with its status and, on 401, the flags. Given the name of a call, also checks that
 * data and status are as described and that a file has its content type.
 */
export function checkEnvelope(
  { status, headers, text }: Answer,
  { said, name }: { said: string; name?: CallName },
): void {
  const media = name && (CALLS[name] as Call).media;
  if (media !== undefined && status === 200) {
    return equal(headers.get("content-type"), `${media}; charset=utf-8`, said);
  }
  equal(headers.get("content-type"), "application/json", said);
  const schema = status === 200 ? success : failure;
  const { data: body, error } = schema.safeParse(JSON.parse(text));
  deepEqual(error?.issues, undefined, said);
  equal(body!.status, status, said);
  equal("admin" in body!, status === 401, said);
  if (name === undefined) return;
  const call: Call = CALLS[name];
  if (status === 200) {
    const { error } = call.output.safeParse(body!.data);
    return deepEqual(error?.issues, undefined, said);
  }
  const documented = failuresOf(name, call).includes(status);
  equal(documented, true, `${said} is not described`);
}
