import { deepEqual, equal } from "node:assert/strict";
import { formOf, png } from "../helpers/pictures.ts";
import { test } from "../helpers/site.ts";
import type { Call } from "@/lib/site/call.ts";
import { CALLS } from "@/lib/site/nouns.ts";

const PARCEL = { recipient_name: "Ann", destination: "Lisbon" };

/** For each call with an Idempotency-Key: its input, and different input for the same key. */
const INPUTS: Record<string, [body: object, other: object]> = {
  admins: [
    { email: "ann@example.com", role: "clerk" },
    { email: "bob@example.com", role: "clerk" },
  ],
  parcels: [
    { ...PARCEL, tracking_code: "TEST-1" },
    { ...PARCEL, tracking_code: "TEST-2" },
  ],
  activities: [
    { title: "Departed", description: "At noon", color: "green" },
    { title: "Arrived", description: "At noon", color: "green" },
  ],
  invoices: [{ product: "Crates" }, { product: "Pallets" }],
  messages: [
    { subject: "Where?", body: "Is it there?" },
    { subject: "When?", body: "Is it there?" },
  ],
  contact: [
    { to: "ann@example.com", subject: "Here", body: "It has arrived." },
    { to: "bob@example.com", subject: "Here", body: "It has arrived." },
  ],
  bulk: [
    { codes: ["TEST-0"], update: { status: "Held" } },
    { codes: ["TEST-0"], update: { status: "Lost" } },
  ],
  reviews: [{ name: "Ann", review: "Fast." }, { name: "Bob", review: "Fast." }],
  statuses: [
    { text: "At the pier", stage: "in_transit" },
    { text: "At the quay", stage: "in_transit" },
  ],
  pages: [
    { title: "Sea", content: "By sea." },
    { title: "Air", content: "By air." },
  ],
};

Deno.test("every call that accepts an Idempotency-Key is covered here", () => {
  const repeatable = Object.entries<Call>(CALLS)
    .filter(([, call]) => call.repeatable).map(([name]) => name);
  const tested = Object.keys(INPUTS).map((noun) => `POST /api/${noun}`);
  deepEqual(tested.sort(), repeatable.sort());
});

const TAKES_FILE = new Set(
  Object.entries<Call>(CALLS).filter(([, call]) => call.multipart)
    .map(([name]) => name),
);

for (const [noun, [body, other]] of Object.entries(INPUTS)) {
  test(`POST /api/${noun} with a repeated Idempotency-Key gets the first response and changes nothing`, async ({ app, owner }) => {
    const parcel = { ...PARCEL, tracking_code: "TEST-0" };
    const { id } = (await owner.post("/parcels", parcel)).body.data;
    const send = (key: string, input: object) => {
      const fields = noun === "activities"
        ? { ...input, parcel_id: id }
        : input;
      const headers = { "idempotency-key": key };
      if (!TAKES_FILE.has(`POST /api/${noun}`)) {
        return owner.api("POST", `/${noun}`, { body: fields, headers });
      }
      const form = formOf({ ...fields, image: ["a.png", png] });
      return owner.upload(`/${noun}`, form, headers);
    };
    const key = "k".repeat(300);
    const first = await send(key, body);
    equal(first.status, 200, first.text);
    const before = await app.kv.list({ prefix: [] }, { limit: 1_000 });
    for (const again of await Promise.all([1, 2].map(() => send(key, body)))) {
      equal(again.status, 200, again.text);
      equal(again.body.data?.id, first.body.data?.id);
    }
    equal((await send(key, other)).status, 422);
    equal((await send(`${key}k`, body)).status, 422);
    deepEqual(await app.kv.list({ prefix: [] }, { limit: 1_000 }), before);
  });
}
