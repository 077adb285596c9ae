import { deepEqual, equal, ok } from "node:assert/strict";
import { testApp } from "../helpers/app.ts";
import type { Client } from "../helpers/client.ts";
import { formOf, jpg } from "../helpers/pictures.ts";
import { test } from "../helpers/site.ts";

const PARCEL = {
  tracking_code: "TEST-1234-ABCD",
  recipient_name: "Ada Lovelace",
  destination: "12 Dock Road, Lisbon",
};

const PUBLIC_KEYS = [
  "tracking_code",
  "weight",
  "status",
  "current_location",
  "min_expected_delivery_date",
  "max_expected_delivery_date",
  "ended_at",
  "recipient_name",
  "recipient_email",
  "recipient_phone_number",
  "destination",
  "sender_name",
  "pickup_location",
  "image",
  "history",
  "show_map",
];

const ACTIVITY_KEYS = [
  "id",
  "title",
  "description",
  "icon",
  "color",
  "occurred_at",
  "created_at",
  "updated_at",
  "created_at_month",
  "created_at_day",
  "created_at_time",
];

function create(client: Client, body: object = PARCEL) {
  return client.post("/parcels", body);
}

async function createdId(
  client: Client,
  body: object = PARCEL,
): Promise<string> {
  return (await create(client, body)).body.data.id;
}

function sortKeys(keys: string[]): string[] {
  return keys.toSorted();
}

test("POST /api/parcels returns the whole record, with null for unset fields", async ({ app }) => {
  const { status, headers, body } = await create(await app.signedIn());
  equal(status, 200);
  equal(headers.get("content-type"), "application/json");
  deepEqual(Object.keys(body), ["status", "errors", "data", "message"]);
  equal(body.message, "The parcel has been created.");
  equal(body.data.tracking_code, PARCEL.tracking_code);
  equal(body.data.weight, null);
  equal(body.data.show_map, "no");
  equal(body.data.version, 1);
});

test("GET /api/parcels/{code} shows a visitor exactly the public fields", async ({ app, owner }) => {
  const { body: created } = await create(owner, {
    ...PARCEL,
    sender_email: "secret@sender.example",
    declared_value: "1 000 EUR",
    parcel_content: "Gold",
    shipped_via: "Secret carrier",
    reference: "Secret reference",
    pieces: 7,
  });
  const activity = {
    parcel_id: created.data.id,
    title: "Picked up",
    description: "By van",
    icon: "local_shipping",
    color: "green",
  };
  await owner.post("/activities", activity);
  const { status, headers, body, text } = await app.client().api(
    "GET",
    "/parcels/test1234abcd",
  );
  equal(status, 200);
  equal(headers.get("cache-control"), "private, no-store");
  equal(headers.get("x-robots-tag"), "noindex, nofollow, noarchive");
  deepEqual(sortKeys(Object.keys(body.data)), sortKeys(PUBLIC_KEYS));
  deepEqual(
    sortKeys(Object.keys(body.data.history[0])),
    sortKeys(ACTIVITY_KEYS),
  );
  for (
    const secret of [
      "secret@sender.example",
      "1 000 EUR",
      "Gold",
      "Secret carrier",
      "Secret reference",
    ]
  ) ok(!text.includes(secret));
});

test("PATCH /api/parcels and POST /api/parcels/image return the parcel's history", async ({ owner }) => {
  const id = await createdId(owner);
  const entry = { title: "Left", description: "By van", color: "green" };
  const { body: { data } } = await owner.post("/activities", {
    ...entry,
    parcel_id: id,
  });
  const changed = await owner.patch("/parcels", { id, weight: "3 kg" });
  const form = formOf({ id, image: ["a.jpg", jpg] });
  const pictured = await owner.upload("/parcels/image", form);
  for (const { status, body } of [changed, pictured]) {
    equal(status, 200);
    deepEqual(body.data.history, [data]);
  }
});

test("GET /api/parcels/{code} answers unknown and malformed codes identically", async ({ visitor }) => {
  for (
    const code of [
      "NO-SUCH-CODE",
      "x",
      "%F0%9F%93%A6",
      "a".repeat(400),
      "..%2f..%2fetc",
    ]
  ) {
    const { body } = await visitor.api("GET", `/parcels/${code}`);
    deepEqual(body, {
      status: 404,
      errors: ["Parcel not found"],
      data: null,
      message: "",
    });
  }
});
const LONG = "x".repeat(301);

/** Invalid fields added to a valid parcel, and the expected errors (spec section 5). */
const WRONG: [fields: object, errors: string[]][] = [
  [{ tracking_code: "", recipient_name: "  ", destination: null }, [
    "The tracking code field is required.",
    "The recipient name field is required.",
    "The destination field is required.",
  ]],
  [{ recipient_name: LONG, recipient_email: "ada", weight: LONG }, [
    "The recipient name may not be greater than 300 characters.",
    "The recipient email must be a valid email address.",
    "The weight may not be greater than 300 characters.",
  ]],
  [{ recipient_name: 7, destination: ["Oslo"], sender_email: "a@b@c" }, [
    "The recipient name must be a text.",
    "The destination must be a text.",
    "The sender email must be a valid email address.",
  ]],
  [
    {
      min_expected_delivery_date: "2026-02-30",
      max_expected_delivery_date: "tomorrow",
    },
    [
      "The earliest delivery date must be a valid date.",
      "The latest delivery date must be a valid date.",
    ],
  ],
  [
    {
      min_expected_delivery_date: "2026-12-02",
      max_expected_delivery_date: "2026-12-01",
    },
    ["The latest delivery date may not be before the earliest delivery date."],
  ],
  [{ show_map: "maybe" }, ["The selected show map is invalid."]],
  [{ show_map: "yes" }, [
    "The map zoom field is required.",
    "The current latitude field is required.",
    "The current longitude field is required.",
  ]],
  [{ map_zoom: "near", map_current_latitude: "north" }, [
    "The map zoom must be a number.",
    "The current latitude must be a number.",
  ]],
  [
    {
      map_zoom: 20,
      map_current_latitude: 91,
      map_current_longitude: "-181",
    },
    [
      "The map zoom must be between 1 and 19.",
      "The current latitude must be between -90 and 90.",
      "The current longitude must be between -180 and 180.",
    ],
  ],
  [{ map_pickup_latitude: 1 }, [
    "The pickup longitude and the pickup latitude go together: fill in both or neither.",
  ]],
  [{ owner: "me", image: "x.png", history: [] }, [
    "The owner field is not allowed.",
    "The image field is not allowed.",
    "The history field is not allowed.",
  ]],
];

test("POST and PATCH /api/parcels return 422 with every problem and change nothing", async ({ owner }) => {
  const before = (await create(owner)).body.data;
  for (const [fields, errors] of WRONG) {
    const created = await create(owner, { ...OTHER, ...fields });
    deepEqual([created.status, created.body.errors], [422, errors]);
    const changed = await owner.patch("/parcels", { id: before.id, ...fields });
    deepEqual([changed.status, changed.body.errors], [422, errors]);
  }
  const { data } = (await owner.api("GET", "/parcels")).body;
  equal(data.total, 1);
  equal(data.data[0].version, before.version);
});

const OTHER = { ...PARCEL, tracking_code: "TEST-OTHER" };

test("POST and PATCH /api/parcels report a taken code together with other problems", async ({ owner }) => {
  await create(owner);
  const id = await createdId(owner, OTHER);
  const wrong = {
    tracking_code: "test 1234abcd",
    min_expected_delivery_date: "2026-12-05",
    max_expected_delivery_date: "2026-12-01",
  };
  const answers = [
    await create(owner, { ...OTHER, ...wrong }),
    await owner.patch("/parcels", { ...wrong, id }),
  ];
  for (const { status, body } of answers) {
    equal(status, 422);
    equal(body.errors[0], "The tracking code has already been taken.");
    equal(body.errors.length, 2);
  }
});

test("PATCH /api/parcels changes the given fields and clears empty ones", async ({ owner }) => {
  const id = await createdId(owner, {
    ...PARCEL,
    weight: "2 kg",
    status: "Pending",
  });
  const { status, body } = await owner.patch("/parcels", {
    id,
    status: "In transit",
    weight: "",
  });
  equal(status, 200);
  equal(body.message, "The parcel has been updated.");
  equal(body.data.status, "In transit");
  equal(body.data.weight, null);
  equal(body.data.recipient_name, PARCEL.recipient_name);
});

test("POST and PATCH /api/parcels accept a reference and 1 to 9,999 pieces", async ({ owner }) => {
  const given = { reference: " PO 4711 ", pieces: "12" };
  const { body: first } = await create(owner, { ...PARCEL, ...given });
  const { id, reference, pieces } = first.data;
  deepEqual([reference, pieces], ["PO 4711", 12]);
  const change = async (fields: object) =>
    (await owner.patch("/parcels", { id, ...fields })).body;
  const { data } = await change({ reference: "", pieces: null });
  deepEqual([data.reference, data.pieces], [null, null]);
  // References are the customer's own and need not be unique.
  const second = { ...PARCEL, ...given, tracking_code: "TEST-SECOND" };
  equal((await create(owner, second)).status, 200);
  equal((await change({ reference: "PO 4711" })).data.reference, "PO 4711");
  for (const pieces of [0, 10_000, 1.5, "many"]) {
    equal((await change({ pieces })).errors.length, 1, String(pieces));
  }
  equal((await change({ reference: "x".repeat(301) })).errors.length, 1);
  equal((await change({ pieces: 9_999 })).data.pieces, 9_999);
});

test("DELETE /api/parcels deletes the parcel once and requires its id", async ({ app, owner }) => {
  const id = await createdId(owner);
  const { status, body } = await owner.delete("/parcels", { id });
  equal(status, 200);
  deepEqual(body, {
    status: 200,
    errors: [],
    data: null,
    message: "The parcel has been deleted.",
  });
  equal(
    (await app.client().api("GET", `/parcels/${PARCEL.tracking_code}`)).status,
    404,
  );
  equal((await owner.delete("/parcels", { id })).status, 404);
  for (const sent of [{ body: {} }, {}]) {
    const answer = await owner.api("DELETE", "/parcels", sent);
    deepEqual([answer.status, answer.body.errors], [422, [
      "The id field is required.",
    ]]);
  }
});

test("GET /api/parcels returns 422 for invalid paging", async ({ owner }) => {
  const queries = ["page=0", "page=x", "per_page=101", "page=5000"];
  for (const query of [...queries, `cursor=${"x".repeat(301)}`]) {
    const { status } = await owner.api("GET", `/parcels?${query}`);
    equal(status, 422, query);
  }
});

test("the language of a response is page-language, then the translation cookie, then English", async ({ visitor }) => {
  async function ask(headers: Record<string, string>): Promise<string[]> {
    const path = "/parcels/NO-SUCH-CODE";
    return (await visitor.api("GET", path, { headers })).body.errors;
  }
  deepEqual(await ask({ "accept-language": "de" }), ["Parcel not found"]);
  const cookie = "googtrans=/en/fr";
  deepEqual(await ask({ cookie }), ["Colis introuvable"]);
  const inGerman = { cookie, "page-language": "de" };
  deepEqual(await ask(inGerman), ["Sendung nicht gefunden"]);
});

Deno.test("twenty misses in ten minutes lock out a visitor, but not a member", async () => {
  const clock = { ms: Date.now() };
  await using app = await testApp({ clock });
  const admin = await app.signedIn({ ip: "198.51.100.9" });
  await create(admin);
  const guesser = app.client({ ip: "198.51.100.9" });
  for (let i = 0; i < 20; i++) {
    equal((await guesser.api("GET", `/parcels/GUESS-${i}000`)).status, 404);
  }
  const { status, headers, body } = await guesser.api(
    "GET",
    `/parcels/${PARCEL.tracking_code}`,
  );
  equal(status, 429);
  equal(headers.get("retry-after"), "600");
  deepEqual(body.errors, [
    "Too many attempts. Please try again in 10 minutes.",
  ]);
  equal(
    (await guesser.get(`/track.html?code=${PARCEL.tracking_code}`)).status,
    429,
  );
  equal((await guesser.get("/track.html")).status, 200);
  equal(
    (await admin.api("GET", `/parcels/${PARCEL.tracking_code}`)).status,
    200,
  );
  equal(
    (await app.client({ ip: "198.51.100.10" }).api(
      "GET",
      `/parcels/${PARCEL.tracking_code}`,
    )).status,
    200,
  );
  clock.ms += 600_000;
  equal(
    (await guesser.api("GET", `/parcels/${PARCEL.tracking_code}`)).status,
    200,
  );
});

test("the log contains no tracking code, cookie or name", async ({ app, owner }) => {
  await create(owner);
  await app.client().get(`/track.html?code=${PARCEL.tracking_code}`);
  await app.client().api("GET", `/parcels/${PARCEL.tracking_code}`);
  const text = JSON.stringify(app.lines);
  for (
    const secret of [
      PARCEL.tracking_code,
      "TEST1234ABCD",
      "Lovelace",
      owner.cookies.get("sid")!,
    ]
  ) {
    ok(!text.includes(secret), secret);
  }
});
