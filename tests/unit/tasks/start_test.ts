import { deepEqual, equal, match, ok } from "node:assert/strict";
import { ROOT } from "@/lib/tasks/project.ts";
import { launch, launchSite } from "../../helpers/launched_site.ts";
import { SETUP_TOKEN, signInAt } from "../../helpers/live_admin.ts";
import { CERT } from "../../helpers/mail_server.ts";
import { formOf, jpg } from "../../helpers/pictures.ts";
import { runTask } from "../../helpers/tasks.ts";
import { TempFolder } from "@/tests/helpers/temp_folder.ts";

/** Reads lines until one matches. */
async function lineMatching(
  output: ReadableStream<Uint8Array>,
  pattern: RegExp,
): Promise<string> {
  let text = "";
  for await (const chunk of output) {
    text += new TextDecoder().decode(chunk);
    const lines = text.split("\n").slice(0, -1);
    const line = lines.find((line) => pattern.test(line));
    if (line !== undefined) return line;
  }
  throw new Error(`The output has no ${pattern}: ${text}`);
}

Deno.test("start serves with few rights, prints the link of the first administrator, and ends when asked", async () => {
  await using folder = new TempFolder();
  const process = launch({ KV_PATH: `${folder.path}/data/site.kv` });
  const line = await lineMatching(
    process.stdout,
    /There is no administrator yet/,
  );
  const link = /http:\S+/.exec(line)![0];
  const page = await fetch(link);
  equal(page.status, 200);
  match(await page.text(), /<h1/);
  process.kill("SIGTERM");
  equal((await process.status).code, 0);
  equal((await Deno.stat(`${folder.path}/data`)).mode! & 0o777, 0o700);
  await process.stderr.cancel();
});

Deno.test("start ends at once with the name of a bad variable", async () => {
  const { code, stderr } = await launch({ PORT: "many" }).output();
  equal(code, 1);
  match(
    new TextDecoder().decode(stderr),
    /^PORT must be a whole number between 0 and 65535/m,
  );
});

Deno.test("start lets the server take a photo and serve it", async () => {
  const process = launch({ KV_PATH: ":memory:", SETUP_TOKEN });
  const line = await lineMatching(process.stdout, /Waybill is at/);
  const address = /http:\/\/[^/]+/.exec(line)![0];
  const response = await fetch(`${address}/api/reviews`, {
    method: "POST",
    headers: { cookie: await signInAt(address) },
    body: formOf({ name: "Ada", review: "Good", image: ["me.jpg", jpg] }),
  });
  const { errors, data } = await response.json();
  deepEqual(errors, []);
  const photo = await fetch(`${address}/uploads/images/${data.image}`);
  equal(photo.headers.get("content-type"), "image/jpeg");
  equal(
    Number(photo.headers.get("content-length")),
    (await photo.bytes()).length,
  );
  process.kill("SIGTERM");
  equal((await process.status).code, 0);
  await process.stderr.cancel();
});

Deno.test("a second start on the same database file is refused in one line, while tasks run beside the first one", async () => {
  await using folder = new TempFolder();
  const KV_PATH = `${folder.path}/site.kv`;
  // A launcher that is killed leaves its folder.path behind.
  const first = launch({ KV_PATH, TMPDIR: folder.path });
  await lineMatching(first.stdout, /Waybill is at/);
  const { code, stdout, stderr } = await launch({ KV_PATH }).output();
  const text = new TextDecoder();
  equal(code, 1);
  equal(text.decode(stdout), "");
  equal(
    text.decode(stderr),
    `KV_PATH ${KV_PATH} is in use by another server: end that one, or set another file\n`,
  );
  for (const [task, ...args] of BESIDE) {
    const { code, output } = await runTask(task!, args, { KV_PATH });
    equal(code, 0, `${task}: ${output}`);
  }
  first.kill("SIGKILL");
  await first.status;
  // The server of the first one ends by itself.
  const again = launch({ KV_PATH });
  await lineMatching(again.stdout, /Waybill is at/);
  again.kill("SIGTERM");
  equal((await again.status).code, 0);
  for (const process of [first, again]) await process.stderr.cancel();
});

const BESIDE = [
  ["doctor"],
  ["backup"],
  ["dump"],
  ["seed"],
  ["admin_reset"],
  ["parcel_purge", "--older=365"],
];

Deno.test("start and doctor name the variables of .env that look like known ones", async () => {
  const project = await copyOfProject();
  await Deno.writeTextFile(
    `${project}/.env`,
    "KV_PATH=:memory:\nPUBLIC_ORGIN=https://example.com\n",
  );
  const said =
    /PUBLIC_ORGIN in .*\.env is unknown\. Did you mean PUBLIC_ORIGIN\?/;
  const process = launch({}, { root: project });
  match(await lineMatching(process.stderr, said), said);
  process.kill("SIGTERM");
  await process.status;
  await process.stdout.cancel();
  match(await doctorOf(project), said);
  await Deno.remove(project, { recursive: true });
});

Deno.test("start refuses a DENO_CERT of .env without certificates in one line, and doctor says so", async () => {
  const project = await copyOfProject();
  const cases: [string, RegExp][] = [
    [`${project}/none.pem`, /DENO_CERT .*none\.pem cannot be read: ENOENT/],
    [
      `${project}/deno.json`,
      /DENO_CERT .*deno\.json has no certificate in PEM/,
    ],
  ];
  for (const [file, said] of cases) {
    await writeCertificates(project, file);
    const { code, stderr } = await launch({}, { root: project }).output();
    const text = new TextDecoder().decode(stderr).trim();
    match(text, said);
    equal(text.split("\n").length, 1);
    equal(code, 1);
    match(await doctorOf(project), said);
  }
  await Deno.remove(project, { recursive: true });
});

Deno.test("DENO_CERT of .env reaches the server, and doctor names it", async () => {
  const project = await copyOfProject();
  const file = `${project}/authority.pem`;
  await Deno.writeTextFile(file, CERT);
  await writeCertificates(project, file);
  const site = await launchSite({}, { root: project });
  const variables = await Deno.readTextFile(`/proc/${site.server}/environ`);
  await site[Symbol.asyncDispose]();
  ok(variables.split("\0").includes(`DENO_CERT=${file}`));
  match(await doctorOf(project), /fine .*DENO_CERT .*authority\.pem/);
  await Deno.remove(project, { recursive: true });
});

async function writeCertificates(project: string, file: string): Promise<void> {
  const lines = `KV_PATH=:memory:\nDENO_CERT=${file}\n`;
  await Deno.writeTextFile(`${project}/.env`, lines);
}

/** What the doctor says of the project at this path. */
async function doctorOf(project: string): Promise<string> {
  const { stdout } = await new Deno.Command(Deno.execPath(), {
    args: ["run", "-A", "--cached-only", `${project}/lib/tasks/doctor.ts`],
  }).output();
  return new TextDecoder().decode(stdout);
}

/** Creates a folder that stands for this project and has another .env. */
async function copyOfProject(): Promise<string> {
  const copy = await Deno.makeTempDir();
  for await (const { name } of Deno.readDir(ROOT)) {
    if (name !== ".env" && name !== ".git") {
      await Deno.symlink(`${ROOT}/${name}`, `${copy}/${name}`);
    }
  }
  return copy;
}

Deno.test("start and the tasks make no request once packages are there, with an empty DENO_DIR too", async () => {
  const asked: string[] = [];
  const { promise, resolve } = Promise.withResolvers<number>();
  await using _proxy = Deno.serve(
    { port: 0, hostname: "127.0.0.1", onListen: ({ port }) => resolve(port) },
    ({ url }) => {
      asked.push(url);
      return new Response(null, { status: 502 });
    },
  );
  const elsewhere = `http://127.0.0.1:${await promise}`;
  await using folder = new TempFolder();
  const env = {
    KV_PATH: `${folder.path}/site.kv`,
    DENO_DIR: `${folder.path}/deno`,
    NPM_CONFIG_REGISTRY: elsewhere,
    HTTP_PROXY: elsewhere,
    HTTPS_PROXY: elsewhere,
    NO_PROXY: "127.0.0.1",
  };
  const site = denoTask("start", { PORT: "0", LISTEN: "127.0.0.1", ...env });
  await lineMatching(site.stdout, /Waybill is at/);
  site.kill("SIGTERM");
  equal((await site.status).code, 0);
  await site.stderr.cancel();
  for (const task of ["doctor", "backup"]) {
    const { code } = await denoTask(task, env).output();
    equal(code, 0, task);
  }
  deepEqual(asked, []);
});

/** Runs what deno.json says. */
function denoTask(
  name: string,
  env: Record<string, string>,
): Deno.ChildProcess {
  return new Deno.Command(Deno.execPath(), {
    args: ["task", name],
    cwd: ROOT,
    env,
    stdout: "piped",
    stderr: "piped",
  }).spawn();
}
