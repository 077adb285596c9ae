import type { Migration } from "@/lib/migrations/rows.ts";
import type { Key } from "@/lib/store/kv.ts";

/** The cells of a journal entry from which its index entries follow. */
type Row = {
  1: string | null;
  3: string;
  4: string;
  6: string;
  7: Record<string, unknown>;
  9: string | null;
};

/** Adds the names of the changed fields to the journal's index entries. */
export const journal: Migration = {
  name: "journal",
  share: 10,
  prefix: ["journal"],
  convert({ key, value }) {
    const row: Row = value;
    const { 1: actorId, 3: noun, 4: recordId, 6: kind, 9: parentId } = row;
    const indexes: Key[] = [["journal_by_record", recordId]];
    if (parentId !== null) indexes.push(["journal_by_record", parentId]);
    if (actorId !== null) indexes.push(["journal_by_actor", actorId]);
    const index = [noun, kind, Object.keys(row[7])];
    return indexes.map((prefix) => ({
      key: [...prefix, key[1]!],
      value: index,
    }));
  },
};
