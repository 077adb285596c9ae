import { deepEqual, equal, match, ok } from "node:assert/strict";
import { testApp } from "../helpers/app.ts";
import type { Client } from "../helpers/client.ts";
import { addParcel } from "../helpers/parcels.ts";
import {
  type Bytes,
  formOf,
  joined,
  jpg,
  noise,
  png,
  toBytes,
} from "../helpers/pictures.ts";

const CODE = "WB-1111";
const BOUNDARY = "----boundary7";
const TYPE = `multipart/form-data; boundary=${BOUNDARY}`;

async function parcelId(admin: Client): Promise<string> {
  return (await admin.api("GET", `/parcels/${CODE}`)).body.data.id;
}

Deno.test("POST /api/parcels/image sets a photo that visitors see, and answers the whole parcel", async () => {
  await using app = await testApp();
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

Deno.test("a new photo takes the place of the old one, and a deleted parcel takes its photo along", async () => {
  await using app = await testApp();
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
  await admin.api("DELETE", "/parcels", { body: { id } });
  equal(await status(names[1]!), 404);
  await admin.api("POST", "/trash/restore", { body: { id } });
  equal(await status(names[1]!), 200);
  await admin.api("DELETE", "/parcels", { body: { id } });
  await admin.api("DELETE", "/trash", { body: { id } });
  equal(await status(names[1]!), 404);
  for (const noun of ["files", "hidden_files", "chunks", "file_drafts"]) {
    deepEqual(await app.kv.list({ prefix: [noun] }, { limit: 9 }), []);
  }
});

Deno.test("POST /api/parcels/image answers 404 for an unknown parcel and stores nothing", async () => {
  await using app = await testApp();
  const admin = await app.signedIn();
  const form = formOf({ id: "none", image: ["box.jpg", jpg] });
  const { status, body } = await admin.upload("/parcels/image", form);
  deepEqual([status, body.errors], [404, ["Parcel not found"]]);
  deepEqual(await app.kv.list({ prefix: ["chunks"] }, { limit: 9 }), []);
});

Deno.test("GET /uploads/images/{image} is typed, immutable and sandboxed", async () => {
  await using app = await testApp();
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
    // What is deleted must not live on in a server between.
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
  Deno.test(`GET /uploads/images/${name} answers 404 and is not cached`, async () => {
    await using app = await testApp();
    const { status, headers } = await app.client().get(
      `/uploads/images/${name}`,
    );
    deepEqual([status, headers.get("cache-control")], [404, "no-store"]);
  });
}

/** The body of a form, part by part as `[headers, content]`. */
function bodyOf(...parts: [headers: string, content: Bytes | string][]): Bytes {
  const made = parts.map(([headers, content]) =>
    joined(`--${BOUNDARY}\r\n${headers}\r\n\r\n`, content, "\r\n")
  );
  return joined(...made, `--${BOUNDARY}--\r\n`);
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

const REFUSED: [what: string, status: number, error: string, body: Bytes][] = [
  ["no file", 422, REQUIRED, bodyOf(NAME, REVIEW)],
  [
    "the field a browser sends without a file",
    422,
    REQUIRED,
    bodyOf(NAME, REVIEW, [file(""), ""]),
  ],
  [
    "a file of no bytes",
    422,
    REQUIRED,
    bodyOf(NAME, REVIEW, [file("a.jpg"), ""]),
  ],
  [
    "a file in another field",
    422,
    REQUIRED,
    bodyOf(NAME, REVIEW, [file("a.jpg", "photo"), jpg]),
  ],
  [
    "a file without a name",
    422,
    WRONG_TYPE,
    bodyOf(NAME, REVIEW, [file(""), jpg]),
  ],
  [
    "a file as a text",
    422,
    WRONG_TYPE,
    bodyOf(NAME, REVIEW, [field("image"), "a.jpg"]),
  ],
  [
    "two files",
    422,
    "The image must be one file only.",
    bodyOf(NAME, REVIEW, [file("a.jpg"), jpg], [file("b.jpg"), jpg]),
  ],
  [
    "two files in two fields",
    422,
    "The image must be one file only.",
    bodyOf(NAME, REVIEW, [file("a.jpg"), jpg], [file("b.jpg", "b"), jpg]),
  ],
  [
    "a file for a text",
    422,
    "The name must be a text.",
    bodyOf(REVIEW, [file("a.jpg", "name"), jpg]),
  ],
  [
    "a name that ends in svg",
    422,
    WRONG_TYPE,
    bodyOf(NAME, REVIEW, [file("a.jpg.svg"), jpg]),
  ],
  [
    "a name that goes on after a zero",
    422,
    WRONG_TYPE,
    bodyOf(NAME, REVIEW, [file("a.svg\u0000"), jpg]),
  ],
  [
    "a field of a prototype",
    422,
    "The __proto__ field is not allowed.",
    bodyOf(NAME, REVIEW, [file("a.jpg"), jpg], [field("__proto__"), "x"]),
  ],
  [
    "more parts than a form has",
    413,
    "The request may not have more than 20 fields.",
    bodyOf(...Array.from({ length: 21 }, () => NAME)),
  ],
  [
    "a part without a name",
    400,
    "The request could not be understood.",
    bodyOf(["X-Y: z", "?"]),
  ],
  [
    "no end",
    400,
    "The request could not be understood.",
    bodyOf(NAME).slice(0, -8),
  ],
  [
    "no beginning",
    400,
    "The request could not be understood.",
    joined("hello"),
  ],
  ["nothing", 422, "The name field is required.", joined("")],
  [
    "letters that are none",
    400,
    "The request could not be understood.",
    bodyOf([field("name"), new Uint8Array([0xff, 0xfe])]),
  ],
];

for (const [what, status, error, body] of REFUSED) {
  Deno.test(`POST /api/reviews refuses a form with ${what}: ${status}`, async () => {
    await using app = await testApp();
    const admin = await app.signedIn();
    const answer = await admin.send("/api/reviews", {
      method: "POST",
      body,
      headers: { "content-type": TYPE },
    });
    equal(answer.status, status);
    ok(JSON.parse(answer.text).errors.includes(error), answer.text);
    deepEqual(await app.kv.list({ prefix: ["chunks"] }, { limit: 9 }), []);
  });
}

Deno.test("POST /api/reviews accepts a photo with any declared type and a name in any script", async () => {
  await using app = await testApp();
  const admin = await app.signedIn();
  for (
    const name of [
      "photo.JPG",
      "me.php.jpg",
      "фото.jpeg",
      'a"b.jpg',
      "../../a.jpg",
    ]
  ) {
    const { status, body } = await admin.upload(
      "/reviews",
      formOf({ name: "Ada", review: "Good", image: [name, jpg] }),
    );
    deepEqual([name, status], [name, 200]);
    match(body.data.image, /^[0-9a-z]{26}\.jpg$/);
  }
});

for (
  const type of [
    "application/json",
    "text/plain",
    "multipart/mixed; boundary=x",
  ]
) {
  Deno.test(`POST /api/reviews refuses ${type} with 415`, async () => {
    await using app = await testApp();
    const answer = await (await app.signedIn()).send("/api/reviews", {
      method: "POST",
      body: "{}",
      headers: { "content-type": type },
    });
    equal(answer.status, 415);
    deepEqual(JSON.parse(answer.text).errors, [
      "The request body must be sent as multipart/form-data.",
    ]);
  });
}

for (
  const type of [
    "multipart/form-data",
    `multipart/form-data; boundary=${"x".repeat(71)}`,
  ]
) {
  Deno.test(`POST /api/reviews refuses ${type.slice(0, 40)} with 400`, async () => {
    await using app = await testApp();
    const answer = await (await app.signedIn()).send("/api/reviews", {
      method: "POST",
      body: bodyOf(NAME),
      headers: { "content-type": type },
    });
    equal(answer.status, 400);
  });
}

Deno.test("a visitor and another site are refused before a byte of the body is read", async () => {
  await using app = await testApp();
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

Deno.test("a file of exactly 5 MB is looked at, one byte more is 413 with or without a length", async () => {
  await using app = await testApp();
  const admin = await app.signedIn();
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
    const { status, text } = await admin.send("/api/reviews", init);
    return { status, errors: JSON.parse(text).errors };
  };
  equal((await send(LIMIT)).status, 200);
  const tooLarge = ["The file may not be larger than 5 MB."];
  deepEqual(await send(LIMIT + 1), { status: 413, errors: tooLarge });
  deepEqual(await send(LIMIT + 1, true), { status: 413, errors: tooLarge });
  deepEqual(await send(LIMIT * 2), { status: 413, errors: tooLarge });
  deepEqual(await send(LIMIT * 2, true), { status: 413, errors: tooLarge });
});
