import { deepEqual, equal, match } from "node:assert/strict";
import { dirname } from "node:path";
import { createOwner, issueSetupToken } from "@/lib/accounts/setup.ts";
import { ENV_NAMES, parseEnv } from "@/lib/env.ts";
import { MARK } from "@/lib/migrations/marks.ts";
import type { Kv } from "@/lib/store/kv.ts";
import { loadFormer } from "@/tests/helpers/former_store.ts";
import { openSite } from "@/tests/helpers/store.ts";
import { MANIFEST, SOURCES } from "@/lib/fresh/stale.ts";
import { LOADING } from "@/lib/store/freeze.ts";
import { examineBuild } from "@/lib/tasks/doctor.ts";
import { examineJobs, examineMissing } from "@/lib/tasks/examine_database.ts";
import { test } from "../../helpers/domain.ts";
import { queueCounting } from "../../helpers/jobs.ts";
import { examineMailing, examineReach } from "@/lib/tasks/examine.ts";
import { runTask } from "../../helpers/tasks.ts";
import { TempFolder } from "@/tests/helpers/temp_folder.ts";

const ADMIN = { email: "owner@example.com", password: "three moored barges" };
/** Hides the machine's own variables. */
const UNSET = Object.fromEntries(ENV_NAMES.map((name) => [name, ""]));

/** Runs the doctor on a database prepared by `prepare`. */
async function runDoctor(
  variables: Record<string, string>,
  prepare: (kv: Kv, file: string) => Promise<unknown>,
): Promise<{ code: number; output: string }> {
  await using folder = new TempFolder();
  const file = `${folder.path}/data/waybill.kv`;
  const kv = await openSite(file);
  await prepare(kv, file);
  kv.close();
  return await runTask("doctor", [], { ...UNSET, KV_PATH: file, ...variables });
}

async function seedOwner(kv: Kv): Promise<void> {
  const token = (await issueSetupToken(kv))!;
  await createOwner(kv, { ...ADMIN, token });
}

Deno.test("the doctor accepts a sound database with an administrator", async () => {
  const { code, output } = await runDoctor({}, seedOwner);
  equal(code, 0, output);
  match(output, /^ {2}fine .*Waybill \d+\.\d+\.\d+ on Deno \d+\.\d+\.\d+$/m);
  match(output, /^ {2}fine .*waybill\.kv is sound$/m);
  match(output, /^ {2}fine .*there is an administrator$/m);
});

Deno.test("the doctor warns about a used setup token and a readable folder", async () => {
  const variables = { SETUP_TOKEN: "0123456789abcdefghijklmnop" };
  const { code, output } = await runDoctor(variables, async (kv, file) => {
    await seedOwner(kv);
    await Deno.chmod(dirname(file), 0o755);
  });
  equal(code, 0, output);
  match(output, /warning .*SETUP_TOKEN is used/);
  match(output, /warning .*is readable by other users/);
});

Deno.test("the doctor explains how to proceed with the data of an earlier version", async () => {
  const unmarked = (prepare: (kv: Kv) => Promise<unknown>) =>
    runDoctor({}, async (kv) => {
      await kv.transact((tx) => tx.delete(MARK));
      await prepare(kv);
    });
  const former = await unmarked(loadFormer);
  equal(former.code, 0, former.output);
  match(former.output, /warning .*start the server once/);
  const older = await unmarked(seedOwner);
  equal(older.code, 1, older.output);
  match(older.output, /ERROR .*start 2\.1\.0 once/);
});

Deno.test("the doctor fails for a damaged database, half a dump and an invalid variable", async () => {
  const half = await runDoctor(
    {},
    (kv) => kv.transact((tx) => tx.set(LOADING, "hash")),
  );
  match(half.output, /ERROR .*half a dump/);
  const damaged = await runDoctor({}, async (_, file) => {
    const other = `${file}.other`;
    await Deno.writeTextFile(other, "no database");
    await Deno.rename(other, file);
  });
  match(damaged.output, /ERROR .*(is damaged|is no database)/);
  const bad = await runDoctor({ PORT: "many" }, seedOwner);
  match(bad.output, /ERROR .*PORT must be/);
  equal(half.code + damaged.code + bad.code, 3);
});

Deno.test("the doctor distinguishes an unreadable database from a missing one", async () => {
  const file = await Deno.makeTempFile();
  const variables = { ...UNSET, KV_PATH: `${file}/waybill.kv` };
  const { code, output } = await runTask("doctor", [], variables);
  await Deno.remove(file);
  equal(code, 1, output);
  match(output, /ERROR .*waybill\.kv cannot be examined: Not a directory/);
});

Deno.test("a test mail requires a driver that sends and a sender", async () => {
  const level = async (variables: Record<string, string>) =>
    (await examineMailing(parseEnv(variables), "me@example.com")).level;
  equal(await level({}), "error");
  equal(await level({ MAIL_DRIVER: "smtp", SMTP_HOST: "localhost" }), "error");
});

Deno.test("a test mail is sent, or its rejection explained", async () => {
  const answers = [
    Response.json({ id: "1" }),
    Response.json({ message: "unknown sender" }, { status: 422 }),
  ];
  const mails: { to: unknown }[] = [];
  const local = { port: 0, hostname: "127.0.0.1", onListen: () => {} };
  await using server = Deno.serve(local, async (req) => {
    mails.push(await req.json());
    return answers.shift()!;
  });
  const env = parseEnv({
    MAIL_DRIVER: "api",
    MAIL_API_URL: `http://127.0.0.1:${server.addr.port}/`,
    MAIL_API_KEY: "key",
    MAIL_FROM: "post@example.com",
  });
  equal((await examineMailing(env, "me@example.com")).level, "fine");
  equal(mails.length, 1);
  const { level, text } = await examineMailing(env, "me@example.com");
  equal(level, "error");
  match(text, /unknown sender/);
});

Deno.test("an unreachable public URL is a warning, an unset one is not", async () => {
  const levels = async (variables: Record<string, string>) =>
    (await Array.fromAsync(examineReach(parseEnv(variables))))
      .map(({ level }) => level);
  const PUBLIC_ORIGIN = "https://127.0.0.1:1";
  equal((await levels({ PUBLIC_ORIGIN }))[0], "warning");
  deepEqual(await levels({}), []);
});

Deno.test("a missing database file is an error only if it cannot be created", async () => {
  await using folder = new TempFolder();
  const file = `${folder.path}/data/kv/waybill.kv`;
  const owner = { uid: Deno.uid()!, gid: Deno.gid()! };
  const stranger = { uid: owner.uid + 1, gid: owner.gid + 1 };
  await Deno.chmod(folder.path, 0o755);
  equal((await examineMissing(file, owner)).level, "fine");
  deepEqual(await examineMissing(file, stranger), {
    level: "error",
    text:
      `${file} does not exist, and this user cannot write to ${folder.path} to create it`,
  });
  await Deno.chmod(folder.path, 0o777);
  equal((await examineMissing(file, stranger)).level, "fine");
});

Deno.test("examineBuild() distinguishes a current, a missing and a stale build", async () => {
  await using root = new TempFolder();
  const seen: string[] = [];
  const look = async () => {
    const { level, text } = await examineBuild(root.path);
    seen.push(`${level}: ${text.replace(/:.*/, "")}`);
  };
  for (const name of SOURCES.folders) await Deno.mkdir(`${root.path}/${name}`);
  for (const name of SOURCES.files) {
    await Deno.writeTextFile(`${root.path}/${name}`, "");
  }
  await look();
  const manifest = `${root.path}/_fresh/${MANIFEST}`;
  await Deno.mkdir(`${root.path}/_fresh`);
  await Deno.writeTextFile(manifest, "{}");
  await look();
  await Deno.utime(manifest, 1, 1);
  await look();
  deepEqual(seen, [
    "warning: There is no build yet",
    "fine: The build is up to date",
    "warning: The build is stale",
  ]);
});

test.withClock("examineJobs() names jobs overdue by an hour", async ({ kv, clock }) => {
  const { id } = await queueCounting(kv, 1);
  await queueCounting(kv, 1, { delayMs: 60 * 60_000 });
  clock.forward(60 * 60_000);
  deepEqual(await examineJobs(kv), []);
  clock.forward(1);
  deepEqual(await examineJobs(kv), [{
    level: "warning",
    text: `The job ${id} (count) has been waiting for more than an hour`,
  }]);
});
