import { deepEqual, equal, match } from "node:assert/strict";
import { createPage, getPageBySlug } from "@/lib/pages/pages.ts";
import { pageCreate } from "@/lib/pages/schema.ts";
import type { TestApp } from "../helpers/app.ts";
import { test } from "../helpers/browser.ts";
import { visitPanel } from "../helpers/panel.ts";
import {
  fill,
  press,
  see,
  seeConfirmation,
  seeRefusal,
  unexpectedErrors,
} from "../helpers/screen.ts";

const LIST = "/control/pages/list.html";
const CREATE = "/control/pages/create.html";

const WRITTEN = "[bold=Rail]\nFrom coast to coast\n\n[underline=Every day]";

test.withAndWithoutJavaScript("a member creates, changes and deletes a page", async (story) => {
  const { app, origin } = story;
  const { page } = await visitPanel(story, LIST);
  await see(page, "No pages yet");
  equal(await page.getByRole("searchbox").count(), 0);

  await page.getByRole("link", { name: "New Page" }).click();
  await fill(page, { "Content": WRITTEN });
  await press(page, "Create Page");
  await seeRefusal(page, "The title field is required.");
  equal(await page.getByLabel("Content").inputValue(), WRITTEN);
  await page.getByLabel("Title", { exact: true }).fill("Rail freight");
  await page.getByRole("radio", { name: "Folder" }).check();
  await page.getByLabel("Footer link").selectOption("Yes");
  await press(page, "Create Page");

  await seeConfirmation(page, "The page has been created.");
  deepEqual(await getLook(app, "rail-freight"), {
    icon: "folder",
    overlay: "overlay1",
    image: "hero-mixed",
    hero: null,
    content: WRITTEN,
  });
  await page.getByRole("link", { name: "/pages/rail-freight" }).click();
  await page.getByRole("heading", { name: "Rail freight", level: 1 }).waitFor();
  await see(page, "From coast to coast");
  await page.goto(`${origin}/contact.html`);
  const footer = page.getByRole("contentinfo");
  await footer.getByRole("link", { name: "Rail freight" }).click();
  await page.waitForURL(`${origin}/pages/rail-freight`);

  await page.goto(origin + LIST);
  await page.getByRole("link", { name: "Rail freight", exact: true }).click();
  await page.getByLabel("Title", { exact: true }).fill("By rail");
  await page.getByLabel("Overlay").selectOption("overlay3");
  await page.getByLabel("Hero image").selectOption("hero-road");
  await press(page, "Save Changes");
  await seeConfirmation(page, "The page has been updated.");
  await page.getByRole("heading", { name: "By rail", level: 1 }).waitFor();
  const { hero, overlay } = await getLook(app, "rail-freight");
  deepEqual([hero, overlay], ["hero-road", "overlay3"]);
  await press(page, "Save Changes");
  await seeConfirmation(page, "Nothing to update.");

  await page.goto(origin + LIST);
  await press(page, "Delete By rail");
  await see(page, "By rail is in the trash.");
  await see(page, "No pages yet");
  equal(await getPageBySlug(app.kv, "rail-freight"), null);
});

test("the preview updates while typing and lists invalid lines", async (story) => {
  const { page, errors } = await visitPanel(story, CREATE);
  const preview = page.getByRole("region", { name: "Preview" });
  await preview.getByText("What you write appears here").waitFor();
  const content = page.getByLabel("Content");
  await content.fill("[bold=Open?]\nDaily [bold=x]\n[video=ftp://a.b/c]");
  await preview.getByRole("heading", { name: "Open?" }).waitFor();
  deepEqual(await preview.getByRole("listitem").allInnerTexts(), [
    "2\nA tag has to stand alone on its line.",
    "3\nThis is not a web address that can be shown.",
  ]);
  await content.fill("[strikethrough=Closed]");
  await preview.locator("s", { hasText: "Closed" }).waitFor();
  equal(await preview.getByRole("listitem").count(), 0);

  // A refused form is replaced; the preview has to follow the new field as well.
  await press(page, "Create Page");
  await page.getByRole("alert").waitFor();
  await content.fill("[underline=Again]");
  await preview.locator("u", { hasText: "Again" }).waitFor();
  deepEqual(unexpectedErrors(errors, 422), []);
});

test("without JavaScript the editor previews the stored text and keeps picture names missing from its choices", async (story) => {
  const input = pageCreate.parse({
    title: "Rail",
    content: "[bold=Open?]\n[italic=x]",
    image: "harbour",
    overlay: "fog",
  });
  await createPage(story.app.kv, input, { language: "en" });
  const scripts = { javaScriptEnabled: false };
  const { page } = await visitPanel(story, "/control/pages/rail", scripts);
  const preview = page.getByRole("region", { name: "Preview" });
  await preview.getByRole("heading", { name: "Open?" }).waitFor();
  match(await preview.innerText(), /2\s+There is no tag of this name\./);
  await fill(page, { "Subtitle": "Day and night" });
  await fill(page, { "Content": "By rail" });
  await press(page, "Save Changes");
  await seeConfirmation(page, "The page has been updated.");
  const { image, overlay } = await getLook(story.app, "rail");
  deepEqual([image, overlay], ["harbour", "fog"]);
});

async function getLook(app: TestApp, slug: string) {
  const page = await getPageBySlug(app.kv, slug);
  const { icon, overlay, image, hero, content } = page!;
  return { icon, overlay, image, hero, content };
}
