import { deepEqual, equal } from "node:assert/strict";
import type { Encoding, SeparatorName } from "@/lib/imports/schema.ts";
import { WORDS } from "@/lib/i18n/dictionaries/mod.ts";
import {
  type FileFormat,
  openTable,
  surveyFile,
} from "@/lib/imports/reader.ts";
import { readRow } from "@/lib/imports/row.ts";
import type { LocaleCode } from "@/lib/i18n/locales.ts";
import type { ParcelRow } from "@/lib/parcels/schema.ts";
import { partsOf } from "@/tests/helpers/import_parts.ts";

const FILES = new URL("../../fixtures/imports/", import.meta.url);

interface Expected {
  /** The panel's language. */
  language?: LocaleCode;
  encoding: Encoding;
  isCertain?: boolean;
  separator: SeparatorName;
  /** Headings of ignored columns. */
  unknown?: string[];
  /** Recipient, destination and other fields of the rows WB-1001 and WB-1002, keyed by row number in the spreadsheet. */
  rows: Record<number, [recipient: string, destination: string, ParcelRow?]>;
}

const SPREADSHEETS: Record<string, Expected> = {
  "excel_german.csv": {
    language: "de",
    encoding: "windows-1252",
    isCertain: false,
    separator: "semicolon",
    rows: {
      2: ["Jörg Müller", "Hafenstraße 1, Köln", {
        recipient_phone_number: "+49 221 1234567",
        weight: "12,5 kg",
        min_expected_delivery_date: "2026-12-03",
        max_expected_delivery_date: "2026-12-05",
        map_current_latitude: 52.52,
      }],
      3: ['Groß & Söhne; Lager "Süd"', "Straße der Einheit 4, Görlitz", {
        recipient_phone_number: "0049 3581 1",
        weight: "3 kg",
        max_expected_delivery_date: "2026-12-24",
      }],
    },
  },
  "excel_german_utf8.csv": {
    language: "de",
    encoding: "utf-8",
    separator: "semicolon",
    rows: {
      2: ["Łukasz Żółć", "Köln – Deutz", {
        status: "Unterwegs",
      }],
      3: ["Ann Smith", "Zeile 1 Zeile 2"],
    },
  },
  "excel_us.csv": {
    encoding: "windows-1252",
    isCertain: false,
    separator: "comma",
    rows: {
      2: ["Smith, Ann", "12 Main St., Springfield", {
        recipient_phone_number: "(555) 123-4567",
        max_expected_delivery_date: "2026-12-03",
        declared_value: "$1,200.00",
      }],
      3: ["José Núñez", "Cañón City", {
        recipient_phone_number: "+1 555 1",
        max_expected_delivery_date: "2026-12-24",
        declared_value: "$5.00",
      }],
    },
  },
  "excel_us_unicode.txt": {
    encoding: "utf-16le",
    separator: "tab",
    rows: {
      2: ["Дарья Ким", 'Door "B", Almaty', {
        reference: "PO 77",
      }],
      3: ["山田 太郎", "Osaka"],
    },
  },
  "excel_russian.csv": {
    language: "ru",
    encoding: "windows-1251",
    isCertain: false,
    separator: "semicolon",
    rows: {
      2: ["Анна Кузнецова", "Москва, ул. Ёлкина, 5", {
        recipient_email: "anna@example.com",
        max_expected_delivery_date: "2026-12-31",
        weight: "2,5 кг",
      }],
      3: ['ООО "Ромашка"', "Тверь", {
        max_expected_delivery_date: "2026-12-01",
        weight: "10 кг",
      }],
    },
  },
  "excel_russian_sep.csv": {
    language: "ru",
    encoding: "utf-8",
    separator: "semicolon",
    rows: {
      2: ["Анна, Тверь", "Тверь", {
        reference: "№ 15",
      }],
    },
  },
  "excel_mac.csv": {
    language: "de",
    encoding: "macintosh",
    isCertain: false,
    separator: "semicolon",
    rows: {
      2: ["Jörg Müller", "Weißenfels", {
        recipient_email: "joerg@example.com",
      }],
      3: ["Zoë; Café", "Zürich Süd"],
    },
  },
  "libreoffice.csv": {
    encoding: "utf-8",
    separator: "comma",
    rows: {
      2: ["Zoë Ångström", "Malmö, Sverige", {
        pieces: 3,
        min_expected_delivery_date: "2026-12-03",
      }],
      3: ['Ann "Annie" Smith', "Nantes"],
    },
  },
  "google_sheets.csv": {
    language: "fr",
    encoding: "utf-8",
    separator: "comma",
    unknown: ["Commentaire"],
    rows: {
      2: ["Élodie Müller", "12 quai de la Fosse Nantes", {
        recipient_phone_number: "+33 1 99",
        max_expected_delivery_date: "2026-12-24",
      }],
      3: ["=SUM(A1)", "Brest", {
        max_expected_delivery_date: "2026-12-05",
      }],
    },
  },
  "numbers.csv": {
    encoding: "utf-8",
    separator: "semicolon",
    unknown: ["", ""],
    rows: {
      2: ["Zoë – Smith", "“The Mews”, London", {
        recipient_email: "zoe@example.com",
      }],
      4: ["Bob Jones", "Leeds"],
    },
  },
};

function unknownHeads({ columns }: FileFormat): string[] {
  return columns.filter(({ field }) => field === null).map(({ head }) => head);
}

for (const [name, expected] of Object.entries(SPREADSHEETS)) {
  Deno.test(`surveyFile() and openTable() read ${name} as the spreadsheet displays it`, async () => {
    const bytes = await Deno.readFile(new URL(name, FILES));
    const offered = WORDS[expected.language ?? "en"].encoding ??
      "windows-1252";
    const parts = partsOf(bytes, 250);
    const { found, total } = await surveyFile(parts, {}, { offered });
    equal(found.encoding, expected.encoding);
    equal(found.isCertain, expected.isCertain ?? true);
    equal(found.separator, expected.separator);
    equal(found.asksDates, false);
    equal(total, Object.keys(expected.rows).length);
    deepEqual(unknownHeads(found), expected.unknown ?? []);
    const table = await openTable(parts, found);
    const read = { ...found, heads: table.head.cells };
    const rows = await Array.fromAsync(
      table.rows,
      (row) => readRow(row, read),
    );
    deepEqual(rows.flatMap(({ problems }) => problems), []);
    const wanted = Object.entries(expected.rows).map(
      ([row, [recipient_name, destination, more]], at) => ({
        row: Number(row),
        values: {
          tracking_code: `WB-${1001 + at}`,
          recipient_name,
          destination,
          ...more,
        },
      }),
    );
    deepEqual(rows.map(({ row, values }) => ({ row, values })), wanted);
  });
}
