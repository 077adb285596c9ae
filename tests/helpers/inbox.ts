import type { BrowserContextOptions, Page } from "playwright-core";
import { createMessage } from "@/lib/messages/messages.ts";
import { messageCreate } from "@/lib/messages/schema.ts";
import type { Story } from "./browser.ts";
import { visitPanel } from "./panel.ts";

/** The path of the list of messages. */
export const INBOX = "/control/messages/list.html";

/** Opens the inbox with numbered messages; "Message 1" is the oldest. */
export async function openInbox(
  story: Story,
  count: number,
  options: BrowserContextOptions = {},
): Promise<Page> {
  for (let number = 1; number <= count; number++) {
    const message = { subject: `Message ${number}`, body: "Where is it?" };
    const input = messageCreate.parse(message);
    await createMessage(story.app.kv, input, {});
  }
  const { page } = await visitPanel(story, INBOX, options);
  if (options.javaScriptEnabled !== false) {
    await page.waitForLoadState("networkidle");
  }
  return page;
}

/** Clicks the delete button of a record. */
export function askToDelete(page: Page, subject: string): Promise<void> {
  return page.getByRole("link", { name: `Delete ${subject}`, exact: true })
    .click();
}

/** Confirms the deletion. */
export function confirmDelete(page: Page): Promise<void> {
  return page.getByRole("dialog").getByRole("button", { name: "Delete" })
    .click();
}

/** Returns the titles of a list's rows. */
export function rowTitles(page: Page): Promise<string[]> {
  return page.locator(".record-title").allInnerTexts();
}

/** Waits until a list has this many rows. */
export async function waitForRows(page: Page, count: number): Promise<void> {
  await page.waitForFunction(
    (count) => document.querySelectorAll(".record-title").length === count,
    count,
  );
}
