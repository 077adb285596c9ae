import { omit } from "deno-std/collections/omit.js";
import type { Context } from "fresh";
import type { PanelContext, PanelState, State } from "@/lib/site/state.ts";
import { createActivity, readStatusMark } from "./activities.ts";
import { findParcel, updateParcel } from "./parcels.ts";
import {
  formatDay,
  formatTime,
  formatTimeZone,
  fromLocalTime,
  toLocalTime,
} from "@/lib/dates.ts";
import { notFound, refuse } from "@/lib/errors.ts";
import type { Kv } from "@/lib/store/kv.ts";
import type { Parcel, parcelForm, parcelMapForm } from "./schema.ts";
import { generateTrackingCode, parcelPath } from "./tracking_code.ts";
import { type Form, formValues, type Values } from "@/lib/forms/description.ts";
import { fieldTitle } from "@/lib/forms/titles.ts";
import { editPost, redirectSaved, showForm } from "@/lib/forms/post.ts";
import type { z } from "zod";
import { getMeanings } from "@/lib/statuses/meanings.ts";
import { settleStatus } from "@/lib/statuses/question.ts";
import { ASPECTS } from "./state.ts";
import { getSettings } from "@/lib/settings/settings.ts";
import { ACTIVITY_FORM, atClock } from "./entry_forms.ts";
import { PARCEL_CREATE_FORM } from "./forms.ts";
import type {
  Activity,
  activityForm,
  activityPostForm,
} from "./entry_schema.ts";
import { missingHalves } from "./rules.ts";
import { type EditForm, seenValues } from "@/lib/forms/marks.ts";
import { requireBounds } from "@/lib/forms/bounds.ts";
import { listHistory, type StoredActivity } from "./entries.ts";

const MINUTE_MS = 60_000;

type ScreenContext = Pick<Context<State>, "state" | "params">;

/** Returns the parcel of a screen. Throws 404 if it was deleted while the form was open. */
export function requireParcel({ state: { parcel } }: ScreenContext): Parcel {
  if (parcel === null) throw notFound("parcel");
  return parcel;
}

/** Returns an entry of the parcel's history by its id. Throws 404, including for another parcel's entry. */
export async function entryOf(
  ctx: ScreenContext,
  entryId: string,
): Promise<StoredActivity> {
  const history = await listHistory(ctx.state.kv, requireParcel(ctx).id);
  const entry = history.find(({ id }) => id === entryId);
  if (entry === undefined) throw notFound("activity");
  return entry;
}

/** Returns the initial values for a new parcel's form, copied from the parcel with the code `copied`. Throws 404. */
export async function newParcelValues(
  kv: Kv,
  copied: string | null,
): Promise<Values> {
  const own = {
    tracking_code: generateTrackingCode(),
    request_id: crypto.randomUUID(),
  };
  if (copied === null) return own;
  const parcel = await findParcel(kv, copied);
  if (parcel === null) throw notFound("parcel");
  const values = formValues(PARCEL_CREATE_FORM, parcel);
  // A copied reference would make the rows of an import that match by reference ambiguous.
  return { ...omit(values, ["reference"]), ...own };
}

export function clockOf({ kv, locale, settings: { time_zone } }: PanelState) {
  return {
    now: kv.now(),
    timeZone: time_zone,
    zone: formatTimeZone(locale.formatTag, time_zone),
  };
}

/** Creates the handlers of a form that changes a parcel and redirects to it. */
export function updateHandlers<
  Schema extends typeof parcelForm | typeof parcelMapForm,
>(formAt: (now: Date) => Form<Schema>) {
  const editingOf = ({ state: { kv } }: { state: State }) => (
    { form: formAt(kv.now()) }
  );
  return {
    GET: (ctx: Context<State>) =>
      showForm(seenValues(editingOf(ctx), requireParcel(ctx))),

    POST: editPost(editingOf, async (edit, ctx, values) => {
      const { input: { without_entry, ...input }, merge } = edit;
      const { kv, t } = ctx.state;
      const before = requireParcel(ctx);
      requireBounds(formAt(kv.now()), input, before);
      const { status }: { status?: string | null } = input;
      if (status !== before.status) {
        await settleStatus(ctx.state, status, values);
      }
      const patch = { id: before.id, ...input };
      const title = t("tracking.currentLocation");
      const entering = without_entry ? undefined : { aspects: ASPECTS, title };
      const updated = await updateParcel(kv, patch, merge, entering);
      const { parcel, changed } = updated;
      return redirectSaved(parcelPath(parcel.tracking_code), changed, edit);
    }),
  };
}

/** Returns the form of a history entry with the schema of its input. */
export function editingEntry(
  { state }: Pick<PanelContext, "state">,
): EditForm<typeof activityForm> {
  const { time_zone } = state.settings;
  return {
    form: atClock(ACTIVITY_FORM, clockOf(state)),
    shown: (entry) => ({
      ...entry,
      occurred_at: toLocalTime((entry as Activity).occurred_at, time_zone),
    }),
  };
}

/** Posts an update: adds an entry, by default with the look of its stage. */
export async function postUpdate(
  kv: Kv,
  { id }: Parcel,
  { request_id, occurred_at, ...step }: z.output<typeof activityPostForm>,
): Promise<Activity> {
  // A posted point needs both numbers, even if the parcel already has one of them.
  refuse(missingHalves(step));
  const look = (await getMeanings(kv)).lookOf(step.status);
  return await createActivity(kv, {
    ...step,
    icon: step.icon ?? look.icon,
    color: step.color ?? look.color,
    parcel_id: id,
    title: step.status,
    ...await typedMoment(kv, occurred_at),
  }, { requestKey: request_id });
}

/** A moment as a control's value and in words. */
export interface Newest {
  value: string;
  moment: string;
}

/** Returns the moment of the present status, which earlier updates leave unchanged; undefined if there is no status. */
export async function newestOf(
  { kv, parcel, locale, settings: { time_zone } }: PanelState,
): Promise<Newest | undefined> {
  const mark = parcel && await readStatusMark(kv, parcel.id);
  if (mark === null) return undefined;
  // The control has no seconds, and the mark's own minute began before it.
  const minute = new Date(Math.ceil(mark.at / MINUTE_MS) * MINUTE_MS);
  const iso = new Date(mark.at).toISOString();
  const moment = [formatDay, formatTime].map((format) =>
    format(iso, locale.formatTag, time_zone)
  );
  return { value: toLocalTime(minute, time_zone), moment: moment.join(" ") };
}

/** Returns a parcel's status and place in words, as in "Status: Customs, Current location: –". */
export async function stateInWords(
  { kv, t, locale }: State,
  { status, current_location }: Parcel,
): Promise<string> {
  const statuses = await getMeanings(kv);
  const values = {
    status: status && statuses.translate(status, locale.code),
    current_location,
  };
  const list = new Intl.ListFormat(locale.tag, { type: "unit" });
  return list.format(
    Object.entries(values).map(([name, value]) =>
      `${fieldTitle(t, locale, name)}: ${value || "–"}`
    ),
  );
}

/**
 * Returns the posted time of an entry in UTC; nothing if it is empty or equal to `before` in the control's precision of a minute.
 * Throws 422 for a time outside the form's bounds.
 */
export async function typedMoment(
  kv: Kv,
  typed: string | undefined,
  before?: string,
): Promise<{ occurred_at?: string }> {
  if (typed === undefined) return {};
  const { time_zone } = await getSettings(kv);
  if (before && typed === toLocalTime(before, time_zone)) return {};
  const clock = { now: kv.now(), timeZone: time_zone, zone: "" };
  requireBounds(atClock(ACTIVITY_FORM, clock), { occurred_at: typed });
  return { occurred_at: fromLocalTime(typed, time_zone) };
}
