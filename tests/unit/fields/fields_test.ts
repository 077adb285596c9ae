import { deepEqual, equal, throws } from "node:assert/strict";
import { z } from "zod";
import { AppError } from "@/lib/errors.ts";
import {
  parcelCreate,
  parcelMapForm,
  parcelPatch,
} from "@/lib/parcels/schema.ts";
import { ownerCreate, passwordChange, signIn } from "@/lib/accounts/schema.ts";
import { recordDelete, requiredText } from "@/lib/fields/fields.ts";
import { messageCreate } from "@/lib/messages/schema.ts";
import { pageCreate } from "@/lib/pages/schema.ts";
import { pageQuery, searchQuery } from "@/lib/fields/paging.ts";
import { reviewPatch } from "@/lib/reviews/schema.ts";
import { settingsPatch } from "@/lib/settings/schema.ts";
import {
  activityCreate,
  activityForm,
  activityPatch,
} from "@/lib/parcels/entry_schema.ts";
import { parse } from "@/lib/fields/parse.ts";

type Schema = Parameters<typeof parse>[0];

/** A schema and input that is valid once it has the tested field. */
type Form = [schema: Schema, input: object];

const PARCEL: Form = [parcelCreate, {
  tracking_code: "WAY-1234",
  recipient_name: "Ada",
  destination: "Oslo",
}];
const PATCH: Form = [parcelPatch, { id: "01" }];
const entry = { title: "Left", description: "On its way", color: "green" };
const ENTRY: Form = [activityCreate, { ...entry, parcel_id: "01" }];
const ENTRY_PATCH: Form = [activityPatch, { id: "01" }];
const ENTRY_FORM: Form = [activityForm, {
  ...entry,
  icon: "airplanemode_active",
}];
const PAGE: Form = [pageCreate, { title: "Emoji" }];
const SETTINGS: Form = [settingsPatch, {}];
const ADMIN: Form = [ownerCreate, { email: "a@example.com", token: "t" }];
const SIGN_IN: Form = [signIn, { email: "a@example.com", password: "x" }];
const MESSAGE: Form = [messageCreate, { body: "c" }];
const REVIEW: Form = [reviewPatch, { id: "01" }];
const ID: Form = [recordDelete, {}];

/** Returns problems as texts such as "weight invalid.max max=300". */
function problemsOf(schema: Schema, value: unknown): string[] {
  let problems: string[] = [];
  throws(() => parse(schema, value), (error) => {
    if (!(error instanceof AppError)) return false;
    problems = error.problems.map(({ key, field, params = {} }) => {
      const bounds = Object.entries(params).map((pair) => pair.join("="));
      return [field, key, ...bounds].filter(Boolean).join(" ");
    });
    return error.status === 422;
  });
  return problems;
}

interface Rule {
  of: [Form, field: string];
  /** Values that the schema returns unchanged. */
  keeps?: unknown[];
  /** Values with their parsed form. */
  turns?: [from: unknown, into: unknown][];
  /** Problems and the values that cause them. */
  refuses?: Record<string, unknown[]>;
}

/** Tests one field of a form. */
function rule(name: string, rule: Rule): void {
  const { of: [[schema, input], field] } = rule;
  const { keeps = [], turns = [], refuses = {} } = rule;
  Deno.test(name, () => {
    const same = keeps.map((value) => [value, value]);
    for (const [from, into] of [...same, ...turns]) {
      const parsed = parse(schema, { ...input, [field]: from });
      equal(Reflect.get(parsed, field), into, JSON.stringify(from));
    }
    for (const [problem, values] of Object.entries(refuses)) {
      for (const value of values) {
        const problems = problemsOf(schema, { ...input, [field]: value });
        deepEqual(problems, [`${field} ${problem}`]);
      }
    }
  });
}

Deno.test("parse() returns one problem per field in the form's order, then the unknown fields by name", () => {
  const value = {
    zebra: 1,
    status: 7,
    tracking_code: "",
    recipient_email: "nobody",
    map_zoom: "x",
    id: "1",
  };
  deepEqual(problemsOf(parcelCreate, value), [
    "tracking_code invalid.required",
    "recipient_name invalid.required",
    "destination invalid.required",
    "recipient_email invalid.email",
    "status invalid.text",
    "map_zoom invalid.number",
    "zebra invalid.unknown",
    "id invalid.unknown",
  ]);
});

Deno.test("parse() rejects a value that is not an object", () => {
  for (const value of [null, undefined, "text", 3, [], [PARCEL[1]]]) {
    deepEqual(problemsOf(parcelCreate, value), ["invalid.object"]);
  }
});

Deno.test("parse() rejects prototype keys", () => {
  const value = JSON.parse(`{"__proto__":{"id":"1"},"constructor":1,"id":"2"}`);
  deepEqual(problemsOf(recordDelete, value), [
    "__proto__ invalid.unknown",
    "constructor invalid.unknown",
  ]);
});

Deno.test("parse() names a nested field by its own name and a list item by the list's name", () => {
  const schema = z.strictObject({
    codes: z.array(requiredText()).min(1).max(2).optional(),
    update: z.strictObject({ status: requiredText(), title: requiredText() }),
  });
  const status = "status invalid.required";
  const title = "title invalid.required";
  const wrong: [input: object, problems: string[]][] = [
    [
      { update: { status: "x".repeat(301), zebra: 1 } },
      ["status invalid.max max=300", title, "zebra invalid.unknown"],
    ],
    [
      { codes: [], update: "x" },
      ["codes invalid.required", "update invalid.selected"],
    ],
    [{ codes: ["a", 7], update: {} }, ["codes invalid.text", status, title]],
    [
      { codes: ["a", "b", "c"], update: { status: "a", title: "b" } },
      ["codes invalid.maxItems max=2"],
    ],
  ];
  for (const [input, problems] of wrong) {
    deepEqual(problemsOf(schema, input), problems);
  }
});

const BLANK = ["", "   ", " \u200b\u2060"];
/** Lone surrogates, control characters and a non-character. */
const BAD_CHARS = ["\ud800", "\udfff\ud800", "\u0000", "\u0085", "\uffff"];

rule("a required text is trimmed and must not be blank", {
  of: [PARCEL, "recipient_name"],
  turns: [["  Ada  ", "Ada"]],
  refuses: { "invalid.required": [undefined, null, ...BLANK] },
});

rule("a text has at most 300 UTF-16 units, as browsers count", {
  of: [PARCEL, "weight"],
  keeps: ["x".repeat(300)],
  turns: [null, ...BLANK].map((value) => [value, null]),
  refuses: {
    "invalid.max max=300": ["x".repeat(301), "😀".repeat(151)],
    "invalid.characters": BAD_CHARS.map((odd) => `a${odd}a`),
  },
});

rule("the content of a page has at most 20,000 UTF-16 units", {
  of: [PAGE, "content"],
  keeps: ["😀".repeat(10_000)],
  turns: [["one\r\ntwo\rthree\nfour", "one\ntwo\nthree\nfour"]],
  refuses: { "invalid.max max=20000": ["😀".repeat(10_000) + "!"] },
});

rule("a description has up to 2000 characters and may have several lines", {
  of: [ENTRY, "description"],
  keeps: ["x".repeat(2000), "1\t2\n3\u20284"],
  refuses: { "invalid.max max=2000": ["x".repeat(2001)] },
});

rule("a contact address gets normalized line ends", {
  of: [SETTINGS, "contact_address"],
  turns: [["12 Harbour Street\r\nBusan", "12 Harbour Street\nBusan"]],
});

rule("a single-line text replaces line breaks by spaces", {
  of: [PARCEL, "destination"],
  turns: [[
    "12 Harbour Street \r\n\r\n Busan\u202848058\nKorea\n",
    "12 Harbour Street Busan 48058 Korea",
  ]],
});

rule("a mail subject must not have several lines", {
  of: [MESSAGE, "subject"],
  refuses: { "invalid.oneLine": ["a\nBcc: b@example.com"] },
});

const MARKS = "a\u200eb\u200fc\u061cd";
const OVERRIDES = [..."\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069"];

for (
  const of of [
    [PARCEL, "recipient_name"],
    [PARCEL, "weight"],
    [SETTINGS, "company_name"],
  ] as [Form, string][]
) {
  rule(`${of[1]} keeps direction marks and drops direction overrides`, {
    of,
    turns: [[
      `\u202e ${MARKS} ${OVERRIDES.join("x")} \u202c`,
      `${MARKS} xxxxxxxx`,
    ]],
  });
}

rule("a text of nothing but direction overrides is empty", {
  of: [PATCH, "weight"],
  turns: [["\u202e", null]],
});

rule("a multi-line text keeps direction isolates", {
  of: [PAGE, "content"],
  keeps: [`Of several lines\n\u2067${MARKS}\u2069`],
});

rule("a tracking code has 4 to 40 characters and is not reserved", {
  of: [PARCEL, "tracking_code"],
  keeps: ["ABCD", "A-1B", "way-7k3m", "A".repeat(40)],
  turns: [
    [" ABCD ", "ABCD"],
    ["\u200fWB–12−3A\u200e", "WB-12-3A"],
    [" WB-12 - 3A\r\n", "WB-12-3A"],
    ["wB-۱٢-３A", "wB-12-3A"],
  ],
  refuses: {
    "invalid.min min=4": ["ABC"],
    "invalid.max max=40": ["A".repeat(41)],
    "invalid.codeCharacters": ["----", "ABC_1", "ÄBCD", "list.html"],
    "invalid.reserved": [
      ...["Im-Age", "CODE", "SEARCH", "events", "List", "create"],
    ],
  },
});

const NON_NUMBERS = ["0x10", "1e999", true, [3]];
const zeros = (count: number) => "0".repeat(count) + "5";

rule("a zoom is a number or a numeric text of at most 300 digits", {
  of: [PARCEL, "map_zoom"],
  turns: [["18.5", 18.5], [zeros(299), 5]],
  refuses: {
    "invalid.between min=1 max=19": [0, "20", 19.5],
    "invalid.number": [...NON_NUMBERS, zeros(300), zeros(119_999)],
  },
});

rule("a latitude is within 90 degrees", {
  of: [PARCEL, "map_current_latitude"],
  turns: [[" -90.0 ", -90], ["", null]],
  refuses: { "invalid.between min=-90 max=90": ["90.01"] },
});

rule("a longitude is within 180 degrees", {
  of: [PARCEL, "map_current_longitude"],
  keeps: [180],
  turns: [["1e-7", 1e-7]],
  refuses: { "invalid.between min=-180 max=180": [-180.5] },
});

rule("a rating is in whole or half steps", {
  of: [REVIEW, "rating"],
  turns: [["3.5", 3.5]],
  refuses: { "invalid.halves": [3.25] },
});

const YEARS = "invalid.between min=1900-01-01 max=2199-12-31";

rule("a date is a real day in the years 1900 to 2199", {
  of: [PARCEL, "min_expected_delivery_date"],
  keeps: ["2028-02-29", "1900-01-01", "2199-12-31"],
  refuses: {
    "invalid.date": [
      ...["2026-02-29", "2026-13-01", "20.11.2026", "2026-1-1", "soon"],
    ],
    [YEARS]: ["0026-12-24", "1899-12-31", "2200-01-01"],
  },
});

rule("occurred_at is a real moment with an offset and is converted to UTC", {
  of: [ENTRY_PATCH, "occurred_at"],
  turns: [["2026-11-20T17:45:00+02:00", "2026-11-20T15:45:00.000Z"]],
  refuses: {
    "invalid.date": ["2026-02-30T10:00:00Z", "2026-11-20", "yesterday"],
    "invalid.timeZone": ["2026-11-20T17:45:00", " 2026-11-20T17:45 "],
    [YEARS]: [
      ...["0026-05-05T10:00:00Z", "1900-01-01T00:00:00+01:00"],
      // In UTC their years have more than four digits or are negative.
      ...["9999-12-31T23:59:59-14:00", "0000-01-01T00:00:00+14:00"],
    ],
  },
});

rule("occurred_at of a form is a local time with minutes", {
  of: [ENTRY_FORM, "occurred_at"],
  turns: ["", ":59", ":59.123"].map((seconds) => [
    `2028-02-29T23:59${seconds}`,
    "2028-02-29T23:59",
  ]),
  refuses: {
    "invalid.date": [
      ...["2026-02-30T10:00", "2026-06-31T10:00", "2026-01-01T24:00"],
      ...["2026-01-01T10:60", "2026-01-01T10:00:60", "2026-13-01T10:00"],
      ...["2026-01-01T10:00Z", "2026-01-01T10:00:00Z"],
      ...["2026-01-01T10:00+02:00", "2026-01-01", "soon"],
    ],
  },
});

rule("show_map is yes or no, or unset in a new parcel", {
  of: [PARCEL, "show_map"],
  keeps: ["yes", "no"],
  turns: [["", undefined], [null, undefined]],
  refuses: { "invalid.selected": ["maybe", true] },
});

rule("a color is one of the list", {
  of: [ENTRY, "color"],
  refuses: { "invalid.selected": ["blue"] },
});

rule("a new entry with an empty icon gets the plane", {
  of: [ENTRY, "icon"],
  turns: [[undefined, "airplanemode_active"], ["", "airplanemode_active"]],
});

rule("a new password has 8 to 300 characters, including spaces", {
  of: [ADMIN, "password"],
  keeps: ["  pass  "],
  refuses: {
    "invalid.min min=8": ["1234567"],
    "invalid.max max=300": ["x".repeat(301)],
    "invalid.characters": [
      "\ud800\ud8a1\ud833\ud9f4\udb05\ud8c6\ud9d7\udaa8",
    ],
  },
});

rule("the current password has at most as many characters as can be hashed", {
  of: [SIGN_IN, "password"],
  keeps: ["x".repeat(300)],
  refuses: {
    "invalid.required": [undefined],
    "invalid.max max=300": ["x".repeat(301)],
  },
});

rule("an email is required and trimmed", {
  of: [SIGN_IN, "email"],
  turns: [[" a@example.com ", "a@example.com"]],
  refuses: { "invalid.required": [undefined] },
});

rule("an id is at most as long as a key of the store allows", {
  of: [ID, "id"],
  keeps: ["x".repeat(300)],
  refuses: { "invalid.max max=300": ["x".repeat(301)] },
});

Deno.test("an absent optional field stays absent", () => {
  equal("sender_name" in parse(...PARCEL), false);
});

Deno.test("parcelPatch requires an id and accepts any single field, and a version as number or text", () => {
  const patch = parse(parcelPatch, { id: "01", weight: "", version: "3" });
  deepEqual(patch, { id: "01", weight: null, version: 3 });
  deepEqual(problemsOf(parcelPatch, { destination: null, version: "new" }), [
    "id invalid.required",
    "version invalid.number",
    "destination invalid.required",
  ]);
});

Deno.test("schemas reject fields that only the server writes", () => {
  const fields = ["image", "history", "created_at", "updated_at", "old_codes"];
  for (const field of fields) {
    deepEqual(problemsOf(parcelPatch, { id: "01", [field]: "x" }), [
      `${field} invalid.unknown`,
    ]);
  }
  const entry = { ...ENTRY[1], created_at_day: "1" };
  deepEqual(problemsOf(activityCreate, entry), [
    "created_at_day invalid.unknown",
  ]);
});

Deno.test("a new password without its repetition is reported only for the repetition", () => {
  const form = { password: "old", new_password: "seven grey whales" };
  deepEqual(problemsOf(passwordChange, form), [
    "confirm_new_password invalid.required",
  ]);
});

Deno.test("the map form requires zoom and current position even while the map is hidden", () => {
  const fields = ["map_zoom", "map_current_latitude", "map_current_longitude"];
  for (const show_map of ["yes", "no"]) {
    for (const value of ["", undefined]) {
      const empty = Object.fromEntries(fields.map((field) => [field, value]));
      deepEqual(
        problemsOf(parcelMapForm, { show_map, ...empty }),
        fields.map((field) => `${field} invalid.required`),
      );
    }
  }
});

Deno.test("pageQuery has defaults and rejects invalid sizes, orders and cursors", () => {
  deepEqual(parse(pageQuery, {}), { page: 1, per_page: 15 });
  const query = { page: "0", per_page: "101", order: "name", cursor: "../x" };
  deepEqual(problemsOf(pageQuery, query), [
    "page invalid.between min=1 max=1000000",
    "per_page invalid.between min=1 max=100",
    "order invalid.selected",
    "cursor invalid.selected",
  ]);
});

Deno.test("searchQuery requires a text", () => {
  const query = parse(searchQuery, { search: " oslo ", page: "2" });
  deepEqual(query, { search: "oslo", page: 2, per_page: 15 });
  deepEqual(problemsOf(searchQuery, { search: " " }), [
    "search invalid.required",
  ]);
});
