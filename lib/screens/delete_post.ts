import type { Context } from "fresh";
import type { State } from "@/lib/site/state.ts";
import { recordDelete } from "@/lib/fields/fields.ts";
import { readForm } from "@/lib/http/body.ts";
import { flash, seeOther } from "@/lib/forms/post.ts";
import type { Kv } from "@/lib/store/kv.ts";
import { parse } from "@/lib/fields/parse.ts";

/**
 * Creates a list screen's POST handler, which deletes a record without JavaScript. It redirects to the list with the same search
 * and order, and the message `word`. Throws 415, 413, 408 and 503 like readForm(), and rethrows errors of `remove`.
 */
export function deletePost(
  remove: (kv: Kv, id: string, ctx: Context<State>) => Promise<unknown>,
  word?: string,
): (ctx: Context<State>) => Promise<Response> {
  return async function deletePost(ctx) {
    const { id } = parse(recordDelete, await readForm(ctx));
    await remove(ctx.state.kv, id, ctx);
    // The removal may have queued a job for the rest.
    ctx.state.jobs.wake();
    const path = ctx.url.pathname + ctx.url.search;
    return word === undefined ? seeOther(path) : flash(path, word);
  };
}
