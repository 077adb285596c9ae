import { ulid } from "deno-std/ulid/ulid.js";
import type { Key } from "@/lib/store/kv.ts";
import { DECADE_END } from "./decade.ts";
import { FileWriter } from "./file_writer.ts";

/** The indexes of a stored parcel's creation and origins, and the number of cells in the oldest form of an entry. */
const CREATED = 1;
const ORIGINS = 29;
const OLD_CELLS = 8;

/** The journal entries of a parcel, and how long they are kept. */
const TOLD = ["created", "updated", "updated"];
const KEPT_MS = 400 * 24 * 60 * 60_000;

/** Writes samples as version 1.2.0 has them that began as version 1.0.0, with the journal of their last 400 days. */
export class FormerWriter extends FileWriter {
  override set(key: Key, value: unknown): void {
    const [kind, id] = key;
    const cells = value as unknown[];
    if (kind === "activities") return super.set(key, cells.slice(0, OLD_CELLS));
    if (kind !== "parcels") return super.set(key, value);
    super.set(key, cells.with(ORIGINS, null));
    const created = Number(cells[CREATED]);
    if (created < DECADE_END - KEPT_MS) return;
    for (const [at, kind] of TOLD.entries()) {
      this.#note(String(id), kind, created + at);
    }
  }

  #note(parcelId: string, kind: string, at: number): void {
    const id = ulid(at);
    const changes = { status: [null, "In transit"], weight: [null, "3 kg"] };
    super.set(["journal", id], [
      ...["admin", "admin", "Ada", "parcels", parcelId, null, kind],
      ...[changes, null, null, at],
    ]);
    const indexes = [
      ["journal_by_record", parcelId],
      ["journal_by_actor", "admin"],
    ];
    for (const index of indexes) super.set([...index, id], ["parcels", kind]);
  }
}
