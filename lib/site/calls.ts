import type { z } from "zod";
import {
  parcelCreate,
  parcelImage,
  parcelPatch,
  parcelVerification,
} from "@/lib/parcels/schema.ts";
import {
  adminCreate,
  invitationAccept,
  invitationRenew,
  memberInvite,
  memberPatch,
  passwordChange,
  passwordReset,
  pinRequest,
  signIn,
} from "@/lib/accounts/schema.ts";
import type { AnswerName, Answers } from "./answers.ts";
import { bulkCheck, bulkCreate } from "@/lib/bulk/schema.ts";
import { recordDelete } from "@/lib/fields/fields.ts";
import {
  importApply,
  importCreate,
  importPatch,
  importUndo,
} from "@/lib/imports/schema.ts";
import { TABLE } from "@/lib/imports/constants.ts";
import { invoiceCreate } from "@/lib/invoices/schema.ts";
import { journalFilters, journalQuery } from "@/lib/journal/schema.ts";
import { contactSend, messageCreate } from "@/lib/messages/schema.ts";
import { mailResend } from "@/lib/mail/outbox_schema.ts";
import { jobCancel, problemQuery } from "@/lib/jobs/schema.ts";
import { pageCreate, pagePatch } from "@/lib/pages/schema.ts";
import { pageQuery, searchQuery } from "@/lib/fields/paging.ts";
import type { Permission } from "@/lib/fields/roles.ts";
import { expectedQuery, stagesTable } from "@/lib/reports/schema.ts";
import { reviewCreate, reviewPatch } from "@/lib/reviews/schema.ts";
import { settingsPatch } from "@/lib/settings/schema.ts";
import { trashQuery, trashRestore } from "@/lib/trash/schema.ts";
import type { Keeping, Rule } from "./access.ts";
import {
  parcelExport,
  parcelQuery,
  parcelTable,
} from "@/lib/parcel_lists/schema.ts";
import { activityCreate, activityPatch } from "@/lib/parcels/entry_schema.ts";
import type { FileField } from "@/lib/photos/upload_fields.ts";

/** The description of an API call; `run` in its route does the work. */
export interface Call extends Rule {
  /** Its summary in openapi.json, in English. */
  summary: string;
  /** The schema of the JSON body (of a GET: the query), or null without input. */
  input: z.ZodObject | null;
  /** The schema that takes its place where the caller is signed in. */
  memberInput?: z.ZodObject;
  /** Fields that messages call by the label of another one. */
  called?: Readonly<Record<string, string>>;
  /** The name of its answer. */
  output: AnswerName;
  /** Whether the input is multipart form data with a file. */
  multipart?: true;
  /** The file, unless it is a photo. */
  file?: FileField;
  /** Whether it accepts texts of 20,000 characters, and so a longer body. */
  hasLongText?: true;
  /** Whether it accepts an Idempotency-Key. */
  repeatable?: true;
  /** Error statuses beside those that follow from access, limit and input (lib/site/openapi.ts). */
  fails?: number[];
  /** The cache rule, `private` by default. */
  keeping?: Keeping;
  /** The content type of a success that has no envelope. */
  media?: "text/csv";
  /** Whether it is a step of the tracking page, which openapi.json leaves out. */
  isPageStep?: true;
}

function list<Name extends AnswerName>(
  access: Permission,
  summary: string,
  output: Name,
) {
  return { summary, access, input: pageQuery, output } as const;
}

function search<Name extends AnswerName>(
  access: Permission,
  summary: string,
  output: Name,
) {
  return { summary, access, input: searchQuery, output } as const;
}

function deletion(access: Permission, summary: string) {
  const output = "nothing";
  return { summary, access, input: recordDelete, output } as const;
}

/**
 * All calls of the API, by method and route pattern. The access table, `endpoint()`, openapi.json and the tests that
 * attack the calls follow from it, so that no call is unguarded, undocumented or untested.
 */
export const CALLS = Object.fromEntries(
  NOUNS.flatMap(({ calls = {} }: Noun) => Object.entries(calls)),
) as Calls;

/** The name of a call, as in "POST /api/parcels". */
export type CallName = keyof Calls;

/** The validated input of a call's function. */
export type InputOf<Name extends CallName> =
  | InputBy<Calls[Name]["input"]>
  | (Calls[Name] extends { memberInput: infer Schema } ? InputBy<Schema>
    : never);

type InputBy<Schema> = Schema extends z.ZodObject ? z.output<Schema> : null;

/** The result of a call's function. */
export type OutputOf<Name extends CallName> = z.output<Calls[Name]["output"]>;
