import { deepEqual, equal, match, ok } from "node:assert/strict";
import { writeFirstPages } from "@/lib/pages/first_pages.ts";
import { updateSettings } from "@/lib/settings/settings.ts";
import { testApp } from "../helpers/app.ts";
import type { Client } from "../helpers/client.ts";

const PAGE = { title: "Customs", content: "What the customs want to see." };

function create(
  client: Client,
  body: object = PAGE,
  headers: Record<string, string> = {},
) {
  return client.api("POST", "/pages", { body, headers });
}

Deno.test("POST /api/pages answers the whole record with the defaults of the specification", async () => {
  await using app = await testApp();
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
    language: "en",
    version: 1,
  });
});

Deno.test("GET /api/pages returns all pages by address to visitors", async () => {
  await using app = await testApp();
  const admin = await app.signedIn();
  deepEqual((await app.client().api("GET", "/pages")).body.data, {});
  const { data } = (await create(admin)).body;
  await create(admin, { ...PAGE, title: "Create.html" });
  await create(admin, { ...PAGE, title: "list.html" });
  const { status, body } = await app.client().api("GET", "/pages");
  equal(status, 200);
  deepEqual(Object.keys(body.data), ["customs", "create-html", "list-html"]);
  deepEqual(body.data.customs, data);
});

const LONG = "x".repeat(301);

const WRONG: [what: string, fields: object, errors: string[]][] = [
  ["no title and no content", { title: " ", content: null }, [
    "The title field is required.",
    "The content field is required.",
  ]],
  ["a long title", { title: LONG }, [
    "The title may not be greater than 300 characters.",
  ]],
  ["a long content", { content: "x".repeat(20_001) }, [
    "The content may not be greater than 20,000 characters.",
  ]],
  ["a content that is no text", { content: ["a"] }, [
    "The content must be a text.",
  ]],
  ["an unknown icon", { icon: "rocket" }, ["The selected icon is invalid."]],
  ["long names of looks", { overlay: LONG, image: LONG, hero: LONG }, [
    "The overlay may not be greater than 300 characters.",
    "The image may not be greater than 300 characters.",
    "The hero image may not be greater than 300 characters.",
  ]],
  ["a long subtitle", { sub_title: LONG }, [
    "The subtitle may not be greater than 300 characters.",
  ]],
  ["an address of its own", { slug: "my-page", language: "de" }, [
    "The slug field is not allowed.",
    "The language field is not allowed.",
  ]],
];

for (const [what, fields, errors] of WRONG) {
  Deno.test(`POST and PATCH /api/pages with ${what} answer 422 and change nothing`, async () => {
    await using app = await testApp();
    const admin = await app.signedIn();
    const { data: before } = (await create(admin)).body;
    const made = await create(admin, { ...PAGE, ...fields });
    equal(made.status, 422);
    deepEqual(made.body.errors, errors);
    const changed = await admin.api("PATCH", "/pages", {
      body: { id: before.id, ...fields },
    });
    equal(changed.status, 422);
    deepEqual(changed.body.errors, errors);
    const { data } = (await admin.api("GET", "/pages")).body;
    deepEqual(data, { customs: before });
  });
}

Deno.test("POST /api/pages accepts an unknown picture name", async () => {
  await using app = await testApp();
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

Deno.test("100 parallel POST /api/pages with one title get 100 addresses", async () => {
  await using app = await testApp();
  const admin = await app.signedIn();
  const answers = await Promise.all(
    Array.from({ length: 100 }, () => create(admin)),
  );
  ok(answers.every(({ status }) => status === 200));
  equal(new Set(answers.map(({ body }) => body.data.slug)).size, 100);
  const { data } = (await admin.api("GET", "/pages")).body;
  equal(Object.keys(data).length, 100);
});

Deno.test("POST /api/pages with one Idempotency-Key makes one page", async () => {
  await using app = await testApp();
  const admin = await app.signedIn();
  const headers = { "idempotency-key": "form-7" };
  const first = await create(admin, PAGE, headers);
  const second = await create(admin, PAGE, headers);
  deepEqual(second.body, first.body);
});

Deno.test("PATCH /api/pages changes the given fields, reports no change, and refuses a lost update", async () => {
  await using app = await testApp();
  const admin = await app.signedIn();
  const { data } = (await create(admin, { ...PAGE, sub_title: "Old" })).body;
  function patch(fields: object) {
    return admin.api("PATCH", "/pages", { body: { id: data.id, ...fields } });
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

Deno.test("content written in a German panel is marked German", async () => {
  await using app = await testApp();
  const admin = await app.signedIn();
  admin.cookies.set("googtrans", "/en/de");
  const { data } = (await create(admin, { ...PAGE, title: "Zoll" })).body;
  equal(data.language, "de");
  const { text } = await app.client().get("/pages/zoll");
  match(text, /<article class="article" lang="de" translate="no">/);
});

Deno.test("DELETE /api/pages takes the id as JSON and answers null", async () => {
  await using app = await testApp();
  const admin = await app.signedIn();
  const { id } = (await create(admin)).body.data;
  const { status, body } = await admin.api("DELETE", "/pages", {
    body: { id },
  });
  equal(status, 200);
  equal(body.data, null);
  equal(body.message, "The page has been deleted.");
  const again = await admin.api("DELETE", "/pages", { body: { id } });
  deepEqual([again.status, again.body.errors], [404, ["Page not found"]]);
});

Deno.test("POST /api/pages/search finds by the title, in the shape of a list", async () => {
  await using app = await testApp();
  const admin = await app.signedIn();
  await create(admin);
  await create(admin, { ...PAGE, title: "Prices" });
  const { status, body } = await admin.api("POST", "/pages/search", {
    body: { search: "cust" },
  });
  equal(status, 200);
  deepEqual(
    [body.data.total, body.data.object, body.data.search_keys],
    [1, "pages", ["title"]],
  );
  equal(body.data.data[0].slug, "customs");
});

Deno.test("a page takes 20,000 characters of any script", async () => {
  await using app = await testApp();
  const admin = await app.signedIn();
  for (const letter of ["é", "ع", "के", "汉"]) {
    const content = letter.repeat(20_000 / letter.length);
    const { body } = await create(admin, { title: "Long", content });
    equal(body.data?.content, content, letter);
  }
});

Deno.test("GET /pages/{slug} shows title, subtitle and content, and describes itself in its own words", async () => {
  await using app = await testApp();
  const admin = await app.signedIn();
  await updateSettings(app.kv, { meta_description: "The whole site." });
  await create(admin, {
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

Deno.test("pages without content are described by meta_description", async () => {
  await using app = await testApp();
  await updateSettings(app.kv, { meta_description: "The whole site." });
  for (const path of ["/", "/contact.html", "/track.html"]) {
    const { text } = await app.client().get(path);
    match(text, /<meta name="description" content="The whole site\."/, path);
  }
});

Deno.test("an unknown page shows the 404 screen with its address and a way back", async () => {
  await using app = await testApp();
  await create(await app.signedIn());
  for (const path of ["/pages/none", "/pages/Customs", "/pages/%63ustoms"]) {
    const { status, text } = await app.client().get(path, {
      referer: "http://localhost:8000/contact.html",
    });
    equal(status, 404, path);
    match(text, /<title>404 Not Found \| Waybill Logistics<\/title>/);
    match(text, /Resource Not Found/);
    ok(text.includes(path));
    match(text, /href="\/contact.html"[^>]*>.*Go Back/s);
  }
});

Deno.test("pages, menu and footer show a change at once", async () => {
  await using app = await testApp();
  const admin = await app.signedIn();
  const visitor = app.client();
  const paths = ["/", "/contact.html", "/track.html"];
  for (const path of paths) {
    ok(!(await visitor.get(path)).text.includes("/pages/customs"));
  }
  const { id } = (await create(admin)).body.data;
  for (const path of [...paths, "/pages/customs"]) {
    match(
      (await visitor.get(path)).text,
      /href="\/pages\/customs"[^>]*>.*Customs/s,
      path,
    );
  }
  await admin.api("PATCH", "/pages", { body: { id, content: "Changed." } });
  match((await visitor.get("/pages/customs")).text, /Changed\./);
  await admin.api("DELETE", "/pages", { body: { id } });
  equal((await visitor.get("/pages/customs")).status, 404);
  ok(!(await visitor.get("/")).text.includes("/pages/customs"));
});

Deno.test("the home page does not link a deleted first page, and still names its service", async () => {
  await using app = await testApp();
  await writeFirstPages(app.kv);
  const admin = await app.signedIn();
  const visitor = app.client();
  const { data } = (await visitor.api("GET", "/pages")).body;
  for (const slug of ["about-us", "warehousing"]) {
    ok((await visitor.get("/")).text.includes(`href="/pages/${slug}"`));
    await admin.api("DELETE", "/pages", { body: { id: data[slug].id } });
    const { text } = await visitor.get("/");
    ok(!text.includes(`/pages/${slug}`), slug);
    match(text, /<h3>.*Warehousing.*<\/h3>/s);
  }
});

Deno.test("menus translate the titles of the first pages, which are marked English", async () => {
  await using app = await testApp();
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

Deno.test("a posted page with a line that is no tag is saved once its author confirms the line", async () => {
  await using app = await testApp();
  const admin = await app.signedIn();
  const page = { title: "Imprint", content: "[bold=§ 5 DDG]" };
  const path = "/control/pages/create.html";
  const asked = await admin.form(path, page);
  equal(asked.status, 422);
  match(asked.text, /Line 1 will appear as it is typed: .*\[bold=§ 5 DDG\]/);
  match(asked.text, /name="show_raw" value="yes"/);
  deepEqual((await admin.api("GET", "/pages")).body.data, {});

  const saved = await admin.form(path, { ...page, show_raw: "yes" });
  equal(saved.status, 303);
  const { data } = (await admin.api("GET", "/pages")).body;
  equal(data.imprint.content, page.content);
});
