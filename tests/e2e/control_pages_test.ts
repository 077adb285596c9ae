import { deepEqual, equal, match } from "node:assert/strict";
import type { Page } from "playwright-core";
import { createPage, getPageBySlug, updatePage } from "@/lib/pages/pages.ts";
import { pageCreate } from "@/lib/pages/schema.ts";
import type { TestApp } from "../helpers/app.ts";
import { browserTest } from "../helpers/browser.ts";
import { visitPanel } from "../helpers/panel.ts";

const LIST = "/control/pages/list.html";
const CREATE = "/control/pages/create.html";

browserTest(
  "a page with a line that is no tag is saved once its author has seen that line",
  async (story) => {
    const { page } = await visitPanel(story, CREATE);
    const content = "[bold=§ 5 DDG]\n[heading=§ 5 DDG]\n- info@a.example";
    await page.getByLabel("Title", { exact: true }).fill("Imprint");
    await page.getByLabel("Content").fill(content);
    await page.getByRole("button", { name: "Create Page" }).click();
    await page.getByRole("alert").getByText(
      "Line 1 will appear as it is typed: [bold=§ 5 DDG]",
    ).waitFor();
    equal(await getPageBySlug(story.app.kv, "imprint"), null);

    await page.getByRole("button", { name: "Save it as it is" }).click();
    await page.getByText("The page has been created.").waitFor();
    await page.goto(`${story.origin}/pages/imprint`);
    await page.getByRole("heading", { name: "§ 5 DDG", level: 2 }).waitFor();
    const link = page.getByRole("listitem").getByRole("link", {
      name: "info@a.example",
    });
    equal(await link.getAttribute("href"), "mailto:info@a.example");
  },
);

const WRITTEN = "[bold=Rail]\nFrom coast to coast\n\n[underline=Every day]";

for (const javaScriptEnabled of [true, false]) {
  browserTest(
    `an administrator makes a page, changes it and deletes it, JavaScript ${
      javaScriptEnabled ? "on" : "off"
    }`,
    async (story) => {
      const { app, origin } = story;
      const { page } = await visitPanel(story, LIST, { javaScriptEnabled });
      await page.getByText("No pages yet").waitFor();
      equal(await page.getByRole("searchbox").count(), 0);

      await page.getByRole("link", { name: "New Page" }).click();
      await page.getByLabel("Content").fill(WRITTEN);
      await page.getByRole("button", { name: "Create Page" }).click();
      await page.getByRole("alert").getByText("The title field is required.")
        .waitFor();
      equal(await page.getByLabel("Content").inputValue(), WRITTEN);
      await page.getByLabel("Title", { exact: true }).fill("Rail freight");
      await page.getByRole("radio", { name: "Folder" }).check();
      await page.getByRole("button", { name: "Create Page" }).click();

      await page.getByRole("status").getByText("The page has been created.")
        .waitFor();
      deepEqual(await looks(app, "rail-freight"), {
        icon: "folder",
        overlay: "overlay1",
        image: "hero-mixed",
        hero: null,
        content: WRITTEN,
      });
      await page.getByRole("link", { name: "/pages/rail-freight" }).click();
      await page.getByRole("heading", { name: "Rail freight", level: 1 })
        .waitFor();
      await page.getByText("From coast to coast").waitFor();

      await page.goto(origin + LIST);
      await page.getByRole("link", { name: "Rail freight", exact: true })
        .click();
      await page.getByLabel("Title", { exact: true }).fill("By rail");
      await page.getByLabel("Overlay").selectOption("overlay3");
      await page.getByLabel("Hero image").selectOption("hero-road");
      await page.getByRole("button", { name: "Save Changes" }).click();
      await page.getByRole("status").getByText("The page has been updated.")
        .waitFor();
      await page.getByRole("heading", { name: "By rail", level: 1 }).waitFor();
      const { hero, overlay } = await looks(app, "rail-freight");
      deepEqual([hero, overlay], ["hero-road", "overlay3"]);
      await page.getByRole("button", { name: "Save Changes" }).click();
      await page.getByRole("status").getByText("Nothing to update.").waitFor();

      await page.goto(origin + LIST);
      await page.getByRole("button", { name: "Delete By rail" }).click();
      await page.getByText("By rail is in the trash.").waitFor();
      await page.getByText("No pages yet").waitFor();
      equal(await getPageBySlug(app.kv, "rail-freight"), null);
    },
  );
}

browserTest(
  "the preview follows the text and names invalid lines",
  async (story) => {
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

    // The form has been renewed: its new field is followed like the first.
    await page.getByRole("button", { name: "Create Page" }).click();
    await page.getByRole("alert").waitFor();
    await content.fill("[underline=Again]");
    await preview.locator("u", { hasText: "Again" }).waitFor();
    deepEqual(
      errors.filter((error) => !error.includes("422")),
      [],
    );
  },
);

browserTest(
  "without JavaScript the form of a page shows the stored text and its invalid lines",
  async (story) => {
    await addPage(story.app, { content: "[bold=Open?]\n[italic=x]" });
    const { page } = await visitPanel(story, "/control/pages/rail", {
      javaScriptEnabled: false,
    });
    const preview = page.getByRole("region", { name: "Preview" });
    await preview.getByRole("heading", { name: "Open?" }).waitFor();
    match(await preview.innerText(), /2\s+There is no tag of this name\./);
  },
);

browserTest(
  "a stale page form of the version before keeps its input and links the current one",
  async (story) => {
    const { kv } = story.app;
    const { id } = await addPage(story.app);
    const { page } = await visitPanel(story, "/control/pages/rail");
    await page.locator("[name=seen]").evaluate((field) =>
      (field as HTMLInputElement).value = ""
    );
    await updatePage(kv, { id, content: "Theirs" }, { language: "en" });
    await page.getByLabel("Content").fill("Mine");
    await page.getByRole("button", { name: "Save Changes" }).click();
    await page.getByRole("alert").getByText("Someone else has changed")
      .waitFor();
    equal(await page.getByLabel("Content").inputValue(), "Mine");
    equal((await getPageBySlug(kv, "rail"))?.content, "Theirs");
    const [opened] = await Promise.all([
      page.context().waitForEvent("page"),
      page.getByRole("link", { name: "Open the current version" }).click(),
    ]);
    equal(await opened.getByLabel("Content").inputValue(), "Theirs");
  },
);

browserTest(
  "the form of a page keeps unknown picture names",
  async (story) => {
    await addPage(story.app, { image: "harbour", overlay: "fog" });
    const { page } = await visitPanel(story, "/control/pages/rail");
    await page.getByLabel("Subtitle").fill("Day and night");
    await page.getByRole("button", { name: "Save Changes" }).click();
    await page.getByRole("status").getByText("The page has been updated.")
      .waitFor();
    const { image, overlay } = await looks(story.app, "rail");
    deepEqual([image, overlay], ["harbour", "fog"]);
  },
);

browserTest("an unknown page is Not Found", async (story) => {
  const { page } = await visitPanel(story, "/control/index.html");
  const answer = await page.goto(`${story.origin}/control/pages/nowhere`);
  equal(answer?.status(), 404);
  match(await heading(page), /Not Found/);
});

function heading(page: Page): Promise<string> {
  return page.getByRole("heading", { level: 1 }).innerText();
}

function addPage(app: TestApp, fields: Record<string, string> = {}) {
  const page = { title: "Rail", content: "By rail", ...fields };
  return createPage(app.kv, pageCreate.parse(page), { language: "en" });
}

async function looks(app: TestApp, slug: string) {
  const page = await getPageBySlug(app.kv, slug);
  const { icon, overlay, image, hero, content } = page!;
  return { icon, overlay, image, hero, content };
}
