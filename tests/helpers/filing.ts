import { BY_DUE, BY_EVENT, BY_STAGE } from "@/lib/parcels/filing.ts";
import type { Kv } from "@/lib/store/kv.ts";

/** Returns the index entries of parcels by stage, due day and last event, as texts. */
export async function listFiledKeys(kv: Kv): Promise<string[]> {
  const lists = [BY_STAGE, BY_DUE, BY_EVENT].map((index) =>
    kv.list({ prefix: [index] }, { limit: 99_999 })
  );
  return (await Promise.all(lists)).flat().map(({ key }) => key.join("/"));
}
