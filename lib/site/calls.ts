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
  TABLE,
} from "@/lib/imports/schema.ts";
import { invoiceCreate } from "@/lib/invoices/schema.ts";
import { journalFilters, journalQuery } from "@/lib/journal/schema.ts";
import { contactSend, messageCreate } from "@/lib/messages/schema.ts";
import { mailResend } from "@/lib/mail/outbox_schema.ts";
import { jobCancel, problemQuery } from "@/lib/jobs/schema.ts";
import type { FileField } from "@/lib/photos/upload.ts";
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
export const CALLS = {
  "POST /api/admins": {
    summary:
      "Invite a person to the team, or with the setup token create the first owner",
    access: "optional",
    input: adminCreate,
    memberInput: memberInvite,
    output: "createdAdmin",
    repeatable: true,
    fails: [429],
  },
  "GET /api/admins": list(
    "team:read",
    "List the team, the newest member first",
    "members",
  ),
  "PATCH /api/admins": {
    summary: "Change name, role or activity of a member",
    access: "team:write",
    input: memberPatch,
    output: "member",
  },
  "DELETE /api/admins": {
    ...deletion(
      "team:write",
      "Remove a member, whose name stays in the journal",
    ),
    fails: [409],
  },
  "POST /api/admins/invite": {
    summary: "Make a new link for an invited person; earlier ones stop working",
    access: "team:write",
    input: invitationRenew,
    output: "invitedMember",
    fails: [409],
  },
  "POST /api/admins/accept": {
    summary: "Accept an invitation: set name and password",
    access: "public",
    limit: "accept",
    input: invitationAccept,
    called: { token: "invitation" },
    output: "member",
  },
  "POST /api/admins/auth/signin": {
    summary: "Sign in; the answer sets the session cookie",
    access: "optional",
    limit: "signIn",
    input: signIn,
    output: "admin",
    fails: [401],
  },
  "GET /api/admins/auth/signout": {
    summary: "Sign the administrator out",
    access: "public",
    sideEffect: true,
    input: null,
    output: "nothing",
  },
  "POST /api/admins/auth/send-pin": {
    summary: "Mail a pin that resets the password, if the address is known",
    access: "public",
    limit: "pin",
    input: pinRequest,
    output: "nothing",
  },
  "PATCH /api/admins/auth/update/password-guest": {
    summary: "Reset the password with a pin",
    access: "public",
    limit: "reset",
    input: passwordReset,
    output: "nothing",
  },
  "PATCH /api/admins/auth/update/password-user": {
    summary: "Change the password; the answer sets a new session cookie",
    access: "member",
    input: passwordChange,
    output: "admin",
    fails: [429],
  },
  "GET /api/users/auth/signout": {
    summary: "Sign a customer out",
    access: "public",
    sideEffect: true,
    input: null,
    output: "nothing",
  },

  "GET /api/parcels": {
    ...list(
      "parcels:read",
      "List the parcels, newest first, or those of one filter",
      "parcels",
    ),
    input: parcelQuery,
  },
  "GET /api/parcels.csv": {
    summary: "Download the parcels, or those that a filter or a search finds",
    access: "parcels:read",
    input: parcelExport,
    output: "csv",
    media: "text/csv",
  },
  "POST /api/parcels": {
    summary: "Create a parcel",
    access: "parcels:write",
    input: parcelCreate,
    output: "parcel",
    repeatable: true,
  },
  "PATCH /api/parcels": {
    summary: "Change fields of a parcel",
    access: "parcels:write",
    input: parcelPatch,
    output: "parcel",
  },
  "DELETE /api/parcels": deletion(
    "parcels:write",
    "Put a parcel with its history and photo into the trash for 30 days",
  ),
  "POST /api/parcels/search": search(
    "parcels:read",
    "Search the parcels",
    "foundParcels",
  ),
  "POST /api/parcels/image": {
    summary: "Set the photo of a parcel, replacing the old one",
    access: "parcels:write",
    input: parcelImage,
    output: "parcel",
    multipart: true,
  },
  "GET /api/parcels/:code": {
    summary: "Track a parcel; an administrator gets every field",
    access: "optional",
    sees: "parcels:read",
    limit: "lookup",
    input: null,
    output: "shownParcel",
    keeping: "tracking",
  },
  "POST /api/parcels/:code/proof": {
    summary:
      "Open a masked parcel by the recipient's email or the last four digits of the phone; the answer sets a cookie",
    access: "public",
    limit: "lookup",
    input: parcelVerification,
    output: "publicParcel",
    keeping: "tracking",
    isPageStep: true,
  },

  "GET /api/pages": {
    summary: "Get all content pages, by address",
    access: "public",
    input: null,
    output: "pagesBySlug",
  },
  "POST /api/pages": {
    summary: "Create a content page",
    access: "pages:write",
    input: pageCreate,
    hasLongText: true,
    output: "page",
    repeatable: true,
  },
  "PATCH /api/pages": {
    summary: "Change fields of a content page",
    access: "pages:write",
    input: pagePatch,
    hasLongText: true,
    output: "page",
  },
  "DELETE /api/pages": deletion(
    "pages:write",
    "Put a content page into the trash for 30 days",
  ),
  "POST /api/pages/search": search(
    "pages:read",
    "Search the content pages",
    "foundPages",
  ),

  "GET /api/reviews": {
    summary:
      "List the reviews, newest first; an administrator gets all of each",
    access: "optional",
    sees: "reviews:read",
    input: pageQuery,
    output: "shownReviews",
  },
  "POST /api/reviews": {
    summary: "Create a review with its photo",
    access: "reviews:write",
    input: reviewCreate,
    output: "review",
    multipart: true,
    repeatable: true,
  },
  "PATCH /api/reviews": {
    summary: "Change fields of a review",
    access: "reviews:write",
    input: reviewPatch,
    output: "review",
  },
  "DELETE /api/reviews": deletion(
    "reviews:write",
    "Delete a review with its photo",
  ),
  "POST /api/reviews/search": search(
    "reviews:read",
    "Search the reviews",
    "foundReviews",
  ),

  "POST /api/activities": {
    summary: "Add an entry to a parcel's history, and post where the parcel is",
    access: "parcels:write",
    input: activityCreate,
    output: "activity",
    repeatable: true,
  },
  "PATCH /api/activities": {
    summary: "Change fields of a history entry",
    access: "parcels:write",
    input: activityPatch,
    output: "activity",
  },
  "DELETE /api/activities": deletion("parcels:write", "Delete a history entry"),

  "POST /api/bulk": {
    summary: "Update many parcels alike, by a job",
    access: "parcels:write",
    input: bulkCreate,
    hasLongText: true,
    output: "job",
    repeatable: true,
  },
  "POST /api/bulk/check": {
    summary: "Say what a pasted list of codes leads to",
    access: "parcels:write",
    input: bulkCheck,
    hasLongText: true,
    output: "checkedCodes",
    isPageStep: true,
  },

  "GET /api/graph": {
    summary:
      "Get what the site starts with: pages, reviews, settings and session",
    access: "optional",
    input: null,
    output: "graph",
  },
  "PATCH /api/settings": {
    summary: "Change settings",
    access: "settings:write",
    input: settingsPatch,
    hasLongText: true,
    output: "settings",
  },
  "POST /api/contact": {
    summary: "Send a mail as the company, and wait for the mail server",
    access: "mail:write",
    limit: "send",
    input: contactSend,
    hasLongText: true,
    output: "nothing",
    repeatable: true,
    fails: [409, 502],
  },

  "GET /api/messages": list(
    "messages:read",
    "List the messages of the contact form, newest first",
    "messages",
  ),
  "POST /api/messages": {
    summary: "Send a message to the company",
    access: "public",
    limit: "message",
    input: messageCreate,
    hasLongText: true,
    output: "nothing",
    repeatable: true,
  },
  "DELETE /api/messages": deletion("messages:write", "Delete a message"),
  "POST /api/messages/search": search(
    "messages:read",
    "Search the messages",
    "foundMessages",
  ),

  "GET /api/outbox": list(
    "mail:read",
    "List the mails of the site, newest first",
    "mails",
  ),
  "POST /api/outbox/resend": {
    summary: "Send a mail once more",
    access: "mail:write",
    limit: "send",
    input: mailResend,
    output: "mail",
    fails: [404, 409, 502],
  },

  "GET /api/trash": {
    summary: "List deleted parcels or pages, the last deleted first",
    access: "member",
    input: trashQuery,
    output: "trash",
  },
  "POST /api/trash/restore": {
    summary: "Restore a deleted record with all that it had",
    access: "member",
    input: trashRestore,
    output: "restored",
  },
  "DELETE /api/trash": {
    summary: "Erase a deleted record for good",
    access: "member",
    input: recordDelete,
    output: "nothing",
  },

  "GET /api/jobs/:id": {
    summary: "Get a job with its progress and its first 200 problems",
    access: "member",
    isBackground: true,
    input: null,
    output: "job",
  },
  "GET /api/jobs/:id/problems.csv": {
    summary: "Get all problems of a job",
    access: "member",
    input: problemQuery,
    output: "csv",
    media: "text/csv",
  },
  "POST /api/jobs/cancel": {
    summary: "Cancel a job, which keeps what it has done",
    access: "member",
    input: jobCancel,
    output: "job",
    fails: [409],
  },

  "GET /api/imports": list(
    "parcels:write",
    "List the imports of parcels, newest first",
    "tableImports",
  ),
  "POST /api/imports": {
    summary: "Upload a table of parcels, which a job then checks",
    access: "parcels:write",
    input: importCreate,
    output: "tableImport",
    multipart: true,
    file: TABLE,
  },
  "PATCH /api/imports": {
    summary: "Say how a table is to be read, and check it anew",
    access: "parcels:write",
    input: importPatch,
    output: "tableImport",
    fails: [409],
  },
  "DELETE /api/imports": {
    ...deletion(
      "parcels:write",
      "Delete an import with its file, but none of its parcels",
    ),
    fails: [409],
  },
  "GET /api/imports/:id": {
    summary: "Get an import with what its check has found out",
    access: "parcels:write",
    input: null,
    output: "tableImport",
  },
  "GET /api/imports/:id/problems.csv": {
    summary:
      "Download a table with one more column, of what is wrong with each row",
    access: "parcels:write",
    input: problemQuery,
    output: "csv",
    media: "text/csv",
  },
  "GET /api/imports/template.csv": {
    summary: "Download an empty table with a column for each field",
    access: "parcels:write",
    input: parcelTable,
    output: "csv",
    media: "text/csv",
  },
  "POST /api/imports/apply": {
    summary: "Apply a checked import by a job",
    access: "parcels:write",
    input: importApply,
    output: "job",
    fails: [409],
  },
  "POST /api/imports/undo": {
    summary: "Undo an import within a day by a job",
    access: "parcels:write",
    input: importUndo,
    output: "job",
    fails: [409],
  },

  "GET /api/invoices": list(
    "invoices:read",
    "List the invoices, newest first",
    "invoices",
  ),
  "POST /api/invoices": {
    summary:
      "Issue an invoice under the next number; the code of a parcel as the product brings in that parcel",
    access: "invoices:write",
    input: invoiceCreate,
    output: "invoice",
    repeatable: true,
  },
  "POST /api/invoices/search": search(
    "invoices:read",
    "Search the invoices",
    "foundInvoices",
  ),

  "GET /api/journal": {
    summary:
      "Read what happened, newest first; a clerk reads what happened to a parcel",
    access: "journal:read",
    some: "parcels:read",
    input: journalQuery,
    output: "journal",
  },
  "GET /api/journal.csv": {
    summary: "Download what happened, one row for each changed field",
    access: "journal:read",
    some: "parcels:read",
    input: journalFilters,
    output: "csv",
    media: "text/csv",
  },

  "GET /api/reports/stages.csv": {
    summary: "Download how many parcels reached each stage, day by day",
    access: "parcels:read",
    input: stagesTable,
    output: "csv",
    media: "text/csv",
  },
  "GET /api/reports/on-time.csv": {
    summary: "Download how many parcels were on time, month by month",
    access: "parcels:read",
    input: parcelTable,
    output: "csv",
    media: "text/csv",
  },
  "GET /api/reports/days.csv": {
    summary:
      "Download how many days parcels were under way, by `shipped_via`; 90 stands for 90 and more",
    access: "parcels:read",
    input: parcelTable,
    output: "csv",
    media: "text/csv",
  },

  "GET /api/reports/expected": {
    summary:
      "Get the expected days of a parcel that leaves today, from experience with its `shipped_via`; null without enough",
    access: "parcels:read",
    input: expectedQuery,
    output: "expected",
  },

  "POST /api/users/search": search(
    "parcels:read",
    "Search the customers' accounts, of which there are none yet",
    "foundPeople",
  ),
  "POST /api/traders/search": search(
    "parcels:read",
    "Search the traders, of which there are none yet",
    "foundPeople",
  ),
} satisfies Record<`${string} /api/${string}`, Call>;

export type Calls = typeof CALLS;

/** The name of a call, as in "POST /api/parcels". */
export type CallName = keyof Calls;

/** The validated input of a call's function. */
export type InputOf<Name extends CallName> =
  | InputBy<Calls[Name]["input"]>
  | (Calls[Name] extends { memberInput: infer Schema } ? InputBy<Schema>
    : never);

type InputBy<Schema> = Schema extends z.ZodObject ? z.output<Schema> : null;

/** The result of a call's function. */
export type OutputOf<Name extends CallName> = z.output<
  Answers[Calls[Name]["output"]]
>;

/** Splits a call's name. */
export function splitName(name: string): { method: string; pattern: string } {
  const [method = "", pattern = ""] = name.split(" ");
  return { method, pattern };
}
