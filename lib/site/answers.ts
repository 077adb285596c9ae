import { z } from "zod";
import { admin, invitedMember, member } from "@/lib/accounts/schema.ts";
import { found, paged } from "@/lib/fields/paging.ts";
import { text } from "@/lib/fields/record.ts";
import { tableImport } from "@/lib/imports/schema.ts";
import { invoice } from "@/lib/invoices/schema.ts";
import { job } from "@/lib/jobs/schema.ts";
import { journalPage } from "@/lib/journal/schema.ts";
import { mail } from "@/lib/mail/outbox_schema.ts";
import { message } from "@/lib/messages/schema.ts";
import { page } from "@/lib/pages/schema.ts";
import { adminParcel, parcel, publicParcel } from "@/lib/parcels/schema.ts";
import { checkedCodes } from "@/lib/bulk/schema.ts";
import { expected } from "@/lib/reports/schema.ts";
import { publicReview, review } from "@/lib/reviews/schema.ts";
import { trashedRecord } from "@/lib/trash/schema.ts";
import { adminSettings, publicSettings } from "@/lib/settings/schema.ts";
import { activity } from "@/lib/parcels/entry_schema.ts";

/** The graph of the site (spec section 7). */
const graph = z.strictObject({
  pages: z.strictObject({ data: z.array(page) }),
  reviews: z.strictObject({ data: z.array(publicReview) }),
  settings: z.strictObject({
    data: z.array(z.union([publicSettings, adminSettings])).length(1),
  }),
  admin: z.strictObject({ data: z.union([admin, z.literal(false)]) }),
});

export type Graph = z.output<typeof graph>;

/**
 * The calls' `data`, by name: the schemas of openapi.json, and the types that the calls' functions must return. Loaded for
 * the description only; calls.ts refers to the types.
 */
export const ANSWERS = {
  nothing: z.null(),
  admin,
  createdAdmin: z.union([admin, invitedMember]),
  member,
  invitedMember,
  members: paged(member),
  activity,
  parcel: adminParcel,
  publicParcel,
  shownParcel: z.union([publicParcel, adminParcel]),
  parcels: paged(parcel),
  foundParcels: found(parcel),
  review,
  foundReviews: found(review),
  shownReviews: z.union([paged(publicReview), paged(review)]),
  page,
  foundPages: found(page),
  pagesBySlug: z.record(text, page),
  invoice,
  invoices: paged(invoice),
  foundInvoices: found(invoice),
  foundPeople: found(z.never()),
  settings: adminSettings,
  graph,
  messages: paged(message),
  foundMessages: found(message),
  mail,
  mails: paged(mail),
  job,
  checkedCodes,
  trash: paged(trashedRecord),
  restored: z.union([adminParcel, page]),
  tableImport,
  tableImports: paged(tableImport),
  journal: journalPage,
  expected: expected.nullable(),
  csv: text,
};

export type Answers = typeof ANSWERS;
export type AnswerName = keyof Answers;
