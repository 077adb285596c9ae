import { deepEqual, equal } from "node:assert/strict";
import type { SearchPage } from "@/lib/fields/paging.ts";
import { parse } from "@/lib/fields/parse.ts";
import { searchParcels } from "@/lib/parcel_lists/list.ts";
import { parcelSearch } from "@/lib/parcel_lists/schema.ts";
import { findSearched } from "@/lib/parcel_lists/searched_codes.ts";
import { createParcel } from "@/lib/parcels/parcels.ts";
import type { Parcel } from "@/lib/parcels/schema.ts";
import type { Kv } from "@/lib/store/kv.ts";
import { parcelInput, test } from "@/tests/helpers/domain.ts";

const ALIKE = ["AB-10", "AB-1O", "AB-I0"];

async function addAll(kv: Kv, codes: string[]): Promise<Map<string, string>> {
  const ids = new Map<string, string>();
  for (const tracking_code of codes) {
    const { id } = await createParcel(kv, parcelInput({ tracking_code }));
    ids.set(id, tracking_code);
  }
  return ids;
}

/** Returns the codes of all pages of a search. */
async function codesOf(
  kv: Kv,
  search: string,
  per_page: number,
): Promise<string[]> {
  const codes: string[] = [];
  let cursor: string | null = "";
  while (cursor !== null) {
    const query = { search, per_page, ...(cursor !== "" && { cursor }) };
    const page: SearchPage<Parcel> = await searchParcels(
      kv,
      parse(parcelSearch, query),
    );
    codes.push(...page.data.map(({ tracking_code }) => tracking_code));
    const next = page.next_page_url;
    cursor = next &&
      new URL(next, "http://localhost").searchParams.get("cursor");
  }
  return codes;
}

test("a search shows all parcels whose codes look like the searched one, each once on pages of any size", async (kv) => {
  await addAll(kv, [...ALIKE, "XY-99"]);
  // This one has the searched word, too.
  await createParcel(kv, parcelInput({ reference: "AB-L0" }));
  for (const per_page of [1, 2, 3, 15]) {
    const codes = await codesOf(kv, "AB-L0", per_page);
    equal(codes.length, 4, `${per_page}`);
    deepEqual(codes.slice(0, 3).toSorted(), ALIKE.toSorted(), `${per_page}`);
  }
});

test("findSearched() finds codes of links and lists in order, one code among words, and look-alikes only of codes", async (kv) => {
  const link = "https://track.example/track.html?code=XY-99";
  const ids = await addAll(kv, [...ALIKE, "XY-99", "WAY-7K2M", "BERLIN"]);
  const searches: [text: string, codes: string[], areAlike: boolean][] = [
    [`See ${link}.`, ["XY-99"], false],
    ["WAY-7K2M / AB-1O", ["WAY-7K2M", "AB-1O"], false],
    ["smith ab-1o", [], false],
    ["smith way-7k2m", ["WAY-7K2M"], false],
    ["way 7k2m", ["WAY-7K2M"], false],
    ["AB-LO", ALIKE, true],
    ["XY-99", ["XY-99"], false],
    ["berlin", ["BERLIN"], false],
    // A name is no misread code.
    ["ber1in", ["BERLIN"], false],
    ["beriin", [], false],
    ["AB-77", [], false],
  ];
  for (const [text, codes, areAlike] of searches) {
    const found = await findSearched(kv, text);
    const named = found.ids.map((id) => ids.get(id)!);
    deepEqual(areAlike ? named.toSorted() : named, codes, text);
    equal(found.areAlike, areAlike, text);
  }
});
