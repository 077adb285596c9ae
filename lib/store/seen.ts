import { conflict } from "@/lib/errors.ts";
import { sha256 } from "./secrets.ts";

/** What a form was filled in over: the fields of a record that it edits, and the mark of what stood in them (decision 80). */
export interface Seen {
  fields: string[];
  /** Undefined for a form that does not say. */
  mark: string | undefined;
}

/** Returns the mark of what stands in some fields of a record: it is another one as soon as one of them has changed. */
export function markOf(record: object, fields: string[]): string {
  const values = new Map<string, unknown>(Object.entries(record));
  return sha256(JSON.stringify(fields.map((name) => values.get(name))));
}

/**
 * Throws 409 when something else stands in the fields that a form edits than what it was filled in over; without a mark,
 * anything will do (decision 80). What has changed in other fields is no matter: the form leaves it as it is.
 */
export function requireSeen(record: object, { fields, mark }: Seen): void {
  const present = markOf(record, fields);
  if (mark !== undefined && mark !== present) throw conflict({ seen: present });
}
