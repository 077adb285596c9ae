import { deepEqual, equal, match, ok } from "node:assert/strict";
import { signIn } from "@/lib/accounts/members.ts";
import { listInvoices } from "@/lib/invoices/invoices.ts";
import { messages } from "@/lib/messages/messages.ts";
import { findTypedParcel } from "@/lib/parcels/parcels.ts";
import { reviews } from "@/lib/reviews/reviews.ts";
import { getSettings, updateSettings } from "@/lib/settings/settings.ts";
import { readCount } from "@/lib/store/counters.ts";
import type { Kv } from "@/lib/store/kv.ts";
import { ACTIVITY_COLORS, ACTIVITY_ICONS } from "@/lib/fields/constants.ts";
import demo from "@/lib/tasks/demo_data.json" with { type: "json" };
import { seedDemo } from "@/lib/tasks/seed.ts";
import { listParcels } from "@/lib/parcel_lists/list.ts";
import { openFile } from "@/lib/photos/serve.ts";
import { listMails } from "@/lib/mail/listed_mail.ts";
import { openKv } from "@/lib/store/open.ts";

const FIRST = { page: 1, per_page: 100 };
const NOW = new Date("2026-11-20T15:45:00.000Z");

Deno.test("seedDemo() creates trackable parcels and an owner who can sign in", async () => {
  using kv = await openKv(":memory:", { now: () => NOW });
  const { codes, admin } = await seedDemo(kv);
  equal(codes.length, demo.parcels.length);
  for (const [index, code] of codes.entries()) {
    match(code, /^WAY(-[0-9A-Z]{4}){3}$/);
    const { parcel, history } = (await findTypedParcel(kv, code))!.found;
    const sample = demo.parcels[index]!;
    equal(parcel.recipient_name, sample.recipient_name);
    equal(history.length, sample.history.length);
    equal(parcel.status, sample.status ?? null);
    equal(parcel.current_location, sample.current_location ?? null);
    ok(history.every(({ occurred_at }) => new Date(occurred_at) <= NOW));
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
});

/** Checks the photos, the invoice for the first parcel, and the order of reviews and messages. */
async function checkOthers(kv: Kv, code: string): Promise<void> {
  const { data: rated } = await reviews.list(kv, FIRST);
  const names = (list: { name: string }[]) => list.map(({ name }) => name);
  deepEqual(names(rated), names(demo.reviews));
  ok(rated.every(({ sample }) => sample === "yes"));
  const { data: parcels } = await listParcels(kv, FIRST);
  equal(
    parcels.filter(({ image }) => image !== null).length,
    demo.parcels.filter(({ photo }) => photo !== undefined).length,
  );
  for (const { image } of [...rated, ...parcels]) {
    ok(image === null || await openFile(kv, image) !== null);
  }
  const { data: sent } = await messages.list(kv, FIRST);
  const subjects = demo.messages.map(({ subject }) => subject);
  deepEqual(sent.map(({ subject }) => subject), subjects);
  const { data: invoices } = await listInvoices(kv, FIRST);
  deepEqual(invoices.map(({ tracking_code }) => tracking_code), [code]);
}

Deno.test("the demo data has every icon and color", () => {
  const entries = demo.parcels.flatMap(({ history }) => history);
  const icons = entries.map(({ icon }) => icon);
  const colors = entries.map(({ color }) => color);
  deepEqual(new Set(icons), new Set(ACTIVITY_ICONS));
  deepEqual(new Set(colors), new Set(ACTIVITY_COLORS));
});
