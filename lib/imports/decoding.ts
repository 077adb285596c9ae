import type { Key } from "@/lib/store/types.ts";
import { readTable } from "./csv.ts";
import {
  decodeParts,
  type Decoding,
  findEncoding,
  type Parts,
} from "./encodings.ts";
import { encodingKey } from "./mapping.ts";
import type { FileOptions } from "./reader.ts";
import { type Encoding, isUnicode } from "./schema.ts";

/** Returns what a member has chosen for an earlier file. */
export type Recall = <Value>(key: Key) => Promise<Value | null>;

/** The encoding of a file, and the key of one chosen for such files; null if the file shows its own. */
type KnownDecoding = Decoding & { key: Key | null };

/** The encoding of the headings that identify a file. Every file can be decoded in it, rightly or not. */
const HEADS = { encoding: "windows-1252" } as const;

/** Returns the encoding of a file: chosen for it, evident, chosen for an earlier file with the same headings, or guessed. */
export async function findDecoding(
  parts: Parts,
  { encoding: chosen, separator }: FileOptions,
  { offered, recall }: { offered: Encoding; recall: Recall },
): Promise<KnownDecoding> {
  const decoded = await findEncoding(parts, { chosen, offered });
  if (isUnicode(decoded.encoding)) return { ...decoded, key: null };
  const readable = decodeParts(parts(), HEADS);
  const { head } = await readTable(readable, separator);
  const key = encodingKey(head.cells);
  const former = decoded.isCertain ? null : await recall<Encoding>(key);
  if (former === null) return { ...decoded, key };
  return { encoding: former, isCertain: true, key };
}
