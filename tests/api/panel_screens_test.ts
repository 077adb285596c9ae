import { deepEqual, doesNotMatch, equal, match, ok } from "node:assert/strict";
import { createPage } from "@/lib/pages/pages.ts";
import { createReview } from "@/lib/reviews/reviews.ts";
import { findParcelId } from "@/lib/parcels/parcels.ts";
import { fieldTitle } from "@/lib/forms/titles.ts";
import { LOCALES } from "@/lib/i18n/locales.ts";
import { translator } from "@/lib/i18n/translate.ts";
import { PAGE_DEFAULTS } from "@/lib/fields/constants.ts";
import { pageCreate } from "@/lib/pages/schema.ts";
import { ADMIN } from "../helpers/admin.ts";
import { testApp } from "../helpers/app.ts";
import { addParcel, ON_MAP } from "../helpers/parcels.ts";
import { jpg, uploaded } from "../helpers/pictures.ts";

Deno.test("the dashboard has the developers' terms, and the header of the panel a way out", async () => {
  await using app = await testApp();
  const { text } = await (await app.signedIn()).get("/control/index.html");
  match(text, /Developer terms<\/h2>.*liability.*limited.*no obligation/s);
  match(text, /update or maintain it/);
  const [header = ""] = text.split("</header>");
  match(header, /action="\/control\/signout".*Sign Out/s);
});

for (const path of ["/control", "/control/"]) {
  Deno.test(`${path} leads to the dashboard, and visitors to the sign-in`, async () => {
    await using app = await testApp();
    const { status, headers } = await (await app.signedIn()).get(path);
    equal(status, 302);
    equal(headers.get("location"), "/control/index.html");
    const visitor = await app.client().get(path);
    equal(visitor.status, 303);
    match(visitor.headers.get("location")!, /^\/control\/signin\.html/);
  });
}

Deno.test("the dashboard names the version of the program", async () => {
  await using app = await testApp();
  const { text } = await (await app.signedIn()).get("/control/index.html");
  match(text, /<p>Version \d+\.\d+\.\d+<\/p>/);
});

Deno.test("Mail Settings names the sender that Send Email names, also before there is a contact address", async () => {
  await using app = await testApp();
  const admin = await app.signedIn();
  for (const screen of ["settings/mail", "email/send.html"]) {
    const { text } = await admin.get(`/control/${screen}`);
    match(text, new RegExp(`Sender</dt><dd>(<[^>]+>)*${ADMIN.email}<`), screen);
  }
});

Deno.test("every panel screen has a banner while the store is read-only", async () => {
  let isFull = false;
  const faults = {
    before({ kind }: { kind: string }) {
      if (isFull && kind === "commit") {
        throw new TypeError("database or disk is full");
      }
    },
  };
  await using app = await testApp({ faults });
  const client = await app.signedIn();
  const list = "/control/parcels/list.html";
  const banner = /<p class="banner" role="status">Saving is not possible/;
  doesNotMatch((await client.get(list)).text, banner);
  isFull = true;
  const { status } = await client.form("/control/settings/company", {
    company_name: "Harbour",
  });
  equal(status, 503);
  for (const path of [list, "/control/settings/mail"]) {
    const { status, text } = await client.get(path);
    equal(status, 200);
    match(text, banner);
  }
  doesNotMatch((await app.client().get("/")).text, banner);
  isFull = false;
  doesNotMatch((await client.get(list)).text, banner);
});

Deno.test("a panel address with an overlong id is not found", async () => {
  await using app = await testApp();
  const admin = await app.signedIn();
  const id = "x".repeat(3_000);
  for (const list of ["messages", "outbox", "invoices"]) {
    equal((await admin.get(`/control/${list}/${id}`)).status, 404, list);
  }
  for (const list of ["messages", "parcels", "reviews"]) {
    const path = `/control/${list}/list.html?delete=${id}`;
    equal((await admin.get(path)).status, 200, list);
  }
});

Deno.test("the settings are a menu of their screens", async () => {
  await using app = await testApp();
  const { text } = await (await app.signedIn()).get("/control/settings");
  const [, menu = ""] = text.split('<ul class="settings-menu"');
  deepEqual(
    [...menu.matchAll(/<a href="([^"]*)">(.*?)<\/a>/g)].map((
      [, href, name],
    ) => `${name} ${href}`),
    [
      "Contact Info /control/settings/contact",
      "Mail Settings /control/settings/mail",
      "Html Settings /control/settings/html",
      "Company /control/settings/company",
      "Privacy and Time Zone /control/settings/privacy",
    ],
  );
});

Deno.test("the sample of a mail can do nothing in its frame, and no other template has one", async () => {
  await using app = await testApp();
  const client = await app.signedIn();
  const path = "/control/settings/mail/preview";
  const { status, headers } = await client.get(`${path}/html3`);
  equal(status, 200);
  equal(
    headers.get("content-security-policy"),
    "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'self'; sandbox",
  );
  equal((await client.get(`${path}/html9`)).status, 404);
});

Deno.test("the list of parcels warns of a new code that can be guessed", async () => {
  await using app = await testApp();
  const client = await app.signedIn();
  const warning = /role="status".*easy to guess/s;
  const list = "/control/parcels/list.html?done=created&code=";
  match((await client.get(`${list}WB-1985`)).text, warning);
  const { text } = await client.get(`${list}WAY-EZXZ-KPET-PRYR`);
  match(text, /role="status"/);
  doesNotMatch(text, warning);
});

Deno.test("a refused content page is shown again with its input, and a saved one links to itself", async () => {
  await using app = await testApp();
  const client = await app.signedIn();
  const fields = { title: "Customs", content: "As it was." };
  const { version } = await createPage(app.kv, pageCreate.parse(fields), {
    language: "en",
  });
  const path = "/control/pages/customs";
  const { icon, image, overlay } = PAGE_DEFAULTS;
  const whole = { icon, image, overlay, version: String(version) };
  const typed = { ...whole, title: "", content: "As it was typed." };
  const refused = await client.form(path, typed);
  equal(refused.status, 422);
  match(refused.text, /<textarea[^>]*>As it was typed\.<\/textarea>/);
  doesNotMatch(refused.text, /As it was\./);
  const saved = { ...typed, title: "Customs" };
  equal((await client.form(path, saved)).status, 303);
  const late = await client.form(path, { ...saved, content: "Too late." });
  equal(late.status, 409);
  match(late.text, /<textarea[^>]*>Too late\.<\/textarea>/);
  match(late.text, /role="alert".*<a href="\?" target="_blank">/s);
});

Deno.test("a parcel's screen redirects to the code's own spelling and keeps the query", async () => {
  await using app = await testApp();
  const client = await app.signedIn();
  await addParcel(app.kv, { tracking_code: "WB-1111" });
  for (const rest of ["?done=updated", "/update-image?delete", "/activities"]) {
    const { status, headers } = await client.get(
      `/control/parcels/wb1111${rest}`,
    );
    equal(status, 303);
    equal(headers.get("location"), `/control/parcels/WB-1111${rest}`);
  }
});

Deno.test("an update with half a place is refused, although the parcel has the other half", async () => {
  await using app = await testApp();
  const client = await app.signedIn();
  await addParcel(app.kv, { tracking_code: "WB-1111", ...ON_MAP });
  const step = {
    ...{ status: "Arrived", description: "In Nantes" },
    ...{ icon: "local_shipping", color: "green" },
  };
  for (const half of ["map_current_latitude", "map_current_longitude"]) {
    const path = "/control/parcels/WB-1111/post";
    const { status } = await client.form(path, { ...step, [half]: "47.2" });
    equal(status, 422);
  }
  const { body } = await client.api("GET", "/parcels/WB-1111");
  equal(body.data.history.length, 1);
});

Deno.test("a panel form with an overlong text is shown again with all of it", async () => {
  await using app = await testApp();
  const client = await app.signedIn();
  const content = "x".repeat(300 * 1024);
  const path = "/control/pages/create.html";
  const { status, text } = await client.form(path, { title: "Long", content });
  equal(status, 422);
  ok(text.includes(content));
});

Deno.test("an entry is edited and deleted only on the screens of its parcel", async () => {
  await using app = await testApp();
  const client = await app.signedIn();
  const event = { description: "In Nantes" };
  await addParcel(app.kv, { tracking_code: "WB-1111" }, event);
  await addParcel(app.kv, { tracking_code: "WB-2222" }, event);
  const history = async () =>
    (await client.api("GET", "/parcels/WB-1111")).body.data.history;
  const [entry] = await history();
  const path = `/control/parcels/WB-2222/activities/${entry.id}`;
  const { version, description, icon, color } = entry;
  const fields = { title: "Changed", version, description, icon, color };
  const occurred_at = "2026-11-20T12:00";
  equal((await client.get(path)).status, 404);
  equal((await client.form(path, { ...fields, occurred_at })).status, 404);
  for (const code of ["WB-2222", "NO-SUCH"]) {
    const list = `/control/parcels/${code}/activities`;
    equal((await client.form(list, { id: entry.id })).status, 404);
  }
  deepEqual(await history(), [entry]);
});

Deno.test("the samples of mails are in the language of the page that shows them", async () => {
  await using app = await testApp();
  const client = await app.signedIn();
  const { text, headers } = await client.get("/control/settings/mail?lang=de");
  match(headers.get("content-security-policy")!, /; frame-src 'self'$/);
  const frames = [...text.matchAll(/<iframe src="([^"]*)"/g)];
  ok(frames.length > 0);
  for (const [, src] of frames) {
    match((await client.get(src!)).text, /Ihre Sendung/);
  }
});

Deno.test("my account leads to the password and to the sessions", async () => {
  await using app = await testApp();
  const { text } = await (await app.signedIn()).get(
    "/control/account/index.html",
  );
  match(text, /<h1>My Account<\/h1>/);
  match(
    text,
    /href="\/control\/account\/password\.html"[^>]*>.*Change Password/s,
  );
  match(text, /href="\/control\/account\/sessions\.html"/);
});

Deno.test("the list of pages has a button to add one, links to each and to its public address, and no search", async () => {
  await using app = await testApp();
  const page = { title: "Rail freight", content: "By rail", icon: "folder" };
  await createPage(app.kv, pageCreate.parse(page), { language: "en" });
  const { text } = await (await app.signedIn()).get("/control/pages/list.html");
  match(text, /href="\/control\/pages\/create\.html">New Page</);
  match(text, /href="\/control\/pages\/rail-freight">.*Rail freight/s);
  match(text, /href="\/pages\/rail-freight"[^>]*>\/pages\/rail-freight</);
  match(text, /aria-label="Delete Rail freight"/);
  ok(!text.includes('type="search"'));
});

Deno.test("a card beside the editor of a page explains every tag, untranslated", async () => {
  await using app = await testApp();
  const { text } = await (await app.signedIn()).get(
    "/control/pages/create.html",
  );
  for (
    const tag of [
      "[bold=text]",
      "[underline=text]",
      "[strikethrough=text]",
      "[image=url]",
      "[video=url]",
    ]
  ) ok(text.includes(`<bdi class="code" translate="no">${tag}</bdi>`), tag);
});

Deno.test("the list of reviews shows photo, name and text of each, with a box and a way to add", async () => {
  await using app = await testApp();
  const review = { name: "Carla Novak", review: "Early, and dry." };
  const { image } = await createReview(app.kv, {
    ...review,
    image: uploaded(jpg),
  });
  const { text } = await (await app.signedIn()).get(
    "/control/reviews/list.html",
  );
  ok(text.includes(`src="/uploads/images/${image}"`));
  for (const shown of Object.values(review)) ok(text.includes(shown), shown);
  match(text, /aria-label="Delete Carla Novak"/);
  match(text, /href="\/control\/reviews\/create\.html">New Review</);
});

Deno.test("the list of parcels shows code and recipient of each, with a box and a way to add", async () => {
  await using app = await testApp();
  await addParcel(app.kv, { tracking_code: "WB-1111" });
  const { text } = await (await app.signedIn()).get(
    "/control/parcels/list.html",
  );
  match(text, /href="\/control\/parcels\/WB-1111">.*WB-1111.*Ann Smith/s);
  match(
    text,
    /<input [^>]*value="WB-1111"[^>]* aria-label="WB-1111 Ann Smith"/,
  );
  doesNotMatch(text, /aria-label="Delete WB-1111"/);
  match(text, /href="\/control\/parcels\/create\.html">New Parcel</);
});

Deno.test("a parcel is shown with every field by its label, without an internal id or a name of the database", async () => {
  await using app = await testApp();
  await addParcel(app.kv, { tracking_code: "WB-1111" });
  const { text } = await (await app.signedIn()).get("/control/parcels/WB-1111");
  const [, facts = ""] = text.split('<div class="parcel-facts"');
  deepEqual(
    FIELDS.map((field) => fieldTitle(translator(LOCALES.en), LOCALES.en, field))
      .filter((label) => !facts.includes(label)),
    [],
  );
  doesNotMatch(facts, /[a-z]_[a-z]/);
  const id = (await findParcelId(app.kv, "WB-1111"))!;
  equal(facts.split("</table>")[0]!.includes(id), false);
  match(text, /href="\/track\.html\?code=WB-1111"/);
});

Deno.test("a parcel's e-mail address may break after its @", async () => {
  await using app = await testApp();
  await addParcel(app.kv, {
    tracking_code: "WB-1111",
    recipient_email: "ann.smith@example.com",
  });
  const { text } = await (await app.signedIn()).get("/control/parcels/WB-1111");
  match(text, />ann\.smith@<wbr\s*\/?>example\.com</);
});

Deno.test("the panel shows suggested statuses and yes or no in its language, and they stay stored as typed", async () => {
  await using app = await testApp();
  const status = "in transit";
  await addParcel(app.kv, { tracking_code: "WB-1111", status, ...ON_MAP }, {
    title: "Out for delivery",
  });
  const client = await app.signedIn();
  const parcel = "/control/parcels/WB-1111";
  for (
    const [path, shown] of [
      ["/control/index.html", [">Unterwegs<"]],
      ["/control/parcels/list.html", [">Unterwegs<"]],
      [parcel, [">Unterwegs<", ">In Zustellung<", ">Ja<"]],
      [`${parcel}/post`, [">Unterwegs<", 'value="Zugestellt"']],
      [`${parcel}/activities`, [">In Zustellung<"]],
      [`${parcel}/update`, ['value="in transit"', 'value="Zugestellt"']],
    ] as const
  ) {
    const { text } = await client.get(`${path}?lang=de`);
    for (const part of shown) ok(text.includes(part), `${path}: ${part}`);
  }
  const { body } = await client.api("GET", "/parcels/WB-1111");
  equal(body.data.status, status);
  const english = await client.get("/control/parcels/list.html");
  match(english.text, />in transit</);
});

Deno.test("an update without icon and colour takes those of its status", async () => {
  await using app = await testApp();
  const client = await app.signedIn();
  await addParcel(app.kv, { tracking_code: "WB-1111" });
  const looks: unknown[] = [];
  for (
    const status of ["Zugestellt", "delivery failed", "Waiting for a crane"]
  ) {
    const fields = { status, description: "…", icon: "", color: "" };
    await client.form("/control/parcels/WB-1111/post", fields);
    const { body } = await client.api("GET", "/parcels/WB-1111");
    const entry = body.data.history.find((entry: { title: string }) =>
      entry.title === status
    );
    looks.push([entry.icon, entry.color]);
  }
  deepEqual(looks, [
    ["check_circle", "green"],
    ["pan_tool", "red"],
    ["radio_button_checked", "black"],
  ]);
});

Deno.test("the history of a parcel shows icon, colour, day, title, time and description of each entry", async () => {
  await using app = await testApp({
    clock: { ms: Date.UTC(2026, 10, 20, 15, 45) },
  });
  await addParcel(app.kv, { tracking_code: "WB-1111" }, {
    title: "Loaded",
    description: "On board the Aurora.",
    icon: "directions_boat",
    color: "gold",
  });
  const { text } = await (await app.signedIn()).get(
    "/control/parcels/WB-1111/activities",
  );
  const [, entry = ""] = text.split('data-testid="activity"');
  for (
    const shown of [
      "icons.svg#directions_boat",
      ">Attention<",
      "Nov 20, 2026",
      "3:45 PM",
      "Loaded",
      "On board the Aurora.",
      'aria-label="Delete Loaded"',
    ]
  ) ok(entry.includes(shown), shown);
  match(text, /href="\/control\/parcels\/WB-1111\/activities\/create"/);
});

/** Spec section 3, and the newer ones; the internal id is the API's alone, and photo and history have a place of their own. */
const FIELDS = [
  "tracking_code",
  "reference",
  "destination",
  "recipient_name",
  "recipient_email",
  "recipient_phone_number",
  "current_location",
  "status",
  "weight",
  "pieces",
  "shipped_via",
  "sender_name",
  "sender_email",
  "pickup_location",
  "parcel_content",
  "declared_value",
  "min_expected_delivery_date",
  "max_expected_delivery_date",
  "show_map",
  "map_zoom",
  "map_current_latitude",
  "map_current_longitude",
  "map_pickup_latitude",
  "map_pickup_longitude",
  "map_destination_latitude",
  "map_destination_longitude",
];

Deno.test("the first screen says what needs a hand today, and leads to each list", async () => {
  const clock = { ms: Date.UTC(2026, 10, 20, 12) };
  await using app = await testApp({ clock });
  const clerk = await app.signedIn({ role: "clerk" });
  async function add(status: string, due: string): Promise<void> {
    const body = {
      tracking_code: `WB-${status}-${due}`.replaceAll(" ", ""),
      ...{ recipient_name: "Ada", destination: "Oslo", status },
      max_expected_delivery_date: due,
    };
    const answer = await clerk.api("POST", "/parcels", { body });
    equal(answer.status, 200, answer.text);
  }
  await add("In transit", "2026-11-19");
  await add("In transit", "2026-11-20");
  await add("Delivery failed", "2026-11-25");
  await add("Delivered", "2026-11-01");
  const { text } = await clerk.get("/control/index.html");
  const list = "/control/parcels/list.html";
  for (
    const [href, said] of [
      [`${list}?late=yes`, "1 parcel is late"],
      [`${list}?stage=delivery_failed`, "1 delivery has failed"],
      [`${list}?due=2026-11-20`, "1 parcel is due today"],
    ]
  ) ok(text.includes(`<a href="${href}">${said}</a>`), said);
  match(text, /stage=in_transit"><span>In transit<\/span>/);
  ok(!text.includes("no news"));
  clock.ms += 4 * 24 * 60 * 60 * 1000;
  const later = await app.signedIn({ role: "clerk" });
  const day = (await later.get("/control/index.html")).text;
  match(day, /have had no news/);
  ok(!day.includes("due today"));
});
