import { doesNotMatch, match, ok } from "node:assert/strict";
import { writeFirstPages } from "@/lib/pages/first_pages.ts";
import { updateSettings } from "@/lib/settings/settings.ts";
import { ACCESS } from "@/lib/site/access.ts";
import { MAIL_TEMPLATES } from "@/lib/fields/constants.ts";
import { createInvoice } from "@/lib/invoices/invoices.ts";
import { addParcel } from "../helpers/parcels.ts";
import { test } from "../helpers/site.ts";

const COMPANY = "Köhler Spedition";

const OURS = /Waybill/;

/** The description for programs names the product, and the journal the value before the change. */
const EXCEPT = /openapi|journal/;

test("the company's name stands on every screen where ours would", async ({ app, owner, visitor }) => {
  await writeFirstPages(app.kv);
  await updateSettings(app.kv, { company_name: COMPANY });
  await addParcel(app.kv, { tracking_code: "WB-1111" });
  const { url } = await createInvoice(app.kv, { product: "WB-1111" });
  const fixed = [...ACCESS].flatMap(([path, { rules }]) => {
    const isOpened = rules.GET !== undefined && !rules.GET.sideEffect;
    return isOpened && !/[:*]/.test(path) && !EXCEPT.test(path) ? [path] : [];
  });
  ok(fixed.length > 40);
  const paths = [
    ...fixed,
    url,
    "/nowhere",
    "/pages/about-us",
    "/track.html?code=WB-1111",
    "/control/parcels/WB-1111",
    ...MAIL_TEMPLATES.map((name) => `/control/settings/mail/preview/${name}`),
  ];
  for (const client of [owner, visitor]) {
    for (const path of paths) {
      doesNotMatch((await client.get(path)).text, OURS, path);
    }
  }
  for (const path of ["/", "/nowhere", "/manifest.webmanifest", url]) {
    match((await owner.get(path)).text, new RegExp(COMPANY), path);
  }
});
