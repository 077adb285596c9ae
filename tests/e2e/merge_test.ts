import { deepEqual, equal, match } from "node:assert/strict";
import type { BrowserContextOptions, Page } from "playwright-core";
import { findTypedParcel, updateParcel } from "@/lib/parcels/parcels.ts";
import type { ParcelPatch } from "@/lib/parcels/schema.ts";
import type { TestApp } from "../helpers/app.ts";
import { checkAxe } from "../helpers/axe.ts";
import { type Story, test } from "../helpers/browser.ts";
import { visitPanel } from "../helpers/panel.ts";
import { addParcel } from "../helpers/parcels.ts";
import { press, see, unexpectedErrors } from "../helpers/screen.ts";

const CODE = "WB-1111";
const PATH = `/control/parcels/${CODE}/update`;
const SAVE = "Save Changes";

async function parcelOf({ kv }: TestApp) {
  return (await findTypedParcel(kv, CODE))!.found.parcel;
}

/** Changes the parcel as a colleague. */
async function change(app: TestApp, changes: Omit<ParcelPatch, "id">) {
  const mira = app.kv.from({
    actor: { kind: "admin", id: "1", name: "Mira Sørensen" },
    request_id: null,
  });
  const { id } = await parcelOf(app);
  await updateParcel(mira, { id, ...changes });
}

/** Opens the parcel's form and lets a colleague change the parcel afterwards. */
async function openStale(story: Story, options: BrowserContextOptions = {}) {
  const { app } = story;
  await addParcel(app.kv, { destination: "Nantes", status: "Customs" });
  const visit = await visitPanel(story, PATH, options);
  await visit.page.waitForLoadState("networkidle");
  await change(app, { status: "Out for delivery", destination: "Bergen" });
  return visit;
}

async function enter(page: Page, fields: Record<string, string>) {
  for (const [name, value] of Object.entries(fields)) {
    await page.locator(`#parcel-form [name=${name}]`).fill(value);
  }
}

test.withAndWithoutJavaScript("concurrent changes by two members are merged, and a conflict asks which value to keep", async (story) => {
  const { app } = story;
  const { page } = await openStale(story);
  const valueOf = (name: string) =>
    page.locator(`#parcel-form [name=${name}]`).inputValue();
  await enter(page, {
    recipient_phone_number: "0159 724",
    weight: "1 kg",
    destination: "Tromsø",
  });
  await press(page, SAVE);
  const choice = page.locator(".field-conflict");
  await choice.waitFor();
  const asked = /Mira Sørensen has set destination to something else[^]*Bergen/;
  match(await choice.innerText(), asked);
  equal(await valueOf("destination"), "Tromsø");
  equal(await valueOf("status"), "Out for delivery");
  equal(await page.locator("#field-destination:focus").count(), 1);
  equal((await parcelOf(app)).weight, null);
  // The colleague changes the same field again.
  await change(app, { destination: "Stavanger" });
  await choice.getByText("Use what I entered").click();
  await press(page, SAVE);
  await choice.getByText("Stavanger").waitFor();
  await choice.getByText("Use what I entered").click();
  await press(page, SAVE);
  await see(page, "Mira Sørensen has meanwhile changed: Status.");
  const { status, destination, weight } = await parcelOf(app);
  deepEqual(
    { status, destination, weight },
    { status: "Out for delivery", destination: "Tromsø", weight: "1 kg" },
  );
});

test("a conflicting field keeps the colleague's value unless the member retypes it", async (story) => {
  const { page, errors } = await openStale(story);
  await enter(page, { destination: "Tromsø", status: "Lost" });
  await press(page, SAVE);
  await page.locator("#field-status-conflict").waitFor();
  await checkAxe(page, "a form with two values of a field");
  await enter(page, { destination: "Oslo" });
  await press(page, SAVE);
  await page.waitForURL(/\?done=updated$/);
  const { status, destination } = await parcelOf(story.app);
  deepEqual([status, destination], ["Out for delivery", "Oslo"]);
  deepEqual(unexpectedErrors(errors, 409), []);
});

test("after retyping a field the member can still choose the colleague's value, and retyping one of two linked fields keeps the member's values", async (story) => {
  const { page } = await openStale(story);
  await enter(page, {
    destination: "Tromsø",
    min_expected_delivery_date: "2026-12-01",
  });
  await change(story.app, { max_expected_delivery_date: "2026-12-05" });
  await press(page, SAVE);
  const place = page.locator("#field-destination-conflict");
  await place.waitFor();
  await enter(page, {
    destination: "Oslo",
    min_expected_delivery_date: "2026-12-02",
  });
  await place.getByText("Keep the other value").click();
  await press(page, SAVE);
  await page.waitForURL(/\?done=updated/);
  const parcel = await parcelOf(story.app);
  equal(parcel.destination, "Bergen");
  equal(parcel.min_expected_delivery_date, "2026-12-02");
});
