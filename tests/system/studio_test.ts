import { deepEqual, equal, ok } from "node:assert/strict";
import { dirname } from "node:path";
import sharp from "sharp";
import { delay } from "deno-std/async/delay.js";
import { beginReview } from "@/bench/chaos/half_request.ts";
import { describe, type Problem } from "@/lib/errors.ts";
import { DEFAULT_LOCALE } from "@/lib/i18n/locales.ts";
import { translator } from "@/lib/i18n/translate.ts";
import { ROOT } from "@/lib/tasks/project.ts";
import {
  childrenOf,
  commandOf,
  isRunning,
  type LaunchedSite,
  launchSite,
  memoryOf,
} from "../helpers/launched_site.ts";
import { callAt, SETUP_TOKEN, signInAt } from "../helpers/live_admin.ts";
import {
  type Bytes,
  formOf,
  jpg,
  noise,
  toBytes,
} from "../helpers/pictures.ts";
import { until } from "../helpers/until.ts";
import { TempFolder } from "../helpers/temp_folder.ts";

const SECRET = "a secret of the server and nobody else";
const UPLOADS = 100;
const MAX_MEGABYTES = 600;

const onLinux = { ignore: Deno.build.os !== "linux" };

/** Runs `work` with a site launched on a new database and a member's cookies. */
async function withSite(
  work: (site: LaunchedSite, cookie: string, folder: string) => Promise<void>,
): Promise<void> {
  await using folder = new TempFolder();

  await using site = await launchSite({
    KV_PATH: `${folder.path}/waybill.kv`,
    // A killed launcher leaves its folder behind.
    TMPDIR: folder.path,
    APP_SECRET: SECRET,
    SETUP_TOKEN,
  });
  await work(site, await signInAt(site.address), folder.path);
}

async function upload(
  { address }: LaunchedSite,
  cookie: string,
  image: Bytes = jpg,
): Promise<number> {
  const body = formOf({
    name: "Ada",
    review: "Good",
    image: ["me.jpg", image],
  });
  const response = await callAt(address, "/reviews", { body, cookie });
  await response.body?.cancel();
  return response.status;
}

/** Finds a library of sharp's that a process with the right to run native code can load. */
async function findLibrary(): Promise<string> {
  const packages = `${ROOT}/node_modules/.deno`;
  for await (const { name } of Deno.readDir(packages)) {
    const [, kind] = /^@img\+(sharp-libvips-linux-[^@]+)@/.exec(name) ?? [];
    if (kind === undefined) continue;
    const folder = `${packages}/${name}/node_modules/@img/${kind}/lib`;
    for await (const file of Deno.readDir(folder)) {
      if (file.name.includes(".so")) return `${folder}/${file.name}`;
    }
  }
  throw new Error("sharp is not installed");
}

/** Runs the probe with the flags of a running process; returns the denied operations and all attempted ones. */
async function probe(
  pid: number,
  paths: { readable: string; writable: string },
): Promise<{ refused: string[]; tried: string[] }> {
  const [program, ...args] = await commandOf(pid);
  const flags = args.slice(0, args.findIndex((arg) => arg.endsWith(".ts")));
  const { stdout } = await new Deno.Command(program!, {
    args: [
      ...flags,
      `${ROOT}/tests/helpers/probe.ts`,
      await findLibrary(),
      paths.readable,
      paths.writable,
    ],
  }).output();
  return JSON.parse(new TextDecoder().decode(stdout));
}

const NATIVE = ["native code", "a native add-on"];

async function checkServerRights(
  { server }: LaunchedSite,
  folder: string,
): Promise<void> {
  const outside = { readable: `${ROOT}/.env`, writable: `${ROOT}/probe.txt` };
  const { refused, tried } = await probe(server, outside);
  deepEqual(refused, tried);
  // Otherwise the denials would prove nothing.
  const own = { readable: `${folder}/waybill.kv`, writable: `${folder}/x` };
  const files = ["reading", "writing"];
  deepEqual(
    (await probe(server, own)).refused,
    tried.filter((what) => !files.includes(what)),
  );
}

async function checkStudioRights(
  { studio }: LaunchedSite,
  folder: string,
): Promise<void> {
  for (const readable of [`${folder}/waybill.kv`, `${ROOT}/deno.json`]) {
    const paths = { readable, writable: `${folder}/x` };
    const { refused, tried } = await probe(studio, paths);
    deepEqual(refused, tried.filter((what) => !NATIVE.includes(what)));
  }
}

async function checkSecrets({ server, studio }: LaunchedSite): Promise<void> {
  const environ = (pid: number) => Deno.readTextFile(`/proc/${pid}/environ`);
  ok((await environ(server)).includes(SECRET));
  const text = await environ(studio);
  ok(text.includes("MALLOC_ARENA_MAX"));
  ok(!text.includes(SECRET) && !text.includes("SETUP_TOKEN"));
}

async function checkRefusals(
  { address }: LaunchedSite,
  cookie: string,
): Promise<void> {
  const huge = await toBytes(
    sharp({
      create: { width: 8000, height: 5001, channels: 3, background: "white" },
    }).jpeg(),
  );
  const damaged = jpg.slice(0, jpg.length >> 1);
  const cases: [Bytes, Problem][] = [
    [damaged, { key: "invalid.imageDamaged" }],
    [huge, { key: "invalid.imagePixels", params: { max: 40 } }],
  ];
  for (const [image, problem] of cases) {
    const body = formOf({ name: "A", review: "B", image: ["a.jpg", image] });
    const response = await callAt(address, "/reviews", { body, cookie });
    equal(response.status, 422);
    const text = describe(translator(DEFAULT_LOCALE), {
      ...problem,
      field: "image",
    });
    deepEqual((await response.json()).errors, [text]);
  }
}

/** Checks that all processes end on SIGTERM and that the socket is removed. */
async function checkEnd(site: LaunchedSite, cookie: string): Promise<void> {
  const [studio] = await studiosOf(site);
  const socket = (await commandOf(studio!)).at(-1)!;
  const { mode } = await Deno.stat(dirname(socket));
  equal(mode! & 0o777, 0o700);
  const finish = await beginUpload(site.address, cookie);
  // Systemd and terminals signal all processes at the same time.
  for (const pid of [studio!, site.server, site.launcher]) {
    Deno.kill(pid, "SIGTERM");
  }
  await delay(500);
  equal(await finish(), 200);
  equal(await site.ended, 0);
  equal(await Deno.stat(dirname(socket)).catch(() => null), null);
}

/** Starts an upload and waits for the response to a later request, which proves that the upload has arrived. */
async function beginUpload(address: string, cookie: string) {
  const finish = await beginReview(address, cookie);
  await (await fetch(`${address}/healthz`)).body?.cancel();
  return finish;
}

async function checkRestart(site: LaunchedSite, cookie: string): Promise<void> {
  equal(await upload(site, cookie), 200);
  // The stopped studio receives the photo but does not process it.
  Deno.kill(site.studio, "SIGSTOP");
  const underWay = upload(site, cookie);
  await delay(500);
  Deno.kill(site.studio, "SIGKILL");
  equal(await underWay, 503);
  await until("a photo is taken again", async () => {
    const status = await upload(site, cookie);
    ok([200, 503].includes(status), String(status));
    return status === 200;
  });
  const [studio, ...others] = await studiosOf(site);
  ok(studio !== site.studio && others.length === 0);
  ok(site.lines.some((line) => line.includes('"helper.ended"')));
}

async function studiosOf(site: LaunchedSite): Promise<number[]> {
  const children = await childrenOf(site.launcher);
  return children.filter((pid) => pid !== site.server);
}

Deno.test({
  name: "start runs server and studio with few rights",
  ...onLinux,
  fn: (t) =>
    withSite(async (site, cookie, folder) => {
      await t.step(
        "the server is denied native code, programs, other hosts and other files",
        () => checkServerRights(site, folder),
      );
      await t.step(
        "the studio is denied the network, programs, the database, the project and all writing",
        () => checkStudioRights(site, folder),
      );
      await t.step(
        "the studio's environment contains none of the server's secrets",
        () => checkSecrets(site),
      );
      await t.step(
        "a photo is rejected for the same reasons as without a studio",
        () => checkRefusals(site, cookie),
      );
      await t.step(
        "an upload whose studio is killed gets a 503, and the next studio accepts it",
        () => checkRestart(site, cookie),
      );
      await t.step(
        "an upload that is half sent when all processes are stopped is accepted",
        () => checkEnd(site, cookie),
      );
    }),
});

Deno.test({
  name: "kill -9 of the launcher ends the server and the studio",
  ...onLinux,
  fn: () =>
    withSite(async (site) => {
      Deno.kill(site.launcher, "SIGKILL");
      await site.ended;
      for (const pid of [site.server, site.studio]) {
        await until(`${pid} ends`, async () => !await isRunning(pid));
      }
    }),
});

Deno.test({
  name: "all processes together use less than 600 MB after a hundred uploads",
  ...onLinux,
  fn: () =>
    withSite(async (site, cookie) => {
      const grain = sharp(await toBytes(noise(400, 250, 3).png()));
      const [large, small] = await Promise.all([3000, 900].map((width) =>
        toBytes(grain.clone().resize(width, null, { kernel: "linear" }).jpeg())
      ));
      for (let count = 0; count < UPLOADS; count += 2) {
        const photo = count % 10 === 0 ? large : small;
        const both = [upload(site, cookie, photo), upload(site, cookie, photo)];
        deepEqual(await Promise.all(both), [200, 200]);
      }
      const { launcher, server, studio } = site;
      const megabytes = await memoryOf(launcher, server, studio);
      ok(megabytes < MAX_MEGABYTES, `${megabytes} MB`);
    }),
});
