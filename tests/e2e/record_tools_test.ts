import { deepEqual, equal, match, ok } from "node:assert/strict";
import { deleteMessage, messages } from "@/lib/messages/messages.ts";
import type { TestApp } from "../helpers/app.ts";
import { test } from "../helpers/browser.ts";
import {
  askToDelete,
  confirmDelete,
  INBOX,
  openInbox,
  rowTitles,
  waitForRows,
} from "../helpers/inbox.ts";
import { visitPanel } from "../helpers/panel.ts";
import { addParcel, addParcels } from "../helpers/parcels.ts";
import {
  hold,
  nextFrame,
  press,
  see,
  seeConfirmation,
  seeRefusal,
} from "../helpers/screen.ts";

async function listSubjects({ kv }: TestApp): Promise<string[]> {
  const { data } = await messages.list(kv, { page: 1, per_page: 100 });
  return data.map(({ subject }) => subject);
}

test("deleting asks first with Cancel focused, then removes the row, focuses the next and updates the count", async (story) => {
  const page = await openInbox(story, 3);
  await askToDelete(page, "Message 2");
  const dialog = page.getByRole("dialog", { name: "Delete" });
  match(await dialog.innerText(), /sure you want to delete Message 2\?/);
  const description = await dialog.getAttribute("aria-describedby");
  match(await page.innerText(`#${description}`), /delete Message 2\?/);
  equal(await page.locator(":focus").innerText(), "Cancel");
  await page.keyboard.press("Escape");
  deepEqual(await rowTitles(page), ["Message 3", "Message 2", "Message 1"]);
  await askToDelete(page, "Message 2");
  await confirmDelete(page);
  await seeConfirmation(page, "The message has been deleted.");
  deepEqual(await rowTitles(page), ["Message 3", "Message 1"]);
  match(await page.locator(":focus").innerText(), /^Message 1/);
  await see(page, "2 entries");
  deepEqual(await listSubjects(story.app), ["Message 3", "Message 1"]);
});

test("deleting the last record leaves the message of an empty list", async (story) => {
  const page = await openInbox(story, 1);
  await askToDelete(page, "Message 1");
  await confirmDelete(page);
  await see(page, "No messages yet");
});

test("an error disappears after ten seconds, stays while hovered or focused, and can be closed", async (story) => {
  const page = await openInbox(story, 2);
  const errors = ["The message is being read"];
  const json = { errors, data: null, message: "" };
  const answer = { status: 409, json };
  await page.route("**/api/messages", (route) => route.fulfill(answer));
  await page.clock.install();
  const error = page.getByRole("alert").getByText(errors[0]!);
  const cause = async () => {
    await askToDelete(page, "Message 2");
    await confirmDelete(page);
    await error.waitFor();
  };
  const checkStays = async (ms: number) => {
    await page.clock.runFor(ms);
    equal(await error.isVisible(), true);
  };
  await cause();
  await checkStays(8_000);
  await page.clock.runFor(3_000);
  await error.waitFor({ state: "detached" });

  await cause();
  await error.hover();
  await checkStays(60_000);
  await page.getByRole("button", { name: "Close this notice" }).focus();
  await page.mouse.move(0, 0);
  await checkStays(60_000);
  await page.keyboard.press("Enter");
  await error.waitFor({ state: "detached" });

  await cause();
  await page.mouse.move(0, 0);
  await page.clock.runFor(8_000);
  // Repeating the error restarts the ten seconds.
  const answered = page.waitForResponse("**/api/messages");
  await cause();
  await answered;
  await checkStays(8_000);
  await page.clock.runFor(3_000);
  await error.waitFor({ state: "detached" });
  equal((await rowTitles(page)).length, 2);
});

test("deleting a record that another client has deleted reports it as not found and removes its row", async (story) => {
  const page = await openInbox(story, 3);
  const query = { page: 1, per_page: 3 };
  const { data } = await messages.list(story.app.kv, query);
  await deleteMessage(story.app.kv, data[1]!.id);
  await askToDelete(page, "Message 2");
  await confirmDelete(page);
  await seeRefusal(page, "Message not found");
  deepEqual(await rowTitles(page), ["Message 3", "Message 1"]);
  match(await page.locator(":focus").innerText(), /^Message 1/);
  await see(page, "2 entries");
});

test("a repeated notice is announced again", async (story) => {
  const page = await openInbox(story, 3);
  const deleteAndHear = async (subject: string, hasText: string) => {
    await askToDelete(page, subject);
    await confirmDelete(page);
    const notice = page.locator(
      ".toast :is([role=status] *, [role=alert]):not([data-old])",
      { hasText },
    );
    await notice.evaluate((element) => element.dataset.old = "");
  };
  for (const subject of ["Message 3", "Message 2"]) {
    await deleteAndHear(subject, "The message has been deleted.");
  }
  await page.context().setOffline(true);
  for (let time = 0; time < 2; time++) {
    await deleteAndHear("Message 1", "Invalid Json");
  }
});

test("a deletion that fails offline is reported, keeps the row and can be repeated", async (story) => {
  const page = await openInbox(story, 2);
  await page.context().setOffline(true);
  await askToDelete(page, "Message 2");
  await confirmDelete(page);
  await see(page, "Invalid Json");
  equal((await rowTitles(page)).length, 2);
  await page.context().setOffline(false);
  await askToDelete(page, "Message 2");
  await confirmDelete(page);
  await see(page, "The message has been deleted.");
  deepEqual(await rowTitles(page), ["Message 1"]);
});

test("Load more appends the next page once and focuses its first record", async (story) => {
  const page = await openInbox(story, 17);
  equal((await rowTitles(page)).length, 15);
  const release = await hold(page, /page=2/);
  const more = page.getByRole("link", { name: "Load more" });
  await more.click();
  await see(page, "Fetching Data ...");
  await more.click();
  release();
  await page.getByText("Message 1", { exact: true }).waitFor();
  await page.getByText("Fetching Data ...").waitFor({ state: "detached" });
  const subjects = await rowTitles(page);
  equal(subjects.length, 17);
  deepEqual(subjects.slice(14), ["Message 3", "Message 2", "Message 1"]);
  match(await page.locator(":focus").innerText(), /^Message 2/);
  equal(page.url(), story.origin + INBOX);
  equal(await more.count(), 0);
  await askToDelete(page, "Message 1");
  await confirmDelete(page);
  await see(page, "The message has been deleted.");
  equal((await listSubjects(story.app)).includes("Message 1"), false);
});

test("Load more skips empty pages of a search and focuses the first match", async (story) => {
  const inputs = (destination: string, count: number) =>
    Array.from({ length: count }, (_, at) => ({
      tracking_code: `P-${at}-${destination.length}`,
      recipient_name: "Ann",
      destination,
    }));
  await addParcels(story.app.kv, [
    ...inputs("Customs delivered", 1),
    ...inputs("Customs", 1_050),
    ...inputs("Delivered", 1_050),
  ]);
  const path = "/control/parcels/list.html?search=customs+delivered";
  const { page } = await visitPanel(story, path);
  await page.waitForLoadState("networkidle");
  await see(page, "Nothing found so far");
  await page.getByRole("link", { name: "Load more" }).click();
  await see(page, "1 entry");
  deepEqual(await rowTitles(page), ["P-0-17"]);
  equal(await page.getByText("Nothing found").count(), 0);
  match(await page.locator(":focus").innerText(), /^P-0-17/);
});

test("Shift-clicking Load more opens a window", async (story) => {
  const page = await openInbox(story, 16);
  const opened = page.context().waitForEvent("page");
  const more = page.getByRole("link", { name: "Load more" });
  await more.click({ modifiers: ["Shift"] });
  await (await opened).getByText("Message 1", { exact: true }).waitFor();
  equal((await rowTitles(page)).length, 15);
});

test("going back to a list restores its rows and scroll position", async (story) => {
  const page = await openInbox(story, 50);
  for (const count of [30, 45]) {
    await page.getByRole("link", { name: "Load more" }).click();
    await waitForRows(page, count);
  }
  const all = await rowTitles(page);
  const row = page.getByText("Message 8", { exact: true });
  await row.scrollIntoViewIfNeeded();
  const top = await page.evaluate(() => scrollY);
  await row.click();
  await page.waitForURL(/control\/messages\/\w{26}/);
  await page.goBack();
  await page.waitForFunction(
    (top) => top > 0 && Math.abs(scrollY - top) < 2,
    top,
  );
  deepEqual(await rowTitles(page), all);
});

test("a page focuses its confirmation, but going back to it restores the scroll position", async (story) => {
  for (let number = 1; number <= 30; number++) {
    await addParcel(story.app.kv, { tracking_code: `WB-${1000 + number}` });
  }
  const list = "/control/parcels/list.html?done=created&code=WB-1030";
  const { page } = await visitPanel(story, list);
  const focused = page.locator(":focus");
  match(await focused.innerText(), /^The parcel has been created\./);
  equal(await focused.getAttribute("role"), "status");
  const row = page.getByText("WB-1017", { exact: true });
  await row.scrollIntoViewIfNeeded();
  const top = await page.evaluate(() => scrollY);
  ok(top > 0);
  await row.click();
  await page.waitForURL(/WB-1017/);
  await page.goBack();
  await page.waitForFunction((top) => Math.abs(scrollY - top) < 2, top);
});

test("after matches are deleted, later pages of the search skip no match", async (story) => {
  const page = await openInbox(story, 33);
  await page.getByRole("searchbox").fill("message");
  await page.keyboard.press("Enter");
  await see(page, "33 entries");
  await page.waitForLoadState("networkidle");
  for (const number of [33, 32]) {
    await askToDelete(page, `Message ${number}`);
    await confirmDelete(page);
    await see(page, `${number - 1} entries`);
  }
  equal((await rowTitles(page)).length, 13);
  const more = page.getByRole("link", { name: "Load more" });
  for (const count of [28, 31]) {
    await more.click();
    await waitForRows(page, count);
  }
  equal(await more.count(), 0);
  const wanted = Array.from({ length: 31 }, (_, at) => `Message ${31 - at}`);
  deepEqual(await rowTitles(page), wanted);
});

test("a late list response does not bring back a deleted row", async (story) => {
  const page = await openInbox(story, 20);
  await page.goto(`${story.origin}${INBOX}?search=message`);
  await page.waitForLoadState("networkidle");
  const first = Promise.withResolvers<void>();
  const answered = Promise.withResolvers<void>();
  let asked = 0;
  await page.route(/search=message/, async (route) => {
    asked += 1;
    const isFirst = asked === 1;
    const response = await route.fetch();
    if (isFirst) await first.promise;
    await route.fulfill({ response });
    if (isFirst) answered.resolve();
  });
  for (const subject of ["Message 20", "Message 16"]) {
    await askToDelete(page, subject);
    await confirmDelete(page);
    const row = page.getByText(subject, { exact: true });
    await row.waitFor({ state: "detached" });
  }
  await see(page, "18 entries");
  first.resolve();
  await answered.promise;
  await nextFrame(page);
  equal((await rowTitles(page)).includes("Message 16"), false);
  equal(await page.getByText("18 entries").count(), 1);
});

for (const act of ["delete", "load more"]) {
  test(`after the session has expired, "${act}" leads to the sign-in, which returns to the list`, async (story) => {
    const page = await openInbox(story, 16);
    await page.context().clearCookies();
    if (act === "delete") {
      await askToDelete(page, "Message 16");
      await confirmDelete(page);
    } else await page.getByRole("link", { name: "Load more" }).click();
    const list = encodeURIComponent(INBOX);
    await page.waitForURL(`**/control/signin.html?next=${list}`);
    equal((await listSubjects(story.app)).length, 16);
  });
}

test("without JavaScript a deletion is confirmed on the page", async (story) => {
  const page = await openInbox(story, 17, { javaScriptEnabled: false });
  await askToDelete(page, "Message 17");
  const question = await page.locator(".delete-confirm").innerText();
  match(question, /sure you want to delete Message 17\?/);
  equal(await page.locator(":focus").innerText(), "Cancel");
  await page.getByRole("link", { name: "Cancel" }).click();
  await page.waitForURL(story.origin + INBOX);
  await askToDelete(page, "Message 17");
  await press(page, "Delete");
  await page.waitForURL(story.origin + INBOX);
  equal((await listSubjects(story.app)).length, 16);
  await page.getByRole("link", { name: "Load more" }).click();
  await page.waitForURL(({ search }) => search !== "");
  deepEqual(await rowTitles(page), ["Message 1"]);
});
