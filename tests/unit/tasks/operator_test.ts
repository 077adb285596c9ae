import { deepEqual, equal, match, throws } from "node:assert/strict";
import { OperatorError, soleArgument } from "@/lib/tasks/operator.ts";
import { TempFolder, test } from "@/tests/helpers/temp_folder.ts";
import { runTask } from "../../helpers/tasks.ts";
import { openKv } from "@/lib/store/open.ts";

async function namesIn({ path }: TempFolder): Promise<string[]> {
  const entries = await Array.fromAsync(Deno.readDir(path));
  return entries.map(({ name }) => name);
}

/** Creates an empty database and returns its path. */
async function createDatabase({ path }: TempFolder): Promise<string> {
  const file = `${path}/waybill.kv`;
  (await openKv(file)).close();
  return file;
}

async function expectRefusal(
  KV_PATH: string,
  command: string,
  message: RegExp | string,
): Promise<void> {
  const [task, ...args] = command.split(" ");
  const { code, output } = await runTask(task!, args, { KV_PATH });
  equal(code, 1, command);
  if (typeof message === "string") equal(output, message);
  else match(output, message, command);
}

Deno.test("soleArgument() takes one argument or none, and does not take an option for a file", () => {
  equal(soleArgument([], "usage"), undefined);
  equal(soleArgument(["a file"], "usage"), "a file");
  for (const args of [["--help"], ["-h"], ["a", "b"]]) {
    throws(() => soleArgument(args, "usage"), new OperatorError("usage"));
  }
});

test("a task with --help only prints its usage", async (folder) => {
  const file = await createDatabase(folder);
  const before = (await namesIn(folder)).length;
  for (const task of ["backup", "restore", "dump", "load"]) {
    const usage = `^[^\\n]*deno task ${task} [<\\[][a-z ]+[>\\]]\`[^\\n]*\\n$`;
    await expectRefusal(file, `${task} --help`, new RegExp(usage));
  }
  for (const argument of ["--help", "--dry-run", "x"]) {
    const usage = "Usage: `deno task seed`\n";
    await expectRefusal(file, `seed ${argument}`, usage);
  }
  equal((await namesIn(folder)).length, before);
});

const REMOTE = "https://kv.example.com";

const REFUSALS: [KV_PATH: string, command: string, message: RegExp][] = [
  [":memory:", "seed", /^KV_PATH is :memory:, [^\n]+\n$/],
  [":memory:", "dump", /^KV_PATH is :memory:, [^\n]+\n$/],
  [":memory:", "admin_reset", /^KV_PATH is :memory:, [^\n]+\n$/],
  [REMOTE, "backup x.kv", /^KV_PATH is not a file.* `deno task dump`[^\n]*\n$/],
  [
    REMOTE,
    "restore x.kv",
    /^KV_PATH is not a file.* `deno task dump`[^\n]*\n$/,
  ],
  [REMOTE, "dump", /^KV_PATH is not a file\. Name a file, [^\n]+\n$/],
  [REMOTE, "compact", /^KV_PATH is not a file.*operations\.md/],
  [REMOTE, "compact x.kv", /^Usage: /],
];

for (const [KV_PATH, command, message] of REFUSALS) {
  Deno.test(`${command} explains why it does not work on ${KV_PATH}`, () =>
    expectRefusal(KV_PATH, command, message));
}

test("a task names an inaccessible folder in one line", async (folder) => {
  await Deno.writeTextFile(`${folder.path}/file`, "");
  const file = `${folder.path}/file/waybill.kv`;
  for (const task of ["backup", "dump", "admin_reset"]) {
    const message = /^Not a directory .*file\/waybill\.kv'\n$/;
    await expectRefusal(file, task, message);
  }
});

test("a task creates no database if KV_PATH is wrong", async (folder) => {
  const file = `${folder.path}/typo.kv`;
  const message = /^There is no database at .*typo\.kv\. Check KV_PATH\.\n$/;
  const purge = "parcel_purge --older=30";
  const erase = "person_erase --email=ann@example.com";
  for (const command of ["dump", "admin_reset", purge, erase]) {
    await expectRefusal(file, command, message);
  }
  deepEqual(await namesIn(folder), []);
});

test("every task reports a system or database error in one line", async (folder) => {
  const cut = `${folder.path}/cut.kv`;
  await Deno.writeTextFile(cut, "no database\n".repeat(1_000));
  const file = await createDatabase(folder);
  const dump = `${folder.path}/waybill.ndjson`;
  equal((await runTask("dump", [dump], { KV_PATH: file })).code, 0);
  const purge = "parcel_purge --older=30";
  for (
    const command of ["dump", `load ${dump}`, "seed", "admin_reset", purge]
  ) {
    const message = /^KV_PATH cannot be opened: [^\n]+\n$/;
    await expectRefusal(cut, command, message);
  }
  const { path } = folder;
  const message = `${path} cannot be read: it is a directory\n`;
  await expectRefusal(file, `load ${path}`, message);
});

test("a task reports that nothing can be saved while the store is frozen", async (folder) => {
  const file = await createDatabase(folder);
  using kv = await openKv(file);
  await kv.freeze(30_000);
  const message = "Saving is not possible right now. Please try again later.\n";
  await expectRefusal(file, "seed", message);
});
