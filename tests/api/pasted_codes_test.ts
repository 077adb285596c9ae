import { deepEqual, equal, match, ok } from "node:assert/strict";
import { createParcel } from "@/lib/parcels/parcels.ts";
import { LIMITS } from "@/lib/site/limits.ts";
import { testApp } from "../helpers/app.ts";
import type { Client } from "../helpers/client.ts";
import { testOn } from "../helpers/site.ts";

const CODE = "WAY-7K2M-9QX4";
const CODE2 = "NL-26037-BH";
const GROUPS = "9400110000000000000003";
const LETTERS = "LOG-2026-0117";
const link = (code: string) => `https://track.example/track.html?code=${code}`;
const [LINK, LINK2] = [link(CODE), link(CODE2)];

/** Pasted texts with the codes that they name; the tracking page shows the first one. */
const PASTED: [text: string, codes: string[]][] = [
  [`See ${LINK}.`, [CODE]],
  [`(${LINK})`, [CODE]],
  [`"${LINK}","${LINK2}"`, [CODE, CODE2]],
  [`[Track](${LINK})`, [CODE]],
  [
    `https://nam02.safelinks.example/?url=${encodeURIComponent(LINK)}&data=05`,
    [CODE],
  ],
  ["9400 1100 0000 0000 0000 03", [GROUPS]],
  [`${CODE}؛${CODE2}`, [CODE, CODE2]],
  [`${CODE}，${CODE2}`, [CODE, CODE2]],
  [`${CODE}、${CODE2}`, [CODE, CODE2]],
  [`${CODE}|${CODE2}`, [CODE, CODE2]],
  [`${CODE}/${CODE2}`, [CODE, CODE2]],
  [`]C0${CODE}`, [CODE]],
  [`\u0002${CODE}\u0003\r`, [CODE]],
  [`]C1${GROUPS}\u001d`, [GROUPS]],
  [`]C0${CODE}, ]Q1${CODE2}`, [CODE, CODE2]],
  [`1. ${CODE} 2. ${CODE2}`, [CODE, CODE2]],
  [`${CODE}،`, [CODE]],
  [`＃${CODE}`, [CODE]],
  [`${CODE}、`, [CODE]],
  ["L0G-2026-0117", [LETTERS]],
  ["LOG-2O26-O117", [LETTERS]],
  [`https://track.example/control/parcels/${CODE}#history`, [CODE]],
  [`<b>${link(CODE).replace("?", "?lang=de&amp;")}</b>`, [CODE]],
  [`ＷＡＹ－７Ｋ２Ｍ－９ＱＸ４`, [CODE]],
  [`W\u200bAY-7K2M\u00ad-9QX4`, [CODE]],
];

const test = testOn(async () => {
  const app = await testApp();
  for (const tracking_code of [CODE, CODE2, GROUPS, LETTERS]) {
    await createParcel(app.kv, {
      ...{ tracking_code, recipient_name: "Ann", destination: "Nantes" },
    });
  }
  return { app };
});

function track(client: Client, code: string) {
  return client.get(`/track.html?${new URLSearchParams({ code })}`);
}

/** Returns the tracking codes of the rows of a list, in order. */
function listedCodes(text: string): string[] {
  return [...text.matchAll(/name="codes"[^>]*value="([^"]+)"/g)]
    .map(([, code]) => code!);
}

test("the tracking page shows the parcel of a pasted text", async ({ app }) => {
  for (const [text, [code]] of PASTED) {
    const { status, text: html } = await track(app.client(), text);
    equal(status, 200, text);
    match(html, new RegExp(`name="code"[^>]* value="${code}"`), text);
  }
});

test("GET /api/parcels/{code} finds what the tracking page finds", async ({ app }) => {
  for (const [text, [code]] of PASTED) {
    const path = `/parcels/${encodeURIComponent(text)}`;
    const { status, body } = await app.client().api("GET", path);
    equal(status, 200, text);
    equal(body.data.tracking_code, code, text);
  }
});

test("the search of the list and Update Many Parcels find all parcels of a pasted text, and nothing unknown", async ({ owner }) => {
  for (const [text, codes] of PASTED) {
    const query = new URLSearchParams({ search: text });
    const list = await owner.get(`/control/parcels/list.html?${query}`);
    deepEqual(listedCodes(list.text).slice(0, codes.length), codes, text);
    // Calls refuse control characters.
    const search = text.replace(/\p{Cc}/gu, " ");
    const { body } = await owner.post("/parcels/search", { search });
    const found = body.data.data.map((
      { tracking_code }: { tracking_code: string },
    ) => tracking_code);
    deepEqual(found.slice(0, codes.length), codes, search);
    const checked = await owner.post("/bulk/check", { codes: text });
    const kinds = checked.body.data.map((
      { kind, items }: { kind: string; items: { code: string }[] },
    ) => [kind, items.map(({ code }) => code)]);
    deepEqual(kinds, [["found", codes]], text);
  }
});

test("a link with &amp; or another case of its parameter leads to the parcel, is not cached and counts as a look-up", async ({ app }) => {
  const names = ["amp;code", "Code", "CODE", "lang=de&amp;code"];
  for (const [at, name] of names.entries()) {
    const client = app.client({ ip: `10.0.0.${at}` });
    const { status, headers } = await client.get(
      `/track.html?${name}=${CODE}`,
    );
    equal(status, 200, name);
    match(headers.get("cache-control") ?? "", /no-store/, name);
    for (let i = 0; i < LIMITS.misses.max; i++) {
      equal((await client.get(`/track.html?${name}=GUESS-${i}`)).status, 404);
    }
    equal((await client.get(`/track.html?${name}=${CODE}`)).status, 429, name);
  }
});

test("a text with two readings counts as two misses", async ({ visitor }) => {
  for (let i = 0; i < LIMITS.misses.max / 2; i++) {
    const text = `Tracking number GUESS-000${i}`;
    equal((await track(visitor, text)).status, 404);
  }
  equal((await track(visitor, CODE)).status, 429);
});

test("a code that looks like several is unknown to visitors, and a choice for the office", async ({ app, owner, visitor }) => {
  const codes = ["NL-26000-HM", "NL-260O0-HM"];
  for (const tracking_code of codes) {
    await createParcel(app.kv, {
      ...{ tracking_code, recipient_name: "Ann", destination: "Nantes" },
    });
  }
  const code = "NL-26O00-HM";
  const unknown = await visitor.api("GET", "/parcels/NL-99999-HM");
  const several = await visitor.api("GET", `/parcels/${code}`);
  deepEqual([several.status, several.body], [404, unknown.body]);
  equal((await track(visitor, code)).status, 404);
  const path = `/control/parcels/list.html?search=${code}`;
  const list = await owner.get(path);
  deepEqual(listedCodes(list.text).sort(), codes);
  match(list.text, /No parcel has exactly this code/);
  const screen = await owner.get(`/control/parcels/${code}`);
  deepEqual([screen.status, screen.headers.get("location")], [303, path]);
  const { body } = await owner.post("/bulk/check", { codes: code });
  const [line] = body.data;
  deepEqual([line.kind, line.text], ["several", "Could be several parcels: 1"]);
  deepEqual(line.items, [{ code, note: codes.join(" or ") }]);
  const update = { status: "Held" };
  const { body: bulk } = await owner.post("/bulk", { codes: [code], update });
  await app.jobs.drain();
  const { body: { data: job } } = await owner.api(
    "GET",
    `/jobs/${bulk.data.id}`,
  );
  equal(job.failed, 1);
  match(job.problems[0].message, /Several parcels have a code/);
  const invoice = await owner.form("/control/invoice/create.html", {
    product: code,
  });
  ok(invoice.text.includes(`${code} could be ${codes.join(", ")}`));
});

test("a misread code in the address of a parcel's screen leads to the parcel", async ({ owner }) => {
  const { status, headers } = await owner.get("/control/parcels/L0G-2026-0117");
  equal(status, 303);
  equal(headers.get("location"), `/control/parcels/${LETTERS}`);
});
