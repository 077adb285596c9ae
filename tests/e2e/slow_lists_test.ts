import { deepEqual, equal } from "node:assert/strict";
import type { Page } from "playwright-core";
import { browserTest } from "../helpers/browser.ts";
import { hold } from "../helpers/hold.ts";
import {
  askToDelete,
  confirmDelete,
  openInbox,
  rowTitles,
  waitForRows,
} from "../helpers/inbox.ts";

async function typeSearch(page: Page, text: string): Promise<void> {
  await page.getByRole("searchbox").click();
  await page.keyboard.type(text);
}

for (const act of ["delete", "load more"]) {
  browserTest(
    `a slow answer to ${act} leaves the focus in the field being typed in`,
    async (story) => {
      const page = await openInbox(story, 16);
      const answer = await hold(page, /api\/messages|page=2/);
      if (act === "delete") {
        await askToDelete(page, "Message 16");
        await confirmDelete(page);
      } else await page.getByRole("link", { name: "Load more" }).click();
      await typeSearch(page, "Ann");
      answer();
      await waitForRows(page, act === "delete" ? 14 : 16);
      await page.keyboard.type(" Smith");
      const search = page.getByRole("searchbox");
      equal(await search.inputValue(), "Ann Smith");
      equal(await page.locator(":focus").getAttribute("name"), "search");
    },
  );
}

browserTest(
  "a record being deleted is marked and not deleted twice",
  async (story) => {
    const page = await openInbox(story, 3);
    const answers: number[] = [];
    page.on("response", (response) => {
      const isDelete = response.request().method() === "DELETE";
      if (isDelete) answers.push(response.status());
    });
    const answer = await hold(page, "**/api/messages");
    await askToDelete(page, "Message 2");
    await confirmDelete(page);
    const busy = page.locator("#records [aria-busy=true]");
    equal(await busy.locator(".record-title").innerText(), "Message 2");
    await askToDelete(page, "Message 2");
    equal(await page.getByRole("dialog").isVisible(), false);
    // Others can be meanwhile.
    await askToDelete(page, "Message 1");
    await confirmDelete(page);
    answer();
    await page.getByText("1 entry").waitFor();
    deepEqual(await rowTitles(page), ["Message 3"]);
    deepEqual(answers, [200, 200]);
  },
);

browserTest(
  "going back to a list on a slow network keeps the focus of a typing visitor",
  async (story) => {
    const page = await openInbox(story, 45);
    const more = page.getByRole("link", { name: "Load more" });
    await more.click();
    await waitForRows(page, 30);
    await page.getByText("Message 17", { exact: true }).click();
    await page.waitForURL(/control\/messages\/\w{26}/);
    const answer = await hold(page, /page=2/);
    const asked = page.waitForRequest(/page=2/);
    await page.goBack();
    await asked;
    await typeSearch(page, "Ann");
    const top = await page.evaluate(() => scrollY);
    answer();
    await waitForRows(page, 30);
    equal(await page.evaluate(() => scrollY), top);
  },
);
