import { deepEqual, equal, match, ok } from "node:assert/strict";
import { adminParcel } from "@/lib/parcels/schema.ts";
import { testApp } from "../helpers/app.ts";
import type { Client } from "../helpers/client.ts";
import { addParcel } from "../helpers/parcels.ts";
import { formOf, jpg } from "../helpers/pictures.ts";

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

const MAP_KEYS = [
  "map_zoom",
  "map_current_latitude",
  "map_current_longitude",
  "map_pickup_latitude",
  "map_pickup_longitude",
  "map_destination_latitude",
  "map_destination_longitude",
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

function create(
  client: Client,
  body: object = PARCEL,
  headers: Record<string, string> = {},
) {
  return client.api("POST", "/parcels", { body, headers });
}

async function createdId(
  client: Client,
  body: object = PARCEL,
): Promise<string> {
  return (await create(client, body)).body.data.id;
}

function sorted(keys: string[]): string[] {
  return keys.toSorted();
}

Deno.test("POST /api/parcels answers the whole record, unset fields being null", async () => {
  await using app = await testApp();
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

Deno.test("GET /api/parcels/{code} shows a visitor exactly the public fields", async () => {
  await using app = await testApp();
  const admin = await app.signedIn();
  const { body: created } = await create(admin, {
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
  await admin.api("POST", "/activities", { body: activity });
  const { status, headers, body, text } = await app.client().api(
    "GET",
    "/parcels/test1234abcd",
  );
  equal(status, 200);
  equal(headers.get("cache-control"), "private, no-store");
  equal(headers.get("x-robots-tag"), "noindex, nofollow, noarchive");
  deepEqual(sorted(Object.keys(body.data)), sorted(PUBLIC_KEYS));
  deepEqual(sorted(Object.keys(body.data.history[0])), sorted(ACTIVITY_KEYS));
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

Deno.test("GET /api/parcels/{code} adds the map's fields when the map is shown", async () => {
  await using app = await testApp();
  await create(await app.signedIn(), {
    ...PARCEL,
    show_map: "yes",
    map_zoom: "5",
    map_current_latitude: "38.7",
    map_current_longitude: -9.1,
  });
  const { body } = await app.client().api(
    "GET",
    `/parcels/${PARCEL.tracking_code}`,
  );
  deepEqual(
    sorted(Object.keys(body.data)),
    sorted([...PUBLIC_KEYS, ...MAP_KEYS]),
  );
  equal(body.data.map_zoom, 5);
  equal(body.data.map_current_latitude, 38.7);
  equal(body.data.map_pickup_latitude, null);
});

Deno.test("PATCH /api/parcels and POST /api/parcels/image answer with the parcel's history", async () => {
  await using app = await testApp();
  const admin = await app.signedIn();
  const id = await createdId(admin);
  const entry = { title: "Left", description: "By van", color: "green" };
  const { body: { data } } = await admin.api("POST", "/activities", {
    body: { ...entry, parcel_id: id },
  });
  const changed = await admin.api("PATCH", "/parcels", {
    body: { id, weight: "3 kg" },
  });
  const form = formOf({ id, image: ["a.jpg", jpg] });
  const pictured = await admin.upload("/parcels/image", form);
  for (const { status, body } of [changed, pictured]) {
    equal(status, 200);
    deepEqual(body.data.history, [data]);
  }
});

Deno.test("GET /api/parcels/{code} shows the administrator everything", async () => {
  await using app = await testApp();
  const admin = await app.signedIn();
  const id = await createdId(admin);
  const activity = {
    parcel_id: id,
    title: "Picked up",
    description: "By van",
    icon: "local_shipping",
    color: "green",
  };
  await admin.api("POST", "/activities", { body: activity });
  const { body } = await admin.api("GET", `/parcels/${PARCEL.tracking_code}`);
  deepEqual(
    sorted(Object.keys(body.data)),
    sorted(Object.keys(adminParcel.shape)),
  );
  deepEqual(
    sorted(Object.keys(body.data.history[0])),
    sorted([...ACTIVITY_KEYS, "parcel_id", "version"]),
  );
});

for (
  const code of [
    "NO-SUCH-CODE",
    "x",
    "%F0%9F%93%A6",
    "a".repeat(400),
    "..%2f..%2fetc",
  ]
) {
  Deno.test(`GET /api/parcels/${code.slice(0, 20)} answers the one 404`, async () => {
    await using app = await testApp();
    const { status, body } = await app.client().api("GET", `/parcels/${code}`);
    equal(status, 404);
    deepEqual(body, {
      status: 404,
      errors: ["Parcel not found"],
      data: null,
      message: "",
    });
  });
}

const NAME = "recipient_name";
const LONG = "x".repeat(301);

/** Invalid fields added to a valid parcel, and the errors expected for them (spec section 5). */
const WRONG: [what: string, fields: object, errors: string[]][] = [
  ["no field", {
    tracking_code: undefined,
    recipient_name: undefined,
    destination: undefined,
  }, [
    "The tracking code field is required.",
    "The recipient name field is required.",
    "The destination field is required.",
  ]],
  ["empty fields", {
    tracking_code: "",
    recipient_name: "  ",
    destination: null,
  }, [
    "The tracking code field is required.",
    "The recipient name field is required.",
    "The destination field is required.",
  ]],
  ["a long name", { [NAME]: LONG }, [
    "The recipient name may not be greater than 300 characters.",
  ]],
  ["a number for a text", { [NAME]: 7 }, [
    "The recipient name must be a text.",
  ]],
  ["a list for a text", { [NAME]: ["Ada"] }, [
    "The recipient name must be a text.",
  ]],
  ["no address of the recipient", { recipient_email: "ada" }, [
    "The recipient email must be a valid email address.",
  ]],
  ["no address of the sender", { sender_email: "a@b@c" }, [
    "The sender email must be a valid email address.",
  ]],
  ["a long weight", { weight: LONG }, [
    "The weight may not be greater than 300 characters.",
  ]],
  ["a day that is none", { min_expected_delivery_date: "2026-02-30" }, [
    "The earliest delivery date must be a valid date.",
  ]],
  ["a date in words", { max_expected_delivery_date: "tomorrow" }, [
    "The latest delivery date must be a valid date.",
  ]],
  ["dates in the wrong order", {
    min_expected_delivery_date: "2026-12-02",
    max_expected_delivery_date: "2026-12-01",
  }, [
    "The latest delivery date may not be before the earliest delivery date.",
  ]],
  ["a choice that is none", { show_map: "maybe" }, [
    "The selected show map is invalid.",
  ]],
  ["a map without its numbers", { show_map: "yes" }, [
    "The map zoom field is required.",
    "The current latitude field is required.",
    "The current longitude field is required.",
  ]],
  ["words for numbers", { map_zoom: "near", map_current_latitude: "north" }, [
    "The map zoom must be a number.",
    "The current latitude must be a number.",
  ]],
  ["numbers out of bounds", {
    map_zoom: 20,
    map_current_latitude: 91,
    map_current_longitude: "-181",
  }, [
    "The map zoom must be between 1 and 19.",
    "The current latitude must be between -90 and 90.",
    "The current longitude must be between -180 and 180.",
  ]],
  ["half a place", { map_pickup_latitude: 1 }, [
    "The pickup longitude and the pickup latitude go together: fill in both or neither.",
  ]],
  ["an unknown field", { owner: "me" }, ["The owner field is not allowed."]],
  ["fields of the server", { id: "1", image: "x.png", history: [] }, [
    "The id field is not allowed.",
    "The image field is not allowed.",
    "The history field is not allowed.",
  ]],
];

for (const [what, fields, errors] of WRONG) {
  Deno.test(`POST /api/parcels with ${what} answers 422 and creates nothing`, async () => {
    await using app = await testApp();
    const admin = await app.signedIn();
    const { status, body } = await create(admin, { ...PARCEL, ...fields });
    equal(status, 422);
    deepEqual(body.errors, errors);
    equal(body.data, null);
    equal((await admin.api("GET", "/parcels")).body.data.total, 0);
  });
}

for (
  const [what, fields, errors] of WRONG.filter(([what]) =>
    !["no field", "fields of the server"].includes(what)
  )
) {
  Deno.test(`PATCH /api/parcels with ${what} answers 422 and changes nothing`, async () => {
    await using app = await testApp();
    const admin = await app.signedIn();
    const before = (await create(admin)).body.data;
    const { status, body } = await admin.api("PATCH", "/parcels", {
      body: { id: before.id, ...fields },
    });
    equal(status, 422);
    deepEqual(body.errors, errors);
    const { data: after } =
      (await admin.api("GET", `/parcels/${PARCEL.tracking_code}`)).body;
    deepEqual(after, before);
  });
}

for (
  const code of [
    "abc",
    "a b",
    "x".repeat(41),
    "CODE!",
    "SEARCH",
    "create",
    "li-st",
  ]
) {
  Deno.test(`POST /api/parcels refuses the code "${code.slice(0, 10)}"`, async () => {
    await using app = await testApp();
    const { status, body } = await create(await app.signedIn(), {
      ...PARCEL,
      tracking_code: code,
    });
    equal(status, 422);
    equal(body.errors.length, 1);
    match(body.errors[0] ?? "", /tracking code/);
  });
}

Deno.test("POST /api/parcels refuses a code that is taken, however it is typed", async () => {
  await using app = await testApp();
  const admin = await app.signedIn();
  await create(admin);
  const { status, body } = await create(admin, {
    ...PARCEL,
    tracking_code: "test 1234abcd",
  });
  equal(status, 422);
  deepEqual(body.errors, ["The tracking code has already been taken."]);
});

const PLACE = { recipient_name: "Ada", destination: "Oslo" };

Deno.test("a taken code is reported together with other problems", async () => {
  await using app = await testApp();
  const admin = await app.signedIn();
  await addParcel(app.kv, { tracking_code: "WB-1111" });
  const other = { tracking_code: "WB-2222", ...PLACE };
  const { id } =
    (await admin.api("POST", "/parcels", { body: other })).body.data;
  const wrong = {
    tracking_code: "WB-1111",
    min_expected_delivery_date: "2026-12-05",
    max_expected_delivery_date: "2026-12-01",
  };
  const whole = { ...wrong, ...PLACE };
  const answers = [
    await admin.api("POST", "/parcels", { body: whole }),
    await admin.api("PATCH", "/parcels", { body: { ...wrong, id } }),
  ];
  for (const { status, body } of answers) {
    equal(status, 422);
    equal(body.errors[0], "The tracking code has already been taken.");
    equal(body.errors.length, 2);
  }
});

Deno.test("of 100 parallel POST /api/parcels with one code exactly one creates a parcel", async () => {
  await using app = await testApp();
  const admin = await app.signedIn();
  const answers = await Promise.all(
    Array.from({ length: 100 }, () => create(admin)),
  );
  equal(answers.filter(({ status }) => status === 200).length, 1);
  equal(answers.filter(({ status }) => status === 422).length, 99);
  equal((await admin.api("GET", "/parcels")).body.data.total, 1);
});

Deno.test("50 POST /api/parcels with one Idempotency-Key make one parcel and all get it", async () => {
  await using app = await testApp();
  const admin = await app.signedIn();
  const headers = { "idempotency-key": "form-7" };
  const answers = await Promise.all(
    Array.from({ length: 50 }, () => create(admin, PARCEL, headers)),
  );
  equal(new Set(answers.map(({ body }) => body.data?.id)).size, 1);
  ok(answers.every(({ status }) => status === 200));
});

Deno.test("PATCH /api/parcels changes the given fields and clears empty ones", async () => {
  await using app = await testApp();
  const admin = await app.signedIn();
  const id = await createdId(admin, {
    ...PARCEL,
    weight: "2 kg",
    status: "Pending",
  });
  const { status, body } = await admin.api("PATCH", "/parcels", {
    body: { id, status: "In transit", weight: "" },
  });
  equal(status, 200);
  equal(body.message, "The parcel has been updated.");
  equal(body.data.status, "In transit");
  equal(body.data.weight, null);
  equal(body.data.recipient_name, PARCEL.recipient_name);
});

Deno.test("POST and PATCH /api/parcels take the customer's reference and the number of pieces", async () => {
  await using app = await testApp();
  const admin = await app.signedIn();
  const given = { reference: " PO 4711 ", pieces: "12" };
  const { body: first } = await create(admin, { ...PARCEL, ...given });
  const { id, reference, pieces } = first.data;
  deepEqual([reference, pieces], ["PO 4711", 12]);
  const change = async (fields: object) =>
    (await admin.api("PATCH", "/parcels", { body: { id, ...fields } })).body;
  const { data } = await change({ reference: "", pieces: null });
  deepEqual([data.reference, data.pieces], [null, null]);
  // It is the customer's, so that two parcels may have the same.
  const second = { ...PARCEL, ...given, tracking_code: "TEST-SECOND" };
  equal((await create(admin, second)).status, 200);
  equal((await change({ reference: "PO 4711" })).data.reference, "PO 4711");
  for (const pieces of [0, 10_000, 1.5, "many"]) {
    equal((await change({ pieces })).errors.length, 1, String(pieces));
  }
  equal((await change({ reference: "x".repeat(301) })).errors.length, 1);
  equal((await change({ pieces: 9_999 })).data.pieces, 9_999);
});

Deno.test("PATCH /api/parcels says when there is nothing to update", async () => {
  await using app = await testApp();
  const admin = await app.signedIn();
  const id = await createdId(admin);
  const { status, body } = await admin.api("PATCH", "/parcels", {
    body: { id, destination: PARCEL.destination },
  });
  equal(status, 200);
  equal(body.message, "Nothing to update.");
  equal(body.data.version, 1);
});

Deno.test("PATCH /api/parcels refuses a lost update with 409", async () => {
  await using app = await testApp();
  const admin = await app.signedIn();
  const id = await createdId(admin);
  await admin.api("PATCH", "/parcels", {
    body: { id, version: 1, status: "A" },
  });
  const { status } = await admin.api("PATCH", "/parcels", {
    body: { id, version: 1, status: "B" },
  });
  equal(status, 409);
});

Deno.test("PATCH /api/parcels keeps the old code resolving", async () => {
  await using app = await testApp();
  const admin = await app.signedIn();
  const id = await createdId(admin);
  await admin.api("PATCH", "/parcels", {
    body: { id, tracking_code: "NEW-CODE-1" },
  });
  for (const code of [PARCEL.tracking_code, "newcode1"]) {
    const { body } = await app.client().api("GET", `/parcels/${code}`);
    equal(body.data.tracking_code, "NEW-CODE-1");
  }
});

Deno.test("DELETE /api/parcels takes the id as JSON and answers null", async () => {
  await using app = await testApp();
  const admin = await app.signedIn();
  const id = await createdId(admin);
  const { status, body } = await admin.api("DELETE", "/parcels", {
    body: { id },
  });
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
  equal((await admin.api("DELETE", "/parcels", { body: { id } })).status, 404);
  for (const sent of [{ body: {} }, {}]) {
    const answer = await admin.api("DELETE", "/parcels", sent);
    equal(answer.status, 422);
    deepEqual(answer.body.errors, ["The id field is required."]);
  }
});

Deno.test("GET /api/parcels lists newest first and leads to the next page", async () => {
  await using app = await testApp();
  const admin = await app.signedIn();
  for (let i = 1; i <= 5; i++) {
    await create(admin, { ...PARCEL, tracking_code: `LIST-000${i}` });
  }
  const { body } = await admin.api("GET", "/parcels?per_page=2");
  deepEqual(Object.keys(body.data).toSorted(), [
    "current_page",
    "data",
    "last_page",
    "next_page_url",
    "object",
    "search_keys",
    "total",
  ]);
  const codes = body.data.data.map((
    { tracking_code }: { tracking_code: string },
  ) => tracking_code);
  deepEqual(codes, ["LIST-0005", "LIST-0004"]);
  equal(body.data.last_page, 3);
  match(body.data.next_page_url, /^\/api\/parcels\?/);
  const next = await admin.api(
    "GET",
    body.data.next_page_url.slice("/api".length),
  );
  equal(next.body.data.data[0].tracking_code, "LIST-0003");
});

for (
  const query of [
    "page=0",
    "page=x",
    "per_page=101",
    "page=5000",
    `cursor=${"x".repeat(301)}`,
  ]
) {
  Deno.test(`GET /api/parcels?${query.slice(0, 20)} answers 422`, async () => {
    await using app = await testApp();
    equal(
      (await (await app.signedIn()).api("GET", `/parcels?${query}`)).status,
      422,
    );
  });
}

Deno.test("POST /api/parcels/search finds parcels by the starts of words", async () => {
  await using app = await testApp();
  const admin = await app.signedIn();
  await create(admin);
  await create(admin, {
    ...PARCEL,
    tracking_code: "OTHER-0001",
    recipient_name: "Grace Hopper",
  });
  const { status, body } = await admin.api("POST", "/parcels/search", {
    body: { search: "LOVE" },
  });
  equal(status, 200);
  equal(body.data.total, 1);
  equal(body.data.data[0].recipient_name, "Ada Lovelace");
  equal((await admin.api("POST", "/parcels/search", { body: {} })).status, 422);
});

for (
  const [method, path] of [["GET", ""], ["POST", ""], ["PATCH", ""], [
    "DELETE",
    "",
  ], ["POST", "/search"]] as const
) {
  Deno.test(`${method} /api/parcels${path} asks a visitor to sign in`, async () => {
    await using app = await testApp();
    const body = method === "GET" ? undefined : PARCEL;
    const answer = await app.client().api(method, `/parcels${path}`, { body });
    equal(answer.status, 401);
    equal(answer.body.admin, "false");
    equal(answer.body.user, "false");
  });
}

Deno.test("HEAD /api/parcels/{code} answers like GET", async () => {
  await using app = await testApp();
  await create(await app.signedIn());
  const { status, headers } = await app.client().send(
    `/api/parcels/${PARCEL.tracking_code}`,
    { method: "HEAD" },
  );
  equal(status, 200);
  equal(headers.get("content-type"), "application/json");
});

Deno.test("the API answers in the language of page-language, else the translation cookie, else English", async () => {
  await using app = await testApp();
  const client = app.client();
  async function ask(headers: Record<string, string>): Promise<string[]> {
    const path = "/parcels/NO-SUCH-CODE";
    return (await client.api("GET", path, { headers })).body.errors;
  }
  deepEqual(await ask({ "accept-language": "de" }), ["Parcel not found"]);
  const cookie = "googtrans=/en/fr";
  deepEqual(await ask({ cookie }), ["Colis introuvable"]);
  const inGerman = { cookie, "page-language": "de" };
  deepEqual(await ask(inGerman), ["Sendung nicht gefunden"]);
});

Deno.test("twenty misses in ten minutes make a visitor wait, hits do not, and the administrator never waits", async () => {
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

Deno.test("during a harvest, guessable codes are masked", async () => {
  const clock = { ms: Date.now() };
  await using app = await testApp({ clock });
  const admin = await app.signedIn();
  await create(admin, { ...PARCEL, tracking_code: "1000001" });
  await create(admin, { ...PARCEL, tracking_code: "WAY-7K2M-9QX4-T3BD" });
  for (let minute = 0; minute < 3; minute++) {
    for (let i = 0; i <= 300; i++) {
      await app.client({ ip: `10.${minute}.${i >> 8}.${i & 255}` }).api(
        "GET",
        `/parcels/GUESS-${i}000`,
      );
    }
    clock.ms += 60_000;
  }
  equal(
    app.lines.filter(({ event }) => event === "tracking.harvest").length,
    1,
  );
  const visitor = app.client();
  ok(!(await visitor.api("GET", "/parcels/1000001")).text.includes("Lovelace"));
  ok(
    !(await visitor.get("/track.html?code=1000001")).text.includes("Lovelace"),
  );
  ok(
    (await visitor.api("GET", "/parcels/WAY7K2M9QX4T3BD")).text.includes(
      "Lovelace",
    ),
  );
});

Deno.test("no tracking code, cookie or name gets into the log", async () => {
  await using app = await testApp();
  const admin = await app.signedIn();
  await create(admin);
  await app.client().get(`/track.html?code=${PARCEL.tracking_code}`);
  await app.client().api("GET", `/parcels/${PARCEL.tracking_code}`);
  const text = JSON.stringify(app.lines);
  for (
    const secret of [
      PARCEL.tracking_code,
      "TEST1234ABCD",
      "Lovelace",
      admin.cookies.get("sid")!,
    ]
  ) {
    ok(!text.includes(secret), secret);
  }
});
