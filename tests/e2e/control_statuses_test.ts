import { deepEqual } from "node:assert/strict";
import { createParcel } from "@/lib/parcels/parcels.ts";
import { test } from "../helpers/browser.ts";
import { visitPanel } from "../helpers/panel.ts";
import { confirmed, see } from "../helpers/screen.ts";

const LIST = "/control/statuses/list.html";
const STATUS = "Waiting at the pier";

test.withAndWithoutJavaScript("a member gives an unknown status a stage by one press, and its parcels move there", async (story) => {
  const { app } = story;
  for (const tracking_code of ["WB-1001", "WB-1002"]) {
    const person = { recipient_name: "Ann", destination: "Lyon" };
    await createParcel(app.kv, { ...person, tracking_code, status: STATUS });
  }
  const { page, errors } = await visitPanel(story, LIST);
  const unknown = page.getByRole("group", { name: STATUS });
  await unknown.getByText("2 parcels").waitFor();
  await unknown.getByRole("button", { name: "In transit" }).click();
  await confirmed(page, "The status has been created.");
  await app.jobs.drain();
  await page.goto(`${story.origin}/control/parcels/list.html?stage=in_transit`);
  await see(page, "WB-1001");
  await see(page, "WB-1002");
  deepEqual(errors, []);
});
