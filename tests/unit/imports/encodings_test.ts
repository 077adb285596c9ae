import { deepEqual, equal, rejects } from "node:assert/strict";
import { hasProblem } from "@/lib/errors.ts";
import { guessEastAsian } from "@/lib/imports/east_asian.ts";
import { decodeParts, findEncoding, STRAY } from "@/lib/imports/encodings.ts";
import { partsOf } from "@/tests/helpers/import_parts.ts";
import type { Encoding } from "@/lib/imports/schema.ts";

const GUESS = { offered: "windows-1252" } as const;

/** Decodes a file in parts of six bytes. Only the first part reveals the encoding. */
async function read(
  bytes: Uint8Array,
  options: { chosen?: Encoding; offered: Encoding },
  size = 6,
) {
  const parts = partsOf(bytes, size);
  const found = await findEncoding(parts, options);
  const texts = await Array.fromAsync(decodeParts(parts(), found));
  return { text: texts.join(""), ...found };
}

function bytesOf(...parts: (string | number)[]): Uint8Array {
  return new Uint8Array(
    parts.flatMap((part) =>
      typeof part === "number" ? [part] : [...new TextEncoder().encode(part)]
    ),
  );
}

/** Encodes in UTF-16. */
function wide(text: string, littleEndian: boolean): Uint8Array {
  const view = new DataView(new ArrayBuffer(text.length * 2));
  for (let at = 0; at < text.length; at++) {
    view.setUint16(at * 2, text.charCodeAt(at), littleEndian);
  }
  return new Uint8Array(view.buffer);
}

Deno.test("findEncoding() detects Unicode with and without a byte order mark", async () => {
  const texts = [
    bytesOf("code,Ünal"),
    bytesOf(0xef, 0xbb, 0xbf, "code,Ünal"),
    ...[true, false].flatMap((isLittle) => [
      wide("code,Ünal", isLittle),
      wide("\ufeffcode,Ünal", isLittle),
    ]),
  ];
  deepEqual(
    await Promise.all(texts.map((bytes) => read(bytes, GUESS))),
    ["utf-8", "utf-8", "utf-16le", "utf-16le", "utf-16be", "utf-16be"]
      .map((encoding) => ({ text: "code,Ünal", encoding, isCertain: true })),
  );
});

Deno.test("findEncoding() guesses the encoding of the panel's language, and the Macintosh encoding for lone CRs", async () => {
  const old = bytesOf("code\r\nM", 0xfc, "ller");
  deepEqual(await read(old, GUESS), {
    text: "code\r\nMüller",
    encoding: "windows-1252",
    isCertain: false,
  });
  const mac = bytesOf("code\rM", 0x9f, "ller");
  equal((await read(mac, GUESS)).text, "code\rMüller");
  const other = await read(mac, { offered: "windows-1251" });
  equal(other.encoding, "windows-1251");
});

Deno.test("decodeParts() decodes the chosen encoding and composes Vietnamese letters", async () => {
  const turkish = bytesOf("I", 0xfe, 0xfd, "k");
  const chosen = "windows-1254" as const;
  deepEqual(await read(turkish, { ...GUESS, chosen }), {
    text: "Işık",
    encoding: chosen,
    isCertain: true,
  });
  const tone = bytesOf("a", 0xec);
  equal((await read(tone, { offered: "windows-1258" })).text, "á");
});

Deno.test("decodeParts() rejects binary files and bytes that the chosen encoding lacks", async () => {
  const workbook = bytesOf("PK", 3, 4, 20, 0, 6, 0, 8, 0, 0x80, 0xff);
  const latin = bytesOf("M", 0xfc, "ller");
  const isNoText = (error: unknown) => hasProblem(error, "import.noText");
  await rejects(read(workbook, GUESS), isNoText);
  await rejects(read(latin, { ...GUESS, chosen: "utf-8" }), isNoText);
});

const FILES = new URL("../../fixtures/imports/", import.meta.url);

/** The first recipient in each file. */
const EAST_ASIAN: [file: string, encoding: Encoding, recipient: string][] = [
  ["chinese_gb18030.csv", "gb18030", "张小明"],
  ["chinese_big5.csv", "big5", "陳美玲"],
  ["japanese_shift_jis.csv", "shift_jis", "佐藤花子"],
  ["korean_euc_kr.csv", "euc-kr", "김민수"],
];

Deno.test("findEncoding() guesses East Asian encodings in panels with Latin letters, and all can be chosen", async () => {
  for (const [file, encoding, recipient] of EAST_ASIAN) {
    const bytes = await Deno.readFile(new URL(file, FILES));
    const guessed = await read(bytes, GUESS, 200);
    deepEqual([guessed.encoding, guessed.isCertain], [encoding, false]);
    equal(guessed.text.split(/[,\n]/)[4], recipient);
    const other = await read(bytes, { offered: "windows-1251" }, 200);
    equal(other.encoding, "windows-1251");
    const chosen = await read(bytes, { ...GUESS, chosen: encoding });
    deepEqual([chosen.text, chosen.isCertain], [guessed.text, true]);
  }
});

Deno.test("guessEastAsian() recognizes short texts, and no European ones", () => {
  const shown: [bytes: number[], encoding: Encoding | null][] = [
    [[0xb1, 0xb1, 0xbe, 0xa9], "gb18030"],
    [[0xbc, 0xad, 0xbf, 0xef], "euc-kr"],
    [[0xa5, 0x78, 0xa5, 0x5f], "big5"],
    [[0x93, 0x8c, 0x8b, 0x9e], "shift_jis"],
    [[], null],
    [[0xfc], null],
  ];
  for (const [bytes, encoding] of shown) {
    equal(guessEastAsian(Uint8Array.from(bytes)), encoding);
  }
  const texts = [
    ...["Müller, Köln, Straße", "ÄRZTEHAUS ÖSTERREICH", "“Nice” – it’s £5"],
    ...["À l’école, ÉTÉ, Noël, ça", "São João, AÇÃO, NÃO", "Åsa Öberg, Malmö"],
    ...["¿Dónde? ¡Aquí!, PIÑA", "Reykjavík, ÞÓRÐUR ÓÐINN", "naïve Ærø øl"],
  ];
  for (const text of texts) {
    equal(guessEastAsian(windows1252(text)), null, text);
  }
});

/** Encodes in windows-1252. */
function windows1252(text: string): Uint8Array {
  const decoder = new TextDecoder("windows-1252");
  const codes = new Map(
    Array.from(
      { length: 256 },
      (_, code) => [decoder.decode(Uint8Array.of(code)), code] as const,
    ),
  );
  return Uint8Array.from(text, (char) => codes.get(char)!);
}

/** Returns the bytes of a file in UTF-8 with stray bytes in some of its lines. */
function damaged(lines: number, strays: number, name = "Zoë"): Uint8Array {
  return bytesOf(
    "code,name\n",
    ...Array.from(
      { length: lines - 1 },
      (_, at) => at < strays ? ["A", 0xfa, "b,x\n"] : [`${at},${name}\n`],
    ).flat(),
  );
}

Deno.test("findEncoding() keeps UTF-8 if at most one line in a hundred has stray bytes", async () => {
  const { text, ...found } = await read(damaged(100, 1), GUESS, 50);
  deepEqual(found, { encoding: "utf-8", isCertain: true, hasStrays: true });
  equal(text.split(STRAY).length, 2);
  equal((await read(damaged(300, 3), GUESS, 7)).encoding, "utf-8");
  for (const bytes of [damaged(99, 1), damaged(300, 4), damaged(200, 1, "x")]) {
    const { encoding, isCertain } = await read(bytes, GUESS, 50);
    deepEqual([encoding, isCertain], ["windows-1252", false]);
  }
  const valid = await read(bytesOf("a,\ufffd\n"), GUESS);
  deepEqual([valid.text, valid.hasStrays], ["a,\ufffd\n", undefined]);
});
