import { equal } from "node:assert/strict";
import type { TestApp } from "./app.ts";
import { missingParcels, writeJob } from "./jobs.ts";
import { WHOLE_PARCEL } from "./parcels.ts";
import { formOf, png } from "./pictures.ts";

/** Creates records of each noun through the API, and a job; returns their ids. */
export async function addRecords(app: TestApp): Promise<string[]> {
  const client = await app.signedIn();
  const ids: string[] = [];
  async function add(path: string, body: object): Promise<string> {
    const answer = await client.api("POST", path, { body });
    equal(answer.status, 200, answer.text);
    ids.push(answer.body.data?.id);
    return answer.body.data?.id;
  }
  const parcel_id = await add("/parcels", WHOLE_PARCEL);
  await add("/parcels", { ...WHOLE_PARCEL, tracking_code: "WB-2222" });
  const activity = { title: "Picked up", description: "In Lyon" };
  await add("/activities", { ...activity, parcel_id, color: "green" });
  await add("/pages", { title: "Rail freight", content: "By rail." });
  await add("/invoices", { product: WHOLE_PARCEL.tracking_code });
  await client.send("/api/reviews", {
    method: "POST",
    body: formOf({ name: "Ann", review: "Fast.", image: ["a.png", png] }),
  });
  await app.client().api("POST", "/messages", {
    body: { subject: "Hello", body: "Is it there?" },
  });
  await add("/admins", { email: "invited@waybill.example", role: "clerk" });
  for (const list of ["/reviews", "/messages"]) {
    const { body } = await client.api("GET", list);
    ids.push(...body.data.data.map(({ id }: { id: string }) => id));
  }
  const { id: job } = await writeJob(app.kv, { problems: missingParcels(2) });
  return [...ids, job];
}
