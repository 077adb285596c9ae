import { deepEqual, equal, notEqual, ok, rejects } from "node:assert/strict";
import {
  changeContent,
  contentSnapshot,
  getContentVersion,
  getSettings,
  toPublicSettings,
  updateSettings,
} from "@/lib/settings/settings.ts";
import { LOCALES } from "@/lib/i18n/locales.ts";
import { isAppError, memoryKv, test } from "@/tests/helpers/domain.ts";
import { writeFirstPages } from "@/lib/pages/first_pages.ts";
import { createPage, pageTrash, updatePage } from "@/lib/pages/pages.ts";
import { createReview, deleteReview, reviews } from "@/lib/reviews/reviews.ts";
import { pageCreate } from "@/lib/pages/schema.ts";
import { jpg, toUpload } from "@/tests/helpers/pictures.ts";
import { listMails } from "@/lib/mail/listed_mail.ts";
import { copyrightYear } from "@/components/layout/navigation.ts";

const AUTHOR = { admin_id: "01JADMIN", locale: LOCALES.de };

test("getSettings() returns the specified defaults", async (kv) => {
  const settings = await getSettings(kv);
  deepEqual(settings, {
    ...settings,
    version: 0,
    contact_email: null,
    company_name: "Waybill Logistics",
    founded_year: 1985,
    container_count: 200_000,
    copyright_year: 2022,
    gauge_warehousing: 95,
    gauge_ocean: 85,
    gauge_air: 90,
    tracking_privacy: "full",
    time_zone: "UTC",
  });
});

test("getSettings() returns the same object until the next change", async (kv) => {
  const change = { version: 0, company_name: "Acme" };
  const { settings } = await updateSettings(kv, change);
  const first = await getSettings(kv);
  await kv.transact((tx) => tx.set(["settings"], settings));
  equal(await getSettings(kv), first);
  await updateSettings(kv, { version: 1, company_name: "Bolt" });
  equal((await getSettings(kv)).company_name, "Bolt");
});

test("updateSettings() changes the given settings in one commit, returns their names and increments the version", async (kv) => {
  await getSettings(kv);
  await updateSettings(kv, { contact_email: "a@example.com" });
  const { settings, changed } = await updateSettings(kv, {
    contact_email: "a@example.com",
    time_zone: "Europe/Oslo",
  });
  deepEqual(changed, ["time_zone"]);
  equal(settings.version, 2);
  equal(settings.contact_email, "a@example.com");
  deepEqual(await getSettings(kv), settings);
});

test("updateSettings() clears a figure and resets required settings", async (kv) => {
  await updateSettings(kv, { company_name: "Acme", contact_phone: "1" });
  const cleared = {
    gauge_air: null,
    founded_year: null,
    copyright_year: null,
    contact_phone: null,
  };
  const patch = { ...cleared, company_name: null };
  const { settings } = await updateSettings(kv, patch);
  const company_name = "Waybill Logistics";
  deepEqual(settings, { ...settings, ...cleared, company_name });
  // Cleared settings are stored as null, others use their defaults.
  const { gauge_air, gauge_ocean } = await getSettings(kv);
  deepEqual([gauge_air, gauge_ocean], [null, 85]);
});

test("copyrightYear() returns the owner's year or the current year in the site's time zone", async (kv) => {
  const newYear = new Date("2026-12-31T23:30:00Z");
  const settings = await getSettings(kv);
  equal(copyrightYear(settings, newYear), 2022);
  const emptied = { ...settings, copyright_year: null };
  equal(copyrightYear(emptied, newYear), 2026);
  const berlin = { ...emptied, time_zone: "Europe/Berlin" };
  equal(copyrightYear(berlin, newYear), 2027);
});

test("updateSettings() stores nothing if nothing changes", async (kv) => {
  const { settings, changed } = await updateSettings(kv, { gauge_air: 90 });
  deepEqual([settings.version, changed], [0, []]);
  deepEqual(await kv.list({ prefix: [] }, { limit: 1 }), []);
});

test("updateSettings() rejects a stale version", async (kv) => {
  await updateSettings(kv, { version: 0, contact_phone: "1" });
  await rejects(
    updateSettings(kv, { version: 0, contact_phone: "2" }),
    isAppError(409, "error.conflict"),
  );
  equal((await getSettings(kv)).contact_phone, "1");
});

test("updateSettings() notifies the author once about a new chat code and about no other change", async (kv) => {
  const chat_code = "<script></script>";
  for (const patch of [{ contact_phone: "1" }, { chat_code }, { chat_code }]) {
    await updateSettings(kv, patch, { author: AUTHOR });
  }
  const { data } = await listMails(kv, { page: 1, per_page: 15 });
  deepEqual(
    data.map(({ kind, about_id, locale }) => [kind, about_id, locale]),
    [["chat_code_notice", AUTHOR.admin_id, "de"]],
  );
});

test("200 concurrent changes of different settings lose nothing", async (kv) => {
  const patches = Array.from({ length: 200 }, (_, index) => {
    const round = Math.floor(index / 4) + 1;
    return [
      { contact_phone: `phone ${round}` },
      { contact_address: `address ${round}` },
      { founded_year: 1900 + round },
      { container_count: round },
    ][index % 4]!;
  });
  await Promise.all(patches.map((patch) => updateSettings(kv, patch)));
  const settings = await getSettings(kv);
  equal(settings.version, 200);
  ok(settings.contact_phone?.startsWith("phone "));
  ok(settings.contact_address?.startsWith("address "));
  const { founded_year, container_count } = settings;
  ok(founded_year! > 1900 && founded_year! <= 1950);
  ok(container_count! >= 1 && container_count! <= 50);
});

test("toPublicSettings() omits settings that visitors may not see", async (kv) => {
  const { settings } = await updateSettings(kv, { chat_code: "<b></b>" });
  const hidden = [
    "mail_template",
    "chat_code",
    "tracking_privacy",
    "journal_days",
    "version",
  ];
  const shown = Object.keys(settings).filter((name) => !hidden.includes(name));
  deepEqual(Object.keys(toPublicSettings(settings)).sort(), shown.sort());
});

test("the content version changes with every change of a page or review", async (kv) => {
  let version = await getContentVersion(kv);
  async function expectNewVersion(what: string): Promise<void> {
    const now = await getContentVersion(kv);
    notEqual(now, version, what);
    version = now;
  }
  const english = { language: "en" };
  await writeFirstPages(kv);
  await expectNewVersion("first pages");
  const input = pageCreate.parse({ title: "Customs", content: "Text" });
  const { id } = await createPage(kv, input, english);
  await expectNewVersion("a new page");
  await updatePage(kv, { id, title: "Duties" }, english);
  await expectNewVersion("a changed page");
  await updatePage(kv, { id, title: "Duties" }, english);
  equal(await getContentVersion(kv), version);
  await pageTrash.add(kv, id);
  await expectNewVersion("a deleted page");
  const praise = { name: "Ann", review: "Good", image: toUpload(jpg) };
  const review = await createReview(kv, praise);
  await expectNewVersion("a new review");
  await reviews.update(kv, { id: review.id, name: "Bob" });
  await expectNewVersion("a changed review");
  await deleteReview(kv, review.id);
  await expectNewVersion("a deleted review");
});

test("contentSnapshot() caches per store until the content changes", async (one) => {
  using other = await memoryKv();
  let count = 0;
  const counted = contentSnapshot(() => Promise.resolve(++count));
  equal(await counted(one), 1);
  equal(await counted(other), 2);
  equal(await counted(one), 1);
  await one.transact((tx) => changeContent(tx));
  equal(await counted(one), 3);
  equal(await counted(other), 2);
});

test("contentSnapshot() does not cache failures", async (kv) => {
  let count = 0;
  const failing = contentSnapshot(() =>
    ++count === 1 ? Promise.reject(new Error("locked")) : Promise.resolve(count)
  );
  await rejects(failing(kv), /locked/);
  equal(await failing(kv), 2);
});
