import type { z } from "zod";
import { accountsNoun } from "@/lib/accounts/noun.ts";
import { bulkNoun } from "@/lib/bulk/noun.ts";
import { erasureNoun } from "@/lib/erasure/noun.ts";
import { importsNoun } from "@/lib/imports/noun.ts";
import { invoicesNoun } from "@/lib/invoices/noun.ts";
import { jobsNoun } from "@/lib/jobs/noun.ts";
import { journalNoun } from "@/lib/journal/noun.ts";
import { mailNoun } from "@/lib/mail/noun.ts";
import { messagesNoun } from "@/lib/messages/noun.ts";
import { pagesNoun } from "@/lib/pages/noun.ts";
import { parcelListsNoun } from "@/lib/parcel_lists/noun.ts";
import { parcelsNoun } from "@/lib/parcels/noun.ts";
import { reportsNoun } from "@/lib/reports/noun.ts";
import { reviewsNoun } from "@/lib/reviews/noun.ts";
import { settingsNoun } from "@/lib/settings/noun.ts";
import { statusesNoun } from "@/lib/statuses/noun.ts";
import { trackingNoun } from "@/lib/tracking/noun.ts";
import { trashNoun } from "@/lib/trash/noun.ts";
import type { JobKind, JobName } from "@/lib/jobs/kind.ts";
import type { Call } from "./call.ts";
import type { JobServices, Noun } from "./noun.ts";
import { siteNoun } from "./site_noun.ts";

/** The nouns, in menu order. To add a noun, declare it in its room and list it here (docs/recipes/noun.md). */
const DECLARED = [
  parcelsNoun,
  parcelListsNoun,
  statusesNoun,
  bulkNoun,
  importsNoun,
  trackingNoun,
  reportsNoun,
  reviewsNoun,
  pagesNoun,
  invoicesNoun,
  messagesNoun,
  mailNoun,
  settingsNoun,
  erasureNoun,
  accountsNoun,
  jobsNoun,
  journalNoun,
] as const;

/** All nouns of the site. */
export const NOUNS = [...DECLARED, trashNoun(DECLARED), siteNoun] as const;

/** A right that a noun declares; `:write` does not imply `:read`. */
export type Right = KeysOf<Part<"rights">>;

/** The name of a job that a noun declares. */
export type DeclaredJob = KeysOf<ReturnType<Part<"jobs">>> & JobName;

/** The union of the nouns' values of one property. */
type Part<Name extends string> = Extract<
  (typeof NOUNS)[number],
  Record<Name, unknown>
>[Name];

/** The union of the keys of several tables. */
type KeysOf<Table> = Table extends unknown ? keyof Table & string : never;

/** The API calls of all nouns, by name. */
export type Calls = {
  [Name in KeysOf<Part<"calls">>]: Extract<
    Part<"calls">,
    Record<Name, Call>
  >[Name];
};

/**
 * All API calls, by method and route pattern. The access table, endpoint(), openapi.json and the tests that attack every call
 * are derived from it, so that no call is unguarded, undocumented or untested.
 */
export const CALLS = Object.fromEntries(
  NOUNS.flatMap(({ calls = {} }: Noun) => Object.entries(calls)),
) as Calls;

/** The name of an API call, as in "POST /api/parcels". */
export type CallName = keyof Calls;

/** The validated input of a call's function. */
export type InputOf<Name extends CallName> =
  | InputBy<Calls[Name]["input"]>
  | (Calls[Name] extends { memberInput: infer Schema } ? InputBy<Schema>
    : never);

type InputBy<Schema> = Schema extends z.ZodObject ? z.output<Schema> : null;

/** The result of a call's function. */
export type OutputOf<Name extends CallName> = z.output<Calls[Name]["output"]>;

/** Returns the kinds of jobs that the nouns declare, by name. */
export function jobKinds(
  services: Omit<JobServices, "nouns">,
): Record<string, JobKind> {
  const all = { ...services, nouns: NOUNS };
  return Object.assign({}, ...NOUNS.map(({ jobs }: Noun) => jobs?.(all)));
}
