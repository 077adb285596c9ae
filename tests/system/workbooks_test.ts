import { deepEqual, equal, match, ok } from "node:assert/strict";
import { delay } from "deno-std/async/delay.js";
import { drawBombs, drawLongBombs } from "../helpers/bombs.ts";
import { type LaunchedSite, launchSite } from "../helpers/launched_site.ts";
import { callAt, SETUP_TOKEN, signInAt } from "../helpers/live_admin.ts";
import { formOf, jpg } from "../helpers/pictures.ts";
import { TempFolder } from "../helpers/temp_folder.ts";
import { until } from "../helpers/until.ts";
import { tableBook } from "../helpers/workbook.ts";

const MAX_MEGABYTES = 450;
const IDLE_MS = 2_000;
const ROWS = 5_000;

/** `deno task fuzz` also uploads the workbooks that take the whole time limit. */
const isThorough = Deno.env.has("FUZZ_DRAWS");

const onLinux = { ignore: Deno.build.os !== "linux" };

/** Runs `work` with a launched site and a member's cookies. */
async function withSite(
  work: (site: LaunchedSite, cookie: string) => Promise<void>,
): Promise<void> {
  await using folder = new TempFolder();
  await using site = await launchSite({
    KV_PATH: `${folder.path}/waybill.kv`,
    SETUP_TOKEN,
  });
  await work(site, await signInAt(site.address));
}

/** Uploads a workbook and returns the import. */
async function upload(
  { address }: LaunchedSite,
  cookie: string,
  bytes: Uint8Array<ArrayBuffer>,
) {
  const body = new FormData();
  body.set("file", new File([bytes], "orders.xlsx"));
  const response = await callAt(address, "/imports", { body, cookie });
  const answer = await response.json();
  equal(response.status, 200, answer.errors.join());
  return answer.data;
}

/** Asks for /healthz again and again while `work` runs; says how long the slowest answers took. */
async function timeAnswers(
  { address }: LaunchedSite,
  work: () => Promise<void>,
): Promise<string> {
  let isRunning = true;
  const times: number[] = [];
  const asking = (async () => {
    while (isRunning) {
      const since = performance.now();
      const response = await fetch(`${address}/healthz`);
      equal(response.status, 200);
      await response.body?.cancel();
      times.push(performance.now() - since);
    }
  })();
  await work().finally(() => isRunning = false);
  await asking;
  times.sort((one, other) => one - other);
  const p99 = times[Math.floor(times.length * 0.99)]!;
  return `/healthz p99 ${p99.toFixed(0)} ms, at most ${
    times.at(-1)!.toFixed(0)
  } ms`;
}

/** Returns the peak memory of a process, in megabytes. */
async function peakMemory(pid: number): Promise<number> {
  const status = await Deno.readTextFile(`/proc/${pid}/status`);
  return Number(/VmHWM:\s+(\d+) kB/.exec(status)![1]) / 1024;
}

const REFUSALS =
  /damaged|more than 100 MB|more than 20 MB|longer than 20 seconds|more than 500 columns|more than 20,000 rows|is too long|format \.zip/;

Deno.test({
  name:
    "workbooks that are bombs of 10 MB are refused while the site answers and the studio stays small",
  ...onLinux,
  fn: () =>
    withSite(async (site, cookie) => {
      const idle = await timeAnswers(site, () => delay(IDLE_MS));
      console.log(`idle: ${idle}`);
      const bombs = [...drawBombs(), ...(isThorough ? drawLongBombs() : [])];
      for (const [name, bytes] of bombs) {
        const since = performance.now();
        const answers = await timeAnswers(site, async () => {
          const { status, problems } = await upload(site, cookie, bytes);
          equal(status, "failed", name);
          match(problems[0].message, REFUSALS, name);
        });
        const seconds = (performance.now() - since) / 1_000;
        const megabytes = await peakMemory(site.studio);
        console.log(
          `${name}: ${seconds.toFixed(1)} s, ${answers}, ` +
            `studio ${megabytes.toFixed(0)} MB`,
        );
        ok(megabytes < MAX_MEGABYTES, name);
      }
      equal(site.lines.some((line) => line.includes("helper.ended")), false);
    }),
});

Deno.test({
  name: "a workbook of 5,000 rows is read while a photo is converted",
  ...onLinux,
  fn: () =>
    withSite(async (site, cookie) => {
      const { address } = site;
      const head = ["Code", "Recipient", "Destination", "Weight"];
      const more = Array.from({ length: 16 }, (_, at) => `Column ${at}`);
      const rows = Array.from({ length: ROWS }, (_, row) => [
        ...[`WB-${100_000 + row}`, `Ann Smith ${row}`, "12 Main Street", 12.5],
        ...more.map((name) => `${name} ${row}`),
      ]);
      const book = tableBook([[...head, ...more], ...rows]);
      const since = performance.now();
      const reading = upload(site, cookie, book);
      const body = formOf({ name: "A", review: "B", image: ["a.jpg", jpg] });
      const photo = await callAt(address, "/reviews", { body, cookie });
      await photo.body?.cancel();
      const { id } = await reading;
      const seconds = (performance.now() - since) / 1_000;
      console.log(`${ROWS} rows of 20 columns: ${seconds.toFixed(1)} s`);
      equal(photo.status, 200);
      await until("the table is checked", async () => {
        const options = { method: "GET", cookie };
        const answer = await callAt(address, `/imports/${id}`, options);
        const { status, rows, wrong } = (await answer.json()).data;
        ok(["checking", "checked"].includes(status));
        if (status === "checked") deepEqual([rows, wrong], [ROWS, 0]);
        return status === "checked";
      });
    }),
});
