import { filterKeys } from "deno-std/collections/filter_keys.js";
import type { Kv, Transaction } from "@/lib/store/kv.ts";
import { readWithChanges, tally } from "@/lib/store/tally.ts";
import type { StatusMeanings } from "./meanings.ts";
import { listStored } from "./store.ts";

/** How often the site's own statuses have been given to parcels, as of the last fold; a commit's uses are below it. */
const USES = "status_uses";

/** The number of uses of statuses, by id. */
type Uses = Record<string, number>;

/** Counts the uses of the site's own statuses; forgets deleted ones. */
export const usesTally = tally<Uses, string>({
  head: [USES],
  changes: USES,
  isChange: ({ key }) => key.length > 1,
  async add({ kv, head, changes }) {
    const ids = (await listStored(kv)).map(({ id }) => id);
    const uses = addUses(head, [...changes.values()].flat());
    return filterKeys(uses, (id: string) => ids.includes(id));
  },
});

/** Counts a change of a parcel's status in the caller's commit, if the new one is one of the site's own. */
export function countUse(
  tx: Transaction,
  statuses: StatusMeanings,
  before: string | null,
  after: string | null,
): void {
  if (after === null || after === before) return;
  const id = statuses.ownId(after);
  if (id !== null) tx.gather([USES], id);
}

/** Returns how often the site's own statuses have been given to parcels since they were added, by id, in one request. */
export async function readUses(kv: Kv): Promise<Uses> {
  const { base, changes } = await readWithChanges<Uses, string>(kv, [USES]);
  return addUses(base, changes);
}

function addUses(base: Uses | null, ids: string[]): Uses {
  const uses = { ...base };
  for (const id of ids) uses[id] = (uses[id] ?? 0) + 1;
  return uses;
}
