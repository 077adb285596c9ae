import { deepEqual, equal, match, ok } from "node:assert/strict";
import { deleteMessage, messages } from "@/lib/messages/messages.ts";
import { createParcel } from "@/lib/parcels/parcels.ts";
import type { TestApp } from "../helpers/app.ts";
import { browserTest } from "../helpers/browser.ts";
import { nextFrame } from "../helpers/clock.ts";
import {
  askToDelete,
  confirmDelete,
  INBOX,
  openInbox,
  rowTitles,
  waitForRows,
} from "../helpers/inbox.ts";
import { visitPanel } from "../helpers/panel.ts";
import { addParcel } from "../helpers/parcels.ts";

async function stored({ kv }: TestApp): Promise<string[]> {
  const { data } = await messages.list(kv, { page: 1, per_page: 100 });
  return data.map(({ subject }) => subject);
}

browserTest(
  "deleting asks with Cancel focused, removes the row, focuses the next and updates the count",
  async (story) => {
    const page = await openInbox(story, 3);
    await askToDelete(page, "Message 2");
    const dialog = page.getByRole("dialog", { name: "Delete" });
    match(await dialog.innerText(), /sure you want to delete Message 2\?/);
    const said = await dialog.getAttribute("aria-describedby");
    match(await page.innerText(`#${said}`), /delete Message 2\?/);
    equal(await page.locator(":focus").innerText(), "Cancel");
    await page.keyboard.press("Escape");
    deepEqual(await rowTitles(page), ["Message 3", "Message 2", "Message 1"]);
    await askToDelete(page, "Message 2");
    await dialog.getByRole("button", { name: "Delete" }).click();
    await page.getByRole("status").getByText("The message has been deleted.")
      .waitFor();
    deepEqual(await rowTitles(page), ["Message 3", "Message 1"]);
    match(await page.locator(":focus").innerText(), /^Message 1/);
    await page.getByText("2 entries").waitFor();
    deepEqual(await stored(story.app), ["Message 3", "Message 1"]);
  },
);

browserTest(
  "a list says that it is empty after its last record is deleted",
  async (story) => {
    const page = await openInbox(story, 1);
    await askToDelete(page, "Message 1");
    await confirmDelete(page);
    await page.getByText("No messages yet").waitFor();
  },
);

browserTest(
  "the first error stays ten seconds, longer under the pointer or with the focus inside, and can be closed",
  async (story) => {
    const page = await openInbox(story, 2);
    const errors = ["The message is being read"];
    await page.route(
      "**/api/messages",
      (route) =>
        route.fulfill({
          status: 409,
          json: { errors, data: null, message: "" },
        }),
    );
    await page.clock.install();
    const error = page.getByRole("alert").getByText(errors[0]!);
    const confirm = async () => {
      await askToDelete(page, "Message 2");
      await confirmDelete(page);
      await error.waitFor();
    };
    await confirm();
    await page.clock.runFor(8_000);
    equal(await error.isVisible(), true);
    await page.clock.runFor(3_000);
    await error.waitFor({ state: "detached" });

    await confirm();
    await error.hover();
    await page.clock.runFor(60_000);
    equal(await error.isVisible(), true);
    await page.getByRole("button", { name: "Close this notice" }).focus();
    await page.mouse.move(0, 0);
    await page.clock.runFor(60_000);
    equal(await error.isVisible(), true);
    await page.keyboard.press("Enter");
    await error.waitFor({ state: "detached" });

    await confirm();
    await page.mouse.move(0, 0);
    await page.clock.runFor(8_000);
    // The same error once more stays as long.
    const answered = page.waitForResponse("**/api/messages");
    await confirm();
    await answered;
    await page.clock.runFor(8_000);
    equal(await error.isVisible(), true);
    await page.clock.runFor(3_000);
    await error.waitFor({ state: "detached" });
    equal((await rowTitles(page)).length, 2);
  },
);

browserTest(
  "a record deleted by another client is reported as gone and leaves the list",
  async (story) => {
    const page = await openInbox(story, 3);
    const { data } = await messages.list(story.app.kv, {
      page: 1,
      per_page: 3,
    });
    await deleteMessage(story.app.kv, data[1]!.id);
    await askToDelete(page, "Message 2");
    await confirmDelete(page);
    await page.getByRole("alert").getByText("Message not found").waitFor();
    deepEqual(await rowTitles(page), ["Message 3", "Message 1"]);
    match(await page.locator(":focus").innerText(), /^Message 1/);
    await page.getByText("2 entries").waitFor();
  },
);

browserTest(
  "a repeated notice is announced again",
  async (story) => {
    const page = await openInbox(story, 3);
    const isNew = async (hasText: string) => {
      const notice = page.locator(
        ".toast :is([role=status] *, [role=alert]):not([data-old])",
        { hasText },
      );
      await notice.evaluate((element) => element.dataset.old = "");
    };
    for (const number of [3, 2]) {
      await askToDelete(page, `Message ${number}`);
      await confirmDelete(page);
      await isNew("The message has been deleted.");
    }
    await page.context().setOffline(true);
    for (let time = 0; time < 2; time++) {
      await askToDelete(page, "Message 1");
      await confirmDelete(page);
      await isNew("Invalid Json");
    }
  },
);

browserTest(
  "a delete that gets no answer says Invalid Json and leaves the row, which can be deleted once the network is back",
  async (story) => {
    const page = await openInbox(story, 2);
    await page.context().setOffline(true);
    await askToDelete(page, "Message 2");
    await confirmDelete(page);
    await page.getByText("Invalid Json").waitFor();
    equal((await rowTitles(page)).length, 2);
    await page.context().setOffline(false);
    await askToDelete(page, "Message 2");
    await confirmDelete(page);
    await page.getByText("The message has been deleted.").waitFor();
    deepEqual(await rowTitles(page), ["Message 1"]);
  },
);

browserTest(
  "Load more appends the next page and focuses its first record",
  async (story) => {
    const page = await openInbox(story, 17);
    equal((await rowTitles(page)).length, 15);
    const asked = Promise.withResolvers<void>();
    await page.route(/page=2/, async (route) => {
      await asked.promise;
      await route.continue();
    });
    const more = page.getByRole("link", { name: "Load more" });
    await more.click();
    await page.getByText("Fetching Data ...").waitFor();
    await more.click();
    asked.resolve();
    await page.getByText("Message 1", { exact: true }).waitFor();
    await page.getByText("Fetching Data ...").waitFor({ state: "detached" });
    const subjects = await rowTitles(page);
    equal(subjects.length, 17);
    deepEqual(subjects.slice(14), ["Message 3", "Message 2", "Message 1"]);
    match(await page.locator(":focus").innerText(), /^Message 2/);
    equal(page.url(), story.origin + INBOX);
    equal(await page.getByRole("link", { name: "Load more" }).count(), 0);
    await askToDelete(page, "Message 1");
    await confirmDelete(page);
    await page.getByText("The message has been deleted.").waitFor();
    equal((await stored(story.app)).includes("Message 1"), false);
  },
);

browserTest(
  "Load more skips empty pages of a search and focuses the first record found",
  async (story) => {
    const add = (at: number, status: string) =>
      createParcel(story.app.kv, {
        tracking_code: `P-${at}-${status.length}`,
        ...{ recipient_name: "Ann", destination: "Oslo", status },
      });
    await add(0, "Customs delivered");
    for (const status of ["Customs", "Delivered"]) {
      await Promise.all(
        Array.from({ length: 1_050 }, (_, at) => add(at, status)),
      );
    }
    const { page } = await visitPanel(
      story,
      "/control/parcels/list.html?search=customs+delivered",
    );
    await page.waitForLoadState("networkidle");
    await page.getByText("Nothing found so far").waitFor();
    await page.getByRole("link", { name: "Load more" }).click();
    await page.getByText("1 entry").waitFor();
    deepEqual(await rowTitles(page), ["P-0-17"]);
    equal(await page.getByText("Nothing found").count(), 0);
    match(await page.locator(":focus").innerText(), /^P-0-17/);
  },
);

browserTest(
  "Load more opens a window with Shift",
  async (story) => {
    const page = await openInbox(story, 16);
    const opened = page.context().waitForEvent("page");
    await page.getByRole("link", { name: "Load more" }).click({
      modifiers: ["Shift"],
    });
    await (await opened).getByText("Message 1", { exact: true }).waitFor();
    equal((await rowTitles(page)).length, 15);
  },
);

browserTest(
  "going back to a list restores rows and scroll position",
  async (story) => {
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
  },
);

browserTest(
  "a page focuses its confirmation, and going back restores the position",
  async (story) => {
    for (let number = 1; number <= 30; number++) {
      const tracking_code = `WB-${1000 + number}`;
      await addParcel(story.app.kv, { tracking_code });
    }
    const list = "/control/parcels/list.html";
    const { page } = await visitPanel(
      story,
      `${list}?done=created&code=EZXZ-KPE7`,
    );
    const focused = page.locator(":focus");
    equal(await focused.innerText(), "The parcel has been created.");
    equal(await focused.getAttribute("role"), "status");
    const row = page.getByText("WB-1017", { exact: true });
    await row.scrollIntoViewIfNeeded();
    const top = await page.evaluate(() => scrollY);
    ok(top > 0);
    await row.click();
    await page.waitForURL(/WB-1017/);
    await page.goBack();
    await page.waitForFunction((top) => Math.abs(scrollY - top) < 2, top);
  },
);

browserTest(
  "deleting a match skips none on later pages of the search",
  async (story) => {
    const page = await openInbox(story, 33);
    await page.getByRole("searchbox").fill("message");
    await page.keyboard.press("Enter");
    await page.getByText("33 entries").waitFor();
    await page.waitForLoadState("networkidle");
    for (const number of [33, 32]) {
      await askToDelete(page, `Message ${number}`);
      await confirmDelete(page);
      await page.getByText(`${number - 1} entries`).waitFor();
    }
    equal((await rowTitles(page)).length, 13);
    const more = page.getByRole("link", { name: "Load more" });
    for (const count of [28, 31]) {
      await more.click();
      await waitForRows(page, count);
    }
    equal(await more.count(), 0);
    const wanted = Array.from({ length: 31 }, (_, i) => `Message ${31 - i}`);
    deepEqual(await rowTitles(page), wanted);
  },
);

browserTest(
  "a slow answer about a list does not bring back a deleted row",
  async (story) => {
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
    for (const number of [20, 16]) {
      await askToDelete(page, `Message ${number}`);
      await confirmDelete(page);
      await page.getByText(`Message ${number}`, { exact: true }).waitFor({
        state: "detached",
      });
    }
    await page.getByText("18 entries").waitFor();
    first.resolve();
    await answered.promise;
    await nextFrame(page);
    equal((await rowTitles(page)).includes("Message 16"), false);
    equal(await page.getByText("18 entries").count(), 1);
  },
);

for (const act of ["delete", "load more"]) {
  browserTest(
    `to ${act} after the end of the session leads to the sign-in and from there back`,
    async (story) => {
      const page = await openInbox(story, 16);
      await page.context().clearCookies();
      if (act === "delete") {
        await askToDelete(page, "Message 16");
        await confirmDelete(page);
      } else await page.getByRole("link", { name: "Load more" }).click();
      const list = encodeURIComponent(INBOX);
      await page.waitForURL(`**/control/signin.html?next=${list}`);
      equal((await stored(story.app)).length, 16);
    },
  );
}

browserTest(
  "without JavaScript the page asks for confirmation, and Delete deletes",
  async (story) => {
    const page = await openInbox(story, 17, { javaScriptEnabled: false });
    await askToDelete(page, "Message 17");
    match(
      await page.locator(".delete-confirm").innerText(),
      /sure you want to delete Message 17\?/,
    );
    equal(await page.locator(":focus").innerText(), "Cancel");
    await page.getByRole("link", { name: "Cancel" }).click();
    await page.waitForURL(story.origin + INBOX);
    await askToDelete(page, "Message 17");
    await page.getByRole("button", { name: "Delete" }).click();
    await page.waitForURL(story.origin + INBOX);
    equal((await stored(story.app)).length, 16);
    await page.getByRole("link", { name: "Load more" }).click();
    await page.waitForURL(({ search }) => search !== "");
    deepEqual(await rowTitles(page), ["Message 1"]);
  },
);
