import { randomBytes } from "node:crypto";
import { createActivity } from "@/lib/parcels/activities.ts";
import { writeFirstPages } from "@/lib/pages/first_pages.ts";
import { createInvoice } from "@/lib/invoices/invoices.ts";
import { createMessage } from "@/lib/messages/messages.ts";
import { replaceParcelImage } from "@/lib/parcels/photos.ts";
import { createParcel } from "@/lib/parcels/parcels.ts";
import { createReview, reviews } from "@/lib/reviews/reviews.ts";
import { getSettings, updateSettings } from "@/lib/settings/settings.ts";
import { createOwner, issueSetupToken } from "@/lib/accounts/setup.ts";
import { generateTrackingCode } from "@/lib/parcels/tracking_code.ts";
import type { Kv } from "@/lib/store/kv.ts";
import { messageCreate } from "@/lib/messages/schema.ts";
import { parcelCreate } from "@/lib/parcels/schema.ts";
import { reviewCreate } from "@/lib/reviews/schema.ts";
import { settingsPatch } from "@/lib/settings/schema.ts";
import { UploadedFile } from "@/lib/photos/limits.ts";
import demo from "./demo_data.json" with { type: "json" };
import { withDatabase } from "./database.ts";
import { refuseArguments, runTask, showSecret } from "./operator.ts";
import { loadTaskEnv } from "./project.ts";
import { parse } from "@/lib/fields/parse.ts";
import { activityCreate } from "@/lib/parcels/entry_schema.ts";

/** The codes and the account for trying the samples. */
export interface SeedResult {
  /** Tracking codes in capitals, in the order of demo_data.json. */
  codes: string[];
  /** The new owner's account; null if there was an owner already. */
  admin: { email: string; password: string } | null;
}

type DemoParcel = (typeof demo.parcels)[number];

const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;

/**
 * Writes the sample data: the first pages, parcels with photos and with histories around the store's present time, and
 * an invoice; also reviews, messages, contact settings, and an owner with a random password, unless there are any. A
 * second run adds the parcels and the invoice again, with new codes and the next number.
 */
export async function seedDemo(kv: Kv): Promise<SeedResult> {
  await writeFirstPages(kv);
  await seedContact(kv);
  const codes: string[] = [];
  // The first sample is created last, because lists show the newest first.
  for (const parcel of demo.parcels.toReversed()) {
    codes.unshift(await seedParcel(kv, parcel));
  }
  await createInvoice(kv, { product: codes[0]! });
  await seedReviews(kv);
  return { codes, admin: await seedAdmin(kv) };
}

/** Writes the messages before the settings: once the site has an e-mail address, each message would be mailed to it. */
async function seedContact(kv: Kv): Promise<void> {
  if ((await getSettings(kv)).contact_email !== null) return;
  for (const message of demo.messages.toReversed()) {
    await createMessage(kv, parse(messageCreate, message));
  }
  await updateSettings(kv, parse(settingsPatch, demo.contact));
}

async function seedReviews(kv: Kv): Promise<void> {
  if ((await reviews.listFirst(kv, { limit: 1 })).length > 0) return;
  for (const { photo, ...review } of demo.reviews.toReversed()) {
    const image = await readPicture(photo);
    const input = parse(reviewCreate, { ...review, image });
    await createReview(kv, input, { sample: "yes" });
  }
}

/** Reads a picture that tools/draw_demo.ts has drawn. */
async function readPicture(name: string): Promise<UploadedFile> {
  const file = `${name}.jpg`;
  const url = new URL(`./demo_pictures/${file}`, import.meta.url);
  return new UploadedFile(file, await Deno.readFile(url));
}

async function seedParcel(kv: Kv, sample: DemoParcel): Promise<string> {
  const { photo, expected_in_days, history, ...fields } = sample;
  const { status, current_location, ...others } = fields;
  const [min, max] = expected_in_days.map((days) =>
    moment(kv, days * DAY_MS).slice(0, 10)
  );
  const created = await createParcel(
    kv,
    parse(parcelCreate, {
      ...others,
      tracking_code: generateTrackingCode(),
      min_expected_delivery_date: min,
      max_expected_delivery_date: max,
    }),
  );
  const { id, tracking_code } = created;
  for (const event of history) {
    const { hours_ago, ...entry } = event;
    // Like the office's updates, the newest entry sets the parcel's state.
    const state = event === history.at(-1) ? { status, current_location } : {};
    const occurred_at = moment(kv, -hours_ago * HOUR_MS);
    const input = { ...entry, ...state, occurred_at, parcel_id: id };
    await createActivity(kv, parse(activityCreate, input));
  }
  if (photo !== undefined) {
    await replaceParcelImage(kv, { id, image: await readPicture(photo) });
  }
  return tracking_code;
}

function moment(kv: Kv, fromNow: number): string {
  return new Date(kv.now().getTime() + fromNow).toISOString();
}

async function seedAdmin(kv: Kv): Promise<SeedResult["admin"]> {
  const token = await issueSetupToken(kv);
  if (token === null) return null;
  const admin = {
    email: "admin@waybill.example",
    password: randomBytes(12).toString("base64url"),
  };
  await createOwner(kv, { ...admin, token });
  return admin;
}

async function main(): Promise<void> {
  refuseArguments(Deno.args, "Usage: `deno task seed`");
  const { codes, admin } = await withDatabase(loadTaskEnv().kvPath, seedDemo);
  const lines = codes.map((code) => `  ${code}`);
  console.log(["Sample parcels to track:", ...lines].join("\n"));
  if (admin === null) console.log("The administrator already exists.");
  else {
    showSecret(`Administrator: ${admin.email}, password ${admin.password}`);
  }
}

if (import.meta.main) await runTask(main);
