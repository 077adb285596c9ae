import { deepEqual, equal, match, ok } from "node:assert/strict";
import { signIn } from "@/lib/domain/admins.ts";
import { getParcelWithHistory } from "@/lib/domain/parcels.ts";
import { getSettings } from "@/lib/domain/settings.ts";
import { openKv } from "@/lib/kv.ts";
import { ACTIVITY_COLORS, ACTIVITY_ICONS } from "@/lib/schemas/constants.ts";
import { parcelCreate } from "@/lib/schemas/parcels.ts";
import { parse } from "@/lib/schemas/problems.ts";
import { DEMO_PARCELS } from "@/lib/tasks/demo_data.ts";
import { seedDemo } from "@/lib/tasks/seed.ts";

const NOW = new Date("2026-11-20T15:45:00.000Z");

Deno.test("seedDemo() writes parcels that can be tracked, and an administrator who can sign in", async () => {
  const kv = await openKv(":memory:", { now: () => NOW });
  try {
    const { codes, admin } = await seedDemo(kv);
    equal(codes.length, DEMO_PARCELS.length);
    for (const [index, code] of codes.entries()) {
      match(code, /^WAY(-[0-9A-Z]{4}){3}$/);
      const found = await getParcelWithHistory(kv, code);
      equal(
        found?.parcel.recipient_name,
        DEMO_PARCELS[index]!.fields.recipient_name,
      );
      equal(found?.history.length, DEMO_PARCELS[index]!.events.length);
      ok(
        found.history.every(({ occurred_at }) => new Date(occurred_at) <= NOW),
      );
    }
    equal((await signIn(kv, admin!)).email, admin!.email);
    match((await getSettings(kv)).contact_email ?? "", /@/);
    const again = await seedDemo(kv);
    equal(again.admin, null);
    equal(await kv.get(["counters", "parcels"]), 2 * codes.length);
  } finally {
    kv.close();
  }
});

Deno.test("the samples show every icon and colour, and stay within the rules of the forms", () => {
  const events = DEMO_PARCELS.flatMap((parcel) => parcel.events);
  deepEqual(new Set(events.map(([, icon]) => icon)), new Set(ACTIVITY_ICONS));
  deepEqual(
    new Set(events.map(([, , color]) => color)),
    new Set(ACTIVITY_COLORS),
  );
  for (const { fields } of DEMO_PARCELS) {
    parse(parcelCreate, { ...fields, tracking_code: "SAMPLE-1" });
  }
});
