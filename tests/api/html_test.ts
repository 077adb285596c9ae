import { equal } from "node:assert/strict";
import { loadAssets } from "fresh/server";
import { HtmlValidate } from "html-validate";
import { writeFirstPages } from "@/lib/pages/first_pages.ts";
import { createInvoice } from "@/lib/invoices/invoices.ts";
import { createPage } from "@/lib/pages/pages.ts";
import { parcelTrash } from "@/lib/parcels/trash.ts";
import { replaceParcelImage } from "@/lib/parcels/photos.ts";
import { findParcelId } from "@/lib/parcels/parcels.ts";
import { createReview } from "@/lib/reviews/reviews.ts";
import { updateSettings } from "@/lib/settings/settings.ts";
import { type Page, pageCreate } from "@/lib/pages/schema.ts";
import { ROOT } from "@/lib/tasks/project.ts";
import { setupToken } from "../helpers/admin.ts";
import { type TestApp, testApp } from "../helpers/app.ts";
import { addOffered, fillReports, REPORTS } from "../helpers/reports.ts";
import type { Client } from "../helpers/client.ts";
import { jobScreens } from "../helpers/jobs.ts";
import { teamScreens } from "../helpers/team.ts";
import { mailScreens } from "../helpers/mails.ts";
import { addParcel, ON_MAP } from "../helpers/parcels.ts";
import { jpg, toUpload } from "../helpers/pictures.ts";
import { listHistory } from "@/lib/parcels/entries.ts";

const VALIDATOR = new HtmlValidate({
  extends: ["html-validate:recommended", "html-validate:a11y"],
  // HTML treats `<link>` and `<link/>` alike, and the renderer and the page frame differ in this.
  rules: { "void-style": "off" },
});

/** Every character that HTML has to escape, in few characters, because some titles repeat the text. */
const ESCAPABLE = 'a<b&"c">';

/** A parcel with a map and these characters in every text. */
const ODD_PARCEL = {
  ...ON_MAP,
  recipient_name: ESCAPABLE,
  recipient_phone_number: ESCAPABLE,
  destination: ESCAPABLE,
  current_location: ESCAPABLE,
  status: ESCAPABLE,
  weight: ESCAPABLE,
  shipped_via: ESCAPABLE,
  sender_name: ESCAPABLE,
  pickup_location: ESCAPABLE,
  parcel_content: ESCAPABLE,
  declared_value: ESCAPABLE,
};

const ODD_EVENT = {
  title: ESCAPABLE,
  description: `${ESCAPABLE}\n${ESCAPABLE}`,
};

/** Every tag of the page markup. */
const MARKUP = [
  "[bold=Heading]",
  `A line with <b>HTML</b>: ${ESCAPABLE}`,
  `[bold=${ESCAPABLE}]`,
  "[underline=a]",
  "[strikethrough=b]",
  "",
  "",
  "",
  "[image=https://example.com/a.png?b=1&c=2]",
  "[video=https://example.com/a.mp4]",
].join("\n");

/** Text escaped twice, for example by a renderer given escaped text. */
const ESCAPED_TWICE = /[^ ]*&amp;(amp|lt|gt|quot|#)[^ ]*/g;

const assets = await loadAssets({ root: ROOT });

Deno.test("public screens are valid HTML and escape texts exactly once", async () => {
  await using app = await testApp({ assets });
  await writeFirstPages(app.kv);
  await fillOddly(app);
  const { slug } = await addOddPage(app);
  await addParcel(app.kv, ODD_PARCEL, ODD_EVENT);
  await addParcel(app.kv, { tracking_code: "WB-2222" });
  for (
    const path of [
      "/",
      "/contact.html",
      "/track.html",
      "/track.html?code=WB-1111",
      "/track.html?code=WB-2222",
      "/track.html?code=WB-3333",
      `/pages/${slug}`,
      "/pages/privacy-policy",
      "/resolution.html",
      "/offline.html",
      "/nowhere?a=1&b=<2>",
    ]
  ) await check(app.client(), path);
});

Deno.test("panel screens are valid HTML and escape texts exactly once", async () => {
  await using app = await testApp({ assets });
  await fillOddly(app);
  await addParcel(app.kv, ODD_PARCEL);
  await check(
    app.client(),
    `/control/signup.html?token=${await setupToken(app.kv)}`,
  );
  const admin = await app.signedIn();
  for (
    const path of [
      "/control/signup.html",
      "/control/signin.html",
      "/control/password.html",
      "/control/password.html?step=2&done=sent",
      "/control/invite.html",
    ]
  ) {
    await check(app.client(), path);
  }
  await check(admin, "/control/account/index.html");
  await check(admin, "/control/account/password.html?done=changed");
  await check(admin, "/control/account/sessions.html?done=ended");
  await check(admin, "/control/index.html");
  await check(admin, "/control/api.html");
  await check(admin, "/control/journal.html");
  await check(admin, "/control/trash.html");
  await check(admin, REPORTS);
  await fillReports(app.kv);
  await check(admin, REPORTS);
  await check(admin, `${REPORTS}?days=365&stage=picked_up`);
  await check(admin, await addOffered(app.kv));
  await check(admin, "/control/journal.html?noun=pages&day=2026-11-20");
  await check(admin, "/control/invoice/create.html");
  await check(admin, "/control/invoices/list.html");
  const { url } = await createInvoice(app.kv, { product: "WB-1111" });
  await check(admin, url);
  await check(admin, "/control/invoices/list.html?search=INV");
  await check(admin, "/control/invoices/list.html?search=<none>");
  for (const path of await mailScreens(app)) await check(admin, path);
  for (const path of await jobScreens(app.kv)) await check(admin, path);
  for (const path of await teamScreens(app)) await check(admin, path);
  await check(admin, "/control/index.html");
});

Deno.test("parcel screens are valid HTML and escape texts exactly once", async () => {
  await using app = await testApp({ assets });
  const admin = await app.signedIn();
  await check(admin, "/control/parcels/list.html");
  await fillOddly(app);
  await addParcel(app.kv, {
    ...ODD_PARCEL,
    min_expected_delivery_date: "2026-12-03",
  }, ODD_EVENT);
  const parcel = "/control/parcels/WB-1111";
  const id = (await findParcelId(app.kv, "WB-1111"))!;
  const [entry] = await listHistory(app.kv, id);
  await addParcel(app.kv, { ...ODD_PARCEL, tracking_code: "WB-3333" });
  const trashed = (await findParcelId(app.kv, "WB-3333"))!;
  await parcelTrash.add(app.kv, trashed);
  for (
    const path of [
      "/control/parcels/list.html?done=created&code=1234",
      `/control/parcels/list.html?done=trashed&id=${trashed}`,
      `/control/trash.html?delete=${trashed}`,
      "/control/parcels/create.html",
      "/control/parcels/bulk.html",
      "/control/parcels/create.html?done=created&code=WB-1111",
      "/control/parcels/create.html?copy=WB-1111",
      `${parcel}?done=updated`,
      `${parcel}/post`,
      `${parcel}/update`,
      `${parcel}/update-map`,
      `${parcel}/update-image`,
      `${parcel}/activities?done=created`,
      `${parcel}/activities?delete=${entry!.id}`,
      `${parcel}/activities/create`,
      `${parcel}/activities/${entry!.id}`,
    ]
  ) await check(admin, path);
  await replaceParcelImage(app.kv, { id, image: toUpload(jpg) });
  await check(admin, parcel);
  await check(admin, `${parcel}/update-image`);
});

Deno.test("the screens of pages, reviews and settings are valid HTML and escape texts exactly once", async () => {
  await using app = await testApp({ assets });
  const admin = await app.signedIn();
  for (const list of ["pages", "reviews"]) {
    await check(admin, `/control/${list}/list.html`);
  }
  await fillOddly(app);
  const { id, slug } = await addOddPage(app);
  for (
    const path of [
      "/control/pages/list.html?done=created",
      `/control/pages/list.html?delete=${id}`,
      "/control/pages/create.html",
      `/control/pages/${slug}?done=updated`,
      "/control/reviews/list.html?done=created",
      "/control/reviews/create.html",
      "/control/settings",
      "/control/settings/contact?done=updated",
      "/control/settings/mail?done=unchanged",
      "/control/settings/html",
      "/control/settings/company",
      "/control/settings/privacy",
      "/control/settings/erase",
    ]
  ) await check(admin, path);
});

async function check(client: Client, path: string): Promise<void> {
  const { text } = await client.get(path);
  const { results } = await VALIDATOR.validateString(text);
  const found = results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, line, column }) =>
      `${ruleId} at ${line}:${column} of ${path}: ${message}`
    )
  );
  const twice = (text.match(ESCAPED_TWICE) ?? [])
    .map((part) => `${part} of ${path} is escaped twice`);
  equal([...found, ...twice].join("\n"), "");
}

async function fillOddly({ kv }: TestApp): Promise<void> {
  await updateSettings(kv, {
    company_name: ESCAPABLE,
    contact_address: ESCAPABLE,
    meta_description: ESCAPABLE,
  });
  await createReview(kv, {
    ...{ name: ESCAPABLE, review: `${ESCAPABLE}\n${ESCAPABLE}` },
    image: toUpload(jpg),
  });
}

function addOddPage({ kv }: TestApp): Promise<Page> {
  const page = { title: ESCAPABLE, sub_title: ESCAPABLE, content: MARKUP };
  return createPage(kv, pageCreate.parse(page), { language: "ar" });
}
