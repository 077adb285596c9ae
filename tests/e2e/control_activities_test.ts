import { deepEqual, equal, match, ok } from "node:assert/strict";
import type { Page } from "playwright-core";
import { createActivity, listActivities } from "@/lib/parcels/activities.ts";
import {
  createParcel,
  findParcelId,
  getParcel,
} from "@/lib/parcels/parcels.ts";
import { updateSettings } from "@/lib/settings/settings.ts";
import { type Story, test } from "../helpers/browser.ts";
import { visitPanel } from "../helpers/panel.ts";
import { boxOf, fill, press, see } from "../helpers/screen.ts";

const CODE = "WB-1985-2026";
const PARCEL = `/control/parcels/${CODE}`;
const HISTORY = `${PARCEL}/activities`;

test.withAndWithoutJavaScript("a member adds, changes and deletes a history entry", async (story) => {
  await addParcel(story);
  const { page } = await visitPanel(story, HISTORY);
  await see(page, "No entries yet");
  await page.getByRole("link", { name: "New Entry" }).click();
  equal(await page.getByRole("radio", { name: "Plane" }).isChecked(), true);
  equal(await page.locator("[name=icon]").count(), 11);
  equal(await page.locator("[name=color]").count(), 4);
  await fill(page, { "Occurred at": "2026-11-20T15:45" });
  await page.getByRole("radio", { name: "Boat" }).check();
  await page.getByRole("radio", { name: "Attention" }).check();
  await press(page, "Add Entry");
  const error = "The title field is required.";
  await page.getByRole("link", { name: error }).waitFor();
  equal(await page.getByRole("radio", { name: "Boat" }).isChecked(), true);
  await fill(page, {
    "Title": "Loaded",
    "Description (Optional)": "On board the Aurora.",
  });
  await press(page, "Add Entry");

  await see(page, "The history entry has been added.");
  const row = page.getByTestId("activity");
  match(
    await row.innerText(),
    /Nov 20, 2026 3:45\sPM\s*Attention\s+by admin@waybill\.example\s+Loaded\s+On board the Aurora\./,
  );
  const [{ occurred_at, icon } = {}] = await history(story);
  equal(occurred_at, "2026-11-20T20:45:00.000Z");
  equal(icon, "directions_boat");

  await row.getByRole("link", { name: "Loaded", exact: true }).click();
  const time = page.getByLabel("Occurred at");
  equal(await time.inputValue(), "2026-11-20T15:45");
  await fill(page, { "Title": "Under way" });
  await press(page, "Save Changes");
  await see(page, "The history entry has been updated.");

  await page.getByRole("link", { name: "Delete Under way" }).click();
  await see(page, "Are you sure you want to delete Under way?");
  await press(page, "Delete");
  await see(page, "No entries yet");
  await see(page, "The parcel now shows: Status: –");
  deepEqual(await history(story), []);
});

test.withAndWithoutJavaScript("Post Update changes the status, the place and the map in one form", async (story) => {
  await addParcel(story);
  const { page } = await visitPanel(story, PARCEL);
  await page.getByRole("link", { name: "Post Update" }).click();
  await fill(page, {
    "Status": "Out for delivery",
    "Current location (Optional)": "Lyon, France",
    "Description": "In the van.",
  });
  await page.getByText("Time, icon, color, map").click();
  await page.getByRole("radio", { name: "Truck" }).check();
  await fill(page, { "Current latitude": "45.8" });
  await press(page, "Post Update");
  const error =
    "The current longitude and the current latitude go together: fill in both or neither.";
  await page.getByRole("link", { name: error }).waitFor();
  await fill(page, { "Current longitude": "4.8" });
  await press(page, "Post Update");
  await see(page, "The history entry has been added.");
  const [entry] = await history(story);
  deepEqual([entry!.title, entry!.icon], [
    "Out for delivery",
    "local_shipping",
  ]);
  equal((await parcel(story)).status, "Out for delivery");

  await page.getByRole("link", { name: "Post Update" }).click();
  await fill(page, { "Status": "Delivered", "Description": "Handed over." });
  await press(page, "Post Update");
  await see(page, "The history entry has been added.");
  const { status, current_location, ...map } = await parcel(story);
  deepEqual([status, current_location], ["Delivered", "Lyon, France"]);
  equal(map.map_current_latitude, 45.8);
  equal(map.map_current_longitude, 4.8);
  const [last] = await history(story);
  deepEqual([last!.icon, last!.color], ["check_circle", "green"]);
});

test.withAndWithoutJavaScript("one click picks a suggested status, and typing replaces it", async (story) => {
  await addParcel(story);
  const { page } = await visitPanel(story, `${PARCEL}/post`);
  await page.locator(".offer", { hasText: "Picked up" }).click();
  await press(page, "Post Update");
  await see(page, "The history entry has been added.");
  equal((await parcel(story)).status, "Picked up");

  await page.goto(`${story.origin}${PARCEL}/update`);
  equal(await page.getByLabel("Status").inputValue(), "Picked up");
  await page.locator(".offer", { hasText: "On hold" }).click();
  await press(page, "Save Changes");
  await see(page, "The parcel has been updated.");
  equal((await parcel(story)).status, "On hold");

  await page.goto(`${story.origin}${PARCEL}/post`);
  await page.locator(".offer", { hasText: "Delivered" }).click();
  await fill(page, { "Status": "Livrée" });
  await press(page, "Post Update");
  await see(page, "The history entry has been added.");
  equal((await parcel(story)).status, "Livrée");
});

test.withAndWithoutJavaScript("an update dated before the newest keeps the status and says so", async (story) => {
  const parcel_id = await addParcel(story);
  await createActivity(story.app.kv, {
    parcel_id,
    title: "Delivered",
    description: "Handed over.",
    icon: "check_circle",
    color: "green",
    status: "Delivered",
    occurred_at: "2026-11-20T20:45:17.000Z",
  });
  const { page } = await visitPanel(story, `${PARCEL}/post`);
  await page.getByText("Time, icon, color, map").click();
  await see(
    page,
    /An entry from before Nov 20, 2026 3:45\sPM joins the history/,
  );
  await fill(page, { "Status": "In transit", "Description": "On the road." });
  const older = "A newer update has set the status, which stays as it is.";
  await fill(page, { "Occurred at": "2026-11-20T15:46" });
  equal(await page.getByText(older).count(), 0);
  await fill(page, { "Occurred at": "2026-11-20T15:45" });
  equal(await page.getByText(older).count(), story.javaScriptEnabled ? 1 : 0);
  await press(page, "Post Update");
  await see(page, "The history entry has been added.");
  await see(page, older);
  equal((await parcel(story)).status, "Delivered");
});

test("a suggested status preselects its icon and color until the member picks one", async (story) => {
  await addParcel(story);
  const { page } = await visitPanel(story, `${PARCEL}/post`);
  const areChosen = (...names: string[]) =>
    Promise.all(
      names.map((name) =>
        page.getByRole("radio", { name, exact: true }).isChecked()
      ),
    );
  await page.getByText("Time, icon, color, map").click();
  await fill(page, { "Status": "delivered" });
  deepEqual(await areChosen("Check mark", "Completed"), [true, true]);
  await fill(page, { "Status": "Delivered to a neighbour" });
  equal(await page.locator("[name=icon][value='']").isChecked(), true);
  await page.getByRole("radio", { name: "Boat" }).check();
  await fill(page, { "Status": "On hold" });
  deepEqual(await areChosen("Boat", "Attention"), [true, true]);
});

test("a suggested title sets the icon of a new entry, and of an entry that still has the suggested icon", async (story) => {
  const parcel_id = await addParcel(story);
  const lookFor = async (page: Page) => {
    // The hint of the icon needs the page's script.
    await page.waitForLoadState("networkidle");
    await fill(page, { "Title": "Returned" });
    return await page.locator("[name=icon]:checked").getAttribute("value");
  };
  const { page } = await visitPanel(story, `${HISTORY}/create`);
  equal(await lookFor(page), "home_work");
  const looks = { check_circle: "home_work", moped: "moped" } as const;
  for (const icon of ["check_circle", "moped"] as const) {
    const { id } = await createActivity(story.app.kv, {
      parcel_id,
      title: "Delivered",
      description: "Handed over.",
      icon,
      color: "green",
    });
    const { page } = await visitPanel(story, `${HISTORY}/${id}`);
    equal(await lookFor(page), looks[icon]);
  }
});

for (const [width, height] of [[1440, 900], [390, 844]] as const) {
  test(
    `Post Update focuses the status and shows its button without scrolling at ${width}x${height}`,
    async (story) => {
      await addParcel(story);
      for (const language of ["en", "de", "ar"]) {
        const path = `${PARCEL}/post?lang=${language}`;
        const viewport = { width, height };
        const { page } = await visitPanel(story, path, { viewport });
        // Under load, the browser sets the focus only after the page has loaded.
        await page.locator("[name=status]:focus").waitFor();
        const save = page.locator("#activity-post-form .button-primary");
        const { y, height: own } = await boxOf(save);
        ok(y + own <= height, `${language}: it ends at ${y + own}`);
      }
    },
    // Shows the banner about missing mail, which takes up space too.
    { env: { MAIL_DRIVER: "log" } },
  );
}

test.withAndWithoutJavaScript("a folded section opens if one of its fields is invalid", async (story) => {
  await addParcel(story);
  const { page } = await visitPanel(story, `${PARCEL}/post`);
  const more = page.locator("details.form-more");
  await more.locator("summary").click();
  await fill(page, {
    "Status": "Loaded",
    "Description": "On board.",
    "Current latitude": "45.8",
  });
  await more.locator("summary").click();
  await press(page, "Post Update");
  await page.getByRole("alert").waitFor();
  equal(await more.getAttribute("open"), "");
  await page.locator("[name=map_current_longitude]:focus").waitFor();
});

/** Creates a parcel without history on a site five hours behind UTC; returns its id. */
async function addParcel({ app: { kv } }: Story): Promise<string> {
  await updateSettings(kv, { time_zone: "America/New_York" });
  const { id } = await createParcel(kv, {
    tracking_code: CODE,
    recipient_name: "Ann Smith",
    destination: "Nantes",
  });
  return id;
}

async function parcel({ app: { kv } }: Story) {
  return (await getParcel(kv, (await findParcelId(kv, CODE))!))!;
}

async function history({ app: { kv } }: Story) {
  return await listActivities(kv, (await findParcelId(kv, CODE))!);
}
