import { eachItem } from "@/lib/jobs/items.ts";
import type { JobKind } from "@/lib/jobs/kind.ts";
import type { Job } from "@/lib/jobs/schema.ts";
import { getMeanings } from "@/lib/statuses/meanings.ts";
import { statusKey } from "@/lib/statuses/stages.ts";
import type { FilingPayload } from "@/lib/statuses/filing.ts";
import type { Kv, Transaction } from "@/lib/store/kv.ts";
import { markChanged } from "./changes.ts";
import { BY_STAGE, countFiling, filingEntries, withStage } from "./filing.ts";
import { encodeParcel, parcels, type StoredParcel } from "./store.ts";

/** Parcels read for a step. */
const READ_TOGETHER = 100;

/** A parcel of the index; `id` is null at the end of a stage. */
interface FiledParcel {
  id: string | null;
  code: string | null;
  /** Whether its status has another stage. */
  isMoved: boolean;
}

/** Returns the kind of job that files parcels under the present stage of their status, newest first. */
export function filingKind(
  kv: Kv,
): JobKind<FilingPayload, FiledParcel[]> {
  return eachItem<FilingPayload, FiledParcel>({
    isCancellable: false,
    results: ["filed"],
    next: ({ payload }) => nextParcels(kv, payload),
    keys: ({ id, isMoved }) =>
      id !== null && isMoved ? [parcels.keyOf(id)] : [],
    run: (tx, item, job) => fileAgain(tx, kv, item, job),
    about: ({ code }) => ({ row: null, code }),
    after: (payload, { id }) =>
      id === null
        ? { ...payload, stages: payload.stages.slice(1), cursor: null }
        : { ...payload, cursor: id },
  });
}

/** Returns the next parcels filed under the first stage; none when no stage is left. */
async function nextParcels(
  kv: Kv,
  { keys, stages: [stage], cursor }: FilingPayload,
): Promise<FiledParcel[]> {
  if (stage === undefined) return [];
  const prefix = [BY_STAGE, stage];
  const range = cursor === null
    ? { prefix }
    : { prefix, end: [...prefix, cursor] };
  const limit = READ_TOGETHER;
  const rows = await kv.list(range, { limit, reverse: true });
  const ids = rows.map(({ key }) => String(key.at(-1)));
  const found = await parcels.getMany(kv, ids);
  const items = found.map((parcel, at): FiledParcel => ({
    id: ids[at]!,
    code: parcel?.tracking_code ?? null,
    isMoved: parcel !== null && hasKey(parcel, keys),
  }));
  const end: FiledParcel = { id: null, code: null, isMoved: false };
  return rows.length < limit ? [...items, end] : items;
}

async function fileAgain(
  tx: Transaction,
  kv: Kv,
  { id, isMoved }: FiledParcel,
  { payload: { keys } }: Job<FilingPayload>,
): Promise<string | null> {
  if (id === null || !isMoved) return null;
  const before = await parcels.read(tx, id);
  if (before === null || !hasKey(before, keys)) return null;
  const after = withStage(before, await getMeanings(kv));
  if (after.stage === before.stage) return null;
  refile(tx, before, after);
  return "filed";
}

function hasKey({ status }: StoredParcel, keys: string[]): boolean {
  return status !== null && keys.includes(statusKey(status));
}

/** Files a parcel under another stage in the caller's commit. The parcel itself has not changed. */
export function refile(
  tx: Transaction,
  before: StoredParcel,
  after: StoredParcel,
): void {
  tx.set(parcels.keyOf(after.id), encodeParcel(after));
  for (const { key } of filingEntries(before)) tx.delete(key);
  for (const { key, value } of filingEntries(after)) tx.set(key, value);
  markChanged(tx, after.id);
  countFiling(tx, before, after);
}
