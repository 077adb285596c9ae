import { deepEqual, equal } from "node:assert/strict";
import { jobs } from "@/lib/jobs/jobs.ts";
import { browserTest } from "../helpers/browser.ts";
import { counted, countingKind, queueCounting } from "../helpers/jobs.ts";
import { visitPanel } from "../helpers/panel.ts";

/** A kind whose steps wait until the test lets them go on. */
function heldKind() {
  // A step may be let go on before it begins.
  const steps = [0, 1].map(() => Promise.withResolvers<void>());
  let allowed = 0;
  const kind = countingKind({
    act: ({ payload }) => steps[payload.next]!.promise,
  });
  return { kinds: [kind], next: () => steps[allowed++]!.resolve() };
}

const followed = heldKind();

browserTest(
  "the screen of a job follows it to its end",
  async (story) => {
    const { app, visit: _ } = story;
    const { id } = await queueCounting(app.kv, 2);
    const { page, errors } = await visitPanel(story, `/control/jobs/${id}`);
    await page.getByText("0 of 2").waitFor();
    const draining = app.jobs.drain();
    await page.getByText("Waiting").waitFor();
    followed.next();
    await page.getByText("1 of 2").waitFor();
    followed.next();
    await draining;
    // The page has been loaded again.
    await page.getByText("Done", { exact: true }).waitFor();
    await page.getByText("2 of 2").waitFor();
    deepEqual(errors, []);
  },
  followed,
);

browserTest(
  "the screen of a job follows it without JavaScript",
  async (story) => {
    const { app } = story;
    const { id } = await queueCounting(app.kv, 2);
    const { page } = await visitPanel(story, `/control/jobs/${id}`, {
      javaScriptEnabled: false,
    });
    await page.getByText("Waiting").waitFor();
    await app.jobs.drain();
    await page.getByRole("link", { name: "Reload" }).click();
    await page.getByText("Done", { exact: true }).waitFor();
  },
  { kinds: [countingKind()] },
);

const broken = countingKind({
  step() {
    throw new TypeError("Oh");
  },
});

browserTest(
  "the screen of a job says that a step is tried again, and when the job is given up",
  async (story) => {
    const { app } = story;
    const { id } = await queueCounting(app.kv, 2);
    const retry = async (attempts: number) => {
      const job = (await jobs.get(app.kv, id))!;
      const next_at = job.created_at;
      await app.kv.transact((tx) => jobs.save(tx, job, { attempts, next_at }));
      await app.jobs.drain();
    };
    const { page } = await visitPanel(story, `/control/jobs/${id}`);
    await page.getByText("0 of 2").waitFor();
    await retry(2);
    await page.getByText("Next attempt (4 of 5)").waitFor();
    await retry(4);
    await page.getByText("given up after several attempts").waitFor();
    equal(await page.getByText("Next attempt").count(), 0);
  },
  { kinds: [broken] },
);

browserTest(
  "a job is cancelled on its screen",
  async (story) => {
    const { app } = story;
    const { id } = await queueCounting(app.kv, 2);
    const { page } = await visitPanel(story, `/control/jobs/${id}`);
    await page.getByRole("button", { name: "Cancel Job" }).click();
    await page.getByText("The job has been cancelled.").waitFor();
    await app.jobs.drain();
    deepEqual(await counted(app.kv), []);
    equal(await page.getByRole("button", { name: "Cancel Job" }).count(), 0);
  },
  { kinds: [countingKind()] },
);
