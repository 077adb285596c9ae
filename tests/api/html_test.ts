import { equal } from "node:assert/strict";
import { loadAssets } from "fresh/server";
import { HtmlValidate } from "html-validate";
import { writeFirstPages } from "@/lib/domain/first_pages.ts";
import { listHistory } from "@/lib/domain/history.ts";
import { createInvoice } from "@/lib/domain/invoices.ts";
import { createPage } from "@/lib/domain/pages.ts";
import { replaceParcelImage } from "@/lib/domain/parcel_images.ts";
import { findParcelId } from "@/lib/domain/parcels.ts";
import { createReview } from "@/lib/domain/reviews.ts";
import { pageCreate } from "@/lib/schemas/pages.ts";
import { ROOT } from "@/lib/tasks/project.ts";
import { setupToken } from "../helpers/admin.ts";
import { testApp } from "../helpers/app.ts";
import type { Client } from "../helpers/client.ts";
import { mailScreens } from "../helpers/mails.ts";
import { addParcel, ON_MAP } from "../helpers/parcels.ts";
import { jpg, uploaded } from "../helpers/pictures.ts";

const VALIDATOR = new HtmlValidate({
  extends: ["html-validate:recommended", "html-validate:a11y"],
  // To HTML `<link>` and `<link/>` are the same; the renderer writes the one, the frame the other.
  rules: { "void-style": "off" },
});

/** Every element of a page's markup. */
const MARKUP = [
  "[bold=Heading]",
  "A line with <b>HTML</b> & more",
  "[underline=a]",
  "[strikethrough=b]",
  "",
  "",
  "",
  "[image=https://example.com/a.png?b=1&c=2]",
  "[video=https://example.com/a.mp4]",
].join("\n");

const assets = await loadAssets({ root: ROOT });

Deno.test("the HTML of every public screen is valid", async () => {
  await using app = await testApp({ assets });
  await writeFirstPages(app.kv);
  const page = pageCreate.parse({ title: "Customs", content: MARKUP });
  await createPage(app.kv, page, { language: "ar" });
  await addParcel(app.kv, { ...ON_MAP, weight: "<2 kg" });
  await addParcel(app.kv, { tracking_code: "WB-2222" });
  for (
    const path of [
      "/",
      "/contact.html",
      "/track.html",
      "/track.html?code=WB-1111",
      "/track.html?code=WB-2222",
      "/track.html?code=WB-3333",
      "/pages/customs",
      "/pages/privacy-policy",
      "/resolution.html",
      "/offline.html",
      "/nowhere?a=1&b=<2>",
    ]
  ) await check(app.client(), path);
});

Deno.test("the HTML of every screen of the control panel is valid", async () => {
  await using app = await testApp({ assets });
  await addParcel(app.kv, { declared_value: "<450 EUR" });
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
      "/control/password.html?step=2&sent",
    ]
  ) {
    await check(app.client(), path);
  }
  await check(admin, "/control/account/index.html");
  await check(admin, "/control/account/password.html?changed");
  await check(admin, "/control/account/sessions.html?ended");
  await check(admin, "/control/index.html");
  await check(admin, "/control/api.html");
  await check(admin, "/control/invoice/create.html");
  await check(admin, "/control/invoices/list.html");
  const { url } = await createInvoice(app.kv, { product: "WB-1111" });
  await check(admin, url);
  await check(admin, "/control/invoices/list.html?search=INV");
  await check(admin, "/control/invoices/list.html?search=<none>");
  for (const path of await mailScreens(app)) await check(admin, path);
  await check(admin, "/control/index.html");
});

Deno.test("the HTML of the screens of parcels is valid", async () => {
  await using app = await testApp({ assets });
  const admin = await app.signedIn();
  await check(admin, "/control/parcels/list.html");
  await addParcel(app.kv, {
    ...{ ...ON_MAP, declared_value: "<450 EUR", status: "A & b" },
    min_expected_delivery_date: "2026-12-03",
  }, { title: "A <b>", description: "Fast &\nfriendly." });
  const parcel = "/control/parcels/WB-1111";
  const id = (await findParcelId(app.kv, "WB-1111"))!;
  const [entry] = await listHistory(app.kv, id);
  for (
    const path of [
      "/control/parcels/list.html?created=1234",
      `/control/parcels/list.html?delete=${id}`,
      "/control/parcels/create.html",
      `${parcel}?updated`,
      `${parcel}?delete`,
      `${parcel}/post`,
      `${parcel}/update`,
      `${parcel}/update-map`,
      `${parcel}/update-image`,
      `${parcel}/activities?created`,
      `${parcel}/activities?delete=${entry!.id}`,
      `${parcel}/activities/create`,
      `${parcel}/activities/${entry!.id}`,
    ]
  ) await check(admin, path);
  await replaceParcelImage(app.kv, { id, image: uploaded(jpg) });
  await check(admin, parcel);
  await check(admin, `${parcel}/update-image`);
});

Deno.test("the HTML of the screens of pages, reviews and settings is valid", async () => {
  await using app = await testApp({ assets });
  const admin = await app.signedIn();
  for (const list of ["pages", "reviews"]) {
    await check(admin, `/control/${list}/list.html`);
  }
  const page = pageCreate.parse({ title: "A <b> & c", content: MARKUP });
  const { id, slug } = await createPage(app.kv, page, { language: "ar" });
  await createReview(app.kv, {
    ...{ name: "A <b>", review: "Fast &\nfriendly." },
    image: uploaded(jpg),
  });
  for (
    const path of [
      "/control/pages/list.html?created",
      `/control/pages/list.html?delete=${id}`,
      "/control/pages/create.html",
      `/control/pages/${slug}?saved`,
      "/control/reviews/list.html?created",
      "/control/reviews/create.html",
      "/control/settings",
      "/control/settings/contact?saved",
      "/control/settings/mail?unchanged",
      "/control/settings/html",
      "/control/settings/company",
      "/control/settings/privacy",
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
  equal(found.join("\n"), "");
}
