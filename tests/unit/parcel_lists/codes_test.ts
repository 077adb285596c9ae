import { deepEqual, equal, ok } from "node:assert/strict";
import { findCodes, splitCodes } from "@/lib/parcel_lists/codes.ts";
import { createParcel } from "@/lib/parcels/parcels.ts";
import { normalizeTrackingCode } from "@/lib/parcels/tracking_code.ts";
import type { Kv } from "@/lib/store/kv.ts";
import { memoryKv, parcelInput, test } from "@/tests/helpers/domain.ts";
import { recordStoreRequests } from "@/tests/helpers/store_requests.ts";

const A = "WAY-7K2M-9QX4";
const B = "NL-26037-BH";
const GROUPS = "9400 1100 0000 0000 0000 03";
const SSCC = "340123450000000017";
const WORD = "MOVED";
const link = (code: string) => `https://track.example/track.html?code=${code}`;

async function addAll(kv: Kv, codes: string[]): Promise<void> {
  for (const tracking_code of codes) {
    await createParcel(kv, parcelInput({ tracking_code }));
  }
}

test("splitCodes() finds the codes of lists as people, mails, tables and scanners write them, and nothing else", async (kv) => {
  await addAll(kv, [A, B, GROUPS.replaceAll(" ", ""), SSCC, WORD]);
  const lists: [text: string, codes: string[]][] = [
    ...[
      "؛",
      "，",
      "、",
      "；",
      "｜",
      "|",
      "/",
      " / ",
      "·",
      "•",
      "\t",
      "।",
      "،",
      " & ",
      "+",
      "→",
      "\r\n",
    ]
      .map((sign): [string, string[]] => [`${A}${sign}${B}`, [A, B]]),
    [`${A}和${B}`, [A, B]],
    [GROUPS, [GROUPS]],
    [`${GROUPS}, ${A}`, [GROUPS, A]],
    [`${GROUPS}\n${GROUPS}`, [GROUPS, GROUPS]],
    [`Code: ${GROUPS}`, [GROUPS]],
    [`1. ${A}\n2. ${B}`, [A, B]],
    [`1) ${A}\n2) ${B}\n3) ${GROUPS}`, [A, B, GROUPS]],
    [`(3) ${A}\n(4) ${B}`, [A, B]],
    [`٣- ${A}\n٤- ${B}`, [A, B]],
    [`1 ${A}\n2 ${B}`, [A, B]],
    [`1\t${A}\n2\t${GROUPS}`, [A, GROUPS]],
    [`1. ${A} 2. ${B}`, [A, B]],
    [`1) ${A}, 2) ${B}`, [A, B]],
    [`• ${A}\n• ${B}`, [A, B]],
    [`- ${A}\n* ${B}\n> ${WORD}`, [A, B, WORD]],
    [`①${A}\n②${B}`, [A, B]],
    [`1️⃣ ${A}\n2️⃣ ${B}`, [A, B]],
    [`[ ] ${A}\n- [x] ${B}`, [A, B]],
    [`| 1 | ${A} |\n| 2 | ${B} |`, [A, B]],
    [`${A} (2), ${B} (1)`, [A, B]],
    [`Tracking #: ${A}`, [A]],
    [`${A} and ${B}`, [A, B]],
    [`]C0${A} und ]Q1${B}`, [A, B]],
    [`${GROUPS} et ${GROUPS}`, [GROUPS, GROUPS]],
    [`i) ${A}\nii) ${B}`, [A, B]],
    [`<li>${A}</li><li><b>${B}</b></li>`, [A, B]],
    [`=HYPERLINK("${link(A)}";"${A}")`, [A]],
    [`[)>\u001e06\u001d${A}\u001e\u0004`, [A]],
    [`No. ${A}, Nr. ${B}, №${WORD}`, [A, B, WORD]],
    [`#${A} ＃${B}`, [A, B]],
    [`]C0${A}\n]Q1${B}`, [A, B]],
    [`]C1${SSCC}\u001d]d2${A}`, [SSCC, A]],
    [`(00)${SSCC}`, [SSCC]],
    [`(00) 3 4012345 000000001 7`, ["3 4012345 000000001 7"]],
    [`]C100${SSCC}`, [SSCC]],
    [`\u001d21${A}<GS>${B}`, [A, B]],
    [`\u0002${A}\u0003\r\n*${B}*\t\r\n`, [A, B]],
    [`"${link(A)}","${link(B)}"`, [A, B]],
    [`${link(A)},${link(B)};${link(WORD)}`, [A, B, WORD]],
    [`${link(A)},${B}`, [A, B]],
    [`See ${link(A)}.`, [A]],
    [`Dear Ann, track parcel 1 here: [Track](${link(A)})!`, [A]],
    [`<${link(A)}|${A}>`, [A]],
    [`<a href="${link(A)}">${A}</a>`, [A]],
    [`${A} ${B}`, [A, B]],
    [`${WORD} ${A}`, [WORD, A]],
    ["LINK 26O37-BH", ["LINK", "26O37-BH"]],
    ["NL 26O37 BH", ["NL 26O37 BH"]],
    ["Hamburg A-1", ["Hamburg", "A-1"]],
    [`"A-1"; 'B-2'`, ["A-1", "B-2"]],
    ["A-1\u00a0A-1", ["A-1", "A-1"]],
    ["https://example.com/about", ["https://example.com/about"]],
    [" \n", []],
  ];
  for (const [text, codes] of lists) {
    deepEqual(await splitCodes(kv, text), codes, JSON.stringify(text));
  }
});

test("splitCodes() truncates long words, which are then no codes, also when they are posted again", async (kv) => {
  await addAll(kv, ["WB-1001"]);
  const long = `WB-1001${"-".repeat(300)}2`;
  const [word] = await splitCodes(kv, long);
  equal(word, `${long.slice(0, 300)}…`);
  deepEqual(await splitCodes(kv, word!), [word]);
  equal(normalizeTrackingCode(word!), null);
});

test("a number of a list that is the code of a parcel stays a code", async (kv) => {
  await addAll(kv, ["1001", "1002"]);
  deepEqual(await splitCodes(kv, "1001 Ann\n1002 Bob"), [
    ...["1001", "Ann", "1002", "Bob"],
  ]);
});

test("findCodes() looks codes up by their look-alikes, names all parcels of an ambiguous one, and none if it is exact", async (kv) => {
  const codes = ["NL-26000-HM", "NL-260O0-HM", "LOG-1"];
  await addAll(kv, codes);
  const typed = ["L0G1", "NL-26O00-HM", "nl26000hm", "N0-1"];
  const namesOf = async (isExact: boolean) =>
    (await findCodes(kv, typed, { isExact })).map(({ parcel, candidates }) => [
      parcel?.tracking_code ?? null,
      candidates.map(({ tracking_code }) => tracking_code),
    ]);
  deepEqual(await namesOf(false), [
    ["LOG-1", []],
    [null, codes.slice(0, 2)],
    ["NL-26000-HM", []],
    [null, []],
  ]);
  deepEqual(await namesOf(true), [
    [null, []],
    [null, []],
    ["NL-26000-HM", []],
    [null, []],
  ]);
});

Deno.test("looking up 500 codes makes a bounded number of store requests", async () => {
  using kv = await memoryKv();
  const codes = Array.from({ length: 500 }, (_, at) => `WB-${10_000 + at}`);
  for (const code of codes.slice(0, 250)) await addAll(kv, [code]);
  const cases: [text: string, most: number][] = [
    // Half of them are known.
    [codes.join("\n"), 180],
    // In groups, with a number each.
    [
      codes.map((code, at) => `${at + 1}. ${code.replaceAll("-", " ")}`)
        .join("\n"),
      320,
    ],
  ];
  for (const [text, most] of cases) {
    using store = recordStoreRequests();
    const split = await splitCodes(kv, text);
    const found = await findCodes(kv, split);
    equal(found.filter(({ parcel }) => parcel !== null).length, 250);
    const { length } = store.requests;
    ok(length <= most, `${length} requests`);
  }
});
