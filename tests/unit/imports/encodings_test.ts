import { deepEqual, equal, rejects } from "node:assert/strict";
import { hasProblem } from "@/lib/errors.ts";
import { decodeParts, findEncoding } from "@/lib/imports/encodings.ts";
import { partsOf } from "@/tests/helpers/import_parts.ts";
import type { Encoding } from "@/lib/imports/schema.ts";

const GUESS = { offered: "windows-1252" } as const;

/** Decodes a file in parts of six bytes. Only the first part reveals the encoding. */
async function read(
  bytes: Uint8Array,
  options: { chosen?: Encoding; offered: Encoding },
) {
  const parts = partsOf(bytes, 6);
  const found = await findEncoding(parts, options);
  const texts = await Array.fromAsync(decodeParts(parts(), found.encoding));
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
