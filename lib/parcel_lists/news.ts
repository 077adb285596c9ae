import { changedByOthers } from "@/lib/journal/changed.ts";
import type { State } from "@/lib/site/state.ts";
import type { ListNews, NewsQuery } from "./schema.ts";

/** Counts the listed parcels that other members have changed since a moment, in the reader's language. */
export async function readNews(
  { kv, t, admin }: Pick<State, "kv" | "t" | "admin">,
  { since, ids }: NewsQuery,
): Promise<ListNews> {
  const changed = await changedByOthers(kv, new Date(since), admin!.id);
  const count = ids.filter((id) => changed.has(id)).length;
  return { text: count === 0 ? null : t("control.parcels.changed", { count }) };
}
