import { toLocalTime } from "@/lib/dates.ts";
import { describe, invalid, type Problem } from "@/lib/errors.ts";
import { parse } from "@/lib/fields/parse.ts";
import type { Locale } from "@/lib/i18n/locales.ts";
import type { Translate } from "@/lib/i18n/translate.ts";
import { listProblems } from "@/lib/jobs/jobs.ts";
import type { Job } from "@/lib/jobs/schema.ts";
import {
  findCodes,
  type ListedCode,
  splitCodes,
} from "@/lib/parcel_lists/codes.ts";
import { countMatches } from "@/lib/parcel_lists/list.ts";
import {
  type BulkFilter,
  bulkFilter,
  postedFields,
} from "@/lib/parcel_lists/schema.ts";
import { typedMoment } from "@/lib/parcels/screen.ts";
import { getMeanings } from "@/lib/statuses/meanings.ts";
import type { State } from "@/lib/site/state.ts";
import { getSettings } from "@/lib/settings/settings.ts";
import type { Kv } from "@/lib/store/kv.ts";
import { isBulk, startBulk } from "./bulk.ts";
import type { BulkSelection } from "./steps.ts";
import { type BulkForm, type CheckedCodes, MAX_CODES } from "./schema.ts";
import type { Values } from "@/lib/forms/description.ts";

/** Starts the update that a form requests. Throws 422 like startBulk() and postedSelection(). */
export async function startPosted(
  kv: Kv,
  { request_id, occurred_at, ...posted }: BulkForm,
): Promise<Job> {
  const { status, current_location, description, ...selected } = posted;
  const update = {
    status,
    current_location,
    description,
    ...await typedMoment(kv, occurred_at),
  };
  const input = await postedSelection(kv, selected, "invalid.required");
  return await startBulk(kv, { ...input, update }, { requestKey: request_id });
}

/** Returns a form's selection. Throws 422 for an invalid filter, for too many codes, and with the key `none` for an empty selection. */
export async function postedSelection(
  kv: Kv,
  { codes: text = "", filter }: Pick<BulkForm, "codes" | "filter">,
  none: "invalid.required" | "invalid.noTicks",
): Promise<BulkSelection> {
  if (filter !== undefined) {
    return { filter: parse(bulkFilter, postedFields(filter)) };
  }
  const codes = [...new Set(await splitCodes(kv, text))];
  if (codes.length === 0) throw invalid({ key: none, field: "codes" });
  if (codes.length > MAX_CODES) throw invalid(TOO_MANY);
  return { codes };
}

const TOO_MANY: Problem = {
  key: "invalid.maxItems",
  field: "codes",
  params: { max: MAX_CODES },
};

/** Returns the findings about a pasted list as sentences; none for an empty list. */
export async function checkCodes(
  { kv, t, locale }: Pick<State, "kv" | "t" | "locale">,
  text: string,
): Promise<CheckedCodes> {
  const codes = await splitCodes(kv, text);
  if (new Set(codes).size > MAX_CODES) {
    return [{ kind: "refused", text: describe(t, TOO_MANY), items: [] }];
  }
  const [listed, statuses] = await Promise.all([
    findCodes(kv, codes),
    getMeanings(kv),
  ]);
  const noteOf = ({ parcel }: ListedCode) => {
    const { status = null } = parcel ?? {};
    return status && statuses.translate(status, locale.code);
  };
  const first = listed.filter(({ isDoubled }) => !isDoubled);
  const found = first.filter(({ parcel }) => parcel !== null)
    .map((code) => ({ code: code.parcel!.tracking_code, note: noteOf(code) }));
  const left = first.filter(({ parcel }) => parcel === null);
  const unknown = left.filter(({ candidates }) => candidates.length === 0);
  const lines = [
    lineOf(t, "found", found),
    lineOf(t, "several", withCandidates(locale, left)),
    lineOf(t, "unknown", withoutNotes(unknown)),
    lineOf(
      t,
      "doubled",
      withoutNotes(listed.filter(({ isDoubled }) => isDoubled)),
    ),
  ];
  return lines.filter(({ items }) => items.length > 0);
}

type Items = CheckedCodes[number]["items"];

/** Returns the codes that may mean several parcels; a code's note lists the codes of these parcels. */
function withCandidates({ tag }: Locale, listed: ListedCode[]): Items {
  const list = new Intl.ListFormat(tag, { type: "disjunction" });
  return listed.filter(({ candidates }) => candidates.length > 0)
    .map(({ code, candidates }) => ({
      code,
      note: list.format(candidates.map(({ tracking_code }) => tracking_code)),
    }));
}

/** Returns each code once, without a note. */
function withoutNotes(listed: ListedCode[]): Items {
  return [...new Set(listed.map(({ code }) => code))]
    .map((code) => ({ code, note: null }));
}

function lineOf(
  t: Translate,
  kind: "found" | "several" | "unknown" | "doubled",
  items: Items,
): CheckedCodes[number] {
  return {
    kind,
    text: t(`control.bulk.${kind}`, { count: items.length }),
    items,
  };
}

/** Returns form values to retry the parcels that a job could not update; null for any other job. */
export async function valuesAgain(kv: Kv, job: Job): Promise<Values | null> {
  if (!isBulk(job)) return null;
  const { status, current_location, description, occurred_at } =
    job.payload.update;
  const [problems, { time_zone }] = await Promise.all([
    listProblems(kv, job, { from: 0, limit: MAX_CODES }),
    getSettings(kv),
  ]);
  return {
    codes: problems.map(({ code }) => code).join("\n"),
    status: status ?? "",
    current_location: current_location ?? "",
    description: description ?? "",
    ...(occurred_at && { occurred_at: toLocalTime(occurred_at, time_zone) }),
  };
}

/** A form's filter and its number of matches. */
export interface MatchedSelection {
  filter: BulkFilter;
  count: number;
  isExact: boolean;
}

/** Returns the filter in a form's values with its matches, or null if there is no valid filter. */
export async function selectionIn(
  kv: Kv,
  { filter: posted }: Values,
): Promise<MatchedSelection | null> {
  if (!posted) return null;
  const { data: filter } = bulkFilter.safeParse(postedFields(posted));
  return filter === undefined
    ? null
    : { filter, ...await countMatches(kv, filter) };
}
