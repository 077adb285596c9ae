import { deepEqual, equal } from "node:assert/strict";
import { createParcel, getParcelWithHistory } from "@/lib/parcels/parcels.ts";
import type { Kv } from "@/lib/store/kv.ts";
import { browserTest } from "../helpers/browser.ts";
import { codesOf, createParcels } from "../helpers/bulk.ts";
import { parcelInput } from "../helpers/domain.ts";
import { visitPanel } from "../helpers/panel.ts";

const PATH = "/control/parcels/bulk.html";
const MISSING = "LATE-0001";

async function statusesOf(kv: Kv, codes: string[]) {
  const found = await Promise.all(
    codes.map((code) => getParcelWithHistory(kv, code)),
  );
  return found.map((one) => [one?.parcel.status, one?.history.length]);
}

browserTest(
  "25 pasted codes are updated, and an unknown one again once it exists",
  async (story) => {
    const { app } = story;
    const codes = codesOf(await createParcels(app.kv, 24));
    const { page, errors } = await visitPanel(story, PATH);
    const area = page.getByLabel("Tracking codes");
    await area.fill([...codes, MISSING, codes[0]].join("\n"));
    await page.getByText("24 parcels found").waitFor();
    await page.getByText("Unknown: 1").waitFor();
    await page.getByText("Entered more than once: 1").waitFor();
    await page.getByLabel("Status (Optional)").fill("In transit");
    await page.getByLabel("Current location (Optional)").fill("Lyon");
    await page.getByRole("button", { name: "Start Update" }).click();
    await page.getByText("0 of 25").waitFor();
    await app.jobs.drain();
    await page.getByText("25 of 25").waitFor();
    await page.getByRole("cell", { name: MISSING }).waitFor();
    await createParcel(app.kv, parcelInput({ tracking_code: MISSING }));
    await page.getByRole("link", { name: "Again for the failed ones" }).click();
    await page.getByText("1 parcel found").waitFor();
    equal(await area.inputValue(), MISSING);
    await page.getByRole("button", { name: "Start Update" }).click();
    await page.getByText("0 of 1").waitFor();
    await app.jobs.drain();
    await page.getByText("1 of 1").waitFor();
    deepEqual(
      await statusesOf(app.kv, [...codes, MISSING]),
      Array.from({ length: 25 }, () => ["In transit", 1]),
    );
    deepEqual(errors, []);
  },
);

browserTest(
  "25 pasted codes are checked and updated without JavaScript",
  async (story) => {
    const { app } = story;
    const codes = codesOf(await createParcels(app.kv, 24));
    const { page } = await visitPanel(story, PATH, {
      javaScriptEnabled: false,
    });
    const typed = [...codes, MISSING].join("\n");
    await page.getByLabel("Tracking codes").fill(typed);
    await page.getByLabel("Status (Optional)").fill("Held");
    await page.getByRole("button", { name: "Check Codes" }).click();
    await page.getByText("24 parcels found").waitFor();
    await page.getByText("Unknown: 1").waitFor();
    equal(await page.getByLabel("Tracking codes").inputValue(), typed);
    await page.getByRole("button", { name: "Start Update" }).click();
    await app.jobs.drain();
    await page.getByRole("link", { name: "Reload" }).click();
    await page.getByText("25 of 25").waitFor();
    await createParcel(app.kv, parcelInput({ tracking_code: MISSING }));
    await page.getByRole("link", { name: "Again for the failed ones" }).click();
    await page.getByRole("button", { name: "Start Update" }).click();
    await app.jobs.drain();
    deepEqual(
      await statusesOf(app.kv, [...codes, MISSING]),
      Array.from({ length: 25 }, () => ["Held", 1]),
    );
  },
);

browserTest(
  "a hand scanner adds a line for each code and submits nothing",
  async (story) => {
    const { app } = story;
    const codes = codesOf(await createParcels(app.kv, 3));
    const { page } = await visitPanel(story, PATH);
    // The field has the initial focus.
    await page.locator("#field-codes:focus").waitFor();
    for (const code of codes) await page.keyboard.type(`${code}\n`);
    await page.getByText("3 parcels found").waitFor();
    const area = page.getByLabel("Tracking codes");
    equal(await area.inputValue(), codes.map((code) => `${code}\n`).join(""));
    equal(new URL(page.url()).pathname, PATH);
  },
);
