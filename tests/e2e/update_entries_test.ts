import { deepEqual, equal, match } from "node:assert/strict";
import type { Page } from "playwright-core";
import { createParcel, findTypedParcel } from "@/lib/parcels/parcels.ts";
import type { TestApp } from "../helpers/app.ts";
import { checkAxe } from "../helpers/axe.ts";
import { browserTest } from "../helpers/browser.ts";
import { parcelInput } from "../helpers/domain.ts";
import { visitPanel } from "../helpers/panel.ts";

const CODE = "WB-1111";
const PATH = `/control/parcels/${CODE}/update`;

const TEXTS = {
  en: {
    save: "Save Changes",
    box: "Correct without an entry in the history",
    first: "Customs",
    second: "Delivered",
  },
  de: {
    save: "Änderungen speichern",
    box: "Ohne Eintrag im Verlauf korrigieren",
    first: "Beim Zoll",
    second: "Zugestellt",
  },
};

async function historyOf({ kv }: TestApp): Promise<string[]> {
  const { found } = (await findTypedParcel(kv, CODE))!;
  return found.history.map(({ title }) => title);
}

async function typeStatus(page: Page, status: string) {
  await page.locator("#parcel-form [name=status]").fill(status);
}

for (const javaScriptEnabled of [true, false]) {
  for (const locale of ["en", "de"] as const) {
    browserTest(
      `a status changed in Update Parcel stands in the history, a correction does not, in ${locale} with JavaScript ${
        javaScriptEnabled ? "on" : "off"
      }`,
      async (story) => {
        const { app } = story;
        await createParcel(app.kv, parcelInput({ tracking_code: CODE }));
        const { save, box, first, second } = TEXTS[locale];
        const options = { locale, javaScriptEnabled };
        const { page, errors } = await visitPanel(story, PATH, options);
        const press = () => page.getByRole("button", { name: save }).click();
        equal(await page.getByLabel(box).isChecked(), false);
        if (javaScriptEnabled) await checkAxe(page, "a form with a box");
        await typeStatus(page, first);
        await page.locator("[name=current_location]").fill("Lyon");
        await press();
        await page.waitForURL(/\?done=updated$/);
        const row = page.getByTestId("activity");
        match(await row.innerText(), new RegExp(first));
        deepEqual(await historyOf(app), [first]);

        await page.goto(`${story.origin}${PATH}`);
        await typeStatus(page, second);
        await page.getByText(box).click();
        await page.locator("[name=destination]").fill("");
        await page.locator("[name=destination]").evaluate((field) =>
          field.removeAttribute("required")
        );
        await press();
        await page.locator(".form-errors, [role=alert]").first().waitFor();
        // What was ticked stays so in a form that is shown again.
        equal(await page.getByLabel(box).isChecked(), true);
        await page.locator("[name=destination]").fill("Oslo");
        await press();
        await page.waitForURL(/\?done=updated$/);
        const { parcel } = (await findTypedParcel(app.kv, CODE))!.found;
        deepEqual([parcel.status, parcel.destination], [second, "Oslo"]);
        deepEqual(await historyOf(app), [first]);
        deepEqual(errors.filter((text) => !text.includes("422")), []);
      },
    );
  }
}
