import { deepEqual, equal } from "node:assert/strict";
import { jobs } from "@/lib/jobs/jobs.ts";
import { type Story, test } from "../helpers/browser.ts";
import {
  countingKind,
  queueCounting,
  readStepCounts,
} from "../helpers/jobs.ts";
import { visitPanel } from "../helpers/panel.ts";
import { press, see } from "../helpers/screen.ts";

/** Queues a job of two steps and opens its screen. */
async function openJob(story: Story) {
  const { id } = await queueCounting(story.app.kv, 2);
  return { id, ...await visitPanel(story, `/control/jobs/${id}`) };
}

/** Each step of the followed job ends when the test resolves its promise. */
const steps = [0, 1].map(() => Promise.withResolvers<void>());
const held = countingKind({
  act: ({ payload }) => steps[payload.next]!.promise,
});

test(
  "a job's screen shows its progress until it ends",
  async (story) => {
    const { page, errors } = await openJob(story);
    await see(page, "0 of 2");
    const draining = story.app.jobs.drain();
    await see(page, "Waiting");
    steps[0]!.resolve();
    await see(page, "1 of 2");
    steps[1]!.resolve();
    await draining;
    // The page has reloaded.
    await page.getByText("Done", { exact: true }).waitFor();
    await see(page, "2 of 2");
    deepEqual(errors, []);
  },
  { kinds: { count: held } },
);

const broken = countingKind({
  step() {
    throw new TypeError("Oh");
  },
});

test(
  "a job's screen announces the next attempt of a failed step, and says when the job is given up",
  async (story) => {
    const { app } = story;
    const { id, page } = await openJob(story);
    const retry = async (attempts: number) => {
      const job = (await jobs.get(app.kv, id))!;
      const next_at = job.created_at;
      await app.kv.transact((tx) => jobs.save(tx, job, { attempts, next_at }));
      await app.jobs.drain();
    };
    await see(page, "0 of 2");
    await retry(2);
    await see(page, "Next attempt (4 of 5)");
    await retry(4);
    await see(page, "given up after several attempts");
    equal(await page.getByText("Next attempt").count(), 0);
  },
  { kinds: { count: broken } },
);

test(
  "a member cancels a job on its screen",
  async (story) => {
    const { page } = await openJob(story);
    await press(page, "Cancel Job");
    await see(page, "The job has been cancelled.");
    await story.app.jobs.drain();
    deepEqual(await readStepCounts(story.app.kv), []);
    equal(await page.getByRole("button", { name: "Cancel Job" }).count(), 0);
  },
  { kinds: { count: countingKind() } },
);
