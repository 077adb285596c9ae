import { deepEqual, equal, ok } from "node:assert/strict";
import { createParcel, updateParcel } from "@/lib/parcels/parcels.ts";
import { eraseParcel } from "@/lib/parcels/trash.ts";
import { codeTokens, tokensOf } from "@/lib/store/search.ts";
import type { Kv } from "@/lib/store/kv.ts";
import { searchQuery } from "@/lib/fields/paging.ts";
import { memoryKv, parcelInput } from "../../helpers/domain.ts";
import { addParcels } from "../../helpers/parcels.ts";
import { searchParcels } from "@/lib/parcel_lists/list.ts";
import { parse } from "@/lib/fields/parse.ts";

async function find(kv: Kv, search: string, page = 1) {
  return await searchParcels(
    kv,
    parse(searchQuery, { search, page, per_page: 15 }),
  );
}

async function codes(kv: Kv, search: string): Promise<string[]> {
  return (await find(kv, search)).data.map(({ tracking_code }) =>
    tracking_code
  );
}

async function withSamples(kv: Kv): Promise<void> {
  await createParcel(
    kv,
    parcelInput({
      tracking_code: "WAY-7K2M-9QX4-T3BD",
      recipient_name: "Zoë Møller-Łukasz",
      destination: "Straße 7, Düsseldorf",
      sender_name: "O'Brien & Söhne",
      status: "In transit",
    }),
  );
  await createParcel(
    kv,
    parcelInput({
      tracking_code: "WAY-0000-1111-2222",
      recipient_name: "محمد علی",
      destination: "Тверская улица, Москва",
      status: "In transit",
    }),
  );
}

Deno.test("searchParcels() finds by the start of words in every search key, without case and accents", async () => {
  using kv = await memoryKv();
  await withSamples(kv);
  const queries = [
    "zoe",
    "ZOË",
    "moll",
    "Møller",
    "lukasz",
    "dusseld",
    "strasse",
    "obrien",
    "O'Brien",
    "sohne",
    "7",
  ];
  for (const query of queries) {
    deepEqual(await codes(kv, query), ["WAY-7K2M-9QX4-T3BD"], query);
  }
  for (const query of ["محمد", "москва", "ТВЕР"]) {
    deepEqual(await codes(kv, query), ["WAY-0000-1111-2222"], query);
  }
  for (const query of ["oe", "öller", "nobody", "---", "8"]) {
    deepEqual(await codes(kv, query), [], query);
  }
});

Deno.test("searchParcels() finds a recipient by e-mail address and phone number in any notation", async () => {
  using kv = await memoryKv();
  const { tracking_code } = await createParcel(
    kv,
    parcelInput({
      recipient_email: "amara.okafor@example.com",
      recipient_phone_number: "+234 1 (555) 0182",
    }),
  );
  await createParcel(kv, parcelInput({ tracking_code: "WAY-OTHER-1" }));
  const queries = [
    ...["amara.okafor@example.com", "Amara.Okafor", "amara-okafor@"],
    ...["555 0182", "+234 1 555 0182", "+23415550182", "0182"],
  ];
  for (const query of queries) {
    deepEqual(await codes(kv, query), [tracking_code], query);
  }
  deepEqual(await codes(kv, "555 0183"), []);
});

Deno.test("searchParcels() finds a parcel by the words of its reference and by the whole of it", async () => {
  using kv = await memoryKv();
  const { tracking_code, id } = await createParcel(
    kv,
    parcelInput({ reference: "PO 4711-B / Höfer" }),
  );
  await createParcel(kv, parcelInput({ reference: "PO 5000" }));
  for (const query of ["4711", "4711-B", "po4711b", "hofer", "po 4711 hofer"]) {
    deepEqual(await codes(kv, query), [tracking_code], query);
  }
  equal((await codes(kv, "po")).length, 2);
  await updateParcel(kv, { id, reference: "PO 4712" });
  deepEqual(await codes(kv, "4711"), []);
  deepEqual(await codes(kv, "4712"), [tracking_code]);
});

Deno.test("searchParcels() finds a Greek word by any beginning, ignoring case and accents", async () => {
  using kv = await memoryKv();
  const input = parcelInput({ destination: "Παπασταθόπουλος, Αθήνα" });
  await createParcel(kv, input);
  const word = "Παπασταθόπουλος";
  for (let end = 1; end <= word.length; end++) {
    const query = word.slice(0, end);
    for (const search of [query, query.toUpperCase(), query.toLowerCase()]) {
      deepEqual(await codes(kv, search), [input.tracking_code], search);
    }
  }
});

Deno.test("searchParcels() finds Arabic and Persian words and digits typed on any keyboard", async () => {
  using kv = await memoryKv();
  const persian = parcelInput({
    tracking_code: "WAY-PERS",
    recipient_name: "علی کریمی",
    destination: "خیابان ۱۲، تهران",
  });
  const arabic = parcelInput({
    tracking_code: "WAY-ARAB",
    recipient_name: "مُحمّد الكـــعبي",
    destination: "شارع ٣٤، القاهرة، مصر",
  });
  await createParcel(kv, persian);
  await createParcel(kv, arabic);
  for (const query of ["علي", "كريمي", "علی کریمی", "خيابان", "12", "١٢"]) {
    deepEqual(await codes(kv, query), ["WAY-PERS"], query);
  }
  for (const query of ["محمد", "الکعبی", "الكعبي", "القاهره", "34", "۳۴"]) {
    deepEqual(await codes(kv, query), ["WAY-ARAB"], query);
  }
});

Deno.test("searchParcels() finds a whole code however it was typed, also one that the parcel had before", async () => {
  using kv = await memoryKv();
  await withSamples(kv);
  const wanted = "WAY-7K2M-9QX4-T3BD";
  const [{ id } = { id: "" }] = (await find(kv, wanted)).data;
  await updateParcel(kv, { id, tracking_code: "DHL-2026-0815" });
  for (
    const query of [
      "DHL-2026-0815",
      "dhl 2026 0815",
      "\u200fDHL\u00a02026\u00a00815",
      "DHL-۲۰۲۶-۰۸۱۵",
      wanted,
      "way 7k2m 9qx4 t3bd",
    ]
  ) {
    deepEqual(await codes(kv, query), ["DHL-2026-0815"], query);
  }
  await eraseParcel(kv, id);
  deepEqual(await codes(kv, wanted), []);
});

Deno.test("searchParcels() requires every word, and returns the newest first", async () => {
  using kv = await memoryKv();
  await withSamples(kv);
  deepEqual(await codes(kv, "in tran"), [
    "WAY-0000-1111-2222",
    "WAY-7K2M-9QX4-T3BD",
  ]);
  deepEqual(await codes(kv, "transit zoe"), ["WAY-7K2M-9QX4-T3BD"]);
  deepEqual(await codes(kv, "transit zoe nobody"), []);
});

Deno.test("searchParcels() finds a tracking code by its start or its last 4 to 8 characters", async () => {
  using kv = await memoryKv();
  await withSamples(kv);
  const found = [
    "way-7k",
    "WAY7K2M9QX4T3BD",
    "way 7k2m 9qx4 t3bd".replaceAll(" ", "-"),
    "t3bd",
    "T3BD",
    "4t3bd",
    "9qx4-t3bd",
  ];
  for (const query of found) {
    deepEqual(await codes(kv, query), ["WAY-7K2M-9QX4-T3BD"], query);
  }
  for (const query of ["3bd", "t3b", "9qx4", "m9qx4t3bd"]) {
    deepEqual(await codes(kv, query), [], query);
  }
});

Deno.test("searchParcels() finds a tracking code by its start or its end however the query cuts it, also beside other words", async () => {
  using kv = await memoryKv();
  const wanted = "ORDER-2026-0117";
  const recipient_name = "Amara Okafor";
  await createParcel(
    kv,
    parcelInput({ tracking_code: wanted, recipient_name }),
  );
  await createParcel(kv, parcelInput({ tracking_code: "SHOP-0007-AB" }));
  await createParcel(kv, parcelInput({ tracking_code: "WAY-QKXM-91P2-QK53" }));
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
    for (const query of queries) {
      deepEqual(await codes(kv, query), [code], query);
    }
  }
  const middles = [
    ...["2026", "2026 01", "20 26", "der 2026", "2026 order", "91p2", "0007"],
    ...["amara 2026", "order 2027", "order 2026 ada", "91p2 qk53 amara"],
    ...["way 91p2", "7 ab"],
  ];
  for (const query of middles) deepEqual(await codes(kv, query), [], query);
});

Deno.test("searchParcels() checks in the record whether words stand together", async () => {
  using kv = await memoryKv();
  const tracking_code = "ORDER-2026-0117";
  await createParcel(kv, parcelInput({ tracking_code, status: "Customs" }));
  await addParcels(
    kv,
    Array.from(
      { length: 1_001 },
      (_, n) =>
        parcelInput({ tracking_code: `ORDER-${1e4 + n}`, status: "Customs" }),
    ),
  );
  for (
    const query of ["order 2026", "customs order 2026", "20 26 0117 customs"]
  ) {
    deepEqual(await codes(kv, query), [tracking_code], query);
  }
  deepEqual(await codes(kv, "order customs 2026"), []);
});

Deno.test("searchParcels() follows changes and deletions", async () => {
  using kv = await memoryKv();
  const { id } = await createParcel(
    kv,
    parcelInput({ status: "Pending", sender_name: "Acme" }),
  );
  const { parcel } = await updateParcel(kv, {
    id,
    status: "Delivered",
    sender_name: null,
  });
  deepEqual(await codes(kv, "delivered"), [parcel.tracking_code]);
  for (const query of ["pending", "acme"]) {
    deepEqual(await codes(kv, query), []);
  }
  await eraseParcel(kv, id);
  deepEqual(await codes(kv, "delivered"), []);
});

Deno.test("searchParcels() answers in pages with the total", async () => {
  using kv = await memoryKv();
  for (let n = 0; n < 20; n++) {
    await createParcel(kv, parcelInput({ status: "Customs" }));
  }
  const first = await find(kv, "customs");
  equal(first.data.length, 15);
  deepEqual([first.current_page, first.last_page, first.total], [1, 2, 20]);
  equal(first.object, "parcels");
  deepEqual(first.search_keys, [
    "tracking_code",
    "reference",
    "recipient_name",
    "recipient_email",
    "recipient_phone_number",
    "sender_name",
    "destination",
    "status",
  ]);
  const second = await find(kv, "customs", 2);
  deepEqual([second.current_page, second.data.length], [2, 5]);
  const ids = [...first.data, ...second.data].map(({ id }) => id);
  deepEqual(ids, ids.toSorted().reverse());
  equal((await find(kv, "customs", 9)).data.length, 0);
});

Deno.test("searchParcels() looks into the records when a word is on more than a thousand of them", async () => {
  using kv = await memoryKv();
  const { tracking_code } = await createParcel(
    kv,
    parcelInput({ status: "Customs", sender_name: "Rare" }),
  );
  await addParcels(
    kv,
    Array.from({ length: 1_100 }, () => parcelInput({ status: "Customs" })),
  );
  deepEqual(await codes(kv, "customs rare"), [tracking_code]);
  equal((await find(kv, "customs")).total, 1_000);
});

Deno.test("the longest texts of every script fit into the index, and changing them too", async () => {
  using kv = await memoryKv();
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
  const { id } = await createParcel(kv, parcelInput(texts("abcdefghij")));
  await updateParcel(kv, { id, ...texts("klmnopqrst") });
  ok((await kv.list({ prefix: ["search"] }, { limit: 1_000 })).length <= 110);
  await eraseParcel(kv, id);
});

Deno.test("every word of a long query counts, of which the first are looked up", async () => {
  using kv = await memoryKv();
  const words = Array.from({ length: 14 }, (_, n) => `word${n}`);
  const destination = words.join(" ");
  const { tracking_code } = await createParcel(
    kv,
    parcelInput({ destination }),
  );
  deepEqual(await codes(kv, destination), [tracking_code]);
  deepEqual(await codes(kv, `${destination} nomatch`), []);
});

Deno.test("a long word of a query is cut, not refused", async () => {
  using kv = await memoryKv();
  const { tracking_code } = await createParcel(
    kv,
    parcelInput({ status: "s".repeat(300) }),
  );
  deepEqual(await codes(kv, "s".repeat(300)), [tracking_code]);
  deepEqual(await codes(kv, "s ".repeat(150)), [tracking_code]);
});

Deno.test("tokensOf() takes words apart and together", () => {
  deepEqual([...tokensOf(["Jean-Luc  Picard", null, "12/4"])], [
    "jean",
    "luc",
    "jeanluc",
    "picard",
    "12",
    "4",
    "124",
  ]);
});

Deno.test("tokensOf() indexes a compound from the beginning of each part", () => {
  deepEqual([...tokensOf(["a.b@mail.com"])], [
    ...["a", "b", "mail", "com"],
    ...["abmailcom", "bmailcom", "mailcom"],
  ]);
});

Deno.test("codeTokens() returns no ending that is the whole code", () => {
  deepEqual(codeTokens("AB-12"), ["ab12"]);
  deepEqual(codeTokens("ABC123"), ["abc123", "-c123", "-bc123"]);
});

Deno.test("a word that begins too many entries does not hide what a rarer word finds", async () => {
  using kv = await memoryKv();
  await createParcel(kv, parcelInput({ recipient_name: "aa zed" }));
  for (
    const [word, entries] of [["ab", 334], ["ac", 334], ["ad", 334], [
      "zed",
      399,
    ]] as const
  ) {
    await kv.transact((tx) => {
      for (let id = 0; id < entries; id++) {
        tx.set(["search", "parcels", word, `${word.slice(0, 1)}${id}`], 0);
      }
      return Promise.resolve();
    });
  }
  equal((await find(kv, "a zed")).total, 1);
  equal((await find(kv, "zed a")).total, 1);
});
