import { parse } from "@/lib/fields/parse.ts";
import { deepEqual, equal, ok } from "node:assert/strict";
import { updateParcel } from "@/lib/parcels/parcels.ts";
import { parcels, searchTokens } from "@/lib/parcels/store.ts";
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
  await check(kv, [], ["öller", "nobody", "---", "8"]);
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

test("searchParcels() finds letters with marks also by the pairs that replace them", async (kv) => {
  const spellings = {
    "Jörg Köhler": ["koehler", "Kohler", "köhler", "KOEHL", "joerg", "jorg ko"],
    "Mareike Mueller": ["müller", "muller", "mueller", "MÜLL"],
    "Søren Aagaard": ["soeren", "soren", "søren", "ågaard", "agaard", "aagård"],
    "Åse Ærø": ["aase", "ase", "aeroe", "ærø", "aero", "aroe"],
    "Семён Щёголев": ["семен", "щеголев", "семён щ"],
    "أحمد إسراء آل مؤمن": ["احمد", "اسراء", "أسرا", "ال مومن", "ٱحمد"],
    "منى الدائم فاطمة": ["مني", "منی", "الدایم", "فاطمه"],
  };
  const codeOf = new Map<string, string>();
  for (const recipient_name of Object.keys(spellings)) {
    const { tracking_code } = await makeParcel(kv, { recipient_name });
    codeOf.set(recipient_name, tracking_code);
  }
  for (const [name, queries] of Object.entries(spellings)) {
    await check(kv, [codeOf.get(name)!], queries);
  }
  await check(kv, [], ["kehler", "koehlar", "sren", "ahmed"]);
});

test("searchParcels() finds a present place", async (kv) => {
  const current_location = "LKW 204, Århus";
  const { tracking_code, id } = await makeParcel(kv, { current_location });
  await makeParcel(kv, { current_location: "LKW 205" });
  await check(kv, [tracking_code], ["lkw 204", "204", "aarhus", "lkw arh"]);
  await updateParcel(kv, { id, current_location: "Depot" });
  await check(kv, [], ["204"]);
  await check(kv, [tracking_code], ["depot"]);
});

/** Numbers as stored, each with the notations in which callers say it. */
const NUMBERS: Record<string, string[]> = {
  // Germany
  "+49 159 7247719": [
    ...["0159 7247719", "7247719", "15 97 24 77 19", "+49 (0) 159 724 77 19"],
    ...["0049 159 7247719", "0159/7247719", "(0159) 724-77-19"],
    ...["+49 159", "491597247719", "159 724", "۰۱۵۹ ۷۲۴۷۷۱۹", "97247719"],
  ],
  "030 123456": ["+49 30 123456", "+49 (0)30 123456", "0049 30 12 34 56"],
  "+49 (0)40 765432": ["040 765432", "+49 40 765432", "0049/40/765432"],
  // France
  "+33 6 12 34 56 78": [
    ...["06 12 34 56 78", "06.12.34.56.78", "00 33 6 12 34 56 78"],
    ...["+33 (0)6 12 34 56 78", "+33 (0) 6 12 34 56 78", "0612345678"],
  ],
  // The Netherlands
  "+31 20 624 1111": ["020-6241111", "020 624 11 11", "0031206241111"],
  // Belgium
  "0470 65 43 21": ["+32 470 65 43 21", "+32 (0)470/65.43.21", "470654321"],
  // The United Kingdom
  "+44 20 7946 0958": ["020 7946 0958", "(020) 79460958", "7946 0958"],
  // The United States
  "(212) 555-0142": ["+1 212 555 0142", "1-212-555-0142", "212.555.0142"],
  // Spain
  "+34 912 345 671": ["912 34 56 71", "912345671", "0034 912 345 671"],
  // Portugal
  "+351 961 234 567": ["961 234 567", "00351961234567"],
  // Italy
  "+39 06 6982 1234": ["06 69821234", "0669821234", "0039 06 6982 1234"],
  // Sweden
  "08-123 45 67": ["+46 8 123 45 67", "+46 (0)8-123 45 67", "0046 8 1234567"],
  // Denmark
  "20 12 34 57": ["+45 20 12 34 57", "0045 20123457", "20-12-34-57"],
  "+45 31 12 34 57": ["31 12 34 57", "31123457"],
  // Russia
  "+7 912 345-67-89": ["8 (912) 345-67-89", "89123456789", "912 345 67 89"],
  // Turkey
  "0 (532) 123 45 69": ["+90 532 123 45 69", "05321234569", "532 1234569"],
  // Egypt
  "٠١٠ ١٢٣٤ ٥٦٧٩": ["+20 10 1234 5679", "010 12345679", "0020 10 12345679"],
  // Iran
  "۰۹۱۲ ۳۴۵ ۶۷۸۱": ["+98 912 345 6781", "0912 3456781", "٠٩١٢٣٤٥٦٧٨١"],
  // India
  "+91 98765 43211": ["098765 43211", "9876543211", "98765-43211"],
  // Indonesia
  "0813-3456-7892": ["+62 813 3456 7892", "62 813-3456-7892"],
  // Viet Nam
  "0905 123 456": ["+84 905 123 456", "84905123456", "0905.123.456"],
  // Two numbers
  "Tel. 0251 1234560, mobil 0171/7654320": [
    ...["+49 251 1234560", "0049 171 7654320", "1234560", "7654320"],
  ],
};

test("searchParcels() finds a telephone number however it is written", async (kv) => {
  const codeOf = new Map<string, string>();
  for (const number of Object.keys(NUMBERS)) {
    const parcel = await makeParcel(kv, { recipient_phone_number: number });
    codeOf.set(number, parcel.tracking_code);
  }
  for (const [number, queries] of Object.entries(NUMBERS)) {
    await check(kv, [codeOf.get(number)!], [number, ...queries]);
  }
  const [german] = codeOf.values();
  await check(kv, [german!], ["ada 0159 7247719", "0159 7247719 lovelace"]);
  await check(kv, [], [
    ...["247719", "0159 7247718", "0158 7247719", "+49 30 123457", "1234561"],
    ...["0159 7247719 8", "bob 0159 7247719"],
  ]);
});

test("a record with too many words keeps those of its code, number and names", async (kv) => {
  const many = (letter: string) =>
    Array.from({ length: 75 }, (_, n) => letter + n).join(" ").slice(0, 300);
  const { tracking_code, id } = await makeParcel(kv, {
    tracking_code: "NL-26148-RR",
    recipient_name: "Zoe",
    sender_name: "Harbour",
    recipient_phone_number: "+49 159 7247719",
    recipient_email: "zoe@mail.example",
    reference: "PO 4711",
    status: many("s"),
    destination: many("d"),
    current_location: `${many("p")} X`,
  });
  await check(kv, [tracking_code], [
    ...["nl26148", "26148", "48rr", "0159 7247719", "zoe", "harbour", "d7"],
    ...["zoe@mail", "4711"],
  ]);
  const words = searchTokens((await parcels.get(kv, id))!);
  equal(words.size, 100);
  const entries = await kv.list({ prefix: ["search"] }, { limit: 200 });
  equal(entries.length, 100);
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

test("searchParcels() finds a code by the beginning of any group or its last 4 to 8 characters", async (kv) => {
  await withSamples(kv);
  const longer = await makeParcel(kv, { tracking_code: "NL-26148-RR" });
  const joined = await makeParcel(kv, { tracking_code: "NL36149RR" });
  await check(kv, [LATIN], [
    ...["way-7k", "WAY7K2M9QX4T3BD", "way-7k2m-9qx4-t3bd", "t3bd", "T3BD"],
    ...["4t3bd", "9qx4-t3bd", "9QX4", "9qx4 t3", "7k2m9q", "t3b", "zoe 9qx4"],
  ]);
  await check(kv, [longer.tracking_code], [
    ...["26148", "261", "26148-RR", "26148 rr", "148RR", "nl26148", "26148r"],
  ]);
  await check(kv, [joined.tracking_code], ["36149", "361", "36149 rr"]);
  await check(kv, [], ["3bd", "m9qx4t3bd", "qx4", "6148", "l26148", "26149"]);
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
      ...["2026", "2026 01", "20 26", "2026 order", "amara 2026"],
    ],
    "SHOP-0007-AB": [
      "0007",
      "shop 0007",
      "SHOP 0007",
      "shop-00 07 a",
      "0007 ab",
    ],
    "WAY-QKXM-91P2-QK53": [
      ...["91P2 QK53", "91p2-qk53", "91p2qk53", "p2 qk53", "way qkxm", "way q"],
      ...["lovelace 91P2 QK53", "way qkxm 91 ada", "91p2", "way 91p2"],
    ],
  };
  for (const [code, queries] of Object.entries(found)) {
    await check(kv, [code], queries);
  }
  // The middle of a group does not match.
  await check(kv, [], [
    ...["026", "der 2026", "026 order", "1p2", "007", "amara 026"],
    ...["order 2027", "order 2026 ada", "91p2 qk53 amara", "way 1p2", "7 ab"],
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
  await check(kv, [], ["order customs 026"]);
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
  ok((await kv.list({ prefix: ["search"] }, { limit: 1_000 })).length <= 100);
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
  deepEqual(codeTokens("AB-12"), ["ab12", "12"]);
  deepEqual(codeTokens("ABC123"), ["abc123", "-c123", "-bc123"]);
  deepEqual(codeTokens("ORDER-2026"), [
    ...["order2026", "2026", "-2026", "-r2026", "-er2026", "-der2026"],
    "-rder2026",
  ]);
  deepEqual(codeTokens("RR123456785DE").slice(0, 2), [
    ...["rr123456785de", "123456785de"],
  ]);
  // Shortened after the characters of an ending are counted.
  deepEqual(codeTokens("XAAE12"), ["xa12", "-a12", "-a12"]);
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
