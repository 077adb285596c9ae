import { z } from "zod";
import { recordDelete } from "@/lib/fields/fields.ts";
import { pageQuery, searchQuery } from "@/lib/fields/paging.ts";
import { text } from "@/lib/fields/record.ts";
import type { FileField } from "@/lib/photos/upload_fields.ts";
import type { Access, Keeping, RightName, Rule } from "./rule.ts";

/** The description of an API call; `run` in its route does the work. */
export interface Call extends Rule {
  /** Its summary in openapi.json, in English. */
  summary: string;
  /** The schema of the JSON body (of a GET: the query), or null if there is no input. */
  input: z.ZodObject | null;
  /** The schema that replaces `input` for signed-in callers. */
  memberInput?: z.ZodObject;
  /** Fields that messages name by another field's label. */
  called?: Readonly<Record<string, string>>;
  /** The schema of `data` in its response. */
  output: z.ZodType;
  /** Whether the input is multipart form data with a file. */
  multipart?: true;
  /** The file field; a photo by default. */
  file?: FileField;
  /** Whether it accepts texts of 20,000 characters, and therefore a longer body. */
  hasLongText?: true;
  /** Whether it accepts an Idempotency-Key. */
  repeatable?: true;
  /** Error statuses beyond those implied by access, limit and input (lib/site/describe_call.ts). */
  fails?: number[];
  /** The cache rule; `private` by default. */
  keeping?: Keeping;
  /** The content type of successful responses without an envelope. */
  media?: "text/csv";
  /** Whether it serves a single page and no other client; openapi.json omits it. */
  isPageStep?: true;
}

/** The output of a call that returns no data. */
export const noData = z.null();

/** The output of a CSV download. */
export const csv = { output: text, media: "text/csv" } as const;

/** Describes the call of a list. */
export function list<Answer extends z.ZodType>(
  access: Access,
  summary: string,
  output: Answer,
) {
  return { summary, access, input: pageQuery, output } as const;
}

/** Describes the call that searches a list. */
export function search<Answer extends z.ZodType>(
  access: RightName,
  summary: string,
  output: Answer,
) {
  return { summary, access, input: searchQuery, output } as const;
}

/** Describes the call that deletes a record. */
export function deletion(access: RightName, summary: string) {
  return { summary, access, input: recordDelete, output: noData } as const;
}

/** Splits a call's name into method and route pattern. */
export function splitName(name: string): { method: string; pattern: string } {
  const [method = "", pattern = ""] = name.split(" ");
  return { method, pattern };
}
