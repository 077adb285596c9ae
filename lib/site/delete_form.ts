import type { Context } from "fresh";
import type { State } from "./state.ts";
import { recordDelete } from "@/lib/fields/fields.ts";
import { parse } from "@/lib/fields/problems.ts";
import { readForm } from "@/lib/http/body.ts";
import { seeOther } from "@/lib/http/redirect.ts";

/**
 * Makes the POST of a list's screen, by which a record is deleted without JavaScript (decision 45); shows the list
 * again, with its search and in its order. Throws 415, 413, 408 and 503 like readForm, and what `run` throws.
 */
export function deletePost(
  run: (id: string, ctx: Context<State>) => Promise<void>,
): (ctx: Context<State>) => Promise<Response> {
  return async function deletePost(ctx) {
    const { id } = parse(recordDelete, await readForm(ctx));
    await run(id, ctx);
    return seeOther(ctx.url.pathname + ctx.url.search);
  };
}

/** Returns the record whose deletion a list's screen asks about, by the id in its address; null when there is none. */
export async function askedRecord<Item extends { id: string }>(
  url: URL,
  read: (id: string) => Promise<Item | null>,
  name: (item: Item) => string,
): Promise<{ id: string; name: string } | null> {
  const id = url.searchParams.get("delete");
  if (!id) return null;
  const item = await read(id);
  return item === null ? null : { id, name: name(item) };
}
