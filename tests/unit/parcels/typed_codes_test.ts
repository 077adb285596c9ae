import { deepEqual, equal, ok } from "node:assert/strict";
import { typedCodes } from "@/lib/parcels/typed_codes.ts";
import { normalizeTrackingCode } from "@/lib/parcels/tracking_code.ts";
import { Chance } from "@/tests/helpers/chance.ts";

const CODE = "WAY-7K2M-9QX4";
const LINK = `https://track.example/track.html?code=${CODE}`;
const encoded = encodeURIComponent(LINK);
const twice = encodeURIComponent(encoded);

/** Returns the first reading of a text that is a code, as the look-up sees it. */
function firstCode(text: string): string | null {
  return normalizeTrackingCode(typedCodes(text)[0]!);
}

Deno.test("typedCodes() finds the code in a link and what surrounds it in mails, chats and spreadsheets", () => {
  const pasted = [
    ...[LINK, `See ${LINK}.`, `(${LINK})`, `<${LINK}>`, `[Track](${LINK})`],
    ...[`"${LINK}","${LINK}2"`, `${LINK};${LINK}2`, `${LINK},${LINK}2`],
    ...[`„${LINK}“`, `«${LINK}»`, `「${LINK}」`, `‹${LINK}›`, `'${LINK}'`],
    ...[`\`${LINK}\``, `**${LINK}**`, `${LINK}!`, `${LINK}?`, `${LINK}…`],
    ...[`${LINK}。`, `${LINK}، شكرا`, `${LINK}।`, `${LINK}をご確認ください`],
    ...[`<a href="${LINK}">Track 2 parcels</a>`, `<${LINK}|Track>`],
    ...[`href=${LINK}&amp;lang=de`, `${LINK}&amp;utm_source=mail`],
    ...[`${LINK}#destination`, `${LINK}#:~:text=12345678`],
    `https://track.example/track.html?utm_source=x&CODE=${CODE}&utm_medium=y`,
    `https://track.example/track.html?lang=de&amp;code=${CODE}`,
    `http://localhost:8000/track.html?Code=${CODE.toLowerCase()}`,
    ...["/track.html?code=%20WAY-7K2M-9QX4+", `track.html?code=${CODE}`],
    ...[`?code=${CODE}`, `code=${CODE}`],
    "https://track.example/track.html?code=WAY%2D7K2M%2D9QX4",
    "https://track.example/track.html?code=WAY+7K2M+9QX4",
    `https://track.example/control/parcels/${CODE}`,
    `https://track.example/control/parcels/${CODE}/update?lang=de`,
    `See https://track.example/control/parcels/${CODE}.`,
    `https://track.example/qr/${CODE}`,
    `https://track.example/api/parcels/${CODE}/events`,
    `https://nam02.safelinks.example/?url=${encoded}&data=05%7C02%7Cann`,
    `https://nam02.safelinks.example/?url=${twice}&data=05&reserved=0`,
    `https://www.search.example/url?q=${encoded}&sa=D&source=editors`,
    `https://www.search.example/url?q=${LINK}&sa=D`,
    `https://click.example/?code=ABCD1234&u=${encoded}`,
    `https://secure-web.example/1abc/${encoded}`,
    `https://eu.protection.example?d=track.example&u=${btoa(LINK)}&i=abc`,
    `https://aws.example/L0/https:%2F%2Ftrack.example%2Ftrack.html%3Fcode=${CODE}/1/0102`,
    `https://translate.example/translate?sl=auto&u=${encoded}`,
    `https://web.archive.example/web/20260101000000/${LINK}`,
    `mailto:?subject=Parcel&body=${encodeURIComponent(`Track it: ${LINK}`)}`,
    `whatsapp://send?text=${encoded}`,
    `=HYPERLINK("${LINK}";"${CODE}")`,
    `https://track.example/track.html?code=%22${CODE}%22`,
    "https://track.example/track.html?code=WAY%E2%80%917K2M%E2%80%919QX4",
    `https://urldefense.example/v3/__${LINK}__;!!abc!xyz$`,
    "https://urldefense.example/v2/url?u=https-3A__track.example_track" +
    ".html-3Fcode-3DWAY-2D7K2M-2D9QX4&d=DwMFaQ&c=abc",
    "https://track.exam=\r\nple/track.html?code=WAY-7K=\n2M-9QX4",
    ...[LINK.replace("WAY", "\u200bW\u00adAY"), `\ufeff${LINK}\u200f`],
    "ｈｔｔｐｓ：／／track.example／track.html？code＝ＷＡＹ－７Ｋ２Ｍ－９ＱＸ４",
  ];
  for (const text of pasted) equal(firstCode(text), "WAY7K2M9QX4", text);
});

Deno.test("typedCodes() reads a link of a mail that writes = as =3D both ways", () => {
  const link = "https://track.example/track.html?lang=3Dde&code=3DWAY-7K2M";
  deepEqual(typedCodes(link), ["3DWAY-7K2M", "WAY-7K2M"]);
  const broken = "https://track.exam= ple/track.h=tml?code=3DWAY-7K=2M";
  deepEqual(typedCodes(broken), ["3DWAY-7K2M", "WAY-7K2M"]);
});

Deno.test("typedCodes() finds the code in a text, and the first of several", () => {
  const texts = [
    ...[`Tracking code: ${CODE}`, `Your parcel (${CODE}) is on its way!`],
    ...[`«${CODE}».`, `#${CODE}`, `＃${CODE}`, `No. ${CODE}`, `№${CODE}`],
    ...[`Nr.${CODE}`, `N° ${CODE}`, `${CODE}،`, `${CODE}、`, `${CODE}।`],
    ...[`单号：${CODE}，请查收`, `追跡番号${CODE}です`, `رقم التتبع: ${CODE}`],
    ...[`${CODE}؛WAY-7K2M-9QX5`, `${CODE}|WAY-7K2M-9QX5`, `${CODE} / 2`],
    ...[`1. ${CODE}`, `(3) ${CODE}`, `• ${CODE}`, `①${CODE}`],
    ...[`*${CODE}*`, `]C0${CODE}`, `]Q1${CODE}\r`, `\u0002${CODE}\u0003`],
    ...[`<STX>${CODE}<ETX>`, `${CODE}\t`, `> ${CODE}`, `_${CODE}_`],
    `Order 4711 of 24 December 2026: ${CODE}, 2 pieces, 12.5 kg`,
    "«ＷＡＹ－７Ｋ２Ｍ－９ＱＸ４»",
  ];
  for (const text of texts) equal(firstCode(text), "WAY7K2M9QX4", text);
});

Deno.test("typedCodes() returns a code in groups as one, with a second reading only within a sentence or after an identifier", () => {
  const readings = [
    ["way 7k2m 9qx4", ["way 7k2m 9qx4"]],
    ["9400 1100 0000 0000 0000 03", ["9400 1100 0000 0000 0000 03"]],
    ["WB 1001", ["WB 1001"]],
    ["WB-1001 2", ["WB-1001 2"]],
    ["WAY 7K2M 9QX4 T3BD", ["WAY 7K2M 9QX4 T3BD"]],
    [`Tracking number ${CODE}`, [`Tracking number ${CODE}`, CODE]],
    ["Code: 9400 1100 0000", ["9400 1100 0000"]],
    [`٣- ${CODE}`, [`3 ${CODE}`, CODE]],
    [`No ${CODE}`, [`No ${CODE}`, CODE]],
    [`${CODE} and AB-12`, [`${CODE} and AB-12`, CODE]],
    [
      "https://id.gs1.example/00/340123450000000017",
      ["00340123450000000017", "340123450000000017"],
    ],
    [
      "Your parcel 9400 1100 0000 0000",
      ["Your parcel 9400 1100 0000 0000", "9400 1100 0000 0000"],
    ],
    ["(00)340123450000000017", ["00340123450000000017", "340123450000000017"]],
    ["]C100340123450000000017", ["00340123450000000017", "340123450000000017"]],
  ] as const;
  for (const [text, codes] of readings) {
    deepEqual(typedCodes(text), codes, text);
  }
});

Deno.test("typedCodes() returns plain codes, and texts without a code, unchanged", () => {
  const texts = [
    ...["WAY-7K2M", "", "..", "?code=", "Where is it?", "AB_CD", "OIL OIL"],
    `${"!".repeat(4_000)} WAY-1234`,
  ];
  for (const text of texts) deepEqual(typedCodes(text), [text], text);
});

Deno.test("typedCodes() finds random codes in random wrappers", () => {
  const chance = new Chance(Number(Deno.env.get("FUZZ_SEED") ?? 1985));
  const symbols = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789"];
  const wrappers: ((text: string) => string)[] = [
    ...["()", "[]", "<>", "“”", "«»", "「」", '""', "``"].map(
      ([a, b]) => (text: string) => `${a}${text}${b}`,
    ),
    ...[".", "!", "，", "。", "؛", "।", ";"].map((sign) => (text: string) =>
      `${text}${sign}`
    ),
    (text) => `[Track](${text})`,
    (text) => `See ${text}`,
    (text) => `https://safelinks.example/?url=${encodeURIComponent(text)}&d=05`,
    (text) => `https://click.example/L0/${encodeURIComponent(text)}`,
    (text) => text.replaceAll("&", "&amp;"),
    (text) => `> ${text}`,
  ];
  for (let draw = 0; draw < 2_000; draw++) {
    const groups = Array.from(
      { length: 2 + chance.below(3) },
      () => Array.from({ length: 4 }, () => chance.pick(symbols)).join(""),
    );
    const code = groups.join("-");
    const query = chance.percent(50) ? `lang=de&code=${code}` : `code=${code}`;
    let text = `https://track.example/track.html?${query}`;
    const count = chance.below(4);
    for (let layer = 0; layer < count; layer++) {
      text = chance.pick(wrappers)(text);
    }
    const found = typedCodes(text).map(normalizeTrackingCode);
    ok(found.includes(groups.join("")), `${draw}: ${text} is ${found}`);
  }
});
