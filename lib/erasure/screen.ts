import type { Context } from "fresh";
import { invalid } from "@/lib/errors.ts";
import { flash, showForm } from "@/lib/forms/post.ts";
import type { Values } from "@/lib/forms/description.ts";
import type { FormState } from "@/lib/forms/form_state.ts";
import { splitCodes } from "@/lib/parcel_lists/codes.ts";
import type { PanelState, State } from "@/lib/site/state.ts";
import type { Kv } from "@/lib/store/kv.ts";
import { startErasure } from "./job.ts";
import { idsOfCodes, requireErasable } from "./named.ts";
import { previewErasure } from "./preview.ts";
import {
  COUNTED,
  type EraseForm,
  eraseForm,
  type ErasurePreview,
  MAX_PARCELS,
  type PersonNamed,
  SECOND,
} from "./schema.ts";

/** The fields whose problems keep the second page open. */
const SECOND_FIELDS = ["password", "ticked"];

/**
 * Handles a post of the screen. The first page leads to the second one. That erases if all listed parcels are ticked; otherwise it
 * leads to a second page about those that are, because its numbers are others. Throws 422.
 */
export async function postErasure(
  input: EraseForm,
  ctx: Context<State>,
  values: Values,
) {
  const { kv, nouns } = ctx.state;
  const named = await namedIn(kv, input);
  await requireErasable(kv, nouns, named);
  if (input.step !== SECOND) return second(named);
  if (input.cursor !== undefined) return showForm(values);
  const listed = splitIds(input.listed);
  const ticked = splitIds(input.ticked);
  if (listed.length > 0 && ticked.length === 0) {
    throw invalid({ key: "invalid.noTicks", field: "ticked" });
  }
  if (ticked.length < listed.length) return second({ parcel_ids: ticked });
  const { password } = input;
  if (password === undefined) {
    throw invalid({
      key: "invalid.required",
      field: "password",
      called: "current_password",
    });
  }
  const { id } = await startErasure(ctx, { ...named, password });
  return flash(ctx.url.pathname, "started", { about: { job: id } });
}

function second({ email, phone, parcel_ids }: PersonNamed) {
  return showForm({
    ...(email !== undefined && { email }),
    ...(phone !== undefined && { phone }),
    ...(parcel_ids !== undefined && { ids: parcel_ids.join(",") }),
    step: SECOND,
  });
}

/** Returns the person that a form names. Throws 422 unless it does in exactly one way, and for unknown codes. */
async function namedIn(
  kv: Kv,
  { email, phone, codes, ids }: EraseForm,
): Promise<PersonNamed> {
  const ways = [email, phone, codes ?? ids];
  if (ways.filter((way) => way !== undefined).length !== 1) {
    throw invalid({ key: "invalid.eraseBy", field: "email" });
  }
  if (email !== undefined) return { email };
  if (phone !== undefined) return { phone };
  const parcel_ids = codes === undefined
    ? splitIds(ids)
    : await idsOfCodes(kv, await splitCodes(kv, codes));
  if (parcel_ids.length > MAX_PARCELS) {
    const params = { max: MAX_PARCELS };
    throw invalid({ key: "invalid.maxItems", field: "codes", params });
  }
  return { parcel_ids };
}

function splitIds(text = ""): string[] {
  return text.split(/[\s,]+/).filter((id) => id !== "");
}

/** What the second page shows. */
export interface Found {
  preview: ErasurePreview;
  /** The values of its form. */
  values: Values;
  /** The ids of the ticked parcels. */
  ticked: ReadonlySet<string>;
}

/** Returns what the second page shows, or null for the first one. */
export async function findPosted(
  { kv, nouns }: Pick<PanelState, "kv" | "nouns">,
  { values, problems }: FormState,
): Promise<Found | null> {
  const isSecond = values.step === SECOND &&
    problems.every(({ field = "password" }) => SECOND_FIELDS.includes(field));
  // Browsers post every named control.
  const form = eraseForm.strip().safeParse(values);
  if (!isSecond || !form.success) return null;
  const named = await namedIn(kv, form.data);
  const { cursor } = form.data;
  const preview = await previewErasure(kv, nouns, {
    ...named,
    ...(cursor !== undefined && { cursor }),
  });
  const ids = preview.found_parcels.map(({ id }) => id);
  const isWhole = preview.parcels === ids.length;
  const ticked = problems.length === 0 ? ids : splitIds(values.ticked);
  return {
    preview,
    values: {
      ...values,
      listed: isWhole ? ids.join(",") : "",
      cursor: preview.next_cursor ?? "",
    },
    ticked: new Set(ticked),
  };
}

/** Reports whether a preview has found nothing. */
export function isEmpty(preview: ErasurePreview): boolean {
  return preview.next_cursor === null &&
    COUNTED.every((noun) => preview[noun] === 0);
}
