import type { Context } from "fresh";
import { requireRight } from "@/lib/fields/roles.ts";
import { parse } from "@/lib/fields/parse.ts";
import { flash } from "@/lib/forms/post.ts";
import { readForm } from "@/lib/http/body.ts";
import type { State } from "@/lib/site/state.ts";
import { statusAction, statusCreate, statusPatch } from "./schema.ts";
import { createStatus, deleteStatus, updateStatus } from "./statuses.ts";

/** Handles a press on the screen of statuses. Throws 403 and 422 like the calls. */
export async function postStatus(ctx: Context<State>): Promise<Response> {
  const { action, ...fields } = parse(statusAction, await readForm(ctx));
  const { kv, jobs, locale: { code: language } } = ctx.state;
  const requireChange = () => requireRight(ctx, "settings:write");
  const path = ctx.url.pathname;
  if (action === "add") {
    await createStatus(kv, parse(statusCreate, fields), { requireChange });
    jobs.wake();
    return flash(path, "created");
  }
  requireChange();
  const { id } = parse(statusPatch, fields);
  if (action === "delete") await deleteStatus(kv, id);
  else {
    const patch = action === "rename"
      ? { id, text: parse(statusPatch, fields).text }
      : { id, hidden: action === "hide" ? "yes" as const : "no" as const };
    await updateStatus(kv, { ...patch, language });
  }
  jobs.wake();
  return flash(path, action === "delete" ? "deleted" : "updated");
}
