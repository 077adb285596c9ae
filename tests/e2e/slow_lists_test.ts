import { deepEqual, equal } from "node:assert/strict";
import type { Page } from "playwright-core";
import { test } from "../helpers/browser.ts";
import {
  askToDelete,
  confirmDelete,
  openInbox,
  rowTitles,
  waitForRows,
} from "../helpers/inbox.ts";
import { hold, see, seeFocus } from "../helpers/screen.ts";

async function typeSearch(page: Page, text: string): Promise<void> {
  await page.getByRole("searchbox").click();
  await page.keyboard.type(text);
}

for (const act of ["delete", "load more"]) {
  test(`a slow response to "${act}" does not take the focus from the field being typed in`, async (story) => {
    const page = await openInbox(story, 16);
    const release = await hold(page, /api\/messages|page=2/);
    if (act === "delete") {
      await askToDelete(page, "Message 16");
      await confirmDelete(page);
    } else await page.getByRole("link", { name: "Load more" }).click();
    await typeSearch(page, "Ann");
    release();
    await waitForRows(page, act === "delete" ? 14 : 16);
    await page.keyboard.type(" Smith");
    equal(await page.getByRole("searchbox").inputValue(), "Ann Smith");
    await seeFocus(page, "search");
  });
}

test("a record being deleted is marked as busy and cannot be deleted twice", async (story) => {
  const page = await openInbox(story, 3);
  const answers: number[] = [];
  page.on("response", (response) => {
    const isDelete = response.request().method() === "DELETE";
    if (isDelete) answers.push(response.status());
  });
  const release = await hold(page, "**/api/messages");
  await askToDelete(page, "Message 2");
  await confirmDelete(page);
  const busy = page.locator("#records [aria-busy=true]");
  equal(await busy.locator(".record-title").innerText(), "Message 2");
  await askToDelete(page, "Message 2");
  equal(await page.getByRole("dialog").isVisible(), false);
  // Other records can still be deleted.
  await askToDelete(page, "Message 1");
  await confirmDelete(page);
  release();
  await see(page, "1 entry");
  deepEqual(await rowTitles(page), ["Message 3"]);
  deepEqual(answers, [200, 200]);
});

test("on a slow network, going back to a list does not scroll once the visitor is typing", async (story) => {
  const page = await openInbox(story, 45);
  await page.getByRole("link", { name: "Load more" }).click();
  await waitForRows(page, 30);
  await page.getByText("Message 17", { exact: true }).click();
  await page.waitForURL(/control\/messages\/\w{26}/);
  const release = await hold(page, /page=2/);
  const asked = page.waitForRequest(/page=2/);
  await page.goBack();
  await asked;
  await typeSearch(page, "Ann");
  const top = await page.evaluate(() => scrollY);
  release();
  await waitForRows(page, 30);
  equal(await page.evaluate(() => scrollY), top);
});
