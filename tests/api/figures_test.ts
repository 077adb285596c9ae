import { deepEqual, doesNotMatch, equal, match, ok } from "node:assert/strict";
import { updateSettings } from "@/lib/settings/settings.ts";
import { LOCALES } from "@/lib/i18n/locales.ts";
import { translator } from "@/lib/i18n/translate.ts";
import { test } from "../helpers/site.ts";

const NO_FIGURES = {
  founded_year: null,
  container_count: null,
  gauge_warehousing: null,
  gauge_ocean: null,
  gauge_air: null,
  copyright_year: null,
};

test("a fresh site shows the specified figures", async ({ app }) => {
  const { text } = await app.client().get("/");
  for (const figure of [/since 1985/, /200,000/, /95%/, /85%/, /90%/, /2022/]) {
    match(text, figure);
  }
  match(text, /"foundingDate":"1985"/);
});

test("PATCH /api/settings clears figures by null and by an empty text", async ({ owner, visitor }) => {
  for (const emptied of ["", null]) {
    const names = Object.keys(NO_FIGURES);
    const body = Object.fromEntries(names.map((name) => [name, emptied]));
    const answer = await owner.patch("/settings", body);
    equal(answer.status, 200);
    const graph = await visitor.api("GET", "/graph");
    const shown = graph.body.data.settings.data[0];
    for (const settings of [answer.body.data, shown]) {
      deepEqual(names.map((name) => settings[name]), Array(6).fill(null));
    }
  }
  const { text } = await owner.get("/control/settings/company");
  doesNotMatch(/<input[^>]*name="founded_year"[^>]*>/.exec(text)![0], /1985/);
});

test("the home page hides a cleared figure and its sentence in every language", async ({ app, visitor }) => {
  await updateSettings(app.kv, NO_FIGURES);
  for (const locale of Object.values(LOCALES)) {
    const { text } = await visitor.get(`/?lang=${locale.code}`);
    const t = translator(locale);
    doesNotMatch(text, /1985|2022|role="meter"|id="gauges-title"|foundingDate/);
    doesNotMatch(text, /\bnull\b|undefined|\{year\}/);
    ok(!text.includes(t("home.about.containers")), locale.code);
    ok(!text.includes(t("home.about.founded")), locale.code);
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
    ) ok(plain.includes(t(key)), `${locale.code} ${key}`);
  }
});

test("a cleared gauge and zero containers are hidden, a gauge of 0 is not", async ({ app }) => {
  const figures = { gauge_ocean: null, gauge_air: 0, container_count: 0 };
  await updateSettings(app.kv, figures);
  const { text } = await app.client().get("/");
  deepEqual(
    [...text.matchAll(/aria-valuenow="(\d+)"/g)].map(([, value]) => value),
    ["95", "0"],
  );
  doesNotMatch(text, /Containers, up to/);
});
