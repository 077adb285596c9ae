import { deepEqual, equal, match, ok } from "node:assert/strict";
import { signIn } from "@/lib/accounts/admins.ts";
import { openFile } from "@/lib/photos/files.ts";
import { listInvoices } from "@/lib/invoices/invoices.ts";
import { messages } from "@/lib/messages/messages.ts";
import { listMails } from "@/lib/mail/outbox.ts";
import { getParcelWithHistory } from "@/lib/parcels/parcels.ts";
import { reviews } from "@/lib/reviews/reviews.ts";
import { getSettings, updateSettings } from "@/lib/settings/settings.ts";
import { readCount } from "@/lib/store/counters.ts";
import { type Kv, openKv } from "@/lib/store/kv.ts";
import { ACTIVITY_COLORS, ACTIVITY_ICONS } from "@/lib/fields/constants.ts";
import demo from "@/lib/tasks/demo_data.json" with { type: "json" };
import { seedDemo } from "@/lib/tasks/seed.ts";
import { listParcels } from "@/lib/parcel_lists/list.ts";

const FIRST = { page: 1, per_page: 100 };
const NOW = new Date("2026-11-20T15:45:00.000Z");

Deno.test("seedDemo() writes parcels that can be tracked, and an administrator who can sign in", async () => {
  const kv = await openKv(":memory:", { now: () => NOW });
  try {
    const { codes, admin } = await seedDemo(kv);
    equal(codes.length, demo.parcels.length);
    for (const [index, code] of codes.entries()) {
      match(code, /^WAY(-[0-9A-Z]{4}){3}$/);
      const found = await getParcelWithHistory(kv, code);
      equal(
        found?.parcel.recipient_name,
        demo.parcels[index]!.recipient_name,
      );
      equal(found?.history.length, demo.parcels[index]!.history.length);
      const { status, current_location } = demo.parcels[index]!;
      equal(found.parcel.status, status ?? null);
      equal(found.parcel.current_location, current_location ?? null);
      ok(
        found.history.every(({ occurred_at }) => new Date(occurred_at) <= NOW),
      );
    }
    equal((await signIn(kv, admin!)).email, admin!.email);
    match((await getSettings(kv)).contact_email ?? "", /@/);
    await checkOthers(kv, codes[0]!);
    await updateSettings(kv, { contact_email: "office@harbour.example" });
    const again = await seedDemo(kv);
    equal((await getSettings(kv)).contact_email, "office@harbour.example");
    equal(again.admin, null);
    equal(await readCount(kv, "parcels"), 2 * codes.length);
    equal((await reviews.list(kv, FIRST)).total, demo.reviews.length);
    equal((await messages.list(kv, FIRST)).total, demo.messages.length);
    equal((await listMails(kv, FIRST)).total, 0);
  } finally {
    kv.close();
  }
});

/** Photos that are served, an invoice for the first parcel, reviews and messages in the order of the samples. */
async function checkOthers(kv: Kv, code: string): Promise<void> {
  const { data: rated } = await reviews.list(kv, FIRST);
  deepEqual(
    rated.map(({ name }) => name),
    demo.reviews.map(({ name }) => name),
  );
  const { data: parcels } = await listParcels(kv, FIRST);
  equal(
    parcels.filter(({ image }) => image !== null).length,
    demo.parcels.filter(({ photo }) => photo !== undefined).length,
  );
  for (const { image } of [...rated, ...parcels]) {
    ok(image === null || await openFile(kv, image) !== null);
  }
  const { data: sent } = await messages.list(kv, FIRST);
  deepEqual(
    sent.map(({ subject }) => subject),
    demo.messages.map(({ subject }) => subject),
  );
  const { data: invoices } = await listInvoices(kv, FIRST);
  deepEqual(invoices.map(({ tracking_code }) => tracking_code), [code]);
}

Deno.test("the samples show every icon and colour", () => {
  const entries = demo.parcels.flatMap(({ history }) => history);
  deepEqual(new Set(entries.map(({ icon }) => icon)), new Set(ACTIVITY_ICONS));
  deepEqual(
    new Set(entries.map(({ color }) => color)),
    new Set(ACTIVITY_COLORS),
  );
});
