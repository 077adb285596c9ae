import { deepEqual, equal, match, ok } from "node:assert/strict";
import type { Client } from "../helpers/client.ts";
import { addParcel } from "../helpers/parcels.ts";
import {
  type Bytes,
  formOf,
  joinBytes,
  jpg,
  noise,
  png,
  toBytes,
} from "../helpers/pictures.ts";
import { test } from "../helpers/site.ts";

const CODE = "WB-1111";
const BOUNDARY = "----boundary7";
const TYPE = `multipart/form-data; boundary=${BOUNDARY}`;

async function parcelId(admin: Client): Promise<string> {
  return (await admin.api("GET", `/parcels/${CODE}`)).body.data.id;
}

test("POST /api/parcels/image sets a photo that visitors see", async ({ app }) => {
  await addParcel(app.kv, { tracking_code: CODE });
  const admin = await app.signedIn();
  const id = await parcelId(admin);
  const form = formOf({ id, image: ["box.jpg", jpg] });
  const { status, body } = await admin.upload("/parcels/image", form);
  equal(status, 200);
  equal(body.message, "The parcel has been updated.");
  equal(body.data.version, 2);
  equal(body.data.history.length, 1);
  deepEqual(body.data, (await admin.api("GET", `/parcels/${CODE}`)).body.data);
  const visitor = app.client();
  const seen = (await visitor.api("GET", `/parcels/${CODE}`)).body.data.image;
  equal(seen, body.data.image);
  equal((await visitor.get(`/uploads/images/${seen}`)).status, 200);
});

test("a new photo replaces the old one, and follows its parcel into the trash and out", async ({ app }) => {
  await addParcel(app.kv, { tracking_code: CODE });
  const admin = await app.signedIn();
  const id = await parcelId(admin);
  const names: string[] = [];
  for (const [name, bytes] of [["a.jpg", jpg], ["b.png", png]] as const) {
    const form = formOf({ id, image: [name, bytes] });
    names.push((await admin.upload("/parcels/image", form)).body.data.image);
  }
  const status = async (name: string) =>
    (await admin.get(`/uploads/images/${name}`)).status;
  deepEqual([await status(names[0]!), await status(names[1]!)], [404, 200]);
  await admin.delete("/parcels", { id });
  equal(await status(names[1]!), 404);
  await admin.post("/trash/restore", { id });
  equal(await status(names[1]!), 200);
  await admin.delete("/parcels", { id });
  await admin.delete("/trash", { id });
  equal(await status(names[1]!), 404);
  for (const noun of ["files", "hidden_files", "chunks", "file_drafts"]) {
    deepEqual(await app.kv.list({ prefix: [noun] }, { limit: 9 }), []);
  }
});

test("GET /uploads/images/{image} is typed, immutable and sandboxed", async ({ app }) => {
  await addParcel(app.kv, { tracking_code: CODE });
  const admin = await app.signedIn();
  const id = await parcelId(admin);
  const large = await toBytes(noise(900, 900, 3).jpeg({ quality: 90 }));
  const form = formOf({ id, image: ["box.jpg", large] });
  const { image } = (await admin.upload("/parcels/image", form)).body.data;
  const path = `/uploads/images/${image}`;
  const visitor = app.client();
  const { status, headers } = await visitor.get(path);
  equal(status, 200);
  const expected = {
    "content-type": "image/jpeg",
    "content-security-policy": "default-src 'none'; sandbox",
    "content-disposition": `inline; filename="${image}"`,
    // A deleted photo must not stay in a shared cache.
    "cache-control": "private, max-age=31536000, immutable",
    "x-content-type-options": "nosniff",
    "etag": `"${image}"`,
  };
  for (const [name, value] of Object.entries(expected)) {
    equal(headers.get(name), value);
  }
  ok(Number(headers.get("content-length")) > 4 * 60 * 1024);
  const head = await visitor.send(path, { method: "HEAD" });
  deepEqual([head.status, head.text], [200, ""]);
  equal(head.headers.get("content-length"), headers.get("content-length"));
  for (const tag of [`"${image}"`, `W/"${image}"`, `"x", "${image}"`, "*"]) {
    const again = await visitor.get(path, { "if-none-match": tag });
    deepEqual([again.status, again.text], [304, ""]);
  }
  equal((await visitor.get(path, { "if-none-match": '"x"' })).status, 200);
});

test("GET /uploads/images/{image} returns 404 uncached for other names", async ({ visitor }) => {
  for (
    const name of [
      `${"a".repeat(26)}.jpg`,
      "a.jpg",
      "..%2f..%2fdeno.json",
      `${"a".repeat(26)}.svg`,
      `${"A".repeat(26)}.jpg`,
      `${"a".repeat(26)}.jpg%00.png`,
    ]
  ) {
    const { status, headers } = await visitor.get(`/uploads/images/${name}`);
    deepEqual([status, headers.get("cache-control")], [404, "no-store"], name);
  }
});

/** Encodes a multipart body from its parts, each `[headers, content]`. */
function bodyOf(...parts: [headers: string, content: Bytes | string][]): Bytes {
  const made = parts.map(([headers, content]) =>
    joinBytes(`--${BOUNDARY}\r\n${headers}\r\n\r\n`, content, "\r\n")
  );
  return joinBytes(...made, `--${BOUNDARY}--\r\n`);
}

function field(name: string): string {
  return `Content-Disposition: form-data; name="${name}"`;
}

function file(filename: string, name = "image"): string {
  return `${
    field(name)
  }; filename="${filename}"\r\nContent-Type: image/svg+xml`;
}

const NAME: [string, string] = [field("name"), "Ada"];
const REVIEW: [string, string] = [field("review"), "Good"];
const WRONG_TYPE = "The image must be a file of type: jpg, jpeg, png.";
const REQUIRED = "The image field is required.";
const MALFORMED = "The request could not be understood.";

/** Posts a body as the review form. */
function post(client: Client, body: BodyInit, headers: Record<string, string>) {
  return client.send("/api/reviews", { method: "POST", body, headers });
}

/** Form bodies and their expected errors. */
const REFUSED: [status: number, error: string, body: Bytes][] = [
  [422, REQUIRED, bodyOf(NAME, REVIEW)],
  [422, REQUIRED, bodyOf(NAME, REVIEW, [file(""), ""])],
  [422, REQUIRED, bodyOf(NAME, REVIEW, [file("a.jpg"), ""])],
  [422, REQUIRED, bodyOf(NAME, REVIEW, [file("a.jpg", "photo"), jpg])],
  [422, WRONG_TYPE, bodyOf(NAME, REVIEW, [file(""), jpg])],
  [422, WRONG_TYPE, bodyOf(NAME, REVIEW, [field("image"), "a.jpg"])],
  [422, WRONG_TYPE, bodyOf(NAME, REVIEW, [file("a.jpg.svg"), jpg])],
  [422, WRONG_TYPE, bodyOf(NAME, REVIEW, [file("a.svg\u0000"), jpg])],
  ...["image", "b"].map((name): [number, string, Bytes] => [
    422,
    "The image must be one file only.",
    bodyOf(NAME, REVIEW, [file("a.jpg"), jpg], [file("b.jpg", name), jpg]),
  ]),
  [
    422,
    "The name must be a text.",
    bodyOf(REVIEW, [file("a.jpg", "name"), jpg]),
  ],
  [
    422,
    "The __proto__ field is not allowed.",
    bodyOf(NAME, REVIEW, [file("a.jpg"), jpg], [field("__proto__"), "x"]),
  ],
  [
    413,
    "The request may not have more than 20 fields.",
    bodyOf(...Array.from({ length: 21 }, () => NAME)),
  ],
  [400, MALFORMED, bodyOf(["X-Y: z", "?"])],
  [400, MALFORMED, bodyOf(NAME).slice(0, -8)],
  [400, MALFORMED, joinBytes("hello")],
  [400, MALFORMED, bodyOf([field("name"), new Uint8Array([0xff, 0xfe])])],
  [422, "The name field is required.", joinBytes("")],
];

test("POST /api/reviews rejects malformed forms and files, and stores nothing", async ({ app, owner }) => {
  for (const [at, [status, error, body]] of REFUSED.entries()) {
    const answer = await post(owner, body, { "content-type": TYPE });
    equal(answer.status, status, `row ${at}`);
    ok(JSON.parse(answer.text).errors.includes(error), answer.text);
  }
  deepEqual(await app.kv.list({ prefix: ["chunks"] }, { limit: 9 }), []);
});

test("POST /api/reviews accepts a photo with any declared type and name", async ({ owner }) => {
  for (
    const name of [
      "photo.JPG",
      "me.php.jpg",
      "фото.jpeg",
      'a"b.jpg',
      "../../a.jpg",
    ]
  ) {
    const { status, body } = await owner.upload(
      "/reviews",
      formOf({ name: "Ada", review: "Good", image: [name, jpg] }),
    );
    deepEqual([name, status], [name, 200]);
    match(body.data.image, /^[0-9a-z]{26}\.jpg$/);
  }
});

test("POST /api/reviews rejects other content types and invalid boundaries", async ({ owner }) => {
  const types = [
    "application/json",
    "text/plain",
    "multipart/mixed; boundary=x",
  ];
  for (const type of types) {
    const answer = await post(owner, "{}", { "content-type": type });
    equal(answer.status, 415);
    match(answer.text, /must be sent as multipart\/form-data/);
  }
  for (const parameter of ["", `; boundary=${"x".repeat(71)}`]) {
    const type = `multipart/form-data${parameter}`;
    const answer = await post(owner, bodyOf(NAME), { "content-type": type });
    equal(answer.status, 400);
  }
});

test("a visitor and another site are rejected before the body is read", async ({ app }) => {
  const foreign = { origin: "https://evil.example" };
  const admin = await app.signedIn();
  for (
    const [client, headers, status] of [[app.client(), {}, 401], [
      admin,
      foreign,
      403,
    ]] as const
  ) {
    let isRead = false;
    const body = new ReadableStream({
      pull() {
        isRead = true;
      },
    }, { highWaterMark: 0 });
    const answer = await client.send("/api/reviews", {
      method: "POST",
      body,
      headers: { "content-type": TYPE, ...headers },
    });
    deepEqual([answer.status, isRead], [status, false]);
  }
});

const LIMIT = 5 * 1024 * 1024;

test("a file of 5 MB is accepted; one byte more returns 413, with or without a content length", async ({ owner }) => {
  const send = async (size: number, isChunked = false) => {
    const content = new Uint8Array(size);
    content.set(jpg);
    const body = bodyOf(NAME, REVIEW, [file("a.jpg"), content]);
    const headers = {
      "content-type": TYPE,
      ...(!isChunked && { "content-length": String(body.length) }),
    };
    const init = {
      method: "POST",
      body: isChunked ? new Blob([body]).stream() : body,
      headers,
    };
    const { status, text } = await owner.send("/api/reviews", init);
    return { status, errors: JSON.parse(text).errors };
  };
  equal((await send(LIMIT)).status, 200);
  const tooLarge = ["The file may not be larger than 5 MB."];
  deepEqual(await send(LIMIT + 1), { status: 413, errors: tooLarge });
  deepEqual(await send(LIMIT + 1, true), { status: 413, errors: tooLarge });
  deepEqual(await send(LIMIT * 2), { status: 413, errors: tooLarge });
  deepEqual(await send(LIMIT * 2, true), { status: 413, errors: tooLarge });
});

test("a parcel's photo is added and removed on its screen", async ({ app, owner }) => {
  await addParcel(app.kv, { tracking_code: CODE });
  const screen = `/control/parcels/${CODE}`;
  const image = async () =>
    (await owner.api("GET", `/parcels/${CODE}`)).body.data.image;
  const set = await owner.send(`${screen}/update-image`, {
    method: "POST",
    body: formOf({ image: ["box.jpg", jpg] }),
  });
  equal(set.status, 303, set.text);
  match(await image(), /\.jpg$/);
  equal((await owner.form(`${screen}/delete-image`, {})).status, 303);
  equal(await image(), null);
});
