import { createInvoice } from "@/lib/invoices/invoices.ts";
import { test } from "../helpers/browser.ts";
import { fillSite, LOOKS } from "../helpers/filled_site.ts";
import { addOffered, fillReports } from "../helpers/reports.ts";
import { importScreens } from "../helpers/imports.ts";
import { jobScreens } from "../helpers/jobs.ts";
import { mailScreens } from "../helpers/mails.ts";
import { visitPanel } from "../helpers/panel.ts";
import { WHOLE_PARCEL } from "../helpers/parcels.ts";
import { teamScreens } from "../helpers/team.ts";

const SCREENS = [
  "/control/account/index.html",
  "/control/account/password.html?done=changed",
  "/control/account/sessions.html?done=ended",
  "/control/pages/list.html?done=created",
  "/control/pages/create.html",
  "/control/pages/customs?done=updated",
  "/control/reviews/list.html",
  "/control/reviews/list.html?search=none",
  "/control/reviews/create.html",
  "/control/settings",
  "/control/settings/contact?done=updated",
  "/control/settings/mail",
  "/control/settings/html",
  "/control/settings/company",
  "/control/settings/privacy",
  "/control/settings/erase",
  "/control/invoices/list.html",
  "/control/invoices/list.html?search=none",
  "/control/journal.html",
  "/control/trash.html",
  "/control/reports.html",
  "/control/invoice/create.html",
];

for (const { look, options, check } of LOOKS) {
  test(`every screen of the panel is accessible ${look}`, async (story) => {
    const { app, origin } = story;
    await fillSite(app);
    await fillReports(app.kv, 40);
    const { tracking_code } = WHOLE_PARCEL;
    const { url } = await createInvoice(app.kv, { product: tracking_code });
    const dashboard = "/control/index.html";
    const { page } = await visitPanel(story, dashboard, options);
    await page.locator(".tiles").waitFor();
    await check(page, dashboard);
    const records = [
      ...await mailScreens(app),
      ...await jobScreens(app.kv),
      ...await importScreens(app),
      ...await teamScreens(app),
      await addOffered(app.kv),
    ];
    for (const path of [...SCREENS, url, ...records]) {
      await page.goto(origin + path);
      await check(page, path);
    }
  });
}
