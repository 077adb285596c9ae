import { newId } from "@/lib/store/stamps.ts";
import { counterKey } from "@/lib/store/counters.ts";
import { codeTokens, tokensOf } from "@/lib/store/search.ts";
import { historyKey } from "@/lib/parcels/entries.ts";
import { codeKey } from "@/lib/parcels/tracking_code.ts";

/**
 * The minimal store operations behind those of the product: they read the same keys with the same parallelism, but
 * directly from the store. A look-up reads a code, then the record and its history; a search looks up a word and a code
 * ending, and reads the records found.
 */

/** Reads the id of a code. */
export async function bareGet(kv: Deno.Kv, code: string): Promise<string> {
  return (await kv.get<string>(codeKey(code))).value!;
}

/** Reads the id of a code, then the record and its history. */
export async function bareLookup(
  kv: Deno.Kv,
  code: string,
): Promise<unknown[]> {
  const id = await bareGet(kv, code);
  return await Promise.all([
    kv.get(["parcels", id]),
    all(kv, { prefix: historyKey(id) }),
  ]);
}

/** Reads the newest records and their count. */
export function bareList(kv: Deno.Kv, limit: number): Promise<unknown[]> {
  return Promise.all([
    all(kv, { prefix: ["parcels"] }, { limit, reverse: true }),
    kv.get(counterKey("parcels")),
  ]);
}

/** Reads the entries of a word, as a word and as a code ending, then their records. */
export async function bareSearch(
  kv: Deno.Kv,
  word: string,
): Promise<unknown[]> {
  const found = await Promise.all(
    [word, `-${word}`].map((token) =>
      all(kv, { prefix: ["search", "parcels", token] })
    ),
  );
  return await kv.getMany(
    found.flat().map(({ key }) => ["parcels", String(key.at(-1))]),
  );
}

/**
 * Reads a code and the count of records, and commits the search words of a new record. These are most of the writes of
 * a new parcel, and are scattered over the table. Does not write the record itself, because it would not be in any
 * index.
 */
export async function bareCreate(
  kv: Deno.Kv,
  code: string,
  texts: string[],
): Promise<unknown> {
  await kv.getMany([codeKey(code), counterKey("parcels")]);
  const id = newId(new Date());
  const commit = kv.atomic();
  for (const token of [...codeTokens(code), ...tokensOf(texts)]) {
    commit.set(["search", "parcels", token, id], 0);
  }
  return await commit.commit();
}

function all(
  kv: Deno.Kv,
  selector: Deno.KvListSelector,
  options?: Deno.KvListOptions,
): Promise<Deno.KvEntry<unknown>[]> {
  return Array.fromAsync(kv.list(selector, options));
}
