import type { JournalEntry, JournalQuery } from "@/lib/journal/schema.ts";
import { parcelPath } from "@/lib/parcels/tracking_code.ts";
import { omitUndefined } from "@/lib/store/stamps.ts";
import { trashAddress } from "@/components/panel/screens.ts";

export const JOURNAL = "/control/journal.html";

/** Returns the address of the journal with filters, by default that of its screen. */
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

/** Returns the address of an entry's record, or null if it has no screen or is gone. */
export function recordAddress(
  { noun, record_id, label, kind }: JournalEntry,
): string | null {
  if (kind === "deleted" && noun !== "activities") return null;
  if (kind === "trashed") return trashAddress(noun);
  switch (noun) {
    case "parcels":
    case "activities":
      return label && parcelPath(label);
    case "invoices":
      return `/control/invoices/${record_id}`;
    case "mail":
      return `/control/outbox/${record_id}`;
    case "admins":
      return `/control/team/${record_id}`;
    case "jobs":
      return `/control/jobs/${record_id}`;
    case "settings":
      return "/control/settings";
    default:
      return null;
  }
}
