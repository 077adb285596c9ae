import type { Key } from "@/lib/store/kv.ts";
import { FileWriter } from "./file_writer.ts";

/** The places of a stored parcel's creation and origins, and the cells of an entry before it said what it brought. */
const CREATED = 1;
const ORIGINS = 29;
const OLD_CELLS = 8;

/** Writes samples as version 1.2.0 has them that began as version 1.0.0, with an entry of the journal for each parcel. */
export class FormerWriter extends FileWriter {
  override set(key: Key, value: unknown): void {
    const [kind, id] = key;
    const cells = value as unknown[];
    if (kind === "activities") return super.set(key, cells.slice(0, OLD_CELLS));
    if (kind !== "parcels") return super.set(key, value);
    super.set(key, cells.with(ORIGINS, null));
    this.#note(String(id), Number(cells[CREATED]));
  }

  #note(id: string, at: number): void {
    const changes = { status: [null, "In transit"], weight: [null, "3 kg"] };
    super.set(["journal", id], [
      ...["admin", "admin", "Ada", "parcels", id, null, "created"],
      ...[changes, null, null, at],
    ]);
    for (
      const index of [["journal_by_record", id], ["journal_by_actor", "a"]]
    ) {
      super.set([...index, id], ["parcels", "created"]);
    }
  }
}
