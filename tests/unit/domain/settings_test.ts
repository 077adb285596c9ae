import { deepEqual, equal } from "node:assert/strict";
import { getSettings, updateSettings } from "@/lib/domain/settings.ts";
import { memoryKv } from "./helpers.ts";

Deno.test("getSettings() gives the specification's values while nothing was saved", async () => {
  using kv = await memoryKv();
  const settings = await getSettings(kv);
  equal(settings.version, 0);
  equal(settings.contact_email, null);
  deepEqual(
    [
      settings.company_name,
      settings.founded_year,
      settings.container_count,
      settings.copyright_year,
    ],
    ["Waybill Logistics", 1985, 200_000, 2022],
  );
  deepEqual([
    settings.gauge_warehousing,
    settings.gauge_ocean,
    settings.gauge_air,
  ], [95, 85, 90]);
  deepEqual([settings.tracking_privacy, settings.time_zone], ["full", "UTC"]);
});

Deno.test("updateSettings() changes the given settings, seen at once, and counts the version", async () => {
  using kv = await memoryKv();
  await getSettings(kv);
  await updateSettings(kv, { contact_email: "a@example.com" });
  const settings = await updateSettings(kv, { time_zone: "Europe/Oslo" });
  equal(settings.version, 2);
  equal(settings.contact_email, "a@example.com");
  deepEqual(await getSettings(kv), settings);
});

Deno.test("parallel changes of different settings lose nothing", async () => {
  using kv = await memoryKv();
  await Promise.all([
    updateSettings(kv, { contact_email: "a@example.com" }),
    updateSettings(kv, { contact_phone: "1" }),
    updateSettings(kv, { founded_year: 1990 }),
  ]);
  const { contact_email, contact_phone, founded_year, version } =
    await getSettings(kv);
  deepEqual([contact_email, contact_phone, founded_year, version], [
    "a@example.com",
    "1",
    1990,
    3,
  ]);
});
