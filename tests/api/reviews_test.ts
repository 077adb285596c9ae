import { deepEqual, equal, match, ok } from "node:assert/strict";
import { testApp } from "../helpers/app.ts";
import type { Client } from "../helpers/client.ts";
import { formOf, jpg, png } from "../helpers/pictures.ts";

const FIELDS = {
  name: "Grace Hopper",
  review: "Came in one piece.\nThank you",
};

function create(client: Client, fields: Record<string, string> = {}, key = "") {
  const form = formOf({ ...FIELDS, ...fields, image: ["me.jpg", jpg] });
  return client.upload(
    "/reviews",
    form,
    key === "" ? {} : { "idempotency-key": key },
  );
}

Deno.test("POST /api/reviews creates a review whose photo is served", async () => {
  await using app = await testApp();
  const { status, body } = await create(await app.signedIn());
  equal(status, 200);
  equal(body.message, "The review has been created.");
  const { id, image, created_at, updated_at, ...rest } = body.data;
  deepEqual(rest, { ...FIELDS, rating: null, version: 1 });
  equal(created_at, updated_at);
  match(id, /^[0-9A-Z]{26}$/);
  match(image, /^[0-9a-z]{26}\.jpg$/);
  equal((await app.client().get(`/uploads/images/${image}`)).status, 200);
});

Deno.test("GET /api/reviews shows visitors the public fields, newest first, with four and a half stars", async () => {
  await using app = await testApp();
  const admin = await app.signedIn();
  const first = (await create(admin)).body.data;
  const second =
    (await create(admin, { name: "Ada", rating: "3.5" })).body.data;
  const { status, body } = await app.client().api("GET", "/reviews");
  equal(status, 200);
  equal(body.data.total, 2);
  equal(body.data.object, "reviews");
  deepEqual(body.data.search_keys, ["name"]);
  deepEqual(body.data.data, [
    {
      ...{ id: second.id, name: "Ada", review: FIELDS.review },
      ...{ image: second.image, rating: 3.5 },
    },
    { id: first.id, ...FIELDS, image: first.image, rating: 4.5 },
  ]);
  const { body: page } = await app.client().api("GET", "/reviews?per_page=1");
  match(page.data.next_page_url, /^\/api\/reviews\?page=2/);
});

Deno.test("GET /api/reviews returns whole records to the administrator only", async () => {
  await using app = await testApp();
  const admin = await app.signedIn();
  const { data: whole } = (await create(admin)).body;
  equal(whole.rating, null);
  const { body, headers } = await admin.api("GET", "/reviews");
  equal(headers.get("cache-control"), "no-store");
  deepEqual(body.data.data, [whole]);
  const { body: shown } = await app.client().api("GET", "/reviews");
  deepEqual(shown.data.data, [
    { id: whole.id, ...FIELDS, image: whole.image, rating: 4.5 },
  ]);
});

const LONG = "x".repeat(2001);

const WRONG: [what: string, fields: Record<string, string>, error: string][] = [
  ["no name", { name: " " }, "The name field is required."],
  ["no text", { review: "" }, "The review field is required."],
  [
    "a long text",
    { review: LONG },
    "The review may not be greater than 2,000 characters.",
  ],
  ["too many stars", { rating: "5.5" }, "The rating must be between 1 and 5."],
  [
    "a third of a star",
    { rating: "4.3" },
    "The rating must be in whole or half steps.",
  ],
  ["stars in words", { rating: "five" }, "The rating must be a number."],
  ["an unknown field", { version: "1" }, "The version field is not allowed."],
  [
    "a picture in words",
    { image: "me.jpg" },
    "The image must be a file of type: jpg, jpeg, png.",
  ],
];

for (const [what, fields, error] of WRONG) {
  Deno.test(`POST /api/reviews with ${what} answers 422 and creates nothing`, async () => {
    await using app = await testApp();
    const admin = await app.signedIn();
    const form = formOf({ ...FIELDS, image: ["me.jpg", jpg], ...fields });
    const { status, body } = await admin.upload("/reviews", form);
    deepEqual([status, body.errors], [422, [error]]);
    equal((await admin.api("GET", "/reviews")).body.data.total, 0);
    equal((await app.kv.list({ prefix: ["chunks"] }, { limit: 9 })).length, 0);
  });
}

Deno.test("POST /api/reviews without a file says so, in the caller's language too", async () => {
  await using app = await testApp();
  const admin = await app.signedIn();
  const { body } = await admin.upload("/reviews", formOf(FIELDS));
  deepEqual(body.errors, ["The image field is required."]);
  admin.cookies.set("googtrans", "/en/de");
  const form = formOf({ ...FIELDS, image: ["me.gif", jpg] });
  const { body: german } = await admin.upload("/reviews", form);
  match(german.errors[0] ?? "", /Datei vom Typ jpg, jpeg oder png/);
});

Deno.test("three POST /api/reviews with one Idempotency-Key make one review with one photo", async () => {
  await using app = await testApp();
  const admin = await app.signedIn();
  const answers = await Promise.all(
    Array.from({ length: 3 }, () => create(admin, {}, "form-7")),
  );
  ok(answers.every(({ status }) => status === 200));
  equal(new Set(answers.map(({ body }) => body.data.id)).size, 1);
  equal((await app.kv.list({ prefix: ["files"] }, { limit: 9 })).length, 1);
  const other = formOf({ ...FIELDS, image: ["me.png", png] });
  const key = { "idempotency-key": "form-7" };
  equal((await admin.upload("/reviews", other, key)).status, 422);
});

Deno.test("PATCH /api/reviews changes the given fields and keeps the photo", async () => {
  await using app = await testApp();
  const admin = await app.signedIn();
  const { id, image } = (await create(admin, { rating: "2" })).body.data;
  const { body } = await admin.api("PATCH", "/reviews", {
    body: { id, version: 1, name: "Ada", rating: "" },
  });
  equal(body.message, "The review has been updated.");
  const { name, review, version, rating } = body.data;
  deepEqual([name, review, version, rating], ["Ada", FIELDS.review, 2, null]);
  equal(body.data.image, image);
  const same = await admin.api("PATCH", "/reviews", {
    body: { id, name: "Ada" },
  });
  equal(same.body.message, "Nothing to update.");
  const late = { id, version: 1, name: "Bob" };
  equal((await admin.api("PATCH", "/reviews", { body: late })).status, 409);
  const unknown = { id: "none", name: "Bob" };
  const missing = await admin.api("PATCH", "/reviews", { body: unknown });
  deepEqual(missing.body.errors, ["Review not found"]);
});

Deno.test("DELETE /api/reviews takes the photo along and leaves nothing", async () => {
  await using app = await testApp();
  const admin = await app.signedIn();
  const { id, image } = (await create(admin)).body.data;
  const { status, body } = await admin.api("DELETE", "/reviews", {
    body: { id },
  });
  deepEqual([status, body.data], [200, null]);
  equal(body.message, "The review has been deleted.");
  equal((await app.client().get(`/uploads/images/${image}`)).status, 404);
  for (const noun of ["reviews", "files", "chunks", "file_drafts", "search"]) {
    deepEqual(await app.kv.list({ prefix: [noun] }, { limit: 9 }), []);
  }
  equal((await admin.api("DELETE", "/reviews", { body: { id } })).status, 404);
});

Deno.test("POST /api/reviews/search finds reviews by the names of their writers", async () => {
  await using app = await testApp();
  const admin = await app.signedIn();
  const { id } = (await create(admin)).body.data;
  await create(admin, { name: "Ada" });
  const { body } = await admin.api("POST", "/reviews/search", {
    body: { search: "hop" },
  });
  equal(body.data.total, 1);
  deepEqual(body.data.data[0].id, id);
  await admin.api("PATCH", "/reviews", { body: { id, name: "Margaret" } });
  const again = await admin.api("POST", "/reviews/search", {
    body: { search: "hop" },
  });
  equal(again.body.data.total, 0);
});

for (
  const [method, path] of [["POST", ""], ["PATCH", ""], ["DELETE", ""], [
    "POST",
    "/search",
  ]] as const
) {
  Deno.test(`${method} /api/reviews${path} asks a visitor to sign in`, async () => {
    await using app = await testApp();
    const answer = await app.client().api(method, `/reviews${path}`, {
      body: FIELDS,
    });
    equal(answer.status, 401);
    equal(answer.body.admin, "false");
  });
}
