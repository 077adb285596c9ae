import { deepEqual, doesNotMatch, equal, match } from "node:assert/strict";
import { createParcel, updateParcel } from "@/lib/parcels/parcels.ts";
import { updateSettings } from "@/lib/settings/settings.ts";
import { type TestApp, testApp, type TestAppOptions } from "../helpers/app.ts";
import type { Client } from "../helpers/client.ts";
import { testOn } from "../helpers/site.ts";
import { formOf, noise, toBytes } from "../helpers/pictures.ts";

const HOUR = 60 * 60_000;
const ANN = {
  tracking_code: "WB-1111",
  recipient_name: "Ann Smith",
  recipient_email: "Ann.Smith@example.com",
  recipient_phone_number: "+33 1 99 00 12 34",
  destination: "4 Quai de la Fosse, Nantes",
};

async function maskedApp(options: TestAppOptions = {}): Promise<TestApp> {
  const app = await testApp(options);
  await updateSettings(app.kv, { tracking_privacy: "masked" });
  await createParcel(app.kv, ANN);
  return app;
}

/** Defines a test on a site with one masked parcel. */
const test = testOn(async () => ({ app: await maskedApp() }));

function prove(client: Client, proof: unknown, code = "WB-1111") {
  return client.post(`/parcels/${code}/proof`, { proof });
}

async function readName(client: Client, code = "WB-1111"): Promise<string> {
  const { body } = await client.api("GET", `/parcels/${code}`);
  return body.data.recipient_name;
}

test("POST /api/parcels/{code}/proof unmasks the parcel for this browser session only", async ({ app, visitor: client }) => {
  equal(await readName(client), "A. S.");
  const { status, headers, body } = await prove(client, "1234", "wb1111");
  equal(status, 200);
  equal(body.data.recipient_name, "Ann Smith");
  equal("id" in body.data, false);
  const [cookie] = headers.getSetCookie();
  match(cookie!, /^proof=[0-9a-f]{64}; Path=\/; SameSite=Lax; HttpOnly$/);
  match(headers.get("cache-control")!, /no-store/);
  equal(await readName(client), "Ann Smith");
  match((await client.get("/track.html?code=WB-1111")).text, /Quai de la Foss/);
  equal(await readName(app.client()), "A. S.");
});

Deno.test("the proof is the recipient's e-mail or the last four digits of the phone, in any notation", async () => {
  await using app = await maskedApp({ env: { LIMIT_FACTOR: "10" } });
  for (
    const proof of [
      "ann.smith@EXAMPLE.com",
      " Ann.Smith@example.com ",
      "1234",
      "12 34",
      "+33 1 99 00 12 34",
      "١٢٣٤",
      "۱۲۳۴",
      "१२३४",
      "１２３４",
    ]
  ) equal((await prove(app.client(), proof)).status, 200, proof);
  for (
    const wrong of ["234", "1235", "4321", "ann1234@x.de", "Ann Smith", "***"]
  ) {
    const { status, headers, body } = await prove(app.client(), wrong);
    deepEqual([status, body.errors], [422, [
      "That does not match the recipient’s email or phone.",
    ]], wrong);
    deepEqual(headers.getSetCookie(), []);
  }
});

test("a masked parcel hides its photo until a valid proof", async ({ app, owner: admin }) => {
  const { id } = (await admin.api("GET", "/parcels/WB-1111")).body.data;
  const jpg = await toBytes(noise(20, 20, 3).jpeg());
  const form = formOf({ id, image: ["label.jpg", jpg] });
  const { image } = (await admin.upload("/parcels/image", form)).body.data;
  const client = app.client();
  const { body } = await client.api("GET", "/parcels/WB-1111");
  equal(body.data.image, null);
  const page = await client.get("/track.html?code=WB-1111");
  doesNotMatch(page.text, /uploads/);

  equal((await prove(client, "1234")).body.data.image, image);
  const opened = await client.get("/track.html?code=WB-1111");
  match(opened.text, new RegExp(`/uploads/images/${image}`));
});

test("a proof unmasks only its own parcel and does not invalidate earlier ones", async ({ app }) => {
  await createParcel(app.kv, { ...ANN, tracking_code: "WB-2222" });
  const client = app.client();
  await prove(client, "1234");
  equal(await readName(client, "WB-2222"), "A. S.");
  await prove(client, "1234", "WB-2222");
  equal(await readName(client, "WB-1111"), "Ann Smith");
  equal(await readName(client, "WB-2222"), "Ann Smith");
});

test("a proof expires when the recipient's e-mail or phone changes, and cannot be forged", async ({ app, visitor: client }) => {
  const { id } = (await (await app.signedIn()).api("GET", "/parcels/WB-1111"))
    .body.data;
  await prove(client, "1234");
  await updateParcel(app.kv, { id, recipient_email: "new@example.com" });
  equal(await readName(client), "A. S.");
  client.cookies.set("proof", "0".repeat(64));
  equal(await readName(client), "A. S.");
});

Deno.test("a parcel rejects proofs after five wrong ones an hour from any clients", async () => {
  const clock = { ms: Date.UTC(2026, 10, 20) };
  await using app = await maskedApp({ clock });
  for (let i = 0; i < 7; i++) {
    equal((await prove(app.client(), "1234")).status, 200);
  }
  const tries = Array.from(
    { length: 30 },
    (_, i) => prove(app.client({ ip: `203.0.113.${i}` }), `${5000 + i}`),
  );
  const answers = await Promise.all(tries);
  equal(answers.filter(({ status }) => status === 422).length, 5);
  equal(answers.filter(({ status }) => status === 429).length, 25);
  const late = await prove(app.client(), "1234");
  equal(late.status, 429);
  equal(late.headers.get("retry-after"), "3600");
  clock.ms += HOUR;
  equal((await prove(app.client(), "1234")).status, 200);
});

test("a browser keeps its last eight proofs", async ({ app }) => {
  const codes = Array.from({ length: 9 }, (_, i) => `WB-200${i}`);
  const client = app.client();
  for (const tracking_code of codes) {
    await createParcel(app.kv, { ...ANN, tracking_code });
    equal((await prove(client, "1234", tracking_code)).status, 200);
  }
  const names = await Promise.all(codes.map((code) => readName(client, code)));
  deepEqual(names, ["A. S.", ...Array<string>(8).fill("Ann Smith")]);
});

test("proving a parcel again keeps the other proofs", async ({ app }) => {
  await createParcel(app.kv, { ...ANN, tracking_code: "WB-2222" });
  const client = app.client();
  await prove(client, "1234");
  for (let i = 0; i < 8; i++) await prove(client, "1234", "WB-2222");
  equal(await readName(client), "Ann Smith");
});

test("the form of a masked result is rejected once its IP address has guessed too many codes", async ({ visitor: client }) => {
  for (let i = 0; i < 20; i++) await client.api("GET", "/parcels/NONE");
  const path = "/track.html?code=WB-1111";
  const { status, headers } = await client.form(path, { proof: "1234" });
  equal(status, 429);
  deepEqual(headers.getSetCookie(), []);
});

test("verifying an unknown parcel returns 404 and counts as a miss", async ({ visitor: client }) => {
  for (let i = 0; i < 20; i++) {
    const { status, body } = await prove(client, "1234", `GUESS-${i}`);
    deepEqual([status, body.errors], [404, ["Parcel not found"]]);
  }
  equal((await prove(client, "1234")).status, 429);
});

test("the error of a malformed proof names its field", async ({ visitor: client }) => {
  deepEqual((await prove(client, " ")).body.errors, [
    "The email or phone digits field is required.",
  ]);
  deepEqual((await prove(client, 1234)).body.errors.length, 1);
  equal((await client.form("/api/parcels/WB-1111/proof", {})).status, 415);
});

test("a masked result reveals no name, phone digit or street", async ({ app }) => {
  const page = (await app.client().get("/track.html?code=WB-1111")).text;
  doesNotMatch(page, /99 00|12 34|1234|Ann Smith|Ann\.Smith|Quai/);
});

test("without JavaScript the form of a masked result unmasks it, or shows its error and input", async ({ visitor: client }) => {
  const path = "/track.html?code=wb1111";
  const { text } = await client.get(path);
  match(
    text,
    /<form class="verification" method="post" aria-labelledby="[^"]+">/,
  );
  const wrong = await client.form(path, { proof: "9999" });
  equal(wrong.status, 422);
  match(wrong.text, /<title>Error: /);
  match(wrong.text, /role="alert".*That does not match/);
  match(wrong.text, /<input [^>]*name="proof"[^>]*value="9999"/);
  match(wrong.text, /<input [^>]*aria-invalid="true"[^>]*name="proof"/);
  doesNotMatch(wrong.text, /Quai/);
  const empty = await client.form(path, {});
  equal(empty.status, 422);
  match(empty.text, /role="alert".*field is required/);

  const right = await client.form(path, { proof: "1234" });
  equal(right.status, 303);
  equal(right.headers.get("location"), "/track.html?code=WB-1111#destination");
  const opened = await client.get("/track.html?code=WB-1111");
  match(opened.text, /Ann Smith/);
  doesNotMatch(opened.text, /name="proof"/);
});

test("the form of a masked result reports too many attempts, and returns 404 for unknown parcels", async ({ visitor: client }) => {
  const path = "/track.html?code=WB-1111";
  for (let i = 0; i < 5; i++) {
    equal((await client.form(path, { proof: "0000" })).status, 422);
  }
  const { status, headers, text } = await client.form(path, { proof: "1234" });
  equal(status, 429);
  match(headers.get("retry-after")!, /^\d+$/);
  match(text, /role="alert".*Too many attempts/);
  match(text, /data-testid="tracking-result"/);
  const unknown = await client.form("/track.html?code=GUESS-1", { proof: "1" });
  equal(unknown.status, 404);
  match(unknown.text, /PARCEL NOT FOUND/);
});

test("parcels without e-mail and phone, and unmasked parcels, have no form", async ({ app }) => {
  await createParcel(app.kv, {
    tracking_code: "WB-3333",
    recipient_name: "Bob Jones",
    destination: "Nantes",
  });
  const client = app.client();
  const none = await client.get("/track.html?code=WB-3333");
  doesNotMatch(none.text, /name="proof"/);
  equal((await prove(client, "", "WB-3333")).status, 422);
  await updateSettings(app.kv, { tracking_privacy: "full" });
  const full = await client.get("/track.html?code=WB-1111");
  doesNotMatch(full.text, /name="proof"/);
});
