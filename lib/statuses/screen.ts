import type { Context } from "fresh";
import type { z } from "zod";
import { requireRight } from "@/lib/fields/roles.ts";
import { parse } from "@/lib/fields/parse.ts";
import { flash } from "@/lib/forms/post.ts";
import type { State } from "@/lib/site/state.ts";
import type { EditForm } from "@/lib/forms/marks.ts";
import { OWN_STATUS_FORM, SUGGESTED_STATUS_FORM } from "./forms.ts";
import { statusCreate, type statusEdit, type statusPress } from "./schema.ts";
import { createStatus, deleteStatus } from "./statuses.ts";
import { type StoredStatus, suggestedStatus, textIn } from "./store.ts";

/** Handles a press on the list of statuses. Throws 403, 404 and 422 like the calls. */
export async function pressStatus(
  { id, ...added }: z.output<typeof statusPress>,
  ctx: Context<State>,
): Promise<Response> {
  const { state: { kv, jobs }, url: { pathname } } = ctx;
  const requireChange = () => requireRight(ctx, "settings:write");
  if (id === undefined) {
    await createStatus(kv, parse(statusCreate, added), { requireChange });
  } else {
    requireChange();
    await deleteStatus(kv, id);
  }
  jobs.wake();
  return flash(pathname, id === undefined ? "created" : "deleted");
}

/** Returns the form that edits the status of a screen; the text of a suggestion is that of the reader's language. */
export function statusEditing(
  { params, state: { locale } }: Pick<Context<State>, "params" | "state">,
): EditForm<typeof statusEdit> {
  const isOwn = suggestedStatus(params.id!) === null;
  return {
    form: isOwn ? OWN_STATUS_FORM : SUGGESTED_STATUS_FORM,
    shown: (record) => ({
      ...record,
      text: textIn(record as StoredStatus, locale.code),
    }),
  };
}
