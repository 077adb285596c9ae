import { getMeanings } from "@/lib/statuses/meanings.ts";
import type { UnknownStatuses } from "@/lib/statuses/schema.ts";
import { statusKey } from "@/lib/statuses/stages.ts";
import type { Kv } from "@/lib/store/kv.ts";
import { BY_STAGE } from "./filing.ts";
import { parcels } from "./store.ts";

/** The number of newest parcels with other statuses that are counted. */
const MAX_COUNTED = 2_000;

/** Returns the statuses without a stage among the newest parcels with other statuses, most frequent first, as last written. */
export async function listUnknownStatuses(kv: Kv): Promise<UnknownStatuses> {
  const range = { prefix: [BY_STAGE, "other"] };
  const options = { limit: MAX_COUNTED + 1, reverse: true };
  const [rows, statuses] = await Promise.all([
    kv.list(range, options),
    getMeanings(kv),
  ]);
  const ids = rows.slice(0, MAX_COUNTED).map(({ key }) => String(key.at(-1)));
  const found = await parcels.getMany(kv, ids);
  const texts = found.flatMap((parcel) => parcel?.status ?? [])
    .filter((status) => !statuses.isKnown(status));
  const data = [...Map.groupBy(texts, statusKey).values()]
    .map((same) => ({ text: same[0]!, parcels: same.length }))
    .toSorted((one, other) => other.parcels - one.parcels);
  return { data, more: rows.length > MAX_COUNTED };
}
