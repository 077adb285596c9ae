import { deepEqual, equal, match, ok } from "node:assert/strict";
import { ROOT } from "@/lib/tasks/project.ts";
import {
  launch,
  type LaunchedSite,
  launchSite,
} from "../../helpers/launched_site.ts";
import { CERT } from "../../helpers/mail_server.ts";
import { runTask } from "../../helpers/tasks.ts";
import { linesOf } from "../../helpers/lines.ts";
import { TempFolder, test } from "../../helpers/temp_folder.ts";
import { until } from "../../helpers/until.ts";

/** Stops a site and checks that its exit code is 0. */
async function stop({ launcher, ended }: LaunchedSite): Promise<void> {
  Deno.kill(launcher, "SIGTERM");
  equal(await ended, 0);
}

/** Runs a start that fails; returns its output. */
async function failedStart(variables: Record<string, string>, root = ROOT) {
  const output = await launch(variables, { root }).output();
  const [stdout, stderr] = [output.stdout, output.stderr]
    .map((bytes) => new TextDecoder().decode(bytes));
  equal(output.code, 1);
  equal(stdout, "");
  return stderr!;
}

test("start serves, prints the first administrator's link and ends on SIGTERM", async (folder) => {
  const site = await launchSite({ KV_PATH: `${folder.path}/data/site.kv` });
  const link = /There is no administrator yet.*?(http:\S+)/;
  await until("the link", () => link.test(site.lines.join(" ")));
  const page = await fetch(link.exec(site.lines.join(" "))![1]!);
  equal(page.status, 200);
  match(await page.text(), /<h1/);
  await stop(site);
  equal((await Deno.stat(`${folder.path}/data`)).mode! & 0o777, 0o700);
});

Deno.test("start fails with the name of an invalid variable", async () => {
  const message = /^PORT must be a whole number between 0 and 65535/m;
  match(await failedStart({ PORT: "many" }), message);
});

test("a second start on a database file is rejected, while tasks can run alongside the first", async (folder) => {
  const KV_PATH = `${folder.path}/site.kv`;
  // The first launcher is killed, which leaves its folder behind.
  const first = await launchSite({ KV_PATH, TMPDIR: folder.path });
  equal(
    await failedStart({ KV_PATH }),
    `KV_PATH ${KV_PATH} is in use by another server: end that one, or set another file\n`,
  );
  const tasks = ["doctor", "backup", "dump", "seed", "admin_reset"];
  for (const command of [...tasks, "parcel_purge --older=365"]) {
    const [task, ...args] = command.split(" ");
    const { code, output } = await runTask(task!, args, { KV_PATH });
    equal(code, 0, `${task}: ${output}`);
  }
  Deno.kill(first.launcher, "SIGKILL");
  // Starts once the first site's server has ended.
  await stop(await launchSite({ KV_PATH }));
  await first.ended;
});

Deno.test("start and doctor report variables in .env that resemble known names", async () => {
  await using project = await copyOfProject();
  const { path: root } = project;
  const settings = "KV_PATH=:memory:\nPUBLIC_ORGIN=https://example.com\n";
  await Deno.writeTextFile(`${root}/.env`, settings);
  const said =
    /PUBLIC_ORGIN in .*\.env is unknown\. Did you mean PUBLIC_ORIGIN\?/;
  const site = await launchSite({}, { root });
  await stop(site);
  match(site.lines.join("\n"), said);
  match(await doctorOf(root), said);
});

Deno.test("start and doctor reject a DENO_CERT in .env without certificates with one line", async () => {
  await using project = await copyOfProject();
  const { path: root } = project;
  const cases: [string, RegExp][] = [
    [`${root}/none.pem`, /DENO_CERT .*none\.pem cannot be read: ENOENT/],
    [`${root}/deno.json`, /DENO_CERT .*deno\.json has no certificate in PEM/],
  ];
  for (const [file, said] of cases) {
    await writeCertificates(root, file);
    const text = (await failedStart({}, root)).trim();
    match(text, said);
    equal(text.split("\n").length, 1);
    match(await doctorOf(root), said);
  }
});

Deno.test("a DENO_CERT in .env reaches the server, and the doctor names it", async () => {
  await using project = await copyOfProject();
  const { path: root } = project;
  const file = `${root}/authority.pem`;
  await Deno.writeTextFile(file, CERT);
  await writeCertificates(root, file);
  const site = await launchSite({}, { root });
  const variables = await Deno.readTextFile(`/proc/${site.server}/environ`);
  await stop(site);
  ok(variables.split("\0").includes(`DENO_CERT=${file}`));
  match(await doctorOf(root), /fine .*DENO_CERT .*authority\.pem/);
});

async function writeCertificates(project: string, file: string): Promise<void> {
  const lines = `KV_PATH=:memory:\nDENO_CERT=${file}\n`;
  await Deno.writeTextFile(`${project}/.env`, lines);
}

/** Runs the doctor of the project at this path. */
async function doctorOf(project: string): Promise<string> {
  const { stdout } = await new Deno.Command(Deno.execPath(), {
    args: ["run", "-A", "--cached-only", `${project}/lib/tasks/doctor.ts`],
  }).output();
  return new TextDecoder().decode(stdout);
}

/** Links the project into a folder that can have its own .env. */
async function copyOfProject(): Promise<TempFolder> {
  const copy = new TempFolder();
  for await (const { name } of Deno.readDir(ROOT)) {
    if (name !== ".env" && name !== ".git") {
      await Deno.symlink(`${ROOT}/${name}`, `${copy.path}/${name}`);
    }
  }
  return copy;
}

Deno.test("start and the tasks make no network request once packages are installed, even with an empty DENO_DIR", async () => {
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
  for await (const line of linesOf(site.stdout)) {
    if (line.includes("Waybill is at")) break;
  }
  site.kill("SIGTERM");
  equal((await site.status).code, 0);
  await site.stderr.cancel();
  for (const task of ["doctor", "backup"]) {
    const { code } = await denoTask(task, env).output();
    equal(code, 0, task);
  }
  deepEqual(asked, []);
});

/** Starts a task of deno.json and returns its process. */
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
