import { deepEqual, equal, match } from "node:assert/strict";
import { LIMITS } from "@/lib/site/limits.ts";
import { testApp } from "../helpers/app.ts";
import type { Answer } from "../helpers/client.ts";
import { addParcel, WHOLE_PARCEL } from "../helpers/parcels.ts";

const WAYS = ["/api/parcels/", "/track.html?code="];
const { lookups, misses } = LIMITS;

/** Starts an app with a store that does not respond until all look-ups of a burst have been admitted. */
async function slowApp() {
  let reading = Promise.resolve();
  const app = await testApp({ faults: { before: () => reading } });
  await addParcel(app.kv, WHOLE_PARCEL);
  const client = app.client();
  async function burst(addresses: string[]): Promise<Answer[]> {
    const store = Promise.withResolvers<void>();
    reading = store.promise;
    const answers = addresses.map((address) => client.get(address));
    store.resolve();
    return await Promise.all(answers);
  }
  return { app, burst };
}

function statuses(answers: Answer[]): number[] {
  return answers.map(({ status }) => status).sort();
}

for (const way of WAYS) {
  Deno.test(`60 concurrent guesses by ${way} are allowed no more misses than sequential ones`, async () => {
    const { app, burst } = await slowApp();
    await using _ = app;
    const guesses = Array.from(
      { length: lookups.max },
      (_, i) => `${way}GUESS-${i}000`,
    );
    const answers = await burst(guesses);
    deepEqual(statuses(answers), [
      ...Array(misses.max).fill(404),
      ...Array(lookups.max - misses.max).fill(429),
    ]);
    const refused = answers.find(({ status }) => status === 429)!;
    match(refused.headers.get("retry-after") ?? "", /^\d+$/);
    match(refused.text, /Too many attempts\. Please try again in 10 minutes\./);
  });

  Deno.test(`60 concurrent look-ups by ${way} of known codes and a few unknown codes all pass`, async () => {
    const { app, burst } = await slowApp();
    await using _ = app;
    const addresses = Array.from(
      { length: lookups.max },
      (_, i) => way + (i % 4 === 0 ? `NONE-${i}` : WHOLE_PARCEL.tracking_code),
    );
    const answers = await burst(addresses);
    equal(answers.filter(({ status }) => status === 200).length, 45);
    equal(answers.filter(({ status }) => status === 404).length, 15);
  });
}
