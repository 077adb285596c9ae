import { invalid, notFound } from "@/lib/errors.ts";
import type { LocaleCode } from "@/lib/i18n/locales.ts";
import { changeCount } from "@/lib/store/counters.ts";
import type { Kv, Transaction } from "@/lib/store/kv.ts";
import { newStamp, overwrite, requireVersion } from "@/lib/store/stamps.ts";
import { queueFiling } from "./filing.ts";
import { presentTexts, StatusMeanings } from "./meanings.ts";
import type { Status, StatusCreate, StatusPatch } from "./schema.ts";
import { lookOf, plainStage, statusKey } from "./stages.ts";
import {
  listStored,
  MAX_STATUSES,
  readStored,
  statuses,
  type StoredStatus,
  suggestedStatus,
  textIn,
  withSuggestions,
} from "./store.ts";

/** Maximum former texts of a status; the oldest lose their meaning. */
const MAX_FORMER = 50;

interface CreateOptions {
  /** Throws 403 unless the caller may change the meaning of a text that has one. */
  requireChange: () => void;
  requestKey?: string | undefined;
}

/** Returns the suggested statuses and the site's own ones, with suggestions in a language. */
export async function listStatuses(
  kv: Kv,
  code: LocaleCode,
): Promise<Status[]> {
  const records = await listStored(kv);
  return withSuggestions(records).map((record) => toStatus(record, code));
}

/**
 * Gives a text a stage and offers it in forms. A repeated `requestKey` returns the status of the first call. Throws 422 if
 * the site already has the text or the maximum number of statuses, and whatever `requireChange` throws.
 */
export function createStatus(
  kv: Kv,
  input: StatusCreate,
  { requireChange, requestKey }: CreateOptions,
): Promise<StoredStatus> {
  return statuses.create(kv, { input, requestKey }, async (tx) => {
    const [record] = await makeStatuses(tx, kv, [input], requireChange);
    return record!;
  });
}

/** Adds several statuses in the caller's commit, which must hold the lock of statuses. Throws like createStatus(). */
export async function addStatuses(
  tx: Transaction,
  kv: Kv,
  inputs: StatusCreate[],
  requireChange: (text: string) => void,
): Promise<void> {
  const records = await makeStatuses(tx, kv, inputs, requireChange);
  for (const record of records) statuses.insert(tx, record);
}

/** Returns new statuses and queues the jobs that file their parcels. */
async function makeStatuses(
  tx: Transaction,
  kv: Kv,
  inputs: StatusCreate[],
  requireChange: (text: string) => void,
): Promise<StoredStatus[]> {
  const stored = await readStored(tx, kv);
  const meanings = new StatusMeanings(stored);
  const { actor: added_by } = kv.origin;
  const made: StoredStatus[] = [];
  for (const { icon = null, color = null, ...input } of inputs) {
    refuseTaken([...stored, ...made], input.text);
    if (meanings.isKnown(input.text)) requireChange(input.text);
    const own = { icon, color, renamed: {}, former: [], added_by };
    made.push({ ...newStamp(tx.now), ...input, ...own });
  }
  const own = stored.filter(({ text }) => text !== null).length + made.length;
  if (own > MAX_STATUSES) {
    const params = { max: MAX_STATUSES };
    throw invalid({ key: "invalid.statusesFull", field: "text", params });
  }
  queueFiling(tx, kv, { records: stored, after: made });
  return made;
}

/**
 * Changes the given fields of a status; `language` selects the text of a suggestion. Throws 404, 409 for a stale
 * `version` and on a conflict in `merge`, and 422 for a text that another status has and for the stage of a suggestion.
 */
export function updateStatus(
  kv: Kv,
  { id, version, language, ...patch }: StatusPatch & { language: LocaleCode },
  merge = overwrite,
): Promise<{ record: StoredStatus; changed: boolean }> {
  return kv.transact(async (tx) => {
    const records = await readStored(tx, kv);
    const stored = await statuses.read(tx, id);
    const before = stored ?? suggestedStatus(id);
    if (before === null) throw notFound("status");
    requireVersion(before, version);
    const changes = merge(before, patch);
    const after = withChanges(before, changes, language);
    if (JSON.stringify(after) === JSON.stringify(before)) {
      return { record: before, changed: false };
    }
    if (typeof changes.text === "string") {
      refuseTaken(records.filter((other) => other.id !== id), changes.text);
    }
    if (stored === null) changeCount(tx, statuses.noun, 1);
    const texts = [before, after].map((item) => textIn(item, language));
    const isRenamed = before.text === null && texts[0] !== texts[1];
    const told = isRenamed
      ? { changes: { text: [texts[0], texts[1]] as [unknown, unknown] } }
      : {};
    queueFiling(tx, kv, { records, before: [before], after: [after] });
    return {
      record: statuses.save(tx, before, after, told),
      changed: true,
    };
  }, { lock: statuses.noun });
}

/** Removes a status of the site's own; its texts mean what the product says again. Throws 404, and 422 for a suggestion. */
export function deleteStatus(kv: Kv, id: string): Promise<void> {
  return kv.transact(async (tx) => {
    const records = await readStored(tx, kv);
    if (suggestedStatus(id) !== null) {
      throw invalid({ key: "invalid.suggestedDeleted", field: "id" });
    }
    const before = await statuses.require(tx, id);
    queueFiling(tx, kv, { records, before: [before] });
    statuses.remove(tx, before);
  }, { lock: statuses.noun });
}

/** Returns a status of the site's own or a suggestion, changed or not; null if there is none with the id. */
export async function findStatus(
  kv: Kv,
  id: string,
): Promise<StoredStatus | null> {
  return await statuses.get(kv, id) ?? suggestedStatus(id);
}

/** Converts a stored status for a response, in a language. */
export function toStatus(record: StoredStatus, code: LocaleCode): Status {
  const { id, version, stage, hidden, added_by } = record;
  const suggested = record.text === null;
  const look = lookOf(plainStage(stage));
  // A suggestion has no moment of creation.
  const { created_at, updated_at } = suggested && version === 1
    ? { created_at: null, updated_at: null }
    : record;
  return {
    id,
    version,
    text: textIn(record, code),
    stage,
    icon: record.icon ?? look.icon,
    color: record.color ?? look.color,
    hidden,
    suggested,
    added_by: suggested ? null : added_by.name,
    created_at: suggested ? null : created_at,
    updated_at,
  };
}

function withChanges(
  before: StoredStatus,
  { text, ...changes }: Omit<StatusPatch, "id" | "version" | "language">,
  language: LocaleCode,
): StoredStatus {
  const { stage = before.stage } = changes;
  if (before.text === null && stage !== before.stage) {
    throw invalid({ key: "invalid.suggestedStage", field: "stage" });
  }
  const named = Object.entries(changes)
    .filter(([, value]) => value !== undefined);
  const changed = { ...before, ...Object.fromEntries(named) };
  return text === undefined ? changed : withText(changed, before, {
    text,
    language,
  });
}

/** Renames a status; the replaced text keeps its stage. */
function withText(
  changed: StoredStatus,
  before: StoredStatus,
  { text, language }: { text: string | null; language: LocaleCode },
): StoredStatus {
  if (before.text !== null && text === null) {
    throw invalid({ key: "invalid.required", field: "text" });
  }
  const { [language]: replaced = null, ...others } = before.renamed;
  const old = before.text ?? replaced;
  const isOld = old !== null && statusKey(old) !== statusKey(text ?? "");
  const former: StoredStatus["former"] = isOld
    ? [...before.former, [old, before.stage]]
    : before.former;
  const renamed = text === null ? others : { ...others, [language]: text };
  return {
    ...changed,
    ...(before.text === null ? { renamed } : { text }),
    former: former
      .filter(([one]) => statusKey(one) !== statusKey(text ?? ""))
      .slice(-MAX_FORMER),
  };
}

/** Throws 422 if one of the statuses has the text. */
function refuseTaken(records: StoredStatus[], text: string): void {
  const key = statusKey(text);
  const isTaken = records.some((record) =>
    presentTexts(record).some((other) => statusKey(other) === key)
  );
  if (isTaken) throw invalid({ key: "invalid.taken", field: "text" });
}
