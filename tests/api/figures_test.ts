import { deepEqual, doesNotMatch, equal, match, ok } from "node:assert/strict";
import { updateSettings } from "@/lib/settings/settings.ts";
import { LOCALES } from "@/lib/i18n/locales.ts";
import { translator } from "@/lib/i18n/translate.ts";
import { testApp } from "../helpers/app.ts";

const NO_FIGURES = {
  founded_year: null,
  container_count: null,
  gauge_warehousing: null,
  gauge_ocean: null,
  gauge_air: null,
  copyright_year: null,
};

Deno.test("a fresh site shows the figures of the specification", async () => {
  await using app = await testApp();
  const { text } = await app.client().get("/");
  for (const figure of [/since 1985/, /200,000/, /95%/, /85%/, /90%/, /2022/]) {
    match(text, figure);
  }
  match(text, /"foundingDate":"1985"/);
});

for (const emptied of ["", null]) {
  Deno.test(`PATCH /api/settings with ${JSON.stringify(emptied)} clears a figure`, async () => {
    await using app = await testApp();
    const admin = await app.signedIn();
    const body = Object.fromEntries(
      Object.keys(NO_FIGURES).map((name) => [name, emptied]),
    );
    const { status, body: answer } = await admin.api("PATCH", "/settings", {
      body,
    });
    equal(status, 200);
    const graph = await app.client().api("GET", "/graph");
    for (const settings of [answer.data, graph.body.data.settings.data[0]]) {
      deepEqual(
        Object.keys(NO_FIGURES).map((name) => settings[name]),
        Array(6).fill(null),
      );
    }
    const { text } = await admin.get("/control/settings/company");
    const [field = ""] = /<input[^>]*name="founded_year"[^>]*>/.exec(text) ??
      [];
    match(field, /inputMode|inputmode/);
    doesNotMatch(field, /1985/);
  });
}

for (const locale of Object.values(LOCALES)) {
  Deno.test(`the home page in ${locale.code} hides every cleared figure with its sentence`, async () => {
    await using app = await testApp();
    await updateSettings(app.kv, NO_FIGURES);
    const { text } = await app.client().get(`/?lang=${locale.code}`);
    const t = translator(locale);
    doesNotMatch(text, /1985|2022|role="meter"|id="gauges-title"|foundingDate/);
    doesNotMatch(text, /\bnull\b|undefined|\{year\}/);
    ok(!text.includes(t("home.about.containers")));
    ok(!text.includes(t("home.about.founded")));
    const plain = text.replace(
      /&#(\d+);/g,
      (_, code) => String.fromCodePoint(Number(code)),
    );
    for (
      const key of [
        "footer.lineNoYear",
        "home.hero.promiseNoYear",
        "home.about.titleNoYear",
      ] as const
    ) ok(plain.includes(t(key)), key);
  });
}

Deno.test("one cleared gauge is hidden, and a gauge of 0 stays", async () => {
  await using app = await testApp();
  await updateSettings(app.kv, { gauge_ocean: null, gauge_air: 0 });
  const { text } = await app.client().get("/");
  deepEqual(
    [...text.matchAll(/aria-valuenow="(\d+)"/g)].map(([, value]) => value),
    ["95", "0"],
  );
});

Deno.test("zero containers count as no figure", async () => {
  await using app = await testApp();
  await updateSettings(app.kv, { container_count: 0 });
  const { text } = await app.client().get("/");
  doesNotMatch(text, /Containers, up to/);
});

Deno.test("the footer names the current year when the copyright year is cleared", async () => {
  await using app = await testApp();
  await updateSettings(app.kv, { copyright_year: null });
  const year = new Date().getUTCFullYear();
  for (const path of ["/", "/contact.html", "/track.html"]) {
    const { text } = await app.client().get(path);
    const [, end = ""] = text.split("footer-end");
    ok(end.includes(`>${year}<`), path);
  }
});

Deno.test("the contact settings name the places of each contact correctly", async () => {
  await using app = await testApp();
  await updateSettings(app.kv, {
    ...{ contact_email: "a@b.example", contact_phone: "+44 20 7946 0128" },
    contact_address: "Berth 14",
  });
  const { text } = await app.client().get("/track.html");
  const [, footer = ""] = text.split('class="footer"');
  match(footer, /a@b\.example/);
  doesNotMatch(footer, /7946|Berth 14/);
  const settings = await (await app.signedIn()).get(
    "/control/settings/contact",
  );
  match(
    settings.text,
    /all of it on the contact page, the email also at the foot of every page/,
  );
});
