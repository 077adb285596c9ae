import { deepEqual, equal, throws } from "node:assert/strict";
import { z } from "zod";
import { AppError, type Problem } from "@/lib/errors.ts";
import {
  activityCreate,
  activityForm,
  activityPatch,
  parcelCreate,
  parcelMapForm,
  parcelPatch,
} from "@/lib/parcels/schema.ts";
import { adminCreate, passwordChange, signIn } from "@/lib/accounts/schema.ts";
import { parse, recordDelete, requiredText } from "@/lib/fields/fields.ts";
import { messageCreate } from "@/lib/messages/schema.ts";
import { pageCreate } from "@/lib/pages/schema.ts";
import { pageQuery, searchQuery } from "@/lib/fields/paging.ts";
import { reviewPatch } from "@/lib/reviews/schema.ts";
import { settingsPatch } from "@/lib/settings/schema.ts";

type Schema = Parameters<typeof parse>[0];

const PARCEL = {
  tracking_code: "WAY-1234",
  recipient_name: "Ada",
  destination: "Oslo",
};
const ACTIVITY = {
  parcel_id: "01",
  title: "Left",
  description: "On its way",
  color: "green",
};

function problemsOf(schema: Schema, value: unknown): Problem[] {
  let problems: Problem[] = [];
  throws(() => parse(schema, value), (error) => {
    if (!(error instanceof AppError)) return false;
    problems = error.problems;
    return error.status === 422;
  });
  return problems;
}

/** The only problem of a parcel whose one field is bad. */
function parcelProblem(field: string, value: unknown): Problem {
  const problems = problemsOf(parcelCreate, { ...PARCEL, [field]: value });
  equal(problems.length, 1);
  return problems[0]!;
}

Deno.test("parse() returns one problem a field in the form's order, then unknown fields by name", () => {
  const value = {
    zebra: 1,
    status: 7,
    tracking_code: "",
    recipient_email: "nobody",
    map_zoom: "x",
    id: "1",
  };
  deepEqual(problemsOf(parcelCreate, value), [
    { key: "invalid.required", field: "tracking_code" },
    { key: "invalid.required", field: "recipient_name" },
    { key: "invalid.required", field: "destination" },
    { key: "invalid.email", field: "recipient_email" },
    { key: "invalid.text", field: "status" },
    { key: "invalid.number", field: "map_zoom" },
    { key: "invalid.unknown", field: "zebra" },
    { key: "invalid.unknown", field: "id" },
  ]);
});

Deno.test("parse() refuses a value that is not an object", () => {
  for (const value of [null, undefined, "text", 3, [], [PARCEL]]) {
    deepEqual(problemsOf(parcelCreate, value), [{ key: "invalid.object" }]);
  }
});

Deno.test("parse() refuses prototype keys", () => {
  const value = JSON.parse(`{"__proto__":{"id":"1"},"constructor":1,"id":"2"}`);
  deepEqual(problemsOf(recordDelete, value), [
    { key: "invalid.unknown", field: "__proto__" },
    { key: "invalid.unknown", field: "constructor" },
  ]);
});

Deno.test("a required field refuses the absent, null, empty and blank value with the same words", () => {
  for (const value of [undefined, null, "", "   ", " \u200b\u2060"]) {
    deepEqual(parcelProblem("recipient_name", value), {
      key: "invalid.required",
      field: "recipient_name",
    });
  }
});

Deno.test("a text holds 300 characters and no more", () => {
  equal(
    parse(parcelCreate, { ...PARCEL, weight: "x".repeat(300) }).weight?.length,
    300,
  );
  deepEqual(parcelProblem("weight", "x".repeat(301)), {
    key: "invalid.max",
    params: { max: 300 },
    field: "weight",
  });
});

Deno.test("a text counts an emoji as two, as browsers do, so that the longest one can be stored", () => {
  const page = { title: "Emoji", content: "😀".repeat(10_000) };
  equal(parse(pageCreate, page).content.length, 20_000);
  deepEqual(problemsOf(pageCreate, { ...page, content: `${page.content}!` }), [
    { key: "invalid.max", params: { max: 20_000 }, field: "content" },
  ]);
  deepEqual(parcelProblem("weight", "😀".repeat(151)), {
    key: "invalid.max",
    params: { max: 300 },
    field: "weight",
  });
});

Deno.test("a text is trimmed, and an optional one is cleared by '' and null", () => {
  const parcel = parse(parcelCreate, {
    ...PARCEL,
    recipient_name: "  Ada  ",
    weight: " ",
    status: null,
    shipped_via: "\u200b",
  });
  equal(parcel.recipient_name, "Ada");
  equal(parcel.shipped_via, null);
  equal(parcel.weight, null);
  equal(parcel.status, null);
  equal("sender_name" in parcel, false);
});

Deno.test("a tracking code is refused with its reason: too short, too long, another character, a reserved word", () => {
  const bad: [string, Omit<Problem, "field">][] = [
    ["ABC", { key: "invalid.min", params: { min: 4 } }],
    ["A".repeat(41), { key: "invalid.max", params: { max: 40 } }],
    ["----", { key: "invalid.codeCharacters" }],
    ["ABC_1", { key: "invalid.codeCharacters" }],
    ["ÄBCD", { key: "invalid.codeCharacters" }],
    ["list.html", { key: "invalid.codeCharacters" }],
    ["Im-Age", { key: "invalid.reserved" }],
    ...["CODE", "SEARCH", "events", "List", "create"].map(
      (word): [string, Omit<Problem, "field">] => [
        word,
        { key: "invalid.reserved" },
      ],
    ),
  ];
  for (const [code, problem] of bad) {
    deepEqual(parcelProblem("tracking_code", code), {
      ...problem,
      field: "tracking_code",
    });
  }
  for (const code of ["ABCD", "A-1B", "way-7k3m", "A".repeat(40)]) {
    equal(
      parse(parcelCreate, { ...PARCEL, tracking_code: ` ${code} ` })
        .tracking_code,
      code,
    );
  }
});

Deno.test("a tracking code is kept plain, however it was typed or copied", () => {
  for (
    const code of ["\u200fWB–12−3A\u200e", " WB-12 - 3A\r\n", "wB-۱٢-３A"]
  ) {
    const { tracking_code } = parse(parcelCreate, {
      ...PARCEL,
      tracking_code: code,
    });
    equal(tracking_code.toUpperCase(), "WB-12-3A", JSON.stringify(code));
  }
});

Deno.test("numbers come as numbers or as text and stay within their bounds", () => {
  const parcel = parse(parcelCreate, {
    ...PARCEL,
    map_zoom: "18.5",
    map_current_latitude: " -90.0 ",
    map_current_longitude: 180,
    map_pickup_latitude: "",
    map_pickup_longitude: "1e-7",
  });
  equal(parcel.map_pickup_longitude, 1e-7);
  equal(parcel.map_zoom, 18.5);
  equal(parcel.map_current_latitude, -90);
  equal(parcel.map_current_longitude, 180);
  equal(parcel.map_pickup_latitude, null);
});

Deno.test("out-of-range numbers and non-numbers are refused", () => {
  const latitudes = { key: "invalid.between", params: { min: -90, max: 90 } };
  const bad: [string, unknown, unknown][] = [
    ["map_current_latitude", "90.01", latitudes],
    ["map_current_longitude", -180.5, {
      key: "invalid.between",
      params: { min: -180, max: 180 },
    }],
    ["map_zoom", 0, { key: "invalid.between", params: { min: 1, max: 19 } }],
    ["map_zoom", "20", { key: "invalid.between", params: { min: 1, max: 19 } }],
    ["map_zoom", 19.5, {
      key: "invalid.between",
      params: { min: 1, max: 19 },
    }],
    ["map_zoom", "0x10", { key: "invalid.number" }],
    ["map_zoom", "1e999", { key: "invalid.number" }],
    ["map_zoom", true, { key: "invalid.number" }],
    ["map_zoom", [3], { key: "invalid.number" }],
  ];
  for (const [field, value, problem] of bad) {
    deepEqual(parcelProblem(field, value), { ...problem as object, field });
  }
});

Deno.test("a date is a real day of the calendar", () => {
  const day = "min_expected_delivery_date";
  equal(
    parse(parcelCreate, { ...PARCEL, [day]: "2028-02-29" })[day],
    "2028-02-29",
  );
  for (
    const value of [
      "2026-02-29",
      "2026-13-01",
      "20.11.2026",
      "2026-1-1",
      "soon",
    ]
  ) {
    deepEqual(parcelProblem(day, value), { key: "invalid.date", field: day });
  }
});

Deno.test("a new parcel may leave show_map empty", () => {
  for (const value of ["", null]) {
    const parcel = parse(parcelCreate, { ...PARCEL, show_map: value });
    equal(parcel.show_map, undefined);
  }
});

Deno.test("show_map is yes or no", () => {
  equal(parse(parcelCreate, { ...PARCEL, show_map: "yes" }).show_map, "yes");
  deepEqual(parcelProblem("show_map", "maybe"), {
    key: "invalid.selected",
    field: "show_map",
  });
  deepEqual(parcelProblem("show_map", true), {
    key: "invalid.selected",
    field: "show_map",
  });
});

Deno.test("parcelPatch needs an id, takes any field alone and a version as number or text", () => {
  deepEqual(parse(parcelPatch, { id: "01", weight: "", version: "3" }), {
    id: "01",
    weight: null,
    version: 3,
  });
  deepEqual(problemsOf(parcelPatch, { destination: null, version: "new" }), [
    { key: "invalid.required", field: "id" },
    { key: "invalid.number", field: "version" },
    { key: "invalid.required", field: "destination" },
  ]);
});

Deno.test("parcelPatch refuses the fields that only the server writes", () => {
  const fields = ["image", "history", "created_at", "updated_at", "old_codes"];
  const value = Object.fromEntries(fields.map((field) => [field, "x"]));
  deepEqual(
    problemsOf(parcelPatch, { id: "01", ...value }),
    fields.map((field) => ({ key: "invalid.unknown", field })),
  );
});

Deno.test("activityCreate fills in the plane, takes an empty icon for none and refuses a date that the server derives", () => {
  equal(parse(activityCreate, ACTIVITY).icon, "airplanemode_active");
  deepEqual(
    problemsOf(activityCreate, {
      ...ACTIVITY,
      icon: "",
      color: "blue",
      created_at_day: "1",
    }),
    [
      { key: "invalid.selected", field: "color" },
      { key: "invalid.unknown", field: "created_at_day" },
    ],
  );
});

Deno.test("a description holds 2000 characters and no more", () => {
  equal(
    parse(activityCreate, { ...ACTIVITY, description: "x".repeat(2000) })
      .description.length,
    2000,
  );
  deepEqual(
    problemsOf(activityCreate, { ...ACTIVITY, description: "x".repeat(2001) }),
    [
      { key: "invalid.max", params: { max: 2000 }, field: "description" },
    ],
  );
});

Deno.test("occurred_at is a real moment with an offset and becomes UTC", () => {
  const patch = parse(activityPatch, {
    id: "01",
    occurred_at: "2026-11-20T17:45:00+02:00",
  });
  equal(patch.occurred_at, "2026-11-20T15:45:00.000Z");
  for (const value of ["2026-02-30T10:00:00Z", "2026-11-20", "yesterday"]) {
    deepEqual(problemsOf(activityPatch, { id: "01", occurred_at: value }), [
      { key: "invalid.date", field: "occurred_at" },
    ]);
  }
});

Deno.test("occurred_at without a time zone is refused for that", () => {
  for (const value of ["2026-11-20T17:45:00", " 2026-11-20T17:45 "]) {
    deepEqual(problemsOf(activityPatch, { id: "01", occurred_at: value }), [
      { key: "invalid.timeZone", field: "occurred_at" },
    ]);
  }
});

Deno.test("a form's occurred_at is a real day and time without an offset, to the minute", () => {
  const { parcel_id: _, ...fields } = ACTIVITY;
  const form = { ...fields, icon: "airplanemode_active" };
  for (const seconds of ["", ":59", ":59.123"]) {
    const occurred_at = `2028-02-29T23:59${seconds}`;
    const entry = parse(activityForm, { ...form, occurred_at });
    equal(entry.occurred_at, "2028-02-29T23:59");
  }
  const bad = [
    ...["2026-02-30T10:00", "2026-06-31T10:00", "2026-01-01T24:00"],
    ...["2026-01-01T10:60", "2026-01-01T10:00:60", "2026-13-01T10:00"],
    ...["2026-01-01T10:00Z", "2026-01-01T10:00:00Z"],
    ...["2026-01-01T10:00+02:00", "2026-01-01", "soon"],
  ];
  for (const occurred_at of bad) {
    deepEqual(problemsOf(activityForm, { ...form, occurred_at }), [
      { key: "invalid.date", field: "occurred_at" },
    ]);
  }
});

Deno.test("days and moments lie in the years 1900 to 2199", () => {
  const params = { min: "1900-01-01", max: "2199-12-31" };
  const day = "max_expected_delivery_date";
  for (const value of [params.min, params.max]) {
    equal(parse(parcelCreate, { ...PARCEL, [day]: value })[day], value);
  }
  for (const value of ["0026-12-24", "1899-12-31", "2200-01-01"]) {
    const field = day;
    const problem = { key: "invalid.between", params, field } as const;
    deepEqual(parcelProblem(field, value), problem);
  }
  const bad = [
    ...["0026-05-05T10:00:00Z", "1900-01-01T00:00:00+01:00"],
    // In UTC they are in years that have more than four digits.
    ...["9999-12-31T23:59:59-14:00", "0000-01-01T00:00:00+14:00"],
  ];
  for (const occurred_at of bad) {
    const field = "occurred_at";
    const problem = { key: "invalid.between", params, field } as const;
    deepEqual(problemsOf(activityPatch, { id: "01", occurred_at }), [problem]);
  }
});

Deno.test("a new password has 8 to 300 characters, and its spaces count", () => {
  const form = { email: "a@example.com", token: "t" };
  equal(
    parse(adminCreate, { ...form, password: "  pass  " }).password,
    "  pass  ",
  );
  deepEqual(problemsOf(adminCreate, { ...form, password: "1234567" }), [
    { key: "invalid.min", params: { min: 8 }, field: "password" },
  ]);
  deepEqual(problemsOf(adminCreate, { ...form, password: "x".repeat(301) }), [
    { key: "invalid.max", params: { max: 300 }, field: "password" },
  ]);
});

Deno.test("a new password has no lone surrogates, which hash alike", () => {
  const form = { email: "a@example.com", token: "t" };
  const halves = "\ud800\ud8a1\ud833\ud9f4\udb05\ud8c6\ud9d7\udaa8";
  deepEqual(problemsOf(adminCreate, { ...form, password: halves }), [
    { key: "invalid.characters", field: "password" },
  ]);
});

Deno.test("a number is written in no more characters than a text has, so that nothing looks through more", () => {
  const zooms = (digits: number) => "0".repeat(digits - 1) + "5";
  equal(parse(parcelCreate, { ...PARCEL, map_zoom: zooms(300) }).map_zoom, 5);
  for (const digits of [301, 120_000]) {
    deepEqual(parcelProblem("map_zoom", zooms(digits)), {
      field: "map_zoom",
      key: "invalid.number",
    });
  }
});

Deno.test("a text has no lone surrogates and no controls but tabs and line ends", () => {
  for (const odd of ["\ud800", "\udfff\ud800", "a\u0000", "\u0085", "\uffff"]) {
    deepEqual(parcelProblem("weight", `a${odd}a`), {
      key: "invalid.characters",
      field: "weight",
    });
  }
  const description = "1\t2\n3\u20284";
  equal(
    parse(activityCreate, { ...ACTIVITY, description }).description,
    description,
  );
});

Deno.test("a text of one line has a space for the ends of lines, which a form would drop", () => {
  const destination = "12 Harbour Street \r\n\r\n Busan\u202848058\nKorea\n";
  equal(
    parse(parcelCreate, { ...PARCEL, destination }).destination,
    "12 Harbour Street Busan 48058 Korea",
  );
});

Deno.test("a text of one line keeps marks of direction and loses what turns the text beside it", () => {
  const marks = "a\u200eb\u200fc\u061cd";
  const turned = [..."\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069"]
    .join("x");
  const recipient_name = `\u202e ${marks} ${turned} \u202c`;
  const plain = `${marks} xxxxxxxx`;
  const parcel = { ...PARCEL, recipient_name, weight: recipient_name };
  const { weight, ...others } = parse(parcelCreate, parcel);
  deepEqual([others.recipient_name, weight], [plain, plain]);
  const settings = { company_name: recipient_name };
  equal(parse(settingsPatch, settings).company_name, plain);
  equal(parse(parcelPatch, { id: "1", weight: "\u202e" }).weight, null);
  const content = `Of several lines\n\u2067${marks}\u2069`;
  equal(parse(pageCreate, { title: "Lines", content }).content, content);
});

Deno.test("what becomes the header of a mail is refused with several lines", () => {
  const mail = { subject: "a\nBcc: b@example.com", body: "c" };
  deepEqual(problemsOf(messageCreate, mail), [
    { key: "invalid.oneLine", field: "subject" },
  ]);
});

Deno.test("the lines of a long text end as those of a form do, so that it comes back unchanged", () => {
  const page = { title: "Lines", content: "one\r\ntwo\rthree\nfour" };
  equal(parse(pageCreate, page).content, "one\ntwo\nthree\nfour");
  const { contact_address } = parse(settingsPatch, {
    contact_address: "12 Harbour Street\r\nBusan",
  });
  equal(contact_address, "12 Harbour Street\nBusan");
});

Deno.test("a given password has at most as many characters as a new one, for hashing takes time", () => {
  const form = { email: "a@example.com", password: "x".repeat(300) };
  equal(parse(signIn, form).password.length, 300);
  deepEqual(problemsOf(signIn, { ...form, password: `${form.password}x` }), [
    { key: "invalid.max", params: { max: 300 }, field: "password" },
  ]);
});

Deno.test("a new password that is not typed again is only said to be missing there", () => {
  const form = { password: "old", new_password: "seven grey whales" };
  deepEqual(problemsOf(passwordChange, form), [
    { key: "invalid.required", field: "confirm_new_password" },
  ]);
});

Deno.test("an id is no longer than a key can be", () => {
  const id = "x".repeat(300);
  equal(parse(recordDelete, { id }).id, id);
  deepEqual(problemsOf(recordDelete, { id: `${id}x` }), [
    { key: "invalid.max", params: { max: 300 }, field: "id" },
  ]);
});

Deno.test("the form of a map needs its zoom and the current place, shown or not", () => {
  const fields = ["map_zoom", "map_current_latitude", "map_current_longitude"];
  for (const show_map of ["yes", "no"]) {
    for (const value of ["", undefined]) {
      const empty = Object.fromEntries(fields.map((field) => [field, value]));
      deepEqual(
        problemsOf(parcelMapForm, { show_map, ...empty }),
        fields.map((field) => ({ key: "invalid.required", field })),
      );
    }
  }
});

Deno.test("a rating is in whole or half steps", () => {
  const review = { id: "01", rating: "3.5" };
  equal(parse(reviewPatch, review).rating, 3.5);
  deepEqual(problemsOf(reviewPatch, { ...review, rating: 3.25 }), [
    { key: "invalid.halves", field: "rating" },
  ]);
});

Deno.test("signIn asks for an email and any password", () => {
  deepEqual(problemsOf(signIn, {}), [
    { key: "invalid.required", field: "email" },
    { key: "invalid.required", field: "password" },
  ]);
  equal(
    parse(signIn, { email: " a@example.com ", password: "x" }).email,
    "a@example.com",
  );
});

Deno.test("pageQuery has defaults and refuses sizes, orders and cursors that cannot be", () => {
  deepEqual(parse(pageQuery, {}), { page: 1, per_page: 15 });
  deepEqual(
    problemsOf(pageQuery, {
      ...{ page: "0", per_page: "101" },
      ...{ order: "recipient_name", cursor: "../x" },
    }),
    [
      {
        key: "invalid.between",
        params: { min: 1, max: 1_000_000 },
        field: "page",
      },
      {
        key: "invalid.between",
        params: { min: 1, max: 100 },
        field: "per_page",
      },
      { key: "invalid.selected", field: "order" },
      { key: "invalid.selected", field: "cursor" },
    ],
  );
});

Deno.test("searchQuery asks for a text", () => {
  deepEqual(parse(searchQuery, { search: " oslo ", page: "2" }), {
    search: "oslo",
    page: 2,
    per_page: 15,
  });
  deepEqual(problemsOf(searchQuery, { search: " " }), [{
    key: "invalid.required",
    field: "search",
  }]);
});

Deno.test("parse() calls a field of a nested object by its own name, an item of a list by the list's", () => {
  const schema = z.strictObject({
    codes: z.array(requiredText()).min(1).max(2).optional(),
    update: z.strictObject({ status: requiredText(), title: requiredText() }),
  });
  const wrong: [input: object, problems: object[]][] = [
    [{ update: { status: "x".repeat(301), zebra: 1 } }, [
      { key: "invalid.max", field: "status", params: { max: 300 } },
      { key: "invalid.required", field: "title" },
      { key: "invalid.unknown", field: "zebra" },
    ]],
    [{ codes: [], update: "x" }, [
      { key: "invalid.required", field: "codes" },
      { key: "invalid.selected", field: "update" },
    ]],
    [{ codes: ["a", 7], update: {} }, [
      { key: "invalid.text", field: "codes" },
      { key: "invalid.required", field: "status" },
      { key: "invalid.required", field: "title" },
    ]],
    [{ codes: ["a", "b", "c"], update: { status: "a", title: "b" } }, [
      { key: "invalid.maxItems", field: "codes", params: { max: 2 } },
    ]],
  ];
  for (const [input, problems] of wrong) {
    deepEqual(problemsOf(schema, input), problems);
  }
});
