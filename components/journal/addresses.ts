import type { JournalEntry, JournalQuery } from "@/lib/journal/schema.ts";
import type { PanelContext } from "@/lib/site/state.ts";
import { omitUndefined } from "@/lib/store/stamps.ts";
import { trashAddress } from "@/components/panel/screens.ts";

export const JOURNAL = "/control/journal.html";

/** Returns the URL of the journal with filters; `path` defaults to its screen. */
export function journalAddress(query: JournalQuery, path = JOURNAL): string {
  const params = new URLSearchParams(omitUndefined(query));
  return params.size === 0 ? path : `${path}?${params}`;
}

/** Returns the filter for all changes by an import or job. */
export function ofSource(
  { kind, id }: NonNullable<JournalEntry["source"]>,
): JournalQuery {
  return kind === "import" ? { import_id: id } : { job_id: id };
}

/** Returns the URL of an entry's record; null if the record has no screen or is gone. */
export function recordAddress(
  { state: { nouns } }: Pick<PanelContext, "state">,
  { noun, record_id: id, label, kind }: JournalEntry,
): string | null {
  if (kind === "deleted" && noun !== "activities") return null;
  if (kind === "trashed") return trashAddress(noun);
  const declared = nouns.find(({ journal = [] }) =>
    journal.some((name) => name === noun)
  );
  return declared?.recordPath?.({ id, label }) ?? null;
}
