import { deepEqual, equal, match } from "node:assert/strict";
import type { Page } from "playwright-core";
import { findTypedParcel, getParcel } from "@/lib/parcels/parcels.ts";
import { type Story, test } from "../helpers/browser.ts";
import { codesOf, createParcels } from "../helpers/bulk.ts";
import { waitForRows } from "../helpers/inbox.ts";
import { visitPanel } from "../helpers/panel.ts";
import { boxOf, fill, press, see } from "../helpers/screen.ts";

const LIST = "/control/parcels/list.html";

async function openList(story: Story, path = LIST) {
  const visit = await visitPanel(story, path);
  await visit.page.waitForLoadState("networkidle");
  return visit;
}

async function tick(page: Page, codes: string[]): Promise<void> {
  for (const name of codes) await page.getByRole("checkbox", { name }).check();
}

test.withAndWithoutJavaScript("ticked parcels are updated together, and trashed and restored together", async (story) => {
  const { kv } = story.app;
  const codes = codesOf(await createParcels(kv, 5));
  const checkStatuses = async () => {
    for (const [at, code] of codes.entries()) {
      const { parcel } = (await findTypedParcel(kv, code))!.found;
      equal(parcel.status, at < 3 ? "In transit" : null);
    }
  };
  const { page, errors } = await openList(story);
  await tick(page, codes.slice(0, 3));
  await press(page, "Post Update");
  await see(page, "3 parcels found");
  await fill(page, { "Status (Optional)": "In transit" });
  await press(page, "Start Update");
  await see(page, "3 updated");
  await waitForRows(page, 3);
  await checkStatuses();
  await page.goto(story.origin + LIST);
  await page.waitForLoadState("networkidle");
  await tick(page, codes.slice(2, 4));
  await press(page, "Move to Trash");
  await see(page, "2 parcels are in the trash.");
  await waitForRows(page, 3);
  await press(page, "Undo");
  await see(page, "2 parcels have been restored.");
  await waitForRows(page, 5);
  await checkStatuses();
  deepEqual(errors, []);
});

test("a toolbar appears with the first tick and counts the ticked parcels", async (story) => {
  const codes = codesOf(await createParcels(story.app.kv, 20)).reverse();
  const { page, errors } = await openList(story, `${LIST}?per_page=15`);
  const bar = page.getByRole("group", { name: "Selected parcels" });
  const trash = bar.getByRole("button", { name: "Move to Trash" });
  const count = bar.getByRole("status");
  const whole = page.getByRole("checkbox", { name: "Select all on" });
  equal(await trash.isVisible(), false);
  await tick(page, codes.slice(0, 1));
  equal(await trash.isVisible(), true);
  equal(await count.innerText(), "Selected: 1");
  // Shift-clicking ticks all rows between two boxes.
  const fifth = page.getByRole("checkbox", { name: codes[4]! });
  await fifth.click({ modifiers: ["Shift"] });
  equal(await count.innerText(), "Selected: 5");
  const isPartial = (box: HTMLInputElement) => box.indeterminate;
  equal(await whole.evaluate(isPartial), true);
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
});

test("a whole selection is trashed by its filter instead of a list of codes", async (story) => {
  const { kv } = story.app;
  const pending = await createParcels(kv, 20, { status: "Pending" });
  const [other] = await createParcels(kv, 1, { status: "Delivered" });
  const { page } = await openList(story, `${LIST}?stage=pending`);
  await tick(page, ["Select all on", "All of this selection: 20 parcels"]);
  const bar = page.getByRole("group", { name: "Selected parcels" });
  equal(await bar.getByRole("status").innerText(), "Selected: 20");
  const isPost = (request: { method(): string }) => request.method() === "POST";
  const posted = page.waitForRequest(isPost);
  await press(page, "Move to Trash");
  const fields = new URLSearchParams((await posted).postData()!);
  deepEqual(
    [fields.get("filter"), fields.get("codes")],
    ["stage=pending", null],
  );
  await see(page, "20 parcels are in the trash.");
  const left = await Promise.all(pending.map(({ id }) => getParcel(kv, id)));
  deepEqual(left, Array(20).fill(null));
  equal((await getParcel(kv, other!.id))?.id, other!.id);
});

test("exporting ticked parcels downloads them as CSV and keeps them ticked", async (story) => {
  const codes = codesOf(await createParcels(story.app.kv, 3));
  const { page } = await openList(story);
  await tick(page, codes.slice(0, 2));
  const started = page.waitForEvent("download");
  await press(page, "Export");
  const download = await started;
  match(download.suggestedFilename(), /^parcels-\d{4}-\d\d-\d\d\.csv$/);
  const text = await Deno.readTextFile(await download.path());
  deepEqual(codes.map((code) => text.includes(code)), [true, true, false]);
  equal(await page.getByRole("checkbox", { checked: true }).count(), 2);
});

test("on a phone the list's other actions are in a menu", async (story) => {
  await createParcels(story.app.kv, 1);
  const viewport = { width: 390, height: 844 };
  const { page, errors } = await visitPanel(story, LIST, { viewport });
  const importing = page.getByRole("link", { name: "Import" });
  equal(await importing.isVisible(), false);
  const row = await boxOf(page.locator(".record"));
  const head = await boxOf(page.locator("h1"));
  equal(row.y - head.y < 260, true);
  await press(page, "More actions");
  await importing.click();
  await page.getByRole("heading", { level: 1, name: "Imports" }).waitFor();
  deepEqual(errors, []);
});
