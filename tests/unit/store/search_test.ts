import { parse } from "@/lib/fields/parse.ts";
import { deepEqual, equal, ok } from "node:assert/strict";
import { updateParcel } from "@/lib/parcels/parcels.ts";
import { parcelTrash } from "@/lib/parcels/trash.ts";
import { codeTokens, tokensOf } from "@/lib/store/search.ts";
import type { Kv } from "@/lib/store/kv.ts";
import { searchQuery } from "@/lib/fields/paging.ts";
import { makeParcel, parcelInput, test } from "../../helpers/domain.ts";
import { addParcels } from "../../helpers/parcels.ts";
import { searchParcels } from "@/lib/parcel_lists/list.ts";

async function find(kv: Kv, search: string, page = 1) {
  const query = parse(searchQuery, { search, page, per_page: 15 });
  return await searchParcels(kv, query);
}

async function codes(kv: Kv, search: string): Promise<string[]> {
  return (await find(kv, search)).data.map((parcel) => parcel.tracking_code);
}

/** Checks the codes that each query finds. */
async function check(kv: Kv, wanted: string[], queries: string[]) {
  for (const query of queries) deepEqual(await codes(kv, query), wanted, query);
}

const [LATIN, OTHER] = ["WAY-7K2M-9QX4-T3BD", "WAY-0000-1111-2222"];

async function withSamples(kv: Kv): Promise<void> {
  await makeParcel(kv, {
    tracking_code: LATIN,
    recipient_name: "Zoë Møller-Łukasz",
    destination: "Straße 7, Düsseldorf",
    sender_name: "O'Brien & Söhne",
    status: "In transit",
  });
  await makeParcel(kv, {
    tracking_code: OTHER,
    recipient_name: "محمد علی",
    destination: "Тверская улица, Москва",
    status: "In transit",
  });
}

test("searchParcels() finds the beginnings of words in every search key, ignoring case and accents", async (kv) => {
  await withSamples(kv);
  await check(kv, [LATIN], [
    ...["zoe", "ZOË", "moll", "Møller", "lukasz", "dusseld", "strasse"],
    ...["obrien", "O'Brien", "sohne", "7"],
  ]);
  await check(kv, [OTHER], ["محمد", "москва", "ТВЕР"]);
  await check(kv, [], ["oe", "öller", "nobody", "---", "8"]);
});

test("searchParcels() finds e-mail addresses and phone numbers in any notation", async (kv) => {
  const { tracking_code } = await makeParcel(kv, {
    recipient_email: "amara.okafor@example.com",
    recipient_phone_number: "+234 1 (555) 0182",
  });
  await makeParcel(kv, { tracking_code: "WAY-OTHER-1" });
  await check(kv, [tracking_code], [
    ...["amara.okafor@example.com", "Amara.Okafor", "amara-okafor@"],
    ...["555 0182", "+234 1 555 0182", "+23415550182", "0182"],
  ]);
  await check(kv, [], ["555 0183"]);
});

test("searchParcels() finds a reference by its words or as a whole", async (kv) => {
  const reference = "PO 4711-B / Höfer";
  const { tracking_code, id } = await makeParcel(kv, { reference });
  await makeParcel(kv, { reference: "PO 5000" });
  const queries = ["4711", "4711-B", "po4711b", "hofer", "po 4711 hofer"];
  await check(kv, [tracking_code], queries);
  equal((await codes(kv, "po")).length, 2);
  await updateParcel(kv, { id, reference: "PO 4712" });
  await check(kv, [], ["4711"]);
  await check(kv, [tracking_code], ["4712"]);
});

test("searchParcels() finds Greek, Arabic and Persian words and digits typed on any keyboard", async (kv) => {
  const word = "Παπασταθόπουλος";
  const greek = await makeParcel(kv, { destination: `${word}, Αθήνα` });
  for (let end = 1; end <= word.length; end++) {
    const query = word.slice(0, end);
    const cases = [query, query.toUpperCase(), query.toLowerCase()];
    await check(kv, [greek.tracking_code], cases);
  }
  await makeParcel(kv, {
    tracking_code: "WAY-PERS",
    recipient_name: "علی کریمی",
    destination: "خیابان ۱۲، تهران",
  });
  await makeParcel(kv, {
    tracking_code: "WAY-ARAB",
    recipient_name: "مُحمّد الكـــعبي",
    destination: "شارع ٣٤، القاهرة، مصر",
  });
  const persian = ["علي", "كريمي", "علی کریمی", "خيابان", "12", "١٢"];
  await check(kv, ["WAY-PERS"], persian);
  const arabic = ["محمد", "الکعبی", "الكعبي", "القاهره", "34", "۳۴"];
  await check(kv, ["WAY-ARAB"], arabic);
});

test("searchParcels() finds current and former codes in any notation", async (kv) => {
  await withSamples(kv);
  const [{ id } = { id: "" }] = (await find(kv, LATIN)).data;
  await updateParcel(kv, { id, tracking_code: "DHL-2026-0815" });
  await check(kv, ["DHL-2026-0815"], [
    ...["DHL-2026-0815", "dhl 2026 0815", "\u200fDHL\u00a02026\u00a00815"],
    ...["DHL-۲۰۲۶-۰۸۱۵", LATIN, "way 7k2m 9qx4 t3bd"],
  ]);
  await parcelTrash.purge(kv, id);
  await check(kv, [], [LATIN]);
});

test("searchParcels() requires every word and returns the newest first", async (kv) => {
  await withSamples(kv);
  await check(kv, [OTHER, LATIN], ["in tran"]);
  await check(kv, [LATIN], ["transit zoe"]);
  await check(kv, [], ["transit zoe nobody"]);
});

test("searchParcels() finds a code by its beginning or its last 4 to 8 characters", async (kv) => {
  await withSamples(kv);
  await check(kv, [LATIN], [
    ...["way-7k", "WAY7K2M9QX4T3BD", "way-7k2m-9qx4-t3bd", "t3bd", "T3BD"],
    ...["4t3bd", "9qx4-t3bd"],
  ]);
  await check(kv, [], ["3bd", "t3b", "9qx4", "m9qx4t3bd"]);
});

test("searchParcels() finds either end of a code regardless of spaces in the query, also among other words", async (kv) => {
  const wanted = "ORDER-2026-0117";
  const recipient_name = "Amara Okafor";
  await makeParcel(kv, { tracking_code: wanted, recipient_name });
  await makeParcel(kv, { tracking_code: "SHOP-0007-AB" });
  await makeParcel(kv, { tracking_code: "WAY-QKXM-91P2-QK53" });
  const found = {
    [wanted]: [
      ...["order 2026", "ORDER 2026 01", "or der-20 26", "order20 26 011"],
      ...["2026 0117", "2026-0117", "26 01 17", "0117", "01 17"],
      ...["amara order 2026", "order 2026 okafor", "2026 0117 amara okafor"],
      ...["order 2026 amara 0117", "okafor or der 20 26 ama"],
    ],
    "SHOP-0007-AB": ["shop 0007", "SHOP 0007", "shop-00 07 a", "0007 ab"],
    "WAY-QKXM-91P2-QK53": [
      ...["91P2 QK53", "91p2-qk53", "91p2qk53", "p2 qk53", "way qkxm", "way q"],
      ...["lovelace 91P2 QK53", "way qkxm 91 ada"],
    ],
  };
  for (const [code, queries] of Object.entries(found)) {
    await check(kv, [code], queries);
  }
  // The middle of a code does not match.
  await check(kv, [], [
    ...["2026", "2026 01", "20 26", "der 2026", "2026 order", "91p2", "0007"],
    ...["amara 2026", "order 2027", "order 2026 ada", "91p2 qk53 amara"],
    ...["way 91p2", "7 ab"],
  ]);
});

test("searchParcels() checks in the records whether words belong together", async (kv) => {
  const tracking_code = "ORDER-2026-0117";
  const status = "Customs";
  await makeParcel(kv, { tracking_code, status });
  const others = Array.from(
    { length: 1_001 },
    (_, n) => parcelInput({ tracking_code: `ORDER-${1e4 + n}`, status }),
  );
  await addParcels(kv, others);
  const queries = ["order 2026", "customs order 2026", "20 26 0117 customs"];
  await check(kv, [tracking_code], queries);
  await check(kv, [], ["order customs 2026"]);
});

test("searchParcels() reflects changes and deletions", async (kv) => {
  const { id, tracking_code } = await makeParcel(kv, {
    status: "Pending",
    sender_name: "Acme",
  });
  await updateParcel(kv, { id, status: "Delivered", sender_name: null });
  await check(kv, [tracking_code], ["delivered"]);
  await check(kv, [], ["pending", "acme"]);
  await parcelTrash.purge(kv, id);
  await check(kv, [], ["delivered"]);
});

test("searchParcels() returns pages with the total", async (kv) => {
  for (let n = 0; n < 20; n++) await makeParcel(kv, { status: "Customs" });
  const first = await find(kv, "customs");
  equal(first.data.length, 15);
  deepEqual([first.current_page, first.last_page, first.total], [1, 2, 20]);
  equal(first.object, "parcels");
  const second = await find(kv, "customs", 2);
  deepEqual([second.current_page, second.data.length], [2, 5]);
  const ids = [...first.data, ...second.data].map(({ id }) => id);
  deepEqual(ids, ids.toSorted().reverse());
  equal((await find(kv, "customs", 9)).data.length, 0);
});

test("searchParcels() reads the records to match a word that more than a thousand of them contain", async (kv) => {
  const rare = { status: "Customs", sender_name: "Rare" };
  const { tracking_code } = await makeParcel(kv, rare);
  const others = Array.from(
    { length: 1_100 },
    () => parcelInput({ status: "Customs" }),
  );
  await addParcels(kv, others);
  await check(kv, [tracking_code], ["customs rare"]);
  equal((await find(kv, "customs")).total, 1_000);
});

test("the longest texts of every script fit into the index, even when they change", async (kv) => {
  const many = (letters: string) =>
    Array.from(
      { length: 100 },
      (_, n) => letters[n % letters.length]! + String.fromCharCode(0x4e00 + n),
    ).join("-");
  const texts = (letters: string) => ({
    recipient_name: many(letters).slice(0, 300),
    sender_name: "\ufdfa".repeat(300),
    destination: "𝔘".repeat(150),
    status: many([...letters].toReversed().join("")).slice(0, 300),
  });
  const { id } = await makeParcel(kv, texts("abcdefghij"));
  await updateParcel(kv, { id, ...texts("klmnopqrst") });
  ok((await kv.list({ prefix: ["search"] }, { limit: 1_000 })).length <= 110);
  await parcelTrash.purge(kv, id);
});

test("every word of a query counts, regardless of number and length", async (kv) => {
  const words = Array.from({ length: 14 }, (_, n) => `word${n}`);
  const destination = words.join(" ");
  const status = "s".repeat(300);
  const { tracking_code } = await makeParcel(kv, { destination, status });
  const queries = [destination, status, "s ".repeat(150)];
  await check(kv, [tracking_code], queries);
  await check(kv, [], [`${destination} nomatch`]);
});

Deno.test("tokensOf() splits and joins words, and indexes a compound from the start of each part", () => {
  deepEqual([...tokensOf(["Jean-Luc  Picard", null, "12/4"])], [
    ...["jean", "luc", "jeanluc", "picard", "12", "4", "124"],
  ]);
  deepEqual([...tokensOf(["a.b@mail.com"])], [
    ...["a", "b", "mail", "com", "abmailcom", "bmailcom", "mailcom"],
  ]);
});

Deno.test("codeTokens() omits the ending that equals the whole code", () => {
  deepEqual(codeTokens("AB-12"), ["ab12"]);
  deepEqual(codeTokens("ABC123"), ["abc123", "-c123", "-bc123"]);
});

test("a word with too many index entries does not hide the results of a rarer word", async (kv) => {
  await makeParcel(kv, { recipient_name: "aa zed" });
  const words = { ab: 334, ac: 334, ad: 334, zed: 399 };
  for (const [word, entries] of Object.entries(words)) {
    await kv.transact((tx) => {
      for (let id = 0; id < entries; id++) {
        tx.set(["search", "parcels", word, `${word.slice(0, 1)}${id}`], 0);
      }
    });
  }
  equal((await find(kv, "a zed")).total, 1);
  equal((await find(kv, "zed a")).total, 1);
});
