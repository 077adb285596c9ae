import { createReview } from "@/lib/reviews/reviews.ts";
import { deepEqual, doesNotMatch, equal, match, ok } from "node:assert/strict";
import type { Client } from "../helpers/client.ts";
import { formOf, jpg, toUpload } from "../helpers/pictures.ts";
import { test } from "../helpers/site.ts";

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

test("POST /api/reviews creates a review and serves its photo", async ({ app }) => {
  const { status, body } = await create(await app.signedIn());
  equal(status, 200);
  equal(body.message, "The review has been created.");
  const { id, image, created_at, updated_at, ...rest } = body.data;
  deepEqual(rest, { ...FIELDS, rating: null, sample: "no", version: 1 });
  equal(created_at, updated_at);
  match(id, /^[0-9A-Z]{26}$/);
  match(image, /^[0-9a-z]{26}\.jpg$/);
  equal((await app.client().get(`/uploads/images/${image}`)).status, 200);
});

test("GET /api/reviews returns the public fields to visitors and whole records to members, newest first", async ({ app, owner }) => {
  const first = (await create(owner)).body.data;
  const second =
    (await create(owner, { name: "Ada", rating: "3.5" })).body.data;
  const { status, body } = await app.client().api("GET", "/reviews");
  equal(status, 200);
  equal(body.data.total, 2);
  equal(body.data.object, "reviews");
  deepEqual(body.data.search_keys, ["name"]);
  deepEqual(body.data.data, [
    {
      ...{ id: second.id, name: "Ada", review: FIELDS.review },
      ...{ image: second.image, sample: "no", rating: 3.5 },
    },
    {
      ...{ id: first.id, ...FIELDS, image: first.image },
      ...{ sample: "no", rating: 4.5 },
    },
  ]);
  const { body: page } = await app.client().api("GET", "/reviews?per_page=1");
  match(page.data.next_page_url, /^\/api\/reviews\?page=2/);
});

const LONG = "x".repeat(2001);

const WRONG: [fields: Record<string, string>, error: string][] = [
  [{ name: " " }, "The name field is required."],
  [{ review: "" }, "The review field is required."],
  [{ review: LONG }, "The review may not be greater than 2,000 characters."],
  [{ rating: "5.5" }, "The rating must be between 1 and 5."],
  [{ rating: "4.3" }, "The rating must be in whole or half steps."],
  [{ rating: "five" }, "The rating must be a number."],
  [{ version: "1" }, "The version field is not allowed."],
  [{ image: "me.jpg" }, "The image must be a file of type: jpg, jpeg, png."],
];

test("POST /api/reviews returns 422 for invalid fields and stores nothing", async ({ app, owner }) => {
  for (const [fields, error] of WRONG) {
    const form = formOf({ ...FIELDS, image: ["me.jpg", jpg], ...fields });
    const { status, body } = await owner.upload("/reviews", form);
    deepEqual([status, body.errors], [422, [error]]);
  }
  equal((await owner.api("GET", "/reviews")).body.data.total, 0);
  equal((await app.kv.list({ prefix: ["chunks"] }, { limit: 9 })).length, 0);
});

test("POST /api/reviews without a valid file reports it in the caller's language", async ({ owner }) => {
  const { body } = await owner.upload("/reviews", formOf(FIELDS));
  deepEqual(body.errors, ["The image field is required."]);
  owner.cookies.set("googtrans", "/en/de");
  const form = formOf({ ...FIELDS, image: ["me.gif", jpg] });
  const { body: german } = await owner.upload("/reviews", form);
  match(german.errors[0] ?? "", /Datei vom Typ jpg, jpeg oder png/);
});

test("three concurrent POST /api/reviews with one Idempotency-Key store one photo", async ({ app, owner }) => {
  const answers = await Promise.all(
    Array.from({ length: 3 }, () => create(owner, {}, "form-7")),
  );
  ok(answers.every(({ status }) => status === 200));
  equal(new Set(answers.map(({ body }) => body.data.id)).size, 1);
  equal((await app.kv.list({ prefix: ["files"] }, { limit: 9 })).length, 1);
});

test("PATCH /api/reviews changes the given fields and keeps the photo", async ({ owner }) => {
  const { id, image } = (await create(owner, { rating: "2" })).body.data;
  const { body } = await owner.patch("/reviews", {
    id,
    version: 1,
    name: "Ada",
    rating: "",
  });
  equal(body.message, "The review has been updated.");
  const { name, review, version, rating } = body.data;
  deepEqual([name, review, version, rating], ["Ada", FIELDS.review, 2, null]);
  equal(body.data.image, image);
  const same = await owner.patch("/reviews", { id, name: "Ada" });
  equal(same.body.message, "Nothing to update.");
  const late = { id, version: 1, name: "Bob" };
  equal((await owner.patch("/reviews", late)).status, 409);
  const unknown = { id: "none", name: "Bob" };
  const missing = await owner.patch("/reviews", unknown);
  deepEqual(missing.body.errors, ["Review not found"]);
});

test("a sample is marked for visitors until it is edited or confirmed", async ({ app, owner, visitor }) => {
  const addSample = (name: string) =>
    createReview(app.kv, {
      ...{ name, review: "Fast.", image: toUpload(jpg) },
    }, { sample: "yes" });
  const [edited, confirmed] = [await addSample("Ada"), await addSample("Bob")];
  const marked = async () =>
    (await visitor.get("/")).text.match(/Sample review</g)?.length ?? 0;
  equal(await marked(), 2);
  await owner.patch("/reviews", { id: edited.id, review: "Very fast." });
  equal(await marked(), 1);
  const { body } = await owner.patch("/reviews", {
    id: confirmed.id,
    sample: "no",
  });
  deepEqual([body.data.sample, await marked()], ["no", 0]);
  const form = formOf({ ...FIELDS, image: ["me.jpg", jpg], sample: "yes" });
  equal((await owner.upload("/reviews", form)).status, 422);
});

test("one click above the list of reviews confirms all samples", async ({ app, owner, visitor }) => {
  for (const name of ["Ada", "Bob"]) {
    const review = { name, review: "Fast.", image: toUpload(jpg) };
    await createReview(app.kv, review, { sample: "yes" });
  }
  await create(owner);
  const list = "/control/reviews/list.html";
  const { text } = await owner.get(list);
  match(text, /2 reviews came with the sample data/);
  match(text, /<form method="post" action="\?confirm">/);
  const clerk = await app.signedIn({ role: "clerk" });
  equal((await clerk.form(`${list}?confirm`, {})).status, 403);
  const { headers } = await owner.form(`${list}?confirm`, {});
  equal(headers.get("location"), `${list}?done=confirmed`);
  const after = await owner.get(headers.get("location")!);
  match(after.text, /The reviews are confirmed as yours\./);
  doesNotMatch(after.text, /These Are Ours/);
  doesNotMatch((await visitor.get("/")).text, /Sample review/);
});

test("DELETE /api/reviews deletes the review with its photo", async ({ app, owner }) => {
  const { id, image } = (await create(owner)).body.data;
  const { status, body } = await owner.delete("/reviews", { id });
  deepEqual([status, body.data], [200, null]);
  equal(body.message, "The review has been deleted.");
  equal((await app.client().get(`/uploads/images/${image}`)).status, 404);
  for (const noun of ["reviews", "files", "chunks", "file_drafts", "search"]) {
    deepEqual(await app.kv.list({ prefix: [noun] }, { limit: 9 }), []);
  }
  equal((await owner.delete("/reviews", { id })).status, 404);
});
