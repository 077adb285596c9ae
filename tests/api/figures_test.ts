import { deepEqual, doesNotMatch, equal, match, ok } from "node:assert/strict";
import { writeFirstPages } from "@/lib/pages/first_pages.ts";
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

test("a site of the previous version shows the specified figures as its own", async ({ app }) => {
  const { text } = await app.client().get("/");
  for (const figure of [/since 1985/, /200,000/, /95%/, /85%/, /90%/, /2022/]) {
    match(text, figure);
  }
  match(text, /"foundingDate":"1985"/);
  doesNotMatch(text, /Sample figure/);
});

test("a new site marks its figures as samples and states none of them in a sentence", async ({ app, visitor }) => {
  await writeFirstPages(app.kv);
  const { text } = await visitor.get("/");
  deepEqual(marksOf(text), ["1985", "200,000", "95%", "85%", "90%"]);
  match(text, /aria-valuetext="85% \(Sample figure\)"/);
  doesNotMatch(text, /since 1985|2022|foundingDate/);
  match(text, /Freight by air, sea and road\.</);
  const { body } = await visitor.api("GET", "/graph");
  const [settings] = body.data.settings.data;
  deepEqual([settings.sample_figures, settings.founded_year], ["yes", 1985]);
});

test("a figure stops being a sample once it is edited or cleared", async ({ app, owner, visitor }) => {
  await writeFirstPages(app.kv);
  const figures = { founded_year: 1924, gauge_air: null };
  equal((await owner.patch("/settings", figures)).status, 200);
  const { text } = await visitor.get("/");
  deepEqual(marksOf(text), ["200,000", "95%", "85%"]);
  match(text, /since 1924/);
  match(text, /"foundingDate":"1924"/);
});

test("one click in the company's settings confirms all samples", async ({ app, owner, visitor }) => {
  await writeFirstPages(app.kv);
  const path = "/control/settings/company";
  const { text } = await owner.get(path);
  match(text, /samples: Founded year 1985, Copyright year 2022, Container/);
  const { headers } = await owner.form(path, { sample_figures: "no" });
  equal(headers.get("location"), `${path}?done=updated`);
  doesNotMatch((await owner.get(path)).text, /These Are Ours/);
  const home = await visitor.get("/");
  deepEqual(marksOf(home.text), []);
  match(home.text, /since 1985/);
  match(home.text, /© <span[^>]*>2022</);
});

test("the first steps ask a new site about its samples until none is left", async ({ app, owner }) => {
  await writeFirstPages(app.kv);
  const step = /href="\/control\/settings\/company">Check the sample figures/;
  match((await owner.get("/control/index.html")).text, step);
  await owner.patch("/settings", NO_FIGURES);
  doesNotMatch((await owner.get("/control/index.html")).text, step);
});

/** Returns the figures that the home page marks as samples. */
function marksOf(text: string): string[] {
  const figure =
    /Sample figure<\/span><\/dt><dd[^>]*>([^<]*)|gauge-figure[^>]*>([^<]*)<\/div><div class="gauge-label">[^<]*<\/div><span class="sample">/g;
  return [...text.matchAll(figure)].map(([, counter, gauge]) =>
    counter ?? gauge!
  );
}

test("PATCH /api/settings clears a figure with null or an empty text", async ({ owner, visitor }) => {
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
