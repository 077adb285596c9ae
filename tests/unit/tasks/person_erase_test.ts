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
import { readAsked } from "@/lib/tasks/person_erase.ts";
import { seedDemo } from "@/lib/tasks/seed.ts";
import {
  addPerson,
  fileHasPerson,
  keysWithPerson,
  PERSON,
  TYPED,
} from "../../helpers/person.ts";
import { runTask } from "../../helpers/tasks.ts";
import { testOnFile } from "@/tests/helpers/temp_folder.ts";

/** Defines a test on a closed database with the demo data and the person. */
const test = testOnFile(async (file) => {
  using kv = await openSite(file);
  await seedDemo(kv);
  await addPerson(kv);
});

function erase(file: string, address = TYPED, variables = {}) {
  const args = [`--email=${address}`];
  return runTask("person_erase", args, { KV_PATH: file, ...variables });
}

Deno.test("readAsked() accepts exactly one way to name a person", () => {
  const email = "ann@example.com";
  deepEqual(readAsked([`--email=${email}`]), { email });
  deepEqual(readAsked(["--email", ` ${email}`]), { email });
  deepEqual(readAsked(["--phone=0159 7247719"]), { phone: "0159 7247719" });
  const codes = ["WB-1", "WB-2"];
  deepEqual(readAsked([`--parcels=${codes}`]), { codes });
  const wrong = [
    ...[[], [email], ["--email=ann"], ["--email="], ["--parcels="]],
    ...[["--phone=12345"], [`--email=${email}`, "--force"]],
    [`--email=${email}`, "--parcels=WB-1"],
  ];
  for (const args of wrong) throws(() => readAsked(args), /Usage: /);
});

test("the task erases the e-mail address from the file and later dumps and backups, and lists earlier ones", async ({ file, folder }) => {
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
  const again = (await erase(file)).output;
  match(again, /^The database does not hold the person/);
});

test("the task says how long the replica may contain the e-mail address", async ({ file }) => {
  const REPLICA_PATH = "/mnt/replica/waybill";
  const variables = { REPLICA_PATH, REPLICA_DAYS: "9" };
  const { output } = await erase(file, TYPED, variables);
  match(
    output,
    /^The replica in \/mnt\/replica\/waybill .* on 9 more days after/m,
  );
});

test("while a server is running the task erases, and explains how to compact the file", async ({ file }) => {
  const lock = await lockForServer(file);
  const { code, output } = await erase(file, PERSON);
  lock![Symbol.dispose]();
  equal(code, 0, output);
  match(output, /stop the server, run `deno task compact`, then start it/);
  const kv = await openSite(file);
  deepEqual(await keysWithPerson(kv), []);
  kv.close();
});

test("the task rejects the site's own e-mail address", async ({ file }) => {
  const kv = await openSite(file);
  await updateSettings(kv, { contact_email: PERSON });
  kv.close();
  const own = await erase(file);
  equal(own.code, 1);
  match(own.output, /^This is the site’s own contact email\. Enter another/);
});
