import { Buffer } from "node:buffer";
import { deepEqual, equal } from "node:assert/strict";
import { reviews } from "@/lib/reviews/reviews.ts";
import { test } from "../helpers/browser.ts";
import { visitPanel } from "../helpers/panel.ts";
import { photoFile } from "../helpers/pictures.ts";
import {
  fill,
  loadedWidth,
  press,
  see,
  seeConfirmation,
  seeRefusal,
} from "../helpers/screen.ts";

const LIST = "/control/reviews/list.html";
const PHOTO = photoFile("ann.jpg");

/** A file above the size limit for photos. It is on disk, because Playwright sends buffers to the browser as text. */
const LARGE = await Deno.makeTempFile({ suffix: ".jpg" });
await Deno.truncate(LARGE, 12 * 1024 * 1024);
Deno.test.afterAll(() => Deno.remove(LARGE));

test.withAndWithoutJavaScript("a member creates a review with a photo and deletes it", async (story) => {
  const { app } = story;
  const { page } = await visitPanel(story, LIST);
  await see(page, "No reviews yet");
  await page.getByRole("link", { name: "New Review" }).click();
  await fill(page, { "Name": "Ann Smith" });
  const text = page.getByLabel("Review", { exact: true });
  await text.fill("Fast.\nFriendly.");
  await press(page, "Create Review");
  await seeRefusal(page, "The image field is required.");
  equal(await text.inputValue(), "Fast.\nFriendly.");
  await page.getByLabel("Image").setInputFiles(LARGE);
  await page.getByLabel("Rating").selectOption("4");
  await press(page, "Create Review");
  await seeRefusal(page, "The file may not be larger than 5 MB.");
  equal(await page.getByLabel("Name").inputValue(), "Ann Smith");
  equal(await page.getByLabel("Rating").inputValue(), "4");
  const buffer = Buffer.from("not a picture");
  await page.getByLabel("Image").setInputFiles({ ...PHOTO, buffer });
  await press(page, "Create Review");
  await page.getByRole("alert").getByText("5 MB").waitFor({
    state: "detached",
  });
  equal(await page.getByLabel("Image").getAttribute("aria-invalid"), "true");
  equal(await page.getByLabel("Name").inputValue(), "Ann Smith");
  await page.getByLabel("Image").setInputFiles(PHOTO);
  if (story.javaScriptEnabled) {
    await page.getByRole("img", { name: "ann.jpg" }).waitFor();
  }
  await press(page, "Create Review");

  await seeConfirmation(page, "The review has been created.");
  const row = page.getByRole("listitem").filter({ hasText: "Ann Smith" });
  await row.getByText("Friendly.").waitFor();
  const query = { page: 1, per_page: 15 };
  const { data: [review, ...others] } = await reviews.list(app.kv, query);
  deepEqual([review?.name, review?.review, review?.rating], [
    "Ann Smith",
    "Fast.\nFriendly.",
    4,
  ]);
  deepEqual(others, []);
  const photo = row.locator("img");
  const path = `/uploads/images/${review?.image}`;
  equal(await photo.getAttribute("src"), path);
  equal(await loadedWidth(photo), 64);

  await page.getByRole("link", { name: "Delete Ann Smith" }).click();
  await see(page, "Are you sure you want to delete Ann Smith?");
  await press(page, "Delete");
  await see(page, "No reviews yet");
  equal((await app.client().get(path)).status, 404);
});
