import { deepEqual, equal, match, ok } from "node:assert/strict";
import { writeFirstPages } from "@/lib/pages/first_pages.ts";
import { updateSettings } from "@/lib/settings/settings.ts";
import type { Client } from "../helpers/client.ts";
import { test } from "../helpers/site.ts";

const PAGE = { title: "Customs", content: "What the customs want to see." };

function create(client: Client, body: object = PAGE) {
  return client.post("/pages", body);
}

test("POST /api/pages answers with the record and its defaults", async ({ app }) => {
  const { status, body } = await create(await app.signedIn());
  equal(status, 200);
  equal(body.message, "The page has been created.");
  const { id, created_at, updated_at, ...rest } = body.data;
  ok(id && created_at && updated_at);
  deepEqual(rest, {
    ...PAGE,
    slug: "customs",
    icon: "people",
    overlay: "overlay1",
    image: "hero-mixed",
    hero: null,
    sub_title: null,
    in_footer: "no",
    language: "en",
    version: 1,
  });
});

test("GET /api/pages returns all pages by slug, even to visitors", async ({ app, owner }) => {
  deepEqual((await app.client().api("GET", "/pages")).body.data, {});
  const { data } = (await create(owner)).body;
  await create(owner, { ...PAGE, title: "Create.html" });
  await create(owner, { ...PAGE, title: "list.html" });
  const { status, body } = await app.client().api("GET", "/pages");
  equal(status, 200);
  deepEqual(Object.keys(body.data), ["customs", "create-html", "list-html"]);
  deepEqual(body.data.customs, data);
});

test("a page chosen for the footer is linked there on every public page", async ({ app, owner, visitor }) => {
  await writeFirstPages(app.kv);
  const imprint = { ...PAGE, title: "Imprint", in_footer: "yes" };
  const { id } = (await create(owner, imprint)).body.data;
  const inFooter = async (path: string) => {
    const [, footer = ""] = (await visitor.get(path)).text.split("<footer");
    return footer.includes('href="/pages/imprint"');
  };
  for (const path of ["/", "/contact.html", "/pages/about-us", "/nowhere"]) {
    equal(await inFooter(path), true, path);
  }
  await owner.patch("/pages", { id, in_footer: "no" });
  equal(await inFooter("/"), false);
  match((await visitor.get("/")).text, /href="\/pages\/imprint"/);
  const wrong = await owner.patch("/pages", { id, in_footer: "maybe" });
  deepEqual(wrong.body.errors, ["The selected footer link is invalid."]);
});

const LONG = "x".repeat(301);

const WRONG: [fields: object, errors: string[]][] = [
  [{ title: " ", content: null }, [
    "The title field is required.",
    "The content field is required.",
  ]],
  [{ title: LONG, content: "x".repeat(20_001), sub_title: LONG }, [
    "The title may not be greater than 300 characters.",
    "The content may not be greater than 20,000 characters.",
    "The subtitle may not be greater than 300 characters.",
  ]],
  [{ content: ["a"], icon: "rocket" }, [
    "The content must be a text.",
    "The selected icon is invalid.",
  ]],
  [{ overlay: LONG, image: LONG, hero: LONG }, [
    "The overlay may not be greater than 300 characters.",
    "The image may not be greater than 300 characters.",
    "The hero image may not be greater than 300 characters.",
  ]],
  [{ slug: "my-page", language: "de" }, [
    "The slug field is not allowed.",
    "The language field is not allowed.",
  ]],
];

test("POST and PATCH /api/pages return 422 with every problem and change nothing", async ({ owner }) => {
  const { data: before } = (await create(owner)).body;
  for (const [fields, errors] of WRONG) {
    const created = await create(owner, { ...PAGE, ...fields });
    deepEqual([created.status, created.body.errors], [422, errors]);
    const changed = await owner.patch("/pages", { id: before.id, ...fields });
    deepEqual([changed.status, changed.body.errors], [422, errors]);
  }
  const { data } = (await owner.api("GET", "/pages")).body;
  deepEqual(data, { customs: before });
});

test("POST /api/pages accepts unknown picture names, for which the page shows the default", async ({ app }) => {
  const looks = { image: "hero99", overlay: "overlay9", hero: "other" };
  const { status, body } = await create(await app.signedIn(), {
    ...PAGE,
    ...looks,
  });
  equal(status, 200);
  deepEqual({ ...body.data, ...looks }, body.data);
  const { text } = await app.client().get("/pages/customs");
  match(text, /<div class="hero hero1 hero-overlay1">/);
});

test("PATCH /api/pages changes the given fields, keeps the slug and rejects a stale version", async ({ owner }) => {
  const { data } = (await create(owner, { ...PAGE, sub_title: "Old" })).body;
  function patch(fields: object) {
    return owner.patch("/pages", { id: data.id, ...fields });
  }
  const changed = await patch({ version: 1, title: "Duties", sub_title: "" });
  equal(changed.body.message, "The page has been updated.");
  deepEqual(
    [changed.body.data.title, changed.body.data.sub_title],
    ["Duties", null],
  );
  equal(changed.body.data.slug, "customs");
  equal((await patch({ version: 1, title: "Other" })).status, 409);
  const same = await patch({ title: "Duties" });
  deepEqual([same.status, same.body.message], [200, "Nothing to update."]);
  equal(same.body.data.version, 2);
});

test("a page created in the German panel is marked as German", async ({ app, owner }) => {
  owner.cookies.set("googtrans", "/en/de");
  const { data } = (await create(owner, { ...PAGE, title: "Zoll" })).body;
  equal(data.language, "de");
  const { text } = await app.client().get("/pages/zoll");
  match(text, /<article class="article" lang="de" translate="no">/);
});

test("a page can have 20,000 characters of any script", async ({ owner }) => {
  for (const letter of ["é", "ع", "के", "汉"]) {
    const content = letter.repeat(20_000 / letter.length);
    const { body } = await create(owner, { title: "Long", content });
    equal(body.data?.content, content, letter);
  }
});

test("a page shows its title, subtitle and content, and takes its description from the content", async ({ app, owner }) => {
  await updateSettings(app.kv, { meta_description: "The whole site." });
  await create(owner, {
    ...PAGE,
    sub_title: "Papers & duties",
    content: "[bold=What is needed?]\nAn invoice <b>and</b> a list.",
    image: "hero-road",
  });
  const { status, headers, text } = await app.client().get("/pages/customs");
  equal(status, 200);
  equal(headers.get("cache-control"), "private, no-cache");
  match(text, /<title>Customs \| Waybill Logistics<\/title>/);
  match(
    text,
    /<meta name="description" content="What is needed\? An invoice &lt;b>and&lt;\/b> a list."/,
  );
  match(text, /<div class="hero hero-road hero-overlay1">/);
  match(text, /<h1><bdi>Customs<\/bdi><\/h1>/);
  match(text, /Papers &amp; duties/);
  match(text, /<h2\s+dir="auto"\s*><strong>What is needed\?<\/strong><\/h2>/);
  ok(text.includes("An invoice &lt;b>and&lt;/b> a list."));
});

test("pages other than content pages use meta_description as their description", async ({ app }) => {
  await updateSettings(app.kv, { meta_description: "The whole site." });
  for (const path of ["/", "/contact.html", "/track.html"]) {
    const { text } = await app.client().get(path);
    match(text, /<meta name="description" content="The whole site\."/, path);
  }
});

test("a change appears in pages, menu and footer immediately", async ({ owner, visitor }) => {
  const paths = ["/", "/contact.html", "/track.html"];
  for (const path of paths) {
    ok(!(await visitor.get(path)).text.includes("/pages/customs"));
  }
  const { id } = (await create(owner)).body.data;
  for (const path of [...paths, "/pages/customs"]) {
    match(
      (await visitor.get(path)).text,
      /href="\/pages\/customs"[^>]*>.*Customs/s,
      path,
    );
  }
  await owner.patch("/pages", { id, content: "Changed." });
  match((await visitor.get("/pages/customs")).text, /Changed\./);
  await owner.delete("/pages", { id });
  equal((await visitor.get("/pages/customs")).status, 404);
  ok(!(await visitor.get("/")).text.includes("/pages/customs"));
});

test("the home page names a service without a link if its page was deleted", async ({ app }) => {
  await writeFirstPages(app.kv);
  const admin = await app.signedIn();
  const visitor = app.client();
  const { data } = (await visitor.api("GET", "/pages")).body;
  for (const slug of ["about-us", "warehousing"]) {
    ok((await visitor.get("/")).text.includes(`href="/pages/${slug}"`));
    await admin.delete("/pages", { id: data[slug].id });
    const { text } = await visitor.get("/");
    ok(!text.includes(`/pages/${slug}`), slug);
    match(text, /<h3>.*Warehousing.*<\/h3>/s);
  }
});

test("menus translate the titles of the first pages, but the pages are marked as English", async ({ app }) => {
  await writeFirstPages(app.kv);
  const { text } = await app.client().get("/pages/privacy-policy", {
    "accept-language": "fr",
  });
  match(text, /<h1><bdi lang="en" translate="no">Privacy Policy<\/bdi><\/h1>/);
  match(text, /<article class="article" lang="en" translate="no">/);
  const [, footer = ""] = text.split("<footer");
  for (const slug of ["about-us", "warehousing", "privacy-policy"]) {
    ok(footer.includes(`href="/pages/${slug}"`), slug);
  }
  match(footer, /Politique de confidentialit/);
  ok(!footer.includes("/pages/air-freight"));
});

test("a page with an invalid tag is saved once its author confirms the line", async ({ owner }) => {
  const page = { title: "Imprint", content: "[bold=§ 5 DDG]" };
  const path = "/control/pages/create.html";
  const asked = await owner.form(path, page);
  equal(asked.status, 422);
  match(asked.text, /Line 1 will appear as it is typed: .*\[bold=§ 5 DDG\]/);
  match(asked.text, /name="show_raw" value="yes"/);
  deepEqual((await owner.api("GET", "/pages")).body.data, {});

  const saved = await owner.form(path, { ...page, show_raw: "yes" });
  equal(saved.status, 303);
  const { data } = (await owner.api("GET", "/pages")).body;
  equal(data.imprint.content, page.content);
});
