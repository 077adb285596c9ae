import { deepEqual, equal } from "node:assert/strict";
import { findTypedParcel } from "@/lib/parcels/parcels.ts";
import { test } from "../helpers/browser.ts";
import { visitPanel } from "../helpers/panel.ts";
import { addParcel } from "../helpers/parcels.ts";
import { fill, press, see } from "../helpers/screen.ts";

const CODES = ["LOG-2026-0117", "9400110000000000000003", "NL-26000-HM"];
const LINK = `https://track.example/track.html?code=${CODES[0]}`;
const WRAPPED = `https://nam02.safelinks.example/?url=${
  encodeURIComponent(LINK)
}&data=05`;

/** Texts of a mail, a label and a scanner with the same two codes. */
const LIST = [`1. See ${LINK}.`, "2) 9400 1100 0000 0000 0000 03"].join("\n");

test.withAndWithoutJavaScript("a visitor pastes links and misread codes into the tracking field", async ({ app, visit }) => {
  for (const tracking_code of CODES) await addParcel(app.kv, { tracking_code });
  const { page, errors } = await visit("/track.html");
  const field = page.getByPlaceholder("Enter Your Tracking Code");
  const pasted = [
    [`See ${LINK}.`, CODES[0]],
    ["9400 1100 0000 0000 0000 03", CODES[1]],
    [`[Track](${WRAPPED})`, CODES[0]],
    ["NL-26OOO-HM", CODES[2]],
    ["Tracking number L0G-2O26-O117", CODES[0]],
    ["]C09400110000000000000003", CODES[1]],
  ] as const;
  for (const [text, code] of pasted) {
    await field.fill(text);
    await field.press("Enter");
    await see(page, `Event of ${code}`);
    await page.waitForURL(
      ({ pathname, searchParams }) =>
        pathname === "/track.html" && searchParams.has("code"),
    );
    equal(await field.inputValue(), code);
  }
  deepEqual(errors, []);
});

test.withAndWithoutJavaScript("the office finds and updates the parcels of a pasted list, and sees what a misread code could be", async (story) => {
  const { kv } = story.app;
  for (const tracking_code of [...CODES, "NL-260O0-HM"]) {
    await addParcel(kv, { tracking_code });
  }
  const { page, errors } = await visitPanel(
    story,
    "/control/parcels/list.html",
  );
  const search = page.locator("main input[type=search]");
  await search.fill("NL-26O00-HM");
  await search.press("Enter");
  await see(page, "No parcel has exactly this code");
  for (const code of ["NL-26000-HM", "NL-260O0-HM"]) await see(page, code);

  await page.goto(`${story.origin}/control/parcels/bulk.html`);
  await page.getByLabel("Tracking codes").fill(`${LIST}\n3. NL-26O00-HM`);
  if (!story.javaScriptEnabled) await press(page, "Check Codes");
  await see(page, "2 parcels found");
  await see(page, "Could be several parcels: 1");
  await see(page, "NL-26000-HM or NL-260O0-HM");
  equal(await page.getByText("Unknown:").count(), 0);
  await page.getByLabel("Tracking codes").fill(LIST);
  await fill(page, { "Status (Optional)": "Delivered" });
  await press(page, "Start Update");
  await see(page, "2 updated");
  for (const code of CODES.slice(0, 2)) {
    const { parcel } = (await findTypedParcel(kv, code))!.found;
    equal(parcel.status, "Delivered", code);
  }
  deepEqual(errors, []);
});
