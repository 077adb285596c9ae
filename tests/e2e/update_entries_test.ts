import { deepEqual, equal, match } from "node:assert/strict";
import { createParcel, findTypedParcel } from "@/lib/parcels/parcels.ts";
import type { TestApp } from "../helpers/app.ts";
import { checkAxe } from "../helpers/axe.ts";
import { test } from "../helpers/browser.ts";
import { parcelInput } from "../helpers/domain.ts";
import { visitPanel } from "../helpers/panel.ts";
import { press, unexpectedErrors } from "../helpers/screen.ts";

const CODE = "WB-1111";
const PATH = `/control/parcels/${CODE}/update`;
const CORRECT = "Correct without an entry in the history";

async function historyOf({ kv }: TestApp): Promise<string[]> {
  const { found } = (await findTypedParcel(kv, CODE))!;
  return found.history.map(({ title }) => title);
}

test.withAndWithoutJavaScript("Update Parcel adds a changed status to the history unless the change is marked as a correction", async (story) => {
  const { app } = story;
  await createParcel(app.kv, parcelInput({ tracking_code: CODE }));
  const { page, errors } = await visitPanel(story, PATH);
  const enter = (name: string, text: string) =>
    page.locator(`#parcel-form [name=${name}]`).fill(text);
  equal(await page.getByLabel(CORRECT).isChecked(), false);
  if (story.javaScriptEnabled) await checkAxe(page, "a form with a box");
  await enter("status", "Customs");
  await enter("current_location", "Lyon");
  await press(page, "Save Changes");
  await page.waitForURL(/\?done=updated$/);
  match(await page.getByTestId("activity").innerText(), /Customs/);
  deepEqual(await historyOf(app), ["Customs"]);

  await page.goto(`${story.origin}${PATH}`);
  await enter("status", "Delivered");
  await page.getByText(CORRECT).click();
  const destination = page.locator("[name=destination]");
  await destination.evaluate((field) => field.removeAttribute("required"));
  await enter("destination", "");
  await press(page, "Save Changes");
  await page.locator(".form-errors, [role=alert]").first().waitFor();
  // A redisplayed form keeps the box ticked.
  equal(await page.getByLabel(CORRECT).isChecked(), true);
  await enter("destination", "Oslo");
  await press(page, "Save Changes");
  await page.waitForURL(/\?done=updated$/);
  const { parcel } = (await findTypedParcel(app.kv, CODE))!.found;
  deepEqual([parcel.status, parcel.destination], ["Delivered", "Oslo"]);
  deepEqual(await historyOf(app), ["Customs"]);
  deepEqual(unexpectedErrors(errors, 422), []);
});
