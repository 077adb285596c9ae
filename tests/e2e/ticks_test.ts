import { deepEqual, equal, match } from "node:assert/strict";
import type { Page } from "playwright-core";
import { getParcel, getParcelWithHistory } from "@/lib/parcels/parcels.ts";
import type { Kv } from "@/lib/store/kv.ts";
import { browserTest } from "../helpers/browser.ts";
import { codesOf, createParcels } from "../helpers/bulk.ts";
import { waitForRows } from "../helpers/inbox.ts";
import { visitPanel } from "../helpers/panel.ts";

const LIST = "/control/parcels/list.html";

async function statusesOf(kv: Kv, codes: string[]): Promise<unknown[]> {
  const found = await Promise.all(
    codes.map((code) => getParcelWithHistory(kv, code)),
  );
  return found.map((one) => one && one.parcel.status);
}

async function tick(page: Page, codes: string[]): Promise<void> {
  for (const name of codes) await page.getByRole("checkbox", { name }).check();
}

for (const javaScriptEnabled of [true, false]) {
  browserTest(
    `three ticked parcels get one update, and two are trashed and brought back, JavaScript ${
      javaScriptEnabled ? "on" : "off"
    }`,
    async (story) => {
      const { app } = story;
      const codes = codesOf(await createParcels(app.kv, 5));
      const options = { javaScriptEnabled };
      const { page, errors } = await visitPanel(story, LIST, options);
      if (javaScriptEnabled) await page.waitForLoadState("networkidle");
      await tick(page, codes.slice(0, 3));
      await page.getByRole("button", { name: "Post Update" }).click();
      await page.getByText("3 parcels found").waitFor();
      await page.getByLabel("Status (Optional)").fill("In transit");
      await page.getByRole("button", { name: "Start Update" }).click();
      await page.getByText("0 of 3").waitFor();
      await app.jobs.drain();
      const moved = "In transit";
      deepEqual(
        await statusesOf(app.kv, codes),
        [moved, moved, moved, null, null],
      );
      await page.goto(story.origin + LIST);
      if (javaScriptEnabled) await page.waitForLoadState("networkidle");
      await tick(page, codes.slice(2, 4));
      await page.getByRole("button", { name: "Move to Trash" }).click();
      await page.getByText("2 parcels are in the trash.").waitFor();
      await waitForRows(page, 3);
      await page.getByRole("button", { name: "Undo" }).click();
      await page.getByText("2 parcels have been restored.").waitFor();
      await waitForRows(page, 5);
      deepEqual(
        await statusesOf(app.kv, codes),
        [moved, moved, moved, null, null],
      );
      deepEqual(errors, []);
    },
  );
}

browserTest(
  "the bar says how many are ticked, and appears with the first tick",
  async (story) => {
    const codes = codesOf(await createParcels(story.app.kv, 20)).reverse();
    const { page, errors } = await visitPanel(story, LIST);
    await page.waitForLoadState("networkidle");
    const bar = page.getByRole("group", { name: "Selected parcels" });
    const trash = bar.getByRole("button", { name: "Move to Trash" });
    const count = bar.getByRole("status");
    const whole = page.getByRole("checkbox", { name: "Select all on" });
    equal(await trash.isVisible(), false);
    await tick(page, codes.slice(0, 1));
    equal(await trash.isVisible(), true);
    equal(await count.innerText(), "Selected: 1");
    // With Shift all rows between two boxes.
    await page.getByRole("checkbox", { name: codes[4]! }).click({
      modifiers: ["Shift"],
    });
    equal(await count.innerText(), "Selected: 5");
    equal(
      await whole.evaluate((box: HTMLInputElement) => box.indeterminate),
      true,
    );
    await whole.check();
    equal(await count.innerText(), "Selected: 15");
    await page.getByRole("link", { name: "Load more" }).click();
    await waitForRows(page, 20);
    equal(await whole.isChecked(), false);
    await whole.check();
    equal(await count.innerText(), "Selected: 20");
    await bar.getByRole("button", { name: "Clear" }).click();
    equal(await count.innerText(), "");
    equal(await trash.isVisible(), false);
    equal(await page.getByRole("checkbox", { checked: true }).count(), 0);
    deepEqual(errors, []);
  },
);

browserTest(
  "all of a selection is trashed by its filter, and the rows are not posted",
  async (story) => {
    const { kv } = story.app;
    const pending = await createParcels(kv, 20, { status: "Pending" });
    const [other] = await createParcels(kv, 1, { status: "Delivered" });
    const { page } = await visitPanel(story, `${LIST}?stage=pending`);
    await page.waitForLoadState("networkidle");
    await page.getByRole("checkbox", { name: "Select all on" }).check();
    const label = "All of this selection: 20 parcels";
    await page.getByRole("checkbox", { name: label }).check();
    const bar = page.getByRole("group", { name: "Selected parcels" });
    equal(await bar.getByRole("status").innerText(), "Selected: 20");
    const posted = page.waitForRequest((request) =>
      request.method() === "POST"
    );
    await page.getByRole("button", { name: "Move to Trash" }).click();
    const fields = new URLSearchParams((await posted).postData()!);
    deepEqual([fields.get("stage"), fields.get("codes")], ["pending", null]);
    await page.getByText("20 parcels are in the trash.").waitFor();
    const left = pending.map(({ id }) => getParcel(kv, id));
    deepEqual(await Promise.all(left), Array(20).fill(null));
    equal((await getParcel(kv, other!.id))?.id, other!.id);
  },
);

browserTest(
  "the table of ticked parcels is downloaded, and the ticks stay",
  async (story) => {
    const codes = codesOf(await createParcels(story.app.kv, 3));
    const { page } = await visitPanel(story, LIST);
    await page.waitForLoadState("networkidle");
    await tick(page, codes.slice(0, 2));
    const started = page.waitForEvent("download");
    await page.getByRole("button", { name: "Export" }).click();
    const download = await started;
    match(download.suggestedFilename(), /^parcels-\d{4}-\d\d-\d\d\.csv$/);
    const text = await Deno.readTextFile(await download.path());
    deepEqual(codes.map((code) => text.includes(code)), [true, true, false]);
    equal(await page.getByRole("checkbox", { checked: true }).count(), 2);
  },
);

browserTest(
  "on a phone the other actions of the list are in a menu",
  async (story) => {
    await createParcels(story.app.kv, 1);
    const viewport = { width: 390, height: 844 };
    const { page, errors } = await visitPanel(story, LIST, { viewport });
    const importing = page.getByRole("link", { name: "Import" });
    equal(await importing.isVisible(), false);
    const row = await page.locator(".record").boundingBox();
    const head = await page.locator("h1").boundingBox();
    equal(row!.y - head!.y < 260, true);
    await page.getByRole("button", { name: "More actions" }).click();
    await importing.click();
    await page.getByRole("heading", { level: 1, name: "Imports" }).waitFor();
    deepEqual(errors, []);
  },
);
