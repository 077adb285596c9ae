import { deepEqual, equal, match } from "node:assert/strict";
import type { Page } from "playwright-core";
import { findTypedParcel, updateParcel } from "@/lib/parcels/parcels.ts";
import type { ParcelPatch } from "@/lib/parcels/schema.ts";
import type { TestApp } from "../helpers/app.ts";
import { checkAxe } from "../helpers/axe.ts";
import { browserTest, type Story } from "../helpers/browser.ts";
import { visitPanel } from "../helpers/panel.ts";
import { addParcel } from "../helpers/parcels.ts";

const CODE = "WB-1111";
const PATH = `/control/parcels/${CODE}/update`;

const TEXTS = {
  en: {
    save: "Save Changes",
    asked: "Mira Sørensen has set destination to something else",
    own: "Use what I entered",
    told: "Mira Sørensen has meanwhile changed: Status.",
  },
  ar: {
    save: "حفظ التغييرات",
    asked: "غيّر Mira Sørensen الحقل",
    own: "استخدام ما أدخلته",
    told: "عدّل Mira Sørensen في هذه الأثناء: الحالة.",
  },
};

async function parcelOf({ kv }: TestApp) {
  return (await findTypedParcel(kv, CODE))!.found.parcel;
}

/** A colleague changes the parcel. */
async function change(app: TestApp, changes: Omit<ParcelPatch, "id">) {
  const mira = app.kv.from({
    actor: { kind: "admin", id: "1", name: "Mira Sørensen" },
    request_id: null,
  });
  const { id } = await parcelOf(app);
  await updateParcel(mira, { id, ...changes });
}

/** Opens the form of a parcel, which a colleague then changes. */
async function openStale(
  story: Story,
  options: { locale?: string; javaScriptEnabled?: boolean } = {},
) {
  const { app } = story;
  await addParcel(app.kv, { destination: "Nantes", status: "Customs" });
  const visit = await visitPanel(story, PATH, options);
  if (options.javaScriptEnabled !== false) {
    await visit.page.waitForLoadState("networkidle");
  }
  await change(app, { status: "Out for delivery", destination: "Bergen" });
  return visit;
}

async function fill(page: Page, fields: Record<string, string>) {
  for (const [name, value] of Object.entries(fields)) {
    await page.locator(`#parcel-form [name=${name}]`).fill(value);
  }
}

function valueOf(page: Page, name: string): Promise<string> {
  return page.locator(`#parcel-form [name=${name}]`).inputValue();
}

for (const javaScriptEnabled of [true, false]) {
  for (const locale of ["en", "ar"] as const) {
    browserTest(
      `two people change a parcel, in ${locale} with JavaScript ${
        javaScriptEnabled ? "on" : "off"
      }`,
      async (story) => {
        const { app } = story;
        const options = { locale, javaScriptEnabled };
        const { page } = await openStale(story, options);
        const { save, asked, own, told } = TEXTS[locale];
        const press = () => page.getByRole("button", { name: save }).click();
        await fill(page, {
          recipient_phone_number: "0159 724",
          weight: "1 kg",
        });
        await fill(page, { destination: "Tromsø" });
        await press();
        const choice = page.locator(".field-conflict");
        await choice.waitFor();
        match(await choice.innerText(), new RegExp(asked));
        match(await choice.innerText(), /Bergen/);
        equal(await valueOf(page, "destination"), "Tromsø");
        equal(await valueOf(page, "status"), "Out for delivery");
        equal(await page.locator("#field-destination:focus").count(), 1);
        equal((await parcelOf(app)).weight, null);
        // The colleague saves the same field once more.
        await change(app, { destination: "Stavanger" });
        await choice.getByText(own).click();
        await press();
        await choice.getByText("Stavanger").waitFor();
        await choice.getByText(own).click();
        await press();
        await page.getByText(told).waitFor();
        const { status, destination, weight } = await parcelOf(app);
        deepEqual({ status, destination, weight }, {
          ...{ status: "Out for delivery", destination: "Tromsø" },
          weight: "1 kg",
        });
      },
    );
  }
}

browserTest(
  "the other person's value stays unless the field is typed into again",
  async (story) => {
    const { page, errors } = await openStale(story);
    const press = () => page.getByRole("button", { name: "Save" }).click();
    await fill(page, { destination: "Tromsø", status: "Lost" });
    await press();
    await page.locator("#field-status-conflict").waitFor();
    await checkAxe(page, "a form with two values of a field");
    await fill(page, { destination: "Oslo" });
    await press();
    await page.waitForURL(/\?done=updated$/);
    const { status, destination } = await parcelOf(story.app);
    deepEqual([status, destination], ["Out for delivery", "Oslo"]);
    deepEqual(errors.filter((text) => !text.includes("409")), []);
  },
);

browserTest(
  "a value that is typed again on the screen of a conflict is saved without a script",
  async (story) => {
    const { page } = await openStale(story, { javaScriptEnabled: false });
    const press = () => page.getByRole("button", { name: "Save" }).click();
    await fill(page, { destination: "Tromsø" });
    await press();
    await page.locator(".field-conflict").waitFor();
    await fill(page, { destination: "Oslo" });
    await press();
    await page.waitForURL(/\?done=updated/);
    equal((await parcelOf(story.app)).destination, "Oslo");
  },
);

browserTest(
  "the other person's value can be chosen after a field was typed into again, and either field of two chooses one's own",
  async (story) => {
    const { page } = await openStale(story);
    const press = () => page.getByRole("button", { name: "Save" }).click();
    await fill(page, {
      destination: "Tromsø",
      min_expected_delivery_date: "2026-12-01",
    });
    await change(story.app, { max_expected_delivery_date: "2026-12-05" });
    await press();
    const choiceOf = (field: string) =>
      page.locator(`#field-${field}-conflict`);
    const place = choiceOf("destination");
    await place.waitFor();
    await fill(page, {
      destination: "Oslo",
      min_expected_delivery_date: "2026-12-02",
    });
    await place.getByText("Keep the other value").click();
    await press();
    await page.waitForURL(/\?done=updated/);
    const parcel = await parcelOf(story.app);
    equal(parcel.destination, "Bergen");
    equal(parcel.min_expected_delivery_date, "2026-12-02");
  },
);
