import { Buffer } from "node:buffer";
import { deepEqual, equal } from "node:assert/strict";
import { createReview, reviews } from "@/lib/reviews/reviews.ts";
import { browserTest } from "../helpers/browser.ts";
import { visitPanel } from "../helpers/panel.ts";
import { jpg, uploaded } from "../helpers/pictures.ts";
import { loadedWidth } from "../helpers/shown_image.ts";

const LIST = "/control/reviews/list.html";

const PHOTO = {
  name: "ann.jpg",
  mimeType: "image/jpeg",
  buffer: Buffer.from(jpg),
};

/** A file larger than a photo may be. It has a path, because the content of a buffer would cross to the browser as text. */
const LARGE = await Deno.makeTempFile({ suffix: ".jpg" });
await Deno.truncate(LARGE, 12 * 1024 * 1024);
Deno.test.afterAll(() => Deno.remove(LARGE));

for (const javaScriptEnabled of [true, false]) {
  browserTest(
    `an administrator makes a review with its photo and deletes it, JavaScript ${
      javaScriptEnabled ? "on" : "off"
    }`,
    async (story) => {
      const { app } = story;
      const { page } = await visitPanel(story, LIST, { javaScriptEnabled });
      await page.getByText("No reviews yet").waitFor();
      await page.getByRole("link", { name: "New Review" }).click();
      await page.getByLabel("Name").fill("Ann Smith");
      await page.getByLabel("Review", { exact: true }).fill("Fast.\nFriendly.");
      await page.getByRole("button", { name: "Create Review" }).click();
      await page.getByRole("alert").getByText("The image field is required.")
        .waitFor();
      equal(
        await page.getByLabel("Review", { exact: true }).inputValue(),
        "Fast.\nFriendly.",
      );
      await page.getByLabel("Image").setInputFiles(LARGE);
      await page.getByLabel("Rating").selectOption("4");
      await page.getByRole("button", { name: "Create Review" }).click();
      await page.getByRole("alert")
        .getByText("The file may not be larger than 5 MB.").waitFor();
      equal(await page.getByLabel("Name").inputValue(), "Ann Smith");
      equal(await page.getByLabel("Rating").inputValue(), "4");
      await page.getByLabel("Image").setInputFiles(PHOTO);
      if (javaScriptEnabled) {
        await page.getByRole("img", { name: "ann.jpg" }).waitFor();
      }
      await page.getByRole("button", { name: "Create Review" }).click();

      await page.getByRole("status").getByText("The review has been created.")
        .waitFor();
      const row = page.getByRole("listitem").filter({ hasText: "Ann Smith" });
      await row.getByText("Friendly.").waitFor();
      const { data: [review] } = await reviews.list(app.kv, {
        page: 1,
        per_page: 15,
      });
      deepEqual([review?.name, review?.review, review?.rating], [
        "Ann Smith",
        "Fast.\nFriendly.",
        4,
      ]);
      const photo = row.locator("img");
      equal(
        await photo.evaluate((image: HTMLImageElement) =>
          new URL(image.src).pathname
        ),
        `/uploads/images/${review?.image}`,
      );
      equal(await loadedWidth(photo), 64);

      await page.getByRole("link", { name: "Delete Ann Smith" }).click();
      await page.getByText("Are you sure you want to delete Ann Smith?")
        .waitFor();
      await page.getByRole("button", { name: "Delete", exact: true }).click();
      await page.getByText("No reviews yet").waitFor();
      const gone = await app.client().get(`/uploads/images/${review?.image}`);
      equal(gone.status, 404);
    },
  );
}

browserTest(
  "a file that is not a picture is refused beside its field, and the form keeps the rest",
  async (story) => {
    const { page } = await visitPanel(story, "/control/reviews/create.html");
    await page.getByLabel("Name").fill("Ann");
    await page.getByLabel("Review", { exact: true }).fill("Fast.");
    await page.getByLabel("Image").setInputFiles({
      ...PHOTO,
      buffer: Buffer.from("not a picture"),
    });
    await page.getByRole("button", { name: "Create Review" }).click();
    await page.getByRole("alert").waitFor();
    const query = { page: 1, per_page: 15 };
    deepEqual((await reviews.list(story.app.kv, query)).data, []);
    equal(await page.getByLabel("Name").inputValue(), "Ann");
    equal(await page.getByLabel("Image").getAttribute("aria-invalid"), "true");
  },
);

browserTest("reviews are found by the name", async (story) => {
  for (const name of ["Ann Smith", "Bob Jones"]) {
    await createReview(story.app.kv, {
      ...{ name, review: "Fast." },
      image: uploaded(jpg),
    });
  }
  const { page } = await visitPanel(story, LIST, { javaScriptEnabled: false });
  await page.getByRole("searchbox").fill("bob");
  await page.getByRole("button", { name: "Search" }).click();
  await page.getByText("Bob Jones").waitFor();
  equal(await page.getByText("Ann Smith").count(), 0);
});
