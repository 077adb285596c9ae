import { deepEqual, equal, match, ok } from "node:assert/strict";
import type { Page } from "playwright-core";
import { createActivity, listActivities } from "@/lib/parcels/activities.ts";
import {
  createParcel,
  findParcelId,
  getParcel,
} from "@/lib/parcels/parcels.ts";
import { updateSettings } from "@/lib/settings/settings.ts";
import { browserTest, type Story } from "../helpers/browser.ts";
import { visitPanel } from "../helpers/panel.ts";

const CODE = "WB-1985-2026";
const PARCEL = `/control/parcels/${CODE}`;
const HISTORY = `${PARCEL}/activities`;

for (const javaScriptEnabled of [true, false]) {
  const state = javaScriptEnabled ? "on" : "off";

  browserTest(
    `an administrator adds an entry to a history, changes and deletes it, JavaScript ${state}`,
    async (story) => {
      await fill(story);
      const { page } = await visitPanel(story, HISTORY, { javaScriptEnabled });
      await page.getByText("No entries yet").waitFor();
      await page.getByRole("link", { name: "New Entry" }).click();
      equal(await page.getByRole("radio", { name: "Plane" }).isChecked(), true);
      equal(await page.locator("[name=icon]").count(), 11);
      equal(await page.locator("[name=color]").count(), 4);
      await page.getByLabel("Title").fill("Loaded");
      await page.getByRole("radio", { name: "Boat" }).check();
      await page.getByRole("radio", { name: "Attention" }).check();
      await page.getByLabel("Occurred at").fill("2026-11-20T15:45");
      await page.getByRole("button", { name: "Add Entry" }).click();
      await page.getByRole("link", {
        name: "The description field is required.",
      }).waitFor();
      equal(await page.getByRole("radio", { name: "Boat" }).isChecked(), true);
      await page.getByLabel("Description").fill("On board the Aurora.");
      await page.getByRole("button", { name: "Add Entry" }).click();

      await page.getByText("The history entry has been added.").waitFor();
      const row = page.getByTestId("activity");
      match(
        await row.innerText(),
        /Nov 20, 2026 3:45\sPM\s*Attention\s+by admin@waybill\.example\s+Loaded\s+On board the Aurora\./,
      );
      const [created] = await history(story);
      equal(created!.occurred_at, "2026-11-20T20:45:00.000Z");
      equal(created!.icon, "directions_boat");

      await row.getByRole("link", { name: "Loaded", exact: true }).click();
      equal(
        await page.getByLabel("Occurred at").inputValue(),
        "2026-11-20T15:45",
      );
      await page.getByLabel("Title").fill("Under way");
      await page.getByRole("button", { name: "Save Changes" }).click();
      await page.getByText("The history entry has been updated.").waitFor();

      await page.getByRole("link", { name: "Delete Under way" }).click();
      await page.getByText("Are you sure you want to delete Under way?")
        .waitFor();
      await page.getByRole("button", { name: "Delete", exact: true }).click();
      await page.getByText("No entries yet").waitFor();
      await page.getByText("The parcel now shows: Status: –").waitFor();
      deepEqual(await history(story), []);
    },
  );

  browserTest(
    `one form posts a whole step of a parcel, JavaScript ${state}`,
    async (story) => {
      await fill(story);
      const { page } = await visitPanel(story, PARCEL, { javaScriptEnabled });
      await page.getByRole("link", { name: "Post Update" }).click();
      await page.getByLabel("Status").fill("Out for delivery");
      await page.getByLabel("Current location (Optional)").fill("Lyon, France");
      await page.getByLabel("Description").fill("In the van.");
      await page.getByText("Time, icon, color, map").click();
      await page.getByRole("radio", { name: "Truck" }).check();
      await page.getByLabel("Current latitude").fill("45.8");
      await page.getByRole("button", { name: "Post Update" }).click();
      await page.getByRole("link", {
        name:
          "The current longitude and the current latitude go together: fill in both or neither.",
      }).waitFor();
      await page.getByLabel("Current longitude").fill("4.8");
      await page.getByRole("button", { name: "Post Update" }).click();
      await page.getByText("The history entry has been added.").waitFor();

      const [entry] = await history(story);
      equal(entry!.title, "Out for delivery");
      equal(entry!.icon, "local_shipping");
      const parcel = (await getParcel(story.app.kv, entry!.parcel_id))!;
      equal(parcel.status, "Out for delivery");
      equal(parcel.current_location, "Lyon, France");
      equal(parcel.map_current_longitude, 4.8);

      await page.getByRole("link", { name: "Post Update" }).click();
      await page.getByLabel("Status").fill("Delivered");
      await page.getByLabel("Description").fill("Handed over.");
      await page.getByRole("button", { name: "Post Update" }).click();
      await page.getByText("The history entry has been added.").waitFor();
      const kept = (await getParcel(story.app.kv, parcel.id))!;
      equal(kept.status, "Delivered");
      equal(kept.current_location, "Lyon, France");
      equal(kept.map_current_latitude, 45.8);
      const [last] = await history(story);
      deepEqual([last!.icon, last!.color], ["check_circle", "green"]);
    },
  );

  browserTest(
    `an update about an earlier time says that the status stays as it is, JavaScript ${state}`,
    async (story) => {
      const parcel_id = await fill(story);
      await createActivity(story.app.kv, {
        ...{ parcel_id, title: "Delivered", description: "Handed over." },
        ...{ icon: "check_circle", color: "green", status: "Delivered" },
        occurred_at: "2026-11-20T20:45:17.000Z",
      });
      const { page } = await visitPanel(story, `${PARCEL}/post`, {
        javaScriptEnabled,
      });
      await page.getByText("Time, icon, color, map").click();
      await page.getByText(
        /An entry from before Nov 20, 2026 3:45\sPM joins the history/,
      ).waitFor();
      await page.getByLabel("Status").fill("In transit");
      await page.getByLabel("Description").fill("On the road.");
      const older = "A newer update has set the status, which stays as it is.";
      await page.getByLabel("Occurred at").fill("2026-11-20T15:46");
      equal(await page.getByText(older).count(), 0);
      await page.getByLabel("Occurred at").fill("2026-11-20T15:45");
      equal(await page.getByText(older).count(), javaScriptEnabled ? 1 : 0);
      await page.getByRole("button", { name: "Post Update" }).click();
      await page.getByText("The history entry has been added.").waitFor();
      await page.getByText(older).waitFor();
      equal((await getParcel(story.app.kv, parcel_id))!.status, "Delivered");
    },
  );
}

browserTest(
  "a suggested status chooses its icon and colour until they are chosen by hand",
  async (story) => {
    await fill(story);
    const { page } = await visitPanel(story, `${PARCEL}/post`);
    const status = page.getByLabel("Status");
    const isChosen = (name: string) =>
      page.getByRole("radio", { name, exact: true }).isChecked();
    await page.getByText("Time, icon, color, map").click();
    await status.fill("delivered");
    deepEqual(
      await Promise.all(["Check mark", "Completed"].map(isChosen)),
      [true, true],
    );
    await status.fill("Delivered to a neighbour");
    equal(await page.locator("[name=icon][value='']").isChecked(), true);
    await page.getByRole("radio", { name: "Boat" }).check();
    await status.fill("On hold");
    deepEqual(
      await Promise.all(["Boat", "Attention"].map(isChosen)),
      [true, true],
    );
  },
);

browserTest(
  "a suggested title sets the look of a new entry, and of one with an unchanged look",
  async (story) => {
    const parcel_id = await fill(story);
    const chosen = (page: Page) =>
      page.locator("[name=icon]:checked").getAttribute("value");
    const { page } = await visitPanel(story, `${HISTORY}/create`);
    await page.getByLabel("Title").fill("Returned");
    equal(await chosen(page), "home_work");
    const entry = { parcel_id, description: "Handed over." };
    const { kv } = story.app;
    for (
      const [icon, then] of [
        ["check_circle", "home_work"],
        ["moped", "moped"],
      ] as const
    ) {
      const { id } = await createActivity(kv, {
        ...{ ...entry, title: "Delivered", icon, color: "green" },
      });
      const other = await visitPanel(story, `${HISTORY}/${id}`);
      await other.page.getByLabel("Title").fill("Returned");
      equal(await chosen(other.page), then);
    }
  },
);

for (
  const [width, height, screens] of [[1440, 900, 1], [390, 844, 2]] as const
) {
  browserTest(
    `Post Update begins at its status and fits ${screens} screens of ${width}x${height} pixels, with Save in the first`,
    async (story) => {
      await fill(story);
      for (const language of ["en", "de", "ar"]) {
        const { page } = await visitPanel(
          story,
          `${PARCEL}/post?lang=${language}`,
          { viewport: { width, height } },
        );
        // A busy browser sets the focus after the page has loaded.
        await page.locator("[name=status]:focus").waitFor();
        const all = await page.evaluate(() =>
          document.documentElement.scrollHeight
        );
        ok(all <= screens * height, `${language}: ${all}`);
        const save = page.locator("#activity-post-form .button-primary");
        const { y, height: own } = (await save.boundingBox())!;
        ok(y + own <= height, `${language}: Save ends at ${y + own}`);
      }
    },
    // The line above every screen that no mail server is set up takes room as well.
    { env: { MAIL_DRIVER: "log" } },
  );
}

for (const javaScriptEnabled of [true, false]) {
  browserTest(
    `what is folded opens where a field of it is wrong, JavaScript ${
      javaScriptEnabled ? "on" : "off"
    }`,
    async (story) => {
      await fill(story);
      const { page } = await visitPanel(story, `${PARCEL}/post`, {
        javaScriptEnabled,
      });
      const more = page.locator("details.form-more");
      await more.locator("summary").click();
      await page.getByLabel("Status").fill("Loaded");
      await page.getByLabel("Description").fill("On board.");
      await page.getByLabel("Current latitude").fill("45.8");
      await more.locator("summary").click();
      await page.getByRole("button", { name: "Post Update" }).click();
      await page.getByRole("alert").waitFor();
      equal(await more.getAttribute("open"), "");
      await page.locator("[name=map_current_longitude]:focus").waitFor();
    },
  );
}

browserTest(
  "the counter of a description says when it is too long",
  async (story) => {
    await fill(story);
    const { page } = await visitPanel(story, `${HISTORY}/create`);
    await page.getByLabel("Description").fill("a".repeat(2001));
    await page.getByText("2001/2000").waitFor();
    equal(
      await page.getByLabel("Description").getAttribute("aria-invalid"),
      "true",
    );
  },
);

browserTest(
  "an entry whose time is not touched keeps its seconds",
  async (story) => {
    const id = await fill(story);
    const occurred_at = "2026-11-20T20:45:17.000Z";
    const { id: entry } = await createActivity(story.app.kv, {
      parcel_id: id,
      title: "Loaded",
      description: "On board",
      icon: "moped",
      color: "green",
      occurred_at,
    });
    const { page } = await visitPanel(story, `${HISTORY}/${entry}`);
    await page.getByLabel("Title").fill("Unloaded");
    await page.getByRole("button", { name: "Save Changes" }).click();
    await page.getByText("The history entry has been updated.").waitFor();
    const [changed] = await history(story);
    equal(changed!.title, "Unloaded");
    equal(changed!.occurred_at, occurred_at);
  },
);

/** Creates a parcel without a history, of a company five hours behind UTC; returns its id. */
async function fill({ app: { kv } }: Story): Promise<string> {
  await updateSettings(kv, { time_zone: "America/New_York" });
  const { id } = await createParcel(kv, {
    tracking_code: CODE,
    recipient_name: "Ann Smith",
    destination: "Nantes",
  });
  return id;
}

async function history({ app: { kv } }: Story) {
  return await listActivities(kv, (await findParcelId(kv, CODE))!);
}
