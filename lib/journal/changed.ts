import type { Kv } from "@/lib/store/kv.ts";
import { idBound } from "@/lib/store/stamps.ts";
import type { Row } from "./entries.ts";

/** Maximum entries read, in one store request. */
const MAX_READ = 250;

/**
 * Returns the ids of records that anybody but the given member has changed since a moment, and of the records that they belong
 * to; if there were many changes, those of the latest 250.
 */
export async function changedByOthers(
  kv: Kv,
  since: Date,
  memberId: string,
): Promise<Set<string>> {
  const entries = await kv.list<Row>(
    { prefix: ["journal"], start: ["journal", idBound(since)] },
    { limit: MAX_READ, reverse: true },
  );
  const rows = entries.map(({ value }) => value)
    .filter(([, actorId]) => actorId !== memberId);
  return new Set(
    rows.flatMap((row) => [row[4], row[9]]).filter((id) => id !== null),
  );
}
