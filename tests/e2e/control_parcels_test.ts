import { deepEqual, equal, match, notEqual, ok } from "node:assert/strict";
import type { Page } from "playwright-core";
import {
  findParcelId,
  getParcel,
  updateParcel,
} from "@/lib/parcels/parcels.ts";
import { eraseParcel } from "@/lib/parcels/trash.ts";
import { browserTest, type Story } from "../helpers/browser.ts";
import { visitPanel } from "../helpers/panel.ts";
import { addParcel, ON_MAP, WHOLE_PARCEL } from "../helpers/parcels.ts";
import { loadedWidth } from "../helpers/shown_image.ts";

const CODE = WHOLE_PARCEL.tracking_code;
const LIST = "/control/parcels/list.html";
const PARCEL = `/control/parcels/${CODE}`;

for (const javaScriptEnabled of [true, false]) {
  const state = javaScriptEnabled ? "on" : "off";

  browserTest(
    `an administrator creates a parcel with the code that was made for it, JavaScript ${state}`,
    async (story) => {
      const { page, errors } = await visitPanel(story, LIST, {
        javaScriptEnabled,
      });
      await page.getByText("No parcels yet").waitFor();
      await page.getByRole("link", { name: "New Parcel" }).click();
      const code = await page.getByLabel("Tracking code").inputValue();
      match(code, /^WAY(-[0-9A-Z]{4}){3}$/);
      await page.getByLabel("Recipient name").fill("Ann Smith");
      await page.getByRole("button", { name: "Save", exact: true }).click();
      await page.getByRole("link", {
        name: "The destination field is required.",
      }).waitFor();
      equal(await page.getByLabel("Recipient name").inputValue(), "Ann Smith");
      await page.getByLabel("Destination").fill("Nantes");
      await page.getByRole("button", { name: "Save", exact: true }).click();

      await page.getByText("The parcel has been created.").waitFor();
      const row = page.getByRole("listitem").filter({ hasText: code });
      match(await row.innerText(), /Ann Smith/);
      deepEqual(ignoringRefusals(errors), []);
    },
  );

  browserTest(
    `an administrator gives a parcel a photo and takes it away again, JavaScript ${state}`,
    async (story) => {
      await addParcel(story.app.kv, { tracking_code: CODE });
      const { page } = await visitPanel(story, `${PARCEL}/update-image`, {
        javaScriptEnabled,
      });
      await page.getByText("No photo yet").waitFor();
      const photo = "lib/tasks/demo_pictures/parcel.jpg";
      await page.getByLabel("Image").setInputFiles("README.md");
      await page.getByRole("button", { name: "Save Changes" }).click();
      await page.getByRole("alert").waitFor();
      await page.getByLabel("Image").setInputFiles(photo);
      await page.getByRole("button", { name: "Save Changes" }).click();
      await page.getByText("The parcel has been updated.").waitFor();
      const image = page.getByRole("img", { name: "Photo of the parcel" });
      ok(await loadedWidth(image) > 0);

      await page.getByRole("link", { name: "Update Image" }).click();
      await page.getByRole("link", { name: "Delete Parcel Image" }).click();
      await page.getByText(
        `Are you sure you want to delete Parcel Image ${CODE}?`,
      ).waitFor();
      await page.getByRole("button", { name: "Delete", exact: true }).click();
      await page.getByText("The parcel has been updated.").waitFor();
      await page.getByText("No photo yet").waitFor();
    },
  );

  browserTest(
    `an administrator deletes parcels without a question and undoes it, JavaScript ${state}`,
    async (story) => {
      const { kv } = story.app;
      await addParcel(kv, { tracking_code: "WB-2222" });
      const { page } = await visitPanel(story, LIST, { javaScriptEnabled });
      const remove = async () => {
        await page.goto(`${story.origin}/control/parcels/WB-2222`);
        await page.getByRole("button", { name: "Delete Parcel" }).click();
        await page.getByRole("status").getByText("WB-2222 is in the trash.")
          .waitFor();
        equal(await findParcelId(kv, "WB-2222"), null);
      };
      await remove();
      await page.getByRole("button", { name: "Undo" }).click();
      await page.getByText("The parcel has been restored.").waitFor();
      notEqual(await findParcelId(kv, "WB-2222"), null);

      await remove();
      await page.getByRole("link", { name: "Trash" }).click();
      await page.getByRole("link", { name: "Erase WB-2222" }).click();
      await page.getByText("sure you want to erase WB-2222").waitFor();
      await page.getByRole("button", { name: "Erase", exact: true }).click();
      await page.getByText("The trash is empty").waitFor();
    },
  );
}

browserTest(
  "the second of two conflicting edits of a parcel gets a warning and keeps its input",
  async (story) => {
    await addParcel(story.app.kv, { tracking_code: CODE });
    const { page } = await visitPanel(story, `${PARCEL}/update`);
    await page.getByLabel("Weight").fill("9 kg");
    const other = await visitPanel(story, `${PARCEL}/update`);
    await other.page.getByLabel("Weight").fill("7 kg");
    await other.page.getByRole("button", { name: "Save Changes" }).click();
    await other.page.getByText("The parcel has been updated.").waitFor();

    await page.getByRole("button", { name: "Save Changes" }).click();
    const alert = page.getByRole("alert");
    match(await alert.innerText(), /has set weight to something else/);
    equal(await page.getByLabel("Weight").inputValue(), "9 kg");
    await page.getByText("7 kg").waitFor();
    await page.getByText("Use what I entered").click();

    await page.getByRole("button", { name: "Save Changes" }).click();
    await page.getByText("The parcel has been updated.").waitFor();
    await page.getByRole("cell", { name: "9 kg" }).waitFor();
  },
);

browserTest(
  "input into the form of a parcel deleted by another client stays",
  async (story) => {
    const { kv } = story.app;
    await addParcel(kv, { tracking_code: CODE });
    const { page } = await visitPanel(story, `${PARCEL}/update`);
    await page.getByLabel("Weight").fill("9 kg");
    await eraseParcel(kv, (await findParcelId(kv, CODE))!);
    await page.getByRole("button", { name: "Save Changes" }).click();
    await page.getByRole("alert").getByText("Parcel not found").waitFor();
    equal(await page.getByLabel("Weight").inputValue(), "9 kg");
  },
);

browserTest(
  "an administrator changes everything about a parcel",
  async (story) => {
    await addParcel(story.app.kv, { tracking_code: CODE });
    const { page } = await visitPanel(story, `${PARCEL}/update`);
    await page.getByLabel("Recipient email (Optional)").fill("ann@");
    await page.getByLabel("Status (Optional)").fill("Customs");
    await page.getByLabel("Earliest delivery date").fill("2026-12-03");
    await page.getByRole("button", { name: "Save Changes" }).click();
    await page.getByRole("link", {
      name: "The recipient email must be a valid email address.",
    }).waitFor();
    await page.getByLabel("Recipient email").fill("ann@example.com");
    await page.getByLabel("Tracking code").fill("WB-NEW-2026-CODE");
    await page.getByRole("button", { name: "Save Changes" }).click();

    await page.getByText("The parcel has been updated.").waitFor();
    equal(await fact(page, "Status"), "Customs");
    equal(await fact(page, "Recipient email"), "ann@example.com");
    equal(await fact(page, "Earliest delivery date"), "Dec 3, 2026");
    match(await fact(page, "Not provided"), /Declared value/);
    await page.goto(`${story.origin}${PARCEL}/update?a=1`);
    equal(
      page.url(),
      `${story.origin}/control/parcels/WB-NEW-2026-CODE/update?a=1`,
    );
    await page.getByRole("button", { name: "Save Changes" }).click();
    await page.getByText("Nothing to update.").waitFor();
  },
);

for (const javaScriptEnabled of [true, false]) {
  const state = javaScriptEnabled ? "on" : "off";

  browserTest(
    `an administrator creates one parcel after the other, JavaScript ${state}`,
    async (story) => {
      const path = "/control/parcels/create.html";
      const { page, errors } = await visitPanel(story, path, {
        javaScriptEnabled,
      });
      const codes: string[] = [];
      for (const name of ["Ann Smith", "Bob Jones"]) {
        codes.push(await page.getByLabel("Tracking code").inputValue());
        // The first field that has to be filled in has the focus, once the browser has drawn it.
        await page.locator("[name=recipient_name]:focus").waitFor();
        await page.keyboard.type(name);
        await page.getByLabel("Destination").fill("Nantes");
        await page.getByRole("button", { name: "Save and Next" }).click();
        const made = page.getByRole("status").getByRole("link");
        await made.filter({ hasText: codes.at(-1)! }).waitFor();
      }
      notEqual(codes[0], codes[1]);
      for (const [at, name] of ["Ann Smith", "Bob Jones"].entries()) {
        const id = await findParcelId(story.app.kv, codes[at]!);
        equal((await getParcel(story.app.kv, id!))?.recipient_name, name);
      }
      deepEqual(errors, []);
      // What is refused then is not said to have been created.
      await page.getByRole("button", { name: "Save", exact: true }).click();
      await page.getByRole("alert").waitFor();
      equal(await page.getByText("The parcel has been created.").count(), 0);
    },
  );
}

browserTest(
  "a guessable code is accepted with a warning while typing",
  async (story) => {
    const { page } = await visitPanel(story, "/control/parcels/create.html");
    const warning = page.locator(".code-warning");
    equal(await warning.isVisible(), false);
    await page.getByLabel("Tracking code").fill("1234");
    await warning.waitFor();
    await page.getByLabel("Tracking code").fill("WAY-7K2M-9QX4-T3BD");
    await warning.waitFor({ state: "hidden" });
    await page.getByLabel("Tracking code").fill("1234");
    await page.getByLabel("Recipient name").fill("Ann Smith");
    await page.getByLabel("Destination").fill("Nantes");
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await page.getByText("The parcel has been created.").waitFor();
    await page.getByText("This code is easy to guess.").waitFor();
  },
);

browserTest(
  "a button generates another code",
  async (story) => {
    const { page } = await visitPanel(story, "/control/parcels/create.html");
    const field = page.getByLabel("Tracking code");
    const given = await field.inputValue();
    await field.fill("1234");
    const warning = page.locator(".code-warning");
    await warning.waitFor();
    await page.getByRole("button", { name: "Generate code" }).click();
    await warning.waitFor({ state: "hidden" });
    const made = await field.inputValue();
    match(made, /^WAY(-[0-9A-Z]{4}){3}$/);
    notEqual(made, given);
    equal(await field.evaluate((input) => input.matches(":focus")), true);
  },
);

browserTest(
  "without JavaScript a guessable code gets its warning after the submit, and there is no button",
  async (story) => {
    const path = "/control/parcels/create.html";
    const { page } = await visitPanel(story, path, {
      javaScriptEnabled: false,
    });
    await page.getByLabel("Tracking code").fill("1234");
    await page.getByRole("button", { name: "Save", exact: true }).click();
    equal(await page.locator(".code-warning").isVisible(), true);
    const button = page.getByRole("button", { name: "Generate code" });
    equal(await button.isVisible(), false);
  },
);

browserTest(
  "the detail links everything about a parcel, and its public link can be copied",
  async (story) => {
    await addParcel(story.app.kv, WHOLE_PARCEL);
    const { page, errors } = await visitPanel(story, PARCEL, {
      permissions: ["clipboard-read", "clipboard-write"],
    });
    for (
      const [name, below] of [
        ["Post Update", "/post"],
        ["Update Parcel", "/update"],
        ["Update History", "/activities"],
        ["Update Map", "/update-map"],
        ["Update Image", "/update-image"],
      ] as const
    ) {
      const link = page.getByRole("link", { name, exact: true });
      equal(await link.getAttribute("href"), PARCEL + below);
    }
    const rows = await page.locator(".parcel-facts tr").count();
    // All that the office knows, without the internal id and the photo, and what is not provided.
    equal(rows, 21);
    await page.locator(".map").scrollIntoViewIfNeeded();
    await page.locator(".leaflet-tile-loaded").first().waitFor();
    for (
      const place of ["Destination", "Pickup Location", "Current Location"]
    ) {
      await page.locator(".pin-label", { hasText: place }).waitFor();
    }
    await page.getByRole("button", { name: "Copy Link" }).click();
    await page.getByText("Copied").waitFor();
    equal(
      await page.evaluate(() => navigator.clipboard.readText()),
      `${story.origin}/track.html?code=${CODE}`,
    );
    await page.getByText("Copied").waitFor({ state: "detached" });
    deepEqual(errors, []);
  },
);

browserTest(
  "the search of parcels shows matches or says that there are none",
  async (story) => {
    await addParcel(story.app.kv, WHOLE_PARCEL);
    await addParcel(story.app.kv, { tracking_code: "WB-2222" });
    const { page } = await visitPanel(story, LIST);
    await page.getByRole("searchbox").fill("lyon nobody");
    await page.getByRole("button", { name: "Search" }).click();
    await page.getByText("Nothing found for").waitFor();
    await page.getByRole("searchbox").fill("transit");
    await page.getByRole("button", { name: "Search" }).click();
    await page.getByRole("checkbox", { name: CODE }).waitFor();
    equal(await page.locator(".record").count(), 1);
    await page.locator(".record-link").click();
    await page.getByRole("heading", { level: 1, name: CODE }).waitFor();
  },
);

browserTest(
  "screens of an unknown parcel or entry are not found",
  async (story) => {
    await addParcel(story.app.kv, { tracking_code: CODE });
    const { page } = await visitPanel(story, LIST);
    for (
      const path of [
        "/control/parcels/WB-9999",
        "/control/parcels/WB-9999/update",
        "/control/parcels/WB-9999/activities",
        `${PARCEL}/activities/01JAAAAAAAAAAAAAAAAAAAAAAA`,
      ]
    ) {
      const response = await page.goto(story.origin + path);
      equal(response!.status(), 404, path);
      match(await page.locator("h1").innerText(), /Not Found/);
    }
  },
);

browserTest(
  "places are set on the map by keyboard, and the fields and the markers follow each other",
  async (story) => {
    await addParcel(story.app.kv, { tracking_code: CODE });
    const { page, errors } = await visitPanel(story, `${PARCEL}/update-map`);
    await page.getByLabel("Show map").selectOption("yes");
    await page.getByLabel("Map zoom").fill("5");
    const map = page.locator(".map.leaflet-container");
    await map.focus();
    await page.keyboard.press("Enter");
    equal(await page.getByLabel("Current latitude").inputValue(), "20");
    equal(await page.getByLabel("Current longitude").inputValue(), "0");
    const marker = page.getByRole("button", { name: "Current Location" });
    await marker.focus();
    const hint = await marker.getAttribute("aria-describedby");
    match(await page.locator(`#${hint}`).innerText(), /arrow keys/);
    const { width, height } = (await marker.boundingBox())!;
    ok(Math.min(width, height) >= 44, `${width} by ${height}`);
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("ArrowUp");
    const [latitude, longitude] = await point(page, "current");
    ok(latitude > 20 && longitude > 0, `${latitude}, ${longitude}`);
    equal(
      await page.locator(".map-editor-said").innerText(),
      `Current Location: ${latitude}, ${longitude}`,
    );

    const before = await marker.boundingBox();
    await page.getByLabel("Current longitude").fill("-40");
    const after = await marker.boundingBox();
    ok(after!.x < before!.x);
    await page.getByRole("radio", { name: "Destination" }).check();
    await map.focus();
    await page.keyboard.press("Enter");
    await page.getByRole("button", { name: "Destination" }).waitFor();
    await page.getByLabel("Destination latitude").fill("");
    await page.getByRole("button", { name: "Destination" }).waitFor({
      state: "detached",
    });
    await page.getByLabel("Destination longitude").fill("");
    await page.getByRole("button", { name: "Save Changes" }).click();
    await page.getByText("The parcel has been updated.").waitFor();
    const parcel = await read(story);
    deepEqual([parcel.map_current_latitude, parcel.map_current_longitude], [
      latitude,
      -40,
    ]);
    equal(parcel.map_destination_latitude, null);
    deepEqual(errors, []);
  },
);

browserTest(
  "a marker is set by a tap and moved by hand",
  async (story) => {
    await addParcel(story.app.kv, { tracking_code: CODE });
    const { page } = await visitPanel(story, `${PARCEL}/update-map`);
    const map = page.locator(".map.leaflet-container");
    await page.locator(".leaflet-tile-loaded").first().waitFor();
    await map.click({ position: { x: 300, y: 200 } });
    const first = await point(page, "current");
    const marker = page.getByRole("button", { name: "Current Location" });
    await marker.hover();
    await page.mouse.down();
    const box = (await marker.boundingBox())!;
    await page.mouse.move(box.x + 100, box.y + 80, { steps: 5 });
    await page.mouse.up();
    const second = await point(page, "current");
    ok(second[0] < first[0] && second[1] > first[1]);
  },
);

browserTest(
  "the map follows what is typed",
  async (story) => {
    await addParcel(story.app.kv, { ...ON_MAP, tracking_code: CODE });
    const { page } = await visitPanel(story, `${PARCEL}/update-map`);
    await page.locator(".marker").first().waitFor();
    for (const longitude of ["150", "-175", "-20"]) {
      await page.getByLabel("Current longitude").fill(longitude);
      await page.waitForFunction(isInMap, ".marker-current");
    }
  },
);

browserTest(
  "a journey over the Pacific stays connected on the map",
  async (story) => {
    await addParcel(story.app.kv, {
      ...{ ...ON_MAP, tracking_code: CODE },
      ...{ map_pickup_latitude: 35.6, map_pickup_longitude: 139.7 },
      ...{ map_current_latitude: 30, map_current_longitude: -175 },
      ...{ map_destination_latitude: 34, map_destination_longitude: -118 },
    });
    const { page } = await visitPanel(story, `${PARCEL}/update-map`);
    await page.locator(".marker").first().waitFor();
    await checkOrder(page);
    await page.getByLabel("Current longitude").fill("175");
    await checkOrder(page);
    await page.getByLabel("Current longitude").fill("0");
    await page.getByLabel("Current longitude").fill("-175");
    await checkOrder(page);
  },
);

browserTest(
  "a map needs the parcel's place; without JavaScript its numbers are enough",
  async (story) => {
    await addParcel(story.app.kv, { tracking_code: CODE });
    const { page } = await visitPanel(story, `${PARCEL}/update-map`, {
      javaScriptEnabled: false,
    });
    equal(await page.locator(".map-editor").isVisible(), false);
    await page.getByLabel("Show map").selectOption("yes");
    await page.getByRole("button", { name: "Save Changes" }).click();
    const errors = page.getByRole("alert").getByRole("listitem");
    await errors.first().waitFor();
    equal(await errors.count(), 3);
    await page.getByLabel("Map zoom").fill("5");
    await page.getByLabel("Current latitude").fill("47.25");
    await page.getByLabel("Current longitude").fill("-1.5");
    await page.getByLabel("Pickup latitude").fill("91");
    await page.getByRole("button", { name: "Save Changes" }).click();
    await page.getByRole("alert").getByText("between -90 and 90").waitFor();
    await page.getByLabel("Pickup latitude").fill("");
    await page.getByRole("button", { name: "Save Changes" }).click();
    await page.getByText("The parcel has been updated.").waitFor();
    equal((await read(story)).map_current_latitude, 47.25);
  },
);

browserTest(
  "without JavaScript each control of a map is right below its label, and the form as wide as others",
  async (story) => {
    await addParcel(story.app.kv, { tracking_code: CODE });
    for (const width of [1440, 1024, 390]) {
      const { page } = await visitPanel(story, `${PARCEL}/update-map`, {
        javaScriptEnabled: false,
        viewport: { width, height: 900 },
      });
      const label = page.getByText("Current latitude", { exact: true });
      const above = (await label.boundingBox())!;
      const control =
        (await page.getByLabel("Current latitude").boundingBox())!;
      ok(control.y - above.y - above.height < 16, `at ${width}`);
      const form = (await page.locator("#parcel-map-form").boundingBox())!;
      await page.goto(`${story.origin}${PARCEL}/update-image`);
      const other = (await page.locator("#parcel-image-form").boundingBox())!;
      equal(form.width, other.width);
    }
  },
);

browserTest(
  "if the map's script fails, its frame disappears and the numbers are enough",
  async (story) => {
    await addParcel(story.app.kv, { tracking_code: CODE });
    const { page, errors } = await visitPanel(story, PARCEL);
    await page.route(
      /\/map_editor-[^/]*\.js/,
      (route) => route.fulfill({ status: 404 }),
    );
    await page.getByRole("link", { name: "Update Map" }).click();
    await page.waitForURL("**/update-map");
    await page.locator(".map-editor").waitFor({ state: "detached" });
    await page.getByLabel("Map zoom").fill("5");
    await page.getByLabel("Current latitude").fill("47.25");
    await page.getByLabel("Current longitude").fill("-1.5");
    await page.getByRole("button", { name: "Save Changes" }).click();
    await page.getByText("The parcel has been updated.").waitFor();
    equal((await read(story)).map_current_latitude, 47.25);
    deepEqual(errors.filter((text) => !/Failed to load/.test(text)), []);
  },
);

browserTest(
  "an address with a former code saves to its parcel",
  async (story) => {
    await addParcel(story.app.kv, { tracking_code: CODE });
    const { page } = await visitPanel(story, `${PARCEL}/update-map`);
    const { id } = await read(story);
    await updateParcel(story.app.kv, { id, tracking_code: "WB-NEW-CODE" });
    await page.goto(`${story.origin}${PARCEL}`);
    equal(page.url(), `${story.origin}/control/parcels/WB-NEW-CODE`);
  },
);

async function read({ app: { kv } }: Story) {
  return (await getParcel(kv, (await findParcelId(kv, CODE))!))!;
}

/** A field of the parcel, by its label. */
function fact(page: Page, label: string): Promise<string> {
  return page.locator("tr", { has: page.locator("th", { hasText: label }) })
    .locator("td").innerText();
}

/** Whether a marker is seen on the map, its tip included. */
function isInMap(marker: string): boolean {
  const [inner, outer] = [marker, ".map"].map((selector) =>
    document.querySelector(selector)!.getBoundingClientRect()
  );
  return inner!.left >= outer!.left && inner!.right <= outer!.right &&
    inner!.top >= outer!.top && inner!.bottom <= outer!.bottom;
}

/** From the left to the right: where the parcel was picked up, where it is, where it goes. */
async function checkOrder(page: Page): Promise<void> {
  const places = [];
  for (const kind of ["pickup", "current", "destination"]) {
    const { x } = (await page.locator(`.marker-${kind}`).boundingBox())!;
    places.push(x);
  }
  deepEqual(places, places.toSorted((a, b) => a - b));
}

async function point(page: Page, place: string): Promise<[number, number]> {
  const [latitude, longitude] = await Promise.all(
    ["latitude", "longitude"].map((axis) =>
      page.locator(`[name=map_${place}_${axis}]`).inputValue()
    ),
  );
  return [Number(latitude), Number(longitude)];
}

/** A browser writes a refused post into its console. */
function ignoringRefusals(errors: string[]): string[] {
  return errors.filter((error) => !error.includes("status of 422"));
}
