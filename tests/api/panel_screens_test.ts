import { deepEqual, doesNotMatch, equal, match, ok } from "node:assert/strict";
import { findParcelId } from "@/lib/parcels/parcels.ts";
import { fieldTitle } from "@/lib/forms/titles.ts";
import { LOCALES } from "@/lib/i18n/locales.ts";
import { translator } from "@/lib/i18n/translate.ts";
import { ADMIN } from "../helpers/admin.ts";
import { testApp } from "../helpers/app.ts";
import { addParcel, ON_MAP } from "../helpers/parcels.ts";
import { test } from "../helpers/site.ts";
import { formOf, jpg } from "../helpers/pictures.ts";
import { pageCreate } from "@/lib/pages/schema.ts";
import { createPage } from "@/lib/pages/pages.ts";
import { PAGE_DEFAULTS } from "@/lib/fields/constants.ts";

test("the dashboard has the developers' terms, the version and a sign-out", async ({ app }) => {
  const { text } = await (await app.signedIn()).get("/control/index.html");
  match(text, /Developer terms<\/h2>.*liability.*limited.*no obligation/s);
  match(text, /update or maintain it/);
  const [header = ""] = text.split("</header>");
  match(header, /action="\/control\/signout".*Sign Out/s);
  match(text, /<p>Version \d+\.\d+\.\d+<\/p>/);
});

test("the panel's root redirects members to the dashboard and visitors to the sign-in", async ({ owner, visitor }) => {
  for (const path of ["/control", "/control/"]) {
    const { status, headers } = await owner.get(path);
    equal(status, 302);
    equal(headers.get("location"), "/control/index.html");
    const refused = await visitor.get(path);
    equal(refused.status, 303);
    match(refused.headers.get("location")!, /^\/control\/signin\.html/);
  }
});

test("Mail Settings and Send Email name the same sender, even without a contact address", async ({ owner }) => {
  for (const screen of ["settings/mail", "email/send.html"]) {
    const { text } = await owner.get(`/control/${screen}`);
    match(text, new RegExp(`Sender</dt><dd>(<[^>]+>)*${ADMIN.email}<`), screen);
  }
});

Deno.test("panel screens have a banner while the store is read-only", async () => {
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

test("a panel address with an overlong id returns 404", async ({ owner }) => {
  const id = "x".repeat(3_000);
  for (const list of ["messages", "outbox", "invoices"]) {
    equal((await owner.get(`/control/${list}/${id}`)).status, 404, list);
  }
  for (const list of ["messages", "parcels", "reviews"]) {
    const path = `/control/${list}/list.html?delete=${id}`;
    equal((await owner.get(path)).status, 200, list);
  }
});

test("the sample of a mail is sandboxed, and unknown templates have none", async ({ owner }) => {
  const path = "/control/settings/mail/preview";
  const { status, headers } = await owner.get(`${path}/html3`);
  equal(status, 200);
  equal(
    headers.get("content-security-policy"),
    "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'self'; sandbox",
  );
  equal((await owner.get(`${path}/html9`)).status, 404);
});

test("a parcel's screen redirects to the canonical code and keeps the query", async ({ app, owner }) => {
  await addParcel(app.kv, { tracking_code: "WB-1111" });
  for (const rest of ["?done=updated", "/update-image?delete", "/activities"]) {
    const { status, headers } = await owner.get(
      `/control/parcels/wb1111${rest}`,
    );
    equal(status, 303);
    equal(headers.get("location"), `/control/parcels/WB-1111${rest}`);
  }
});

test("an invalid panel form keeps an overlong text complete", async ({ owner }) => {
  const content = "x".repeat(300 * 1024);
  const path = "/control/pages/create.html";
  const { status, text } = await owner.form(path, { title: "Long", content });
  equal(status, 422);
  ok(text.includes(content));
});

test("an entry is edited and deleted only on its own parcel's screens", async ({ app, owner }) => {
  const event = { description: "In Nantes" };
  await addParcel(app.kv, { tracking_code: "WB-1111" }, event);
  await addParcel(app.kv, { tracking_code: "WB-2222" }, event);
  const history = async () =>
    (await owner.api("GET", "/parcels/WB-1111")).body.data.history;
  const [entry] = await history();
  const path = `/control/parcels/WB-2222/activities/${entry.id}`;
  const { version, description, icon, color } = entry;
  const fields = { title: "Changed", version, description, icon, color };
  const occurred_at = "2026-11-20T12:00";
  equal((await owner.get(path)).status, 404);
  equal((await owner.form(path, { ...fields, occurred_at })).status, 404);
  for (const code of ["WB-2222", "NO-SUCH"]) {
    const list = `/control/parcels/${code}/activities`;
    equal((await owner.form(list, { id: entry.id })).status, 404);
  }
  deepEqual(await history(), [entry]);
});

test("mail samples are in the page's language", async ({ owner }) => {
  const { text, headers } = await owner.get("/control/settings/mail?lang=de");
  match(headers.get("content-security-policy")!, /; frame-src 'self'$/);
  const frames = [...text.matchAll(/<iframe src="([^"]*)"/g)];
  ok(frames.length > 0);
  for (const [, src] of frames) {
    match((await owner.get(src!)).text, /Ihre Sendung/);
  }
});

test("a parcel's screen labels every field and shows no internal names", async ({ app }) => {
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

test("the panel translates suggested statuses and stores them as typed", async ({ app }) => {
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

/**
 * The fields of spec section 3 and newer ones, except the internal id (API only), the photo and the history (elsewhere on the
 * screen).
 */
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

Deno.test("the dashboard counts what needs attention and links to each list", async () => {
  const clock = { ms: Date.UTC(2026, 10, 20, 12) };
  await using app = await testApp({ clock });
  const clerk = await app.signedIn({ role: "clerk" });
  async function add(status: string, due: string): Promise<void> {
    const body = {
      tracking_code: `WB-${status}-${due}`.replaceAll(" ", ""),
      ...{ recipient_name: "Ada", destination: "Oslo", status },
      max_expected_delivery_date: due,
    };
    const answer = await clerk.post("/parcels", body);
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

test("pages are created on their form, linked in their list and deleted there", async ({ owner }) => {
  const path = "/control/pages/create.html";
  const { icon, image, overlay } = PAGE_DEFAULTS;
  const page = { title: "Rail freight", content: "By rail.", icon };
  const created = await owner.form(path, { ...page, image, overlay });
  equal(created.status, 303, created.text);
  const list = "/control/pages/list.html";
  const { text } = await owner.get(list);
  match(text, /href="\/control\/pages\/create\.html">New Page</);
  match(text, /href="\/control\/pages\/rail-freight">.*Rail freight/s);
  match(text, /href="\/pages\/rail-freight"[^>]*>\/pages\/rail-freight</);
  match(text, /aria-label="Delete Rail freight"/);
  doesNotMatch(text, /type="search"/);
  const { id } = (await owner.api("GET", "/pages")).body.data["rail-freight"];
  equal((await owner.form(list, { id })).status, 303);
  equal((await owner.get("/pages/rail-freight")).status, 404);
});

test("reviews are created on their form, shown in their list and deleted there", async ({ owner }) => {
  const review = { name: "Carla Novak", review: "Early, and dry." };
  const created = await owner.send("/control/reviews/create.html", {
    method: "POST",
    body: formOf({ ...review, image: ["me.jpg", jpg] }),
  });
  equal(created.status, 303, created.text);
  const { body } = await owner.api("GET", "/reviews");
  const [{ id, image }] = body.data.data;
  const list = "/control/reviews/list.html";
  const { text } = await owner.get(list);
  ok(text.includes(`src="/uploads/images/${image}"`));
  for (const shown of Object.values(review)) ok(text.includes(shown), shown);
  match(text, /aria-label="Delete Carla Novak"/);
  match(text, /href="\/control\/reviews\/create\.html">New Review</);
  equal((await owner.form(list, { id })).status, 303);
  match((await owner.get(list)).text, /No reviews yet/);
});

test("the settings have a menu of their screens", async ({ owner }) => {
  const { text } = await owner.get("/control/settings");
  const [, menu = ""] = text.split('<ul class="settings-menu"');
  const links = [...menu.matchAll(/<a href="([^"]*)">(.*?)<\/a>/g)];
  deepEqual(links.map(([, href, name]) => `${name} ${href}`), [
    "Contact Info /control/settings/contact",
    "Mail Settings /control/settings/mail",
    "Html Settings /control/settings/html",
    "Company /control/settings/company",
    "Privacy and Time Zone /control/settings/privacy",
    "Erase a Person /control/settings/erase",
  ]);
});

test("an update without icon and color takes those of its status", async ({ app, owner }) => {
  await addParcel(app.kv, { tracking_code: "WB-1111" });
  for (
    const [status, ...look] of [
      ["Zugestellt", "check_circle", "green"],
      ["delivery failed", "pan_tool", "red"],
      ["Waiting for a crane", "radio_button_checked", "black"],
    ] as const
  ) {
    const answer = { status_stage: "other", status_as_is: "yes" };
    const fields = { status, description: "…", icon: "", color: "", ...answer };
    await owner.form("/control/parcels/WB-1111/post", fields);
    const { body } = await owner.api("GET", "/parcels/WB-1111");
    const entry = body.data.history.find((entry: { title: string }) =>
      entry.title === status
    );
    deepEqual([entry.icon, entry.color], look);
  }
});

Deno.test("the form adds an entry, and the history shows all its fields", async () => {
  const clock = { ms: Date.UTC(2026, 10, 20, 15, 45) };
  await using app = await testApp({ clock });
  await addParcel(app.kv, { tracking_code: "WB-1111" });
  const owner = await app.signedIn();
  const path = "/control/parcels/WB-1111/activities";
  const added = await owner.form(`${path}/create`, {
    title: "Loaded",
    description: "On board the Aurora.",
    icon: "directions_boat",
    color: "gold",
  });
  equal(added.status, 303, added.text);
  const { text } = await owner.get(path);
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
});

test("a conflict in a page's form keeps the input and links to the current page", async ({ app, owner }) => {
  const fields = { title: "Customs", content: "As it was." };
  const { version } = await createPage(app.kv, pageCreate.parse(fields), {
    language: "en",
  });
  const path = "/control/pages/customs";
  const { icon, image, overlay } = PAGE_DEFAULTS;
  const typed = { ...fields, icon, image, overlay, version: String(version) };
  equal((await owner.form(path, { ...typed, content: "New." })).status, 303);
  const late = await owner.form(path, { ...typed, content: "Too late." });
  equal(late.status, 409);
  match(late.text, /<textarea[^>]*>Too late\.<\/textarea>/);
  match(late.text, /role="alert".*<a href="\?" target="_blank">/s);
});
