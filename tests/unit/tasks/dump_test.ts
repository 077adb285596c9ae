import {
  deepEqual,
  deepStrictEqual,
  equal,
  match,
  ok,
  rejects,
} from "node:assert/strict";
import { serialize } from "node:v8";
import { AppError } from "@/lib/errors.ts";
import type { Kv } from "@/lib/store/kv.ts";
import { FENCE, FORMER_MARK, markEmpty } from "@/lib/migrations/marks.ts";
import { convert } from "@/lib/migrations/convert.ts";
import { type Freeze, FreezeError, LOADING } from "@/lib/store/freeze.ts";
import { dumpStore, entryLine } from "@/lib/tasks/dump.ts";
import { loadStore } from "@/lib/tasks/load.ts";
import { seedDemo } from "@/lib/tasks/seed.ts";
import { findFileFaults } from "../../helpers/file_integrity.ts";
import {
  type FaultyOptions,
  openFaultyKv,
} from "../../helpers/faulty_store.ts";
import { contentOf, loadFormer } from "../../helpers/former_store.ts";
import { findFaults } from "../../helpers/integrity.ts";
import { openSite } from "../../helpers/store.ts";
import { runTask } from "../../helpers/tasks.ts";
import { TempFolder } from "../../helpers/temp_folder.ts";
import { openKv } from "@/lib/store/open.ts";

/** A temporary folder with a dump, and stores in memory. */
class Place extends TempFolder {
  readonly folder = this.path;
  readonly file = `${this.folder}/dump.ndjson`;
  readonly #stores: Kv[] = [];

  async open(options: FaultyOptions = {}): Promise<Kv> {
    const kv = await openFaultyKv(":memory:", options);
    this.#stores.push(kv);
    return kv;
  }

  /**
   * Opens a store marked as one of this version. The mark is one entry, and a dump of the store also leaves the former
   * version's freeze.
   */
  async openSite(options: FaultyOptions = {}): Promise<Kv> {
    const kv = await this.open(options);
    await markEmpty(kv);
    return kv;
  }

  override async [Symbol.asyncDispose](): Promise<void> {
    for (const kv of this.#stores) kv.close();
    await super[Symbol.asyncDispose]();
  }
}

/** Defines a test with a dump and stores. */
function test(name: string, run: (place: Place) => Promise<void>): void {
  Deno.test(name, async () => {
    await using place = new Place();
    await run(place);
  });
}

async function put(kv: Kv, entries: [Deno.KvKey, unknown][]): Promise<void> {
  await kv.transact((tx) => {
    for (const [key, value] of entries) tx.set(key, value);
  });
}

/** Returns the data version of a dump. */
async function versionOf(file: string): Promise<number> {
  const [header] = (await Deno.readTextFile(file)).split("\n", 1);
  return JSON.parse(header!).version;
}

async function allBytes(kv: Kv): Promise<string[]> {
  const entries = await kv.list({ prefix: [] }, { limit: 100_000 });
  return entries.map(({ key, value }) =>
    serialize([key, value]).toString("hex")
  );
}

/** More entries than one batch reads or writes. */
async function putMany(kv: Kv): Promise<void> {
  for (let n = 0; n < 5; n++) {
    await put(kv, Array.from({ length: 150 }, (_, i) => [["n", n, i], i]));
  }
}

/** Faults that run `work` when a dump starts to read. */
function duringDump(work: () => void | Promise<void>): FaultyOptions {
  return {
    faults: {
      async before({ kind, keys }) {
        if (kind === "list" && keys[0]!.length === 0) await work();
      },
    },
  };
}

test("dump and load round-trip every value type byte for byte", async (place) => {
  const [from, to] = [await place.openSite(), await place.open()];
  await put(from, [
    [["things", "a", 1, -0.5, 2n ** 65n, true, new Uint8Array([0, 1])], "key"],
    [["things", "", NaN], new Map<unknown, unknown>([[1n, new Set([-0])]])],
    [["things", "bytes"], crypto.getRandomValues(new Uint8Array(60 * 1024))],
    [["things", "rest"], [undefined, null, new Date(5), { $set: [] }]],
  ]);
  // More entries than one commit holds.
  for (let n = 0; n < 16; n++) {
    const bytes = crypto.getRandomValues(new Uint8Array(60 * 1024));
    await put(from, [[["large", n], bytes]]);
  }
  await putMany(from);
  equal((await dumpStore(from, place.file)).entries, 771);
  await loadStore(to, place.file);
  deepStrictEqual(await allBytes(to), await allBytes(from));
  equal((await Deno.stat(place.file)).mode! & 0o777, 0o600);
});

test("a dump moves a whole site without its credentials", async (place) => {
  const [from, to] = [await place.openSite(), await place.open()];
  await seedDemo(from);
  await put(from, [
    [["sessions", "hash"], 1],
    [["pins", "admin"], 1],
    [["guards", "account", "a"], 1],
    [["secret"], "signs cookies"],
    [["requests", "parcels", "2026-11-20", "key"], 1],
    [["file_drafts", "x.jpg"], { chunks: 1, created_at: "" }],
    [["chunks", "x.jpg", 0], new Uint8Array(1)],
  ]);
  await dumpStore(from, place.file);
  await loadStore(to, place.file);
  deepEqual(await findFaults(to), []);
  deepEqual(await findFileFaults(to), []);
  for (const noun of ["admins", "parcels", "reviews", "chunks", "invoices"]) {
    const [moved, had] = await Promise.all(
      [to, from].map((kv) => Array.fromAsync(kv.walk([noun], 1_000))),
    );
    const kept = had!.filter(({ key }) => key[1] !== "x.jpg");
    deepEqual(moved!.map(entryLine), kept.map(entryLine), noun);
  }
  for (const kind of ["sessions", "pins", "guards", "secret", "requests"]) {
    deepEqual(await to.list({ prefix: [kind] }, { limit: 1 }), []);
    equal(await to.get([kind]), null);
  }
});

test("the store is read-only while a dump reads it", async (place) => {
  const outcomes: string[] = [];
  const writes: Promise<unknown>[] = [];
  const kv: Kv = await place.openSite(duringDump(() => {
    writes.push(
      put(kv, [[["n", 0], "new"]]).then(
        () => outcomes.push("written"),
        (error: AppError) => outcomes.push(error.problems[0]!.key),
      ),
    );
  }));
  await put(kv, Array.from({ length: 60 }, (_, n) => [["n", n], "old"]));
  await dumpStore(kv, place.file);
  await Promise.all(writes);
  deepEqual(outcomes, ["error.readOnly", "error.readOnly"]);
  equal(await kv.get(["n", 0]), "old");
  await put(kv, [[["n", 0], "new"]]);
});

test("a concurrent dump is rejected and leaves the running dump's file alone", async (place) => {
  let other: Promise<unknown> | undefined;
  const kv: Kv = await place.openSite(duringDump(async () => {
    if (other !== undefined) return;
    other = rejects(dumpStore(kv, place.file), FreezeError);
    await other;
  }));
  await put(kv, [[["n"], 1]]);
  const { entries } = await dumpStore(kv, place.file);
  equal(entries, 2);
  equal((await Deno.readTextFile(place.file)).split("\n").length, 5);
});

test("a dump whose freeze expires leaves no file", async (place) => {
  const clock = { ms: Date.UTC(2026, 10, 20) };
  const kv = await place.open({
    now: () => new Date(clock.ms),
    faults: {
      before({ kind }) {
        if (kind === "list") clock.ms += 60_000;
      },
    },
  });
  await put(kv, [[["n"], 1]]);
  await rejects(dumpStore(kv, place.file), FreezeError);
  deepEqual([...Deno.readDirSync(place.folder)], []);
  await put(kv, [[["n"], 2]]);
});

test("a load rejects a store with content and names a key", async (place) => {
  const [from, to] = [await place.openSite(), await place.open()];
  await put(from, [[["a"], 1]]);
  await put(to, [[["parcels", "x"], 1]]);
  await dumpStore(from, place.file);
  await rejects(loadStore(to, place.file), /not empty.*"parcels","x"/);
  equal((await allBytes(to)).length, 1);
});

test("a load rejects any damaged file before it writes", async (place) => {
  const [from, to] = [await place.openSite(), await place.open()];
  await put(from, [[["a"], "first"], [["b"], "second"]]);
  await dumpStore(from, place.file);
  const text = await Deno.readTextFile(place.file);
  const lines = text.trimEnd().split("\n");
  const damaged = {
    changed: text.replace("first", "other"),
    "cut off in a line": text.slice(0, -20),
    "without its footer": lines.slice(0, -1).join("\n"),
    "without an entry": lines.toSpliced(1, 1).join("\n"),
    "with an entry twice": lines.toSpliced(1, 0, lines[1]!).join("\n"),
    "with an empty line": lines.toSpliced(2, 0, "").join("\n"),
    "something else": "{}\n{}\n",
    "ended by something else": `${lines[0]}\nnull\n`,
    empty: "",
    "of another version": text.replace('"version":4', '"version":5'),
  };
  for (const [what, content] of Object.entries(damaged)) {
    await Deno.writeTextFile(place.file, content);
    await rejects(loadStore(to, place.file), { name: "OperatorError" }, what);
  }
  deepEqual(await allBytes(to), []);
});

test("an interrupted load can only be completed with the same file", async (place) => {
  let commits = 0;
  const from = await place.openSite();
  const to = await place.open({
    faults: {
      before({ kind }) {
        if (kind === "commit" && ++commits === 3) throw new Error("power cut");
      },
    },
  });
  await putMany(from);
  await dumpStore(from, place.file);
  await rejects(loadStore(to, place.file), /power cut/);
  equal(typeof await to.get(LOADING), "string");
  await rejects(dumpStore(to, `${place.folder}/b`), /half a dump/);
  const other = `${place.folder}/other.ndjson`;
  await put(from, [[["more"], 1]]);
  await dumpStore(from, other);
  await rejects(loadStore(to, other), /half of another dump/);
  await loadStore(to, place.file);
  equal((await allBytes(to)).length, 752);
});

test("a load detects writes by others", async (place) => {
  let commits = 0;
  const from = await place.openSite();
  const to: Kv = await place.open({
    faults: {
      async after({ kind }) {
        if (kind === "commit" && ++commits === 1) await put(to, [[["b"], 1]]);
      },
    },
  });
  await put(from, [[["a"], 1]]);
  await dumpStore(from, place.file);
  await rejects(loadStore(to, place.file), /something else has written/);
});

test("the tasks dump and load a database file", async (place) => {
  const { folder, file } = place;
  const from = await openSite(`${folder}/from.kv`);
  await put(from, [[["a"], 1n]]);
  from.close();
  const run = (name: string, kv: string) =>
    runTask(name, [file], { KV_PATH: `${folder}/${kv}.kv` });
  equal((await run("load", "to")).code, 1);
  await rejects(Deno.stat(`${folder}/to.kv`), Deno.errors.NotFound);
  match((await run("dump", "from")).output, /: 2 entries\nSHA-256 /);
  match((await run("load", "to")).output, /^2 entries, as in /);
  const again = await run("load", "to");
  equal(again.code, 1);
  match(again.output, /^The store is not empty[^\n]*\n$/);
});

test("dump names its file by the time and writes it next to the database or into the given folder", async (place) => {
  const { folder } = place;
  const KV_PATH = `${folder}/waybill.kv`;
  (await openKv(KV_PATH)).close();
  const named = /^(.*)\/waybill-\d{8}T\d{6}Z\.ndjson: 0 entries$/m;
  for (const [args, expected] of [[[], "dumps"], [[`${folder}/a/`], "a"]]) {
    const { output } = await runTask("dump", args as string[], { KV_PATH });
    equal(named.exec(output)?.[1], `${folder}/${expected}`, output);
  }
});

test("a dump of unconverted data also freezes it for version 2.1.0", async (place) => {
  const held: unknown[] = [];
  const kv: Kv = await place.open(duringDump(async () => {
    held.push((await kv.get<Freeze>(FENCE))?.until);
  }));
  await loadFormer(kv);
  held.length = 0;
  await dumpStore(kv, place.file);
  equal(await versionOf(place.file), 3);
  ok(held.length > 0 && held.every((until) => Number(until) > Date.now()));
  equal(await kv.get(FENCE), null);
});

test("a loaded dump locks out version 2.1.0, and an incomplete conversion in it can be continued", async (place) => {
  const [from, to] = [await place.open(), await place.open()];
  await loadFormer(from);
  equal(await from.get(FENCE), null);
  const killed = convert(from, {
    onProgress(percent) {
      if (percent > 0) throw new TypeError("killed");
    },
  });
  await rejects(killed, TypeError);
  await dumpStore(from, place.file);
  // Version 2.1.0 does not load this data version.
  equal(await versionOf(place.file), 4);
  await loadStore(to, place.file);
  ok(await to.get(FENCE) !== null);
  await Promise.all([from, to].map((kv) => convert(kv, { isAlone: true })));
  deepEqual(await contentOf(to), await contentOf(from));
});

test("a load rejects data older than 2.1.0 before it writes", async (place) => {
  const [from, to] = [await place.open(), await place.open()];
  // The mark of an unfinished conversion by version 2.1.0.
  await put(from, [[["a"], 1], [FORMER_MARK, { percent: 50 }]]);
  await dumpStore(from, place.file);
  const dump = await Deno.readTextFile(place.file);
  const older = `${place.folder}/older.ndjson`;
  await Deno.writeTextFile(older, dump.replace('"version":3', '"version":2'));
  for (const file of [place.file, older]) {
    await rejects(loadStore(to, file), /start 2\.1\.0 once/);
  }
  deepEqual(await allBytes(to), []);
});
