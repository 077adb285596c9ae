import { equal, match, throws } from "node:assert/strict";
import { openKv } from "@/lib/store/kv.ts";
import { OperatorError, soleArgument } from "@/lib/tasks/operator.ts";
import { runTask } from "../../helpers/tasks.ts";

async function inFolder(work: (folder: string) => Promise<void>) {
  const folder = await Deno.makeTempDir();
  try {
    await work(folder);
  } finally {
    await Deno.remove(folder, { recursive: true });
  }
}

async function namesIn(folder: string): Promise<string[]> {
  const entries = await Array.fromAsync(Deno.readDir(folder));
  return entries.map(({ name }) => name);
}

Deno.test("soleArgument() takes one argument or none, and no option for a file", () => {
  equal(soleArgument([], "usage"), undefined);
  equal(soleArgument(["a file"], "usage"), "a file");
  for (const args of [["--help"], ["-h"], ["a", "b"]]) {
    throws(() => soleArgument(args, "usage"), new OperatorError("usage"));
  }
});

Deno.test("a task with --help only prints its usage", async () => {
  await inFolder(async (folder) => {
    const KV_PATH = `${folder}/waybill.kv`;
    (await openKv(KV_PATH)).close();
    const before = (await namesIn(folder)).length;
    for (const task of ["backup", "restore", "dump", "load"]) {
      const { code, output } = await runTask(task, ["--help"], { KV_PATH });
      equal(code, 1);
      match(
        output,
        new RegExp(
          `^[^\\n]*deno task ${task} [<\\[][a-z ]+[>\\]]\`[^\\n]*\\n$`,
        ),
      );
    }
    for (const argument of ["--help", "--dry-run", "x"]) {
      const { code, output } = await runTask("seed", [argument], { KV_PATH });
      equal(code, 1);
      equal(output, "Usage: `deno task seed`\n");
    }
    equal((await namesIn(folder)).length, before);
  });
});

Deno.test("a task does not work on a database in memory, which would be gone with it", async () => {
  for (const task of ["seed", "dump", "admin_reset"]) {
    const { code, output } = await runTask(task, [], { KV_PATH: ":memory:" });
    equal(code, 1);
    match(output, /^KV_PATH is :memory:, [^\n]+\n$/);
  }
});

Deno.test("a task without access to the database's folder says so", async () => {
  await inFolder(async (folder) => {
    await Deno.writeTextFile(`${folder}/file`, "");
    const KV_PATH = `${folder}/file/waybill.kv`;
    for (const task of ["backup", "dump", "admin_reset"]) {
      const { code, output } = await runTask(task, [], { KV_PATH });
      equal(code, 1);
      match(output, /^Not a directory .*file\/waybill\.kv'\n$/);
    }
  });
});

Deno.test("dump creates no database", async () => {
  await inFolder(async (folder) => {
    const variables = { KV_PATH: `${folder}/typo.kv` };
    const { code, output } = await runTask("dump", [], variables);
    equal(code, 1);
    match(output, /^There is no database at .*typo\.kv\. Check KV_PATH\.\n$/);
    equal((await namesIn(folder)).length, 0);
  });
});

Deno.test("dump writes beside the database by default", async () => {
  await inFolder(async (folder) => {
    const KV_PATH = `${folder}/waybill.kv`;
    (await openKv(KV_PATH)).close();
    equal((await runTask("dump", [], { KV_PATH })).code, 0);
    match((await namesIn(`${folder}/dumps`)).join(), /^waybill-\w+\.ndjson$/);
  });
});

Deno.test("what the system or the database refuses is said in one line by every task", async () => {
  await inFolder(async (folder) => {
    const cut = `${folder}/cut.kv`;
    await Deno.writeTextFile(cut, "no database\n".repeat(1_000));
    const good = { KV_PATH: `${folder}/waybill.kv` };
    const exported = `${folder}/waybill.ndjson`;
    (await openKv(good.KV_PATH)).close();
    equal((await runTask("dump", [exported], good)).code, 0);
    const tasks = [
      ["dump"],
      ["load", exported],
      ["seed"],
      ["admin_reset"],
      ["parcel_purge", "--older=30"],
    ];
    for (const [task, ...args] of tasks) {
      const run = await runTask(task!, args, { KV_PATH: cut });
      equal(run.code, 1, task);
      match(run.output, /^KV_PATH cannot be opened: [^\n]+\n$/, task);
    }
    const { output } = await runTask("load", [folder], good);
    equal(output, `${folder} cannot be read: it is a directory\n`);
  });
});

Deno.test("while the store is frozen a task says that nothing can be saved", async () => {
  await inFolder(async (folder) => {
    const KV_PATH = `${folder}/waybill.kv`;
    const kv = await openKv(KV_PATH);
    await kv.freeze(30_000);
    const { code, output } = await runTask("seed", [], { KV_PATH });
    kv.close();
    equal(code, 1);
    equal(
      output,
      "Saving is not possible right now. Please try again later.\n",
    );
  });
});
