import { deepEqual, equal } from "node:assert/strict";
import { findParcelId, updateParcel } from "@/lib/parcels/parcels.ts";
import { createActivity } from "@/lib/parcels/activities.ts";
import { test } from "../helpers/browser.ts";
import { codesOf, createParcels } from "../helpers/bulk.ts";
import { askToDelete, confirmDelete, openInbox } from "../helpers/inbox.ts";
import { countingKind, queueCounting } from "../helpers/jobs.ts";
import { visitPanel } from "../helpers/panel.ts";
import { addParcel, ON_MAP } from "../helpers/parcels.ts";
import {
  CLIPBOARD,
  copyUntilHintEnds,
  see,
  seeConfirmation,
} from "../helpers/screen.ts";
import { translate, type Translation } from "../helpers/translation.ts";
import { until } from "../helpers/until.ts";

const CODE = "WB-1111";
const TRANSLATIONS: Translation[] = ["copied", "moved"];

for (const how of TRANSLATIONS) {
  test(`a translated result follows its parcel, with each text ${how}`, async ({ app, visit }) => {
    const { kv } = app;
    const tracked = {
      status: "In transit",
      current_location: "First port",
      max_expected_delivery_date: "2099-11-24",
      ...ON_MAP,
    };
    const moment = { occurred_at: "2026-11-20T10:00:00.000Z" };
    await addParcel(kv, tracked, { title: "Left", ...moment });
    const { page, errors } = await visit(`/track.html?code=${CODE}`);
    await until("the page streams", () => app.live.size === 1);
    await translate(page, how);
    const id = (await findParcelId(kv, CODE))!;
    const look = { description: "", icon: "verified", color: "gold" } as const;
    for (const status of ["On hold", "Delivery failed", "Out for delivery"]) {
      await createActivity(kv, {
        parcel_id: id,
        title: status,
        status,
        ...look,
      });
      await page.locator(".answer-status").getByText(status).waitFor();
    }
    const renamed = { tracking_code: "WB-2222", destination: "Lille" };
    await updateParcel(kv, {
      id,
      current_location: "Second port",
      max_expected_delivery_date: "2020-11-24",
      ...renamed,
    });
    await page.locator(".answer-where").getByText("Second port").waitFor();
    const result = page.getByTestId("tracking-result");
    const texts = () =>
      result.locator(".answer, .timeline, .facts, .places").allInnerTexts();
    const followed = await texts();
    const lastNews = page.locator("[aria-live=polite] .visually-hidden");
    equal(await lastNews.count(), 1);
    await page.reload();
    await page.getByRole("button", { name: "Print" }).waitFor();
    deepEqual(followed, await texts());
    deepEqual(errors, []);
  });

  test(`a translated window's size and hint follow, with each text ${how}`, async ({ visit }) => {
    const { page, errors } = await visit("/resolution.html", {
      viewport: { width: 800, height: 600 },
      ...CLIPBOARD,
    });
    await see(page, "800 px");
    await translate(page, how);
    await page.setViewportSize({ width: 640, height: 480 });
    await see(page, "640 px");
    equal(await page.getByText("800 px").count(), 0);
    await copyUntilHintEnds(page);
    deepEqual(errors, []);
  });

  test(`translated ticks and checked codes are counted, with each text ${how}`, async (story) => {
    const codes = codesOf(await createParcels(story.app.kv, 3));
    const list = await visitPanel(story, "/control/parcels/list.html");
    await list.page.waitForLoadState("networkidle");
    await translate(list.page, how);
    const count = list.page.locator(".ticked-count");
    for (const [at, name] of codes.entries()) {
      await list.page.getByRole("checkbox", { name }).check();
      equal(await count.innerText(), `Selected: ${at + 1}`);
    }
    const bulk = await visitPanel(story, "/control/parcels/bulk.html");
    await bulk.page.waitForLoadState("networkidle");
    await translate(bulk.page, how);
    const area = bulk.page.getByLabel("Tracking codes");
    for (const [at, name] of ["1 parcel", "2 parcels", "3 parcels"].entries()) {
      await area.fill(codes.slice(0, at + 1).join("\n"));
      await see(bulk.page, `${name} found`);
      equal(
        await bulk.page.locator(".checked summary").innerText(),
        `${name} found`,
      );
    }
    deepEqual([...list.errors, ...bulk.errors], []);
  });

  test(`a translated list asks about the right record, with each text ${how}`, async (story) => {
    const page = await openInbox(story, 3);
    await translate(page, how);
    const dialog = page.getByRole("dialog", { name: "Delete" });
    for (const name of ["Message 2", "Message 3"]) {
      await askToDelete(page, name);
      await dialog.getByText(`delete ${name}?`).waitFor();
      equal(await dialog.getByText("delete Message").count(), 1);
      if (name === "Message 2") await page.keyboard.press("Escape");
    }
    await confirmDelete(page);
    await seeConfirmation(page, "The message has been deleted.");
    await see(page, "2 entries");
  });

  test(`a translated preview follows the text, with each text ${how}`, async (story) => {
    const { page } = await visitPanel(story, "/control/pages/create.html");
    const preview = page.getByRole("region", { name: "Preview" });
    const area = page.locator("textarea").first();
    await area.fill("First text");
    await preview.getByText("First text").waitFor();
    await translate(page, how);
    await area.fill("Second text");
    await preview.getByText("Second text").waitFor();
    equal(await preview.locator("article").innerText(), "Second text");
  });

  const steps = [0, 1].map(() => Promise.withResolvers<void>());
  const held = countingKind({
    act: ({ payload }) => steps[payload.next]!.promise,
  });
  test(
    `a translated job is followed, with each text ${how}`,
    async (story) => {
      const { id } = await queueCounting(story.app.kv, 2);
      const { page } = await visitPanel(story, `/control/jobs/${id}`);
      await see(page, "0 of 2");
      await translate(page, how);
      const draining = story.app.jobs.drain();
      steps[0]!.resolve();
      await see(page, "1 of 2");
      equal(await page.getByText("0 of 2").count(), 0);
      steps[1]!.resolve();
      await draining;
    },
    { kinds: { count: held } },
  );
}
