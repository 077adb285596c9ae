import { en } from "@/lib/i18n/dictionaries/en.ts";
import type { Key } from "@/lib/store/kv.ts";
import { decadeOf } from "./decade.ts";
import { FileWriter } from "./file_writer.ts";
import type { Sample } from "./fill.ts";

/** A status filed under "other", and a known text that version 2.0.0 also filed there, each with its search word. */
const OTHER = ["Forwarder", "forwarder"];
const KNOWN_STATUS = ["Livrée", "livree"];

/**
 * Writes samples as version 2.0.0 stored them: with a known text in place of the custom status, still filed under
 * "other".
 */
export class FormerWriter extends FileWriter {
  override set(key: Key, value: unknown): void {
    super.set(
      key.map((part) => toKnown(part)),
      Array.isArray(value) ? value.map((cell) => toKnown(cell)) : value,
    );
  }
}

function toKnown<T>(value: T): T {
  const at = OTHER.indexOf(value as string);
  return at < 0 ? value : KNOWN_STATUS[at] as T;
}

/** Returns samples like decadeOf(); the conversion refiles all of them. */
export function formerDecadeOf(total: number): (index: number) => Sample {
  const sampleAt = decadeOf(total);
  const status = OTHER[0]!;
  return (index) => {
    const sample = sampleAt(index);
    return {
      ...sample,
      statuses: [en["status.pickedUp"], status],
      fields: { ...sample.fields, status },
    };
  };
}
