import {
  deepEqual,
  doesNotMatch,
  equal,
  match,
  throws,
} from "node:assert/strict";
import { openSite } from "@/tests/helpers/store.ts";
import { lockForServer } from "@/lib/store/file.ts";
import { updateSettings } from "@/lib/settings/settings.ts";
import { backupFile } from "@/lib/tasks/backup.ts";
import { dumpStore } from "@/lib/tasks/dump.ts";
import { readAddress } from "@/lib/tasks/person_erase.ts";
import { seedDemo } from "@/lib/tasks/seed.ts";
import {
  addPerson,
  fileHasPerson,
  keysWithPerson,
  PERSON,
  TYPED,
} from "../../helpers/person.ts";
import { runTask } from "../../helpers/tasks.ts";

/** Lets `work` use a closed database with the samples and the person. */
async function withPerson(
  work: (file: string, folder: string) => Promise<void>,
): Promise<void> {
  const folder = await Deno.makeTempDir();
  try {
    const file = `${folder}/waybill.kv`;
    const kv = await openSite(file);
    await seedDemo(kv);
    await addPerson(kv);
    kv.close();
    await work(file, folder);
  } finally {
    await Deno.remove(folder, { recursive: true });
  }
}

function erase(file: string, address = TYPED) {
  return runTask("person_erase", [`--email=${address}`], { KV_PATH: file });
}

Deno.test("the address is one valid e-mail address, and nothing else is guessed", () => {
  equal(readAddress(["--email=ann@example.com"]), "ann@example.com");
  equal(readAddress(["--email", " ann@example.com"]), "ann@example.com");
  const unclear = [
    [],
    ["ann@example.com"],
    ["--email=ann"],
    ["--email="],
    ["--email=ann@example.com", "--force"],
  ];
  for (const args of unclear) throws(() => readAddress(args), /Usage: /);
});

Deno.test("the task leaves the address neither in the file, nor in a dump or backup made from then on, and names those made before", async () => {
  await withPerson(async (file, folder) => {
    await backupFile(file, `${folder}/backups/old.kv`);
    equal(await fileHasPerson(file), true);
    equal(await fileHasPerson(`${folder}/backups/old.kv`), true);

    const { code, output } = await erase(file);
    equal(code, 0, output);
    match(output, /^Erased\. Changed or removed: .*\b3 parcels\b/);
    match(output, /\d+ bytes before, \d+ now\n/);
    match(output, /\n {2}backups\/old\.kv, 0 days old\n/);
    doesNotMatch(output, /sha256|muster/i);

    await backupFile(file, `${folder}/backups/new.kv`);
    const kv = await openSite(file);
    deepEqual(await keysWithPerson(kv), []);
    await dumpStore(kv, `${folder}/dumps/new.ndjson`);
    kv.close();
    for await (const { name, isFile } of Deno.readDir(folder)) {
      if (isFile) equal(await fileHasPerson(`${folder}/${name}`), false, name);
    }
    for (const name of ["backups/new.kv", "dumps/new.ndjson"]) {
      equal(await fileHasPerson(`${folder}/${name}`), false, name);
    }
    match(
      (await erase(file)).output,
      /^The database does not hold the address/,
    );
  });
});

Deno.test("the task names the replica, and how long it may hold the address", async () => {
  await withPerson(async (file) => {
    const { output } = await runTask("person_erase", [`--email=${TYPED}`], {
      KV_PATH: file,
      REPLICA_PATH: "/mnt/replica/waybill",
      REPLICA_DAYS: "9",
    });
    match(output, /^The replica in \/mnt\/replica\/waybill .* 9 days after/m);
  });
});

Deno.test("beside a server the task erases, and says how the file is freed", async () => {
  await withPerson(async (file) => {
    const lock = await lockForServer(file);
    const { code, output } = await erase(file, PERSON);
    lock![Symbol.dispose]();
    equal(code, 0, output);
    match(output, /stop the server, run `deno task compact`, then start it/);
    const kv = await openSite(file);
    deepEqual(await keysWithPerson(kv), []);
    kv.close();
  });
});

Deno.test("the task refuses the site's own address, and a missing database", async () => {
  await withPerson(async (file, folder) => {
    const kv = await openSite(file);
    await updateSettings(kv, { contact_email: PERSON });
    kv.close();
    const own = await erase(file);
    equal(own.code, 1);
    match(own.output, /^This is the site’s own contact email\. Enter another/);
    const missing = await erase(`${folder}/missing.kv`);
    equal(missing.code, 1);
    match(missing.output, /^There is no database at/);
  });
});
