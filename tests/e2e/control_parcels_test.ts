import { deepEqual, equal, match, notEqual, ok } from "node:assert/strict";
import type { Page } from "playwright-core";
import { findParcelId, getParcel } from "@/lib/parcels/parcels.ts";
import { type Story, test } from "../helpers/browser.ts";
import { visitPanel } from "../helpers/panel.ts";
import { addParcel, ON_MAP, WHOLE_PARCEL } from "../helpers/parcels.ts";
import {
  boxOf,
  CLIPBOARD,
  clipboard,
  fill,
  isFocused,
  loadedWidth,
  press,
  see,
  seeRefusal,
  unexpectedErrors,
} from "../helpers/screen.ts";

const CODE = WHOLE_PARCEL.tracking_code;
const LIST = "/control/parcels/list.html";
const CREATE = "/control/parcels/create.html";
const PARCEL = `/control/parcels/${CODE}`;
const MAP = `${PARCEL}/update-map`;
const GENERATED = /^WAY(-[0-9A-Z]{4}){3}$/;

test.withAndWithoutJavaScript("a member creates a parcel with its generated code", async (story) => {
  const { page, errors } = await visitPanel(story, LIST);
  await see(page, "No parcels yet");
  await page.getByRole("link", { name: "New Parcel" }).click();
  const code = await page.getByLabel("Tracking code").inputValue();
  match(code, GENERATED);
  await fill(page, { "Recipient name": "Ann Smith" });
  await press(page, "Save");
  const error = "The destination field is required.";
  await page.getByRole("link", { name: error }).waitFor();
  equal(await page.getByLabel("Recipient name").inputValue(), "Ann Smith");
  await fill(page, { "Destination": "Nantes" });
  await press(page, "Save");

  await see(page, "The parcel has been created.");
  const row = page.getByRole("listitem").filter({ hasText: code });
  match(await row.innerText(), /Ann Smith/);
  deepEqual(unexpectedErrors(errors, 422), []);
});

test.withAndWithoutJavaScript("a member adds a photo to a parcel and removes it", async (story) => {
  await addParcel(story.app.kv, { tracking_code: CODE });
  const { page } = await visitPanel(story, `${PARCEL}/update-image`);
  await see(page, "No photo yet");
  const files = page.getByLabel("Image");
  await files.setInputFiles("README.md");
  await press(page, "Save Changes");
  await page.getByRole("alert").waitFor();
  await files.setInputFiles("lib/tasks/demo_pictures/parcel.jpg");
  await press(page, "Save Changes");
  await see(page, "The parcel has been updated.");
  const image = page.getByRole("img", { name: "Photo of the parcel" });
  ok(await loadedWidth(image) > 0);

  await page.getByRole("link", { name: "Update Image" }).click();
  await page.getByRole("link", { name: "Delete Parcel Image" }).click();
  await see(page, `Are you sure you want to delete Parcel Image ${CODE}?`);
  await press(page, "Delete");
  await see(page, "The parcel has been updated.");
  await see(page, "No photo yet");
});

test.withAndWithoutJavaScript("a member trashes a parcel without confirming, undoes it, and confirms before erasing it", async (story) => {
  const { kv } = story.app;
  await addParcel(kv, { tracking_code: CODE });
  const { page } = await visitPanel(story, PARCEL);
  const remove = async () => {
    await page.goto(story.origin + PARCEL);
    await press(page, "Delete Parcel");
    const notice = page.getByRole("status");
    await notice.getByText(`${CODE} is in the trash.`).waitFor();
    equal(await findParcelId(kv, CODE), null);
  };
  await remove();
  await press(page, "Undo");
  await see(page, "The parcel has been restored.");
  notEqual(await findParcelId(kv, CODE), null);

  await remove();
  await page.getByRole("link", { name: "Trash" }).click();
  await page.getByRole("link", { name: `Erase ${CODE}` }).click();
  await see(page, `sure you want to erase ${CODE}`);
  await press(page, "Erase");
  await see(page, "The trash is empty");
});

test.withAndWithoutJavaScript("Save and Next opens an empty form with a new code", async (story) => {
  const { page, errors } = await visitPanel(story, CREATE);
  const codes: string[] = [];
  for (const name of ["Ann Smith", "Bob Jones"]) {
    codes.push(await page.getByLabel("Tracking code").inputValue());
    // The first required field gets the focus after the first paint.
    await page.locator("[name=recipient_name]:focus").waitFor();
    await page.keyboard.type(name);
    await fill(page, { "Destination": "Nantes" });
    await press(page, "Save and Next");
    const created = page.getByRole("status").getByRole("link");
    await created.filter({ hasText: codes.at(-1)! }).waitFor();
  }
  notEqual(codes[0], codes[1]);
  for (const [at, name] of ["Ann Smith", "Bob Jones"].entries()) {
    const id = await findParcelId(story.app.kv, codes[at]!);
    equal((await getParcel(story.app.kv, id!))?.recipient_name, name);
  }
  deepEqual(errors, []);
  // An error replaces the confirmation.
  await press(page, "Save");
  await page.getByRole("alert").waitFor();
  equal(await page.getByText("The parcel has been created.").count(), 0);
});

test("a guessable code causes a warning while typing but is accepted", async (story) => {
  const { page } = await visitPanel(story, CREATE);
  const field = page.getByLabel("Tracking code");
  const offered = await field.inputValue();
  const warning = page.locator(".code-warning");
  equal(await warning.isVisible(), false);
  await field.fill("1234");
  await warning.waitFor();
  await press(page, "Generate code");
  await warning.waitFor({ state: "hidden" });
  match(await field.inputValue(), GENERATED);
  notEqual(await field.inputValue(), offered);
  ok(await isFocused(field));
  await field.fill("1234");
  await fill(page, { "Recipient name": "Ann Smith", "Destination": "Nantes" });
  await press(page, "Save");
  await see(page, "The parcel has been created.");
  await see(page, "This code is easy to guess.");
});

test("a scan replaces the offered code of each new parcel, but not a typed one", async (story) => {
  const { page } = await visitPanel(story, CREATE);
  const field = page.getByLabel("Tracking code");
  const scans = ["1Z999AA10199999999", "1Z999AA10199999998"];
  for (const scan of scans) {
    await fill(page, { "Recipient name": "Ann", "Destination": "Nantes" });
    match(await field.inputValue(), GENERATED);
    await field.click();
    await page.waitForFunction(() => getSelection()?.toString() !== "");
    await page.keyboard.type(scan);
    await press(page, "Save and Next");
    await see(page, scan);
  }
  await press(page, "Generate code");
  await page.waitForFunction(() => getSelection()?.toString() !== "");
  await page.keyboard.type("WB-9");
  equal(await field.inputValue(), "WB-9");
  await page.getByLabel("Reference").click();
  await field.click();
  await page.keyboard.press("End");
  await page.keyboard.type("9");
  equal(await field.inputValue(), "WB-99");
  for (const scan of scans) ok(await findParcelId(story.app.kv, scan));
});

test("without JavaScript the warning about a guessable code follows the submit, and Generate code is hidden", async (story) => {
  const scripts = { javaScriptEnabled: false };
  const { page } = await visitPanel(story, CREATE, scripts);
  await fill(page, { "Tracking code": "1234" });
  await press(page, "Save");
  equal(await page.locator(".code-warning").isVisible(), true);
  const button = page.getByRole("button", { name: "Generate code" });
  equal(await button.isVisible(), false);
});

test("a parcel's screen links to its forms, draws its map and copies its tracking link", async (story) => {
  await addParcel(story.app.kv, WHOLE_PARCEL);
  const { page, errors } = await visitPanel(story, PARCEL, CLIPBOARD);
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
  // All fields except the internal id and the photo; fields without a value have a row too.
  equal(await page.locator(".parcel-facts tr").count(), 21);
  await page.locator(".map").scrollIntoViewIfNeeded();
  await page.locator(".leaflet-tile-loaded").first().waitFor();
  for (
    const hasText of ["Destination", "Pickup Location", "Current Location"]
  ) {
    await page.locator(".pin-label", { hasText }).waitFor();
  }
  await press(page, "Copy Link");
  await see(page, "Copied");
  equal(await clipboard(page), `${story.origin}/track.html?code=${CODE}`);
  await page.getByText("Copied").waitFor({ state: "detached" });
  deepEqual(errors, []);
});

test("places can be set on the map by keyboard, and fields and markers stay in sync", async (story) => {
  await addParcel(story.app.kv, { tracking_code: CODE });
  const { page, errors } = await visitPanel(story, MAP);
  await page.getByLabel("Show map").selectOption("yes");
  await fill(page, { "Map zoom": "5" });
  const map = page.locator(".map.leaflet-container");
  await map.focus();
  await page.keyboard.press("Enter");
  deepEqual(await readPlace(page, "current"), [20, 0]);
  const marker = page.getByRole("button", { name: "Current Location" });
  await marker.focus();
  const hint = await marker.getAttribute("aria-describedby");
  match(await page.locator(`#${hint}`).innerText(), /arrow keys/);
  const { width, height } = await boxOf(marker);
  ok(Math.min(width, height) >= 44, `${width} by ${height}`);
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowUp");
  const [latitude, longitude] = await readPlace(page, "current");
  ok(latitude > 20 && longitude > 0, `${latitude}, ${longitude}`);
  equal(
    await page.locator(".map-editor-said").innerText(),
    `Current Location: ${latitude}, ${longitude}`,
  );

  const before = await boxOf(marker);
  await fill(page, { "Current longitude": "-40" });
  ok((await boxOf(marker)).x < before.x);
  await page.getByRole("radio", { name: "Destination" }).check();
  await map.focus();
  await page.keyboard.press("Enter");
  const destination = page.getByRole("button", { name: "Destination" });
  await destination.waitFor();
  await fill(page, { "Destination latitude": "" });
  await destination.waitFor({ state: "detached" });
  await fill(page, { "Destination longitude": "" });
  await press(page, "Save Changes");
  await see(page, "The parcel has been updated.");
  const parcel = await readParcel(story);
  equal(parcel.map_current_latitude, latitude);
  equal(parcel.map_current_longitude, -40);
  equal(parcel.map_destination_latitude, null);
  deepEqual(errors, []);
});

test("a tap places a marker and dragging moves it", async (story) => {
  await addParcel(story.app.kv, { tracking_code: CODE });
  const { page } = await visitPanel(story, MAP);
  const map = page.locator(".map.leaflet-container");
  await page.locator(".leaflet-tile-loaded").first().waitFor();
  await map.click({ position: { x: 300, y: 200 } });
  const first = await readPlace(page, "current");
  const marker = page.getByRole("button", { name: "Current Location" });
  await marker.hover();
  await page.mouse.down();
  const { x, y } = await boxOf(marker);
  await page.mouse.move(x + 100, y + 80, { steps: 5 });
  await page.mouse.up();
  const second = await readPlace(page, "current");
  ok(second[0] < first[0] && second[1] > first[1]);
});

test("a pasted pair of coordinates fills both fields, and signs and commas are read as typed", async (story) => {
  await addParcel(story.app.kv, { tracking_code: CODE });
  const { page, errors } = await visitPanel(story, MAP);
  const latitude = page.getByLabel("Current latitude");
  await page.locator(".map-editor .leaflet-container").waitFor();
  await latitude.evaluate((field) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text", "\u221233.8688, 151.2093");
    field.dispatchEvent(
      new ClipboardEvent("paste", {
        clipboardData,
        bubbles: true,
        cancelable: true,
      }),
    );
  });
  equal(await latitude.inputValue(), "-33.8688");
  equal(await page.getByLabel("Current longitude").inputValue(), "151.2093");
  await page.getByRole("button", { name: "Current Location" }).waitFor();
  await fill(page, {
    "Map zoom": "5",
    "Current latitude": "\u221233,8688",
    "Current longitude": "151,2",
  });
  await press(page, "Save Changes");
  await see(page, "The parcel has been updated.");
  const parcel = await readParcel(story);
  equal(parcel.map_current_latitude, -33.8688);
  equal(parcel.map_current_longitude, 151.2);
  deepEqual(errors, []);
});

test("the map pans to keep a typed place visible", async (story) => {
  await addParcel(story.app.kv, { ...ON_MAP, tracking_code: CODE });
  const { page } = await visitPanel(story, MAP);
  await page.locator(".marker").first().waitFor();
  for (const longitude of ["150", "-175", "-20"]) {
    await fill(page, { "Current longitude": longitude });
    await page.waitForFunction(isInMap, ".marker-current");
  }
});

test("a journey across the Pacific stays connected on the map", async (story) => {
  await addParcel(story.app.kv, {
    ...ON_MAP,
    tracking_code: CODE,
    map_pickup_latitude: 35.6,
    map_pickup_longitude: 139.7,
    map_current_latitude: 30,
    map_current_longitude: -175,
    map_destination_latitude: 34,
    map_destination_longitude: -118,
  });
  const { page } = await visitPanel(story, MAP);
  await page.locator(".marker").first().waitFor();
  await checkOrder(page);
  await fill(page, { "Current longitude": "175" });
  await checkOrder(page);
  for (const longitude of ["0", "-175"]) {
    await fill(page, { "Current longitude": longitude });
  }
  await checkOrder(page);
});

const COORDINATES = {
  "Map zoom": "5",
  "Current latitude": "47.25",
  "Current longitude": "-1.5",
};

test("without JavaScript places are typed as numbers, which are required if the map is shown", async (story) => {
  await addParcel(story.app.kv, { tracking_code: CODE });
  const { page } = await visitPanel(story, MAP, { javaScriptEnabled: false });
  equal(await page.locator(".map-editor").isVisible(), false);
  await page.getByLabel("Show map").selectOption("yes");
  await press(page, "Save Changes");
  const errors = page.getByRole("alert").getByRole("listitem");
  await errors.first().waitFor();
  equal(await errors.count(), 3);
  await fill(page, { ...COORDINATES, "Pickup latitude": "91" });
  await press(page, "Save Changes");
  await seeRefusal(page, "between -90 and 90");
  await fill(page, { "Pickup latitude": "" });
  await press(page, "Save Changes");
  await see(page, "The parcel has been updated.");
  equal((await readParcel(story)).map_current_latitude, 47.25);
});

test("without JavaScript the map form has the width of other forms, with each control below its label", async (story) => {
  await addParcel(story.app.kv, { tracking_code: CODE });
  for (const width of [1440, 1024, 390]) {
    const viewport = { width, height: 900 };
    const options = { javaScriptEnabled: false, viewport };
    const { page } = await visitPanel(story, MAP, options);
    const name = "Current latitude";
    const label = await boxOf(page.getByText(name, { exact: true }));
    const control = await boxOf(page.getByLabel(name));
    ok(control.y - label.y - label.height < 16, `at ${width}`);
    const form = await boxOf(page.locator("#parcel-map-form"));
    await page.goto(`${story.origin}${PARCEL}/update-image`);
    const other = await boxOf(page.locator("#parcel-image-form"));
    equal(form.width, other.width);
  }
});

test("if the map's script fails to load, its frame disappears and numbers can still be saved", async (story) => {
  await addParcel(story.app.kv, { tracking_code: CODE });
  const { page, errors } = await visitPanel(story, PARCEL);
  const script = /\/map_editor-[^/]*\.js/;
  await page.route(script, (route) => route.fulfill({ status: 404 }));
  await page.getByRole("link", { name: "Update Map" }).click();
  await page.waitForURL("**/update-map");
  await page.locator(".map-editor").waitFor({ state: "detached" });
  await fill(page, COORDINATES);
  await press(page, "Save Changes");
  await see(page, "The parcel has been updated.");
  equal((await readParcel(story)).map_current_latitude, 47.25);
  deepEqual(unexpectedErrors(errors, 404), []);
});

async function readParcel({ app: { kv } }: Story) {
  return (await getParcel(kv, (await findParcelId(kv, CODE))!))!;
}

/** Runs in the page: reports whether the map shows the whole marker, including its tip. */
function isInMap(marker: string): boolean {
  const [inner, outer] = [marker, ".map"].map((selector) =>
    document.querySelector(selector)!.getBoundingClientRect()
  );
  return inner!.left >= outer!.left && inner!.right <= outer!.right &&
    inner!.top >= outer!.top && inner!.bottom <= outer!.bottom;
}

/** Checks that the pickup, the parcel and the destination are in this order from left to right. */
async function checkOrder(page: Page): Promise<void> {
  const places = [];
  for (const kind of ["pickup", "current", "destination"]) {
    places.push((await boxOf(page.locator(`.marker-${kind}`))).x);
  }
  deepEqual(places, places.toSorted((a, b) => a - b));
}

async function readPlace(page: Page, place: string): Promise<[number, number]> {
  const [latitude, longitude] = await Promise.all(
    ["latitude", "longitude"].map((axis) =>
      page.locator(`[name=map_${place}_${axis}]`).inputValue()
    ),
  );
  return [Number(latitude), Number(longitude)];
}
