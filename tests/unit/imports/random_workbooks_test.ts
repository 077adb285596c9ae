import { deepEqual } from "node:assert/strict";
import { omit } from "deno-std/collections/omit.js";
import { applyImport, createImport } from "@/lib/imports/imports.ts";
import { openTable } from "@/lib/imports/reader.ts";
import { parcels, toRecord } from "@/lib/parcels/store.ts";
import { UploadedFile } from "@/lib/photos/limits.ts";
import { testApp } from "../../helpers/app.ts";
import { type Chance, testDraws } from "../../helpers/chance.ts";
import { drawTable } from "../../helpers/drawn_table.ts";
import { partsOf } from "../../helpers/import_parts.ts";
import { bookOf, escapeXml } from "../../helpers/workbook.ts";

const NOW = Date.parse("2026-11-28");

testDraws(
  "a random table gives the same parcels as a workbook and as CSV",
  async (chance) => {
    const office = { parcels: [], trashed: [] };
    const { text } = drawTable(chance, office, chance.size(1, 60));
    const csv = new TextEncoder().encode(text);
    const book = await toBook(chance, csv);
    deepEqual(await importedFrom(book), await importedFrom(csv));
  },
  10,
);

/** Imports a file into a new site and returns the parcels, without what differs by chance. */
async function importedFrom(bytes: Uint8Array) {
  // The moment at which a parcel ends is stored.
  await using app = await testApp({ clock: { ms: NOW } });
  const { kv } = app;
  const { id } = await createImport(kv, {
    file: new UploadedFile("table", bytes),
  });
  await app.jobs.drain();
  await applyImport(kv, { id, skip_wrong: "yes" });
  await app.jobs.drain();
  const made = await parcels.listFirst(kv, { limit: 100 });
  return made.map(toRecord).map(({ tracking_code, ...fields }) => ({
    // Codes are drawn for rows without one.
    code: tracking_code.startsWith("NEW-") ? tracking_code : null,
    ...omit(fields, ["id", "created_at", "updated_at"]),
  }));
}

/** Writes the table of a CSV file as a workbook, with each cell in one of the ways in which programs write it. */
async function toBook(
  chance: Chance,
  csv: Uint8Array,
): Promise<Uint8Array<ArrayBuffer>> {
  const parts = partsOf(csv);
  const { head, rows } = await openTable(parts, { encoding: "utf-8" });
  const shared: string[] = [];
  const all = [head, ...await Array.fromAsync(rows)];
  const lines = all.map(({ row, cells }) => {
    const written = cells.map((cell, at) =>
      cell === "" && chance.percent(50)
        ? ""
        : cellXml(chance, `${letterOf(at)}${row}`, cell, shared)
    );
    return `<row r="${row}">${written.join("")}</row>`;
  });
  return bookOf({
    rows: chance.shuffled(lines).join(""),
    strings: shared.map((text) => `<si>${textXml(text)}</si>`).join(""),
  });
}

function cellXml(
  chance: Chance,
  place: string,
  text: string,
  shared: string[],
): string {
  if (/^[1-9]\d{0,14}$/.test(text)) return `<c r="${place}"><v>${text}</v></c>`;
  const inline = chance.below(3);
  if (inline === 0) {
    return `<c r="${place}" t="s"><v>${shared.push(text) - 1}</v></c>`;
  }
  return inline === 1
    ? `<c r="${place}" t="inlineStr"><is>${textXml(text)}</is></c>`
    : `<c r="${place}" t="str"><v>${escapeXml(text)}</v></c>`;
}

function textXml(text: string): string {
  return `<t xml:space="preserve">${escapeXml(text)}</t>`;
}

/** Returns the letter of one of the first columns. */
function letterOf(at: number): string {
  return String.fromCharCode("A".charCodeAt(0) + at);
}
