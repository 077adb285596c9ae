import { NOUNS } from "@/lib/site/nouns.ts";
import { deepEqual, equal, match, ok, rejects } from "node:assert/strict";
import { invoices } from "@/lib/invoices/invoices.ts";
import { erasePerson } from "@/lib/erasure/person.ts";
import { erasureKind, queueErasure } from "@/lib/erasure/job.ts";
import { applyImport, importKinds, undoImport } from "@/lib/imports/imports.ts";
import { requireImport } from "@/lib/imports/show.ts";
import { listJournal } from "@/lib/journal/journal.ts";
import type { JournalEntry } from "@/lib/journal/schema.ts";
import { jobs, listProblems } from "@/lib/jobs/jobs.ts";
import { queueMail } from "@/lib/mail/outbox.ts";
import { createMessage, messages } from "@/lib/messages/messages.ts";
import { listPages, pageTrash } from "@/lib/pages/pages.ts";
import { parcelTrash } from "@/lib/parcels/trash.ts";
import { LOCALES } from "@/lib/i18n/locales.ts";
import {
  createParcel,
  getParcel,
  readFoundParcel,
  updateParcel,
} from "@/lib/parcels/parcels.ts";
import { getSettings, updateSettings } from "@/lib/settings/settings.ts";
import { readCounts } from "@/lib/store/counters.ts";
import type { Kv } from "@/lib/store/kv.ts";
import { seedDemo } from "@/lib/tasks/seed.ts";
import { ADMIN, seedAdmin } from "@/tests/helpers/admin.ts";
import {
  allKeys,
  isAppError,
  makeEntry,
  makeParcel,
  memoryKv,
  test,
  valuesBelow,
} from "@/tests/helpers/domain.ts";
import { storeTable } from "@/tests/helpers/imports.ts";
import { findFaults } from "@/tests/helpers/integrity.ts";
import { finishJob, testRunner } from "@/tests/helpers/jobs.ts";
import {
  addPerson,
  BELONGINGS,
  keysWithPerson,
  PERSON,
  TYPED,
} from "@/tests/helpers/person.ts";
import { searchParcels } from "@/lib/parcel_lists/list.ts";
import { takeMail } from "@/lib/mail/attempts.ts";
import { getMail } from "@/lib/mail/listed_mail.ts";
import { JOURNAL } from "@/lib/journal/authors.ts";

async function runJobs(kv: Kv): Promise<void> {
  await testRunner(kv, { erase_person: erasureKind(kv, NOUNS) }).drain();
}

/** Checks that values contain no text about the person. */
function checkForgotten(values: unknown, ...more: string[]): void {
  const text = JSON.stringify(values);
  for (const value of [...Object.values(BELONGINGS), ...more]) {
    equal(text.includes(value), false, value);
  }
}

/** The person who becomes the recipient afterwards. */
const NEXT = {
  recipient_name: "Ada",
  recipient_email: "ada@example.org",
  recipient_phone_number: null,
  destination: "Oslo",
};

test.withJournal("erasePerson() removes the e-mail address everywhere and leaves all other records of a filled site alone", async (kv) => {
  await seedDemo(kv);
  const before = await allKeys(kv);
  const traces = await addPerson(kv);
  ok((await keysWithPerson(kv)).length > 15);
  const erased = await erasePerson(kv, NOUNS, { email: TYPED });
  deepEqual(await keysWithPerson(kv), []);
  deepEqual(await findFaults(kv), []);
  equal(erased.parcels, 3);
  const present = new Set(await allKeys(kv));
  deepEqual(before.filter((key) => !present.has(key)), []);
  equal(await messages.get(kv, traces.message), null);
  equal(await getMail(kv, traces.mail), null);
  deepEqual(await erasePerson(kv, NOUNS, { email: PERSON }), {});
});

test.withJournal("erasePerson() removes a recipient's or sender's data from parcels", async (kv) => {
  const { received, sent, mentioned } = await addPerson(kv);
  const former = (await getParcel(kv, received))!;
  await erasePerson(kv, NOUNS, { email: PERSON });
  const parcel = (await getParcel(kv, received))!;
  deepEqual(parcel, {
    ...parcel,
    recipient_name: "…",
    destination: "…",
    recipient_email: null,
    recipient_phone_number: null,
    map_destination_latitude: null,
    map_destination_longitude: null,
    status: "Call …",
    tracking_code: former.tracking_code,
    version: former.version + 1,
  });
  const fromPerson = (await getParcel(kv, sent))!;
  deepEqual(fromPerson, {
    ...fromPerson,
    sender_name: null,
    sender_email: null,
    pickup_location: null,
    recipient_name: "Ada Lovelace",
  });
  const found = (await readFoundParcel(kv, mentioned))!;
  equal(found.parcel.recipient_name, "c/o …");
  equal(found.parcel.status, "Waits for …");
  const [entry] = found.history;
  equal(entry!.description, "Спросить … или other.erika.muster@mail.examplex");
  for (const search of [BELONGINGS.name, BELONGINGS.phone, "heidestrasse"]) {
    const query = { page: 1, per_page: 10, search };
    equal((await searchParcels(kv, query)).total, 0, search);
  }
});

test.withJournal("erasePerson() also removes the data from trashed parcels and pages", async (kv) => {
  const { received, sent, mentioned } = await addPerson(kv);
  const [page] = await listPages(kv);
  // A former team member, named in the trash by e-mail address.
  const actor = { kind: "admin" as const, id: "ERIKA", name: PERSON };
  const hers = kv.from({ actor, request_id: null });
  for (const id of [received, sent, mentioned]) await parcelTrash.add(hers, id);
  await pageTrash.add(kv, page!.id);
  await erasePerson(kv, NOUNS, { email: PERSON });
  deepEqual(await keysWithPerson(kv), []);
  deepEqual(await findFaults(kv), []);
  const { data } = await listJournal(kv, { record_id: received });
  equal(data[0]!.kind, "erased");
  checkForgotten(data);
  const parcel = await parcelTrash.restore(kv, received);
  deepEqual(
    [parcel.recipient_name, parcel.destination, parcel.recipient_email],
    ["…", "…", null],
  );
  equal((await parcelTrash.restore(kv, sent)).sender_name, null);
  const found = (await pageTrash.restore(kv, page!.id)).content;
  ok(!found.toLowerCase().includes(PERSON.toLowerCase()));
  deepEqual(await findFaults(kv), []);
});

test.withJournal("the journal keeps the events of the person's parcels, but none of the values", async (kv) => {
  const { received } = await addPerson(kv);
  await updateParcel(kv, { id: received, recipient_name: "E. Mustermann" });
  await updateParcel(kv, { id: received, weight: "3 kg" });
  await erasePerson(kv, NOUNS, { email: PERSON });
  const { data } = await listJournal(kv, { record_id: received });
  deepEqual(data.map(({ kind }) => kind), [
    "erased",
    "updated",
    "updated",
    "created",
  ]);
  const [erased, weighed, renamed, created] = data;
  deepEqual(erased!.changes, {});
  equal(erased!.label, "PERSON-RECEIVED");
  deepEqual(weighed!.changes, { weight: [null, "3 kg"] });
  deepEqual(renamed!.changes, { recipient_name: [null, null] });
  deepEqual(created!.changes.status, [null, "Call …"]);
  checkForgotten(await valuesBelow(kv, ["journal"]), "E. Mustermann");
});

test.withJournal("the journal forgets a former recipient's names and addresses and keeps the next recipient's", async (kv) => {
  const { received: id } = await addPerson(kv);
  await updateParcel(kv, { id, recipient_name: "E. Mustermann" });
  await updateParcel(kv, { id, destination: "9 Canary Lane", weight: "3 kg" });
  await updateParcel(kv, { id, ...NEXT });
  await updateParcel(kv, { id, recipient_name: "Ada Berg" });
  await erasePerson(kv, NOUNS, { email: PERSON });
  equal((await getParcel(kv, id))!.destination, "Oslo");
  const [, ...data] = (await listJournal(kv, { record_id: id })).data;
  const told = data.map(({ changes }) => changes.recipient_name);
  const blank = [null, null];
  deepEqual(told, [["Ada", "Ada Berg"], blank, undefined, blank, blank]);
  deepEqual(data[2]!.changes.weight, [null, "3 kg"]);
  deepEqual(data.at(-1)!.changes.recipient_email, [null, null]);
  equal(data.at(-1)!.label, "PERSON-RECEIVED");
  checkForgotten(data, "Mustermann", "Canary");
});

test.withJournal("the journal removes the person from changes by entries and from the name of an imported file", async (kv) => {
  const { received } = await addPerson(kv);
  const source = { kind: "import", id: "I1", name: `${TYPED}.csv` } as const;
  const view = kv.from({ ...kv.origin, source });
  const status = `Ask ${PERSON}`;
  await makeEntry(view, received, { status });
  await erasePerson(kv, NOUNS, { email: PERSON });
  deepEqual(await keysWithPerson(kv), []);
  const { data } = await listJournal(kv, { import_id: "I1" });
  const [{ changes, source: shown, label }] = data as [JournalEntry];
  deepEqual(changes.status, ["Call …", "Ask …"]);
  deepEqual([shown, label], [{ ...source, name: "….csv" }, "PERSON-RECEIVED"]);
});

test.withJournal("the journal has an entry for each record that an erasure changes", async (kv) => {
  const { mentioned } = await addPerson(kv);
  const erased = await erasePerson(kv, NOUNS, { email: PERSON });
  const { data } = await listJournal(kv, {});
  const entries = data.filter(({ kind }) => kind === "erased");
  const counts = Map.groupBy(entries, ({ noun }) => noun);
  const nouns = ["activities", "invoices", "messages", "pages", "parcels"];
  for (const noun of [...nouns, "settings"]) {
    equal(counts.get(noun)?.length, erased[noun], noun);
  }
  equal(counts.get("mail")?.length, erased.mail);
  const { data: about } = await listJournal(kv, { record_id: mentioned });
  deepEqual(about.slice(0, 2).map(({ noun }) => noun), [
    "parcels",
    "activities",
  ]);
});

test.withJournal("erasePerson() removes only the e-mail address from invoices, pages, settings and other mails, and keeps the counts", async (kv) => {
  const { invoice } = await addPerson(kv);
  await erasePerson(kv, NOUNS, { email: PERSON });
  const issued = (await invoices.get(kv, invoice))!;
  equal(issued.recipient_name, BELONGINGS.name);
  equal(issued.destination, BELONGINGS.destination);
  equal(issued.recipient_email, null);
  equal(issued.number.slice(-4), "0001");
  const page = (await listPages(kv)).at(-1)!;
  deepEqual([page.title, page.content], ["About …", "Write to …."]);
  equal((await getSettings(kv)).meta_description, "Ask ….");
  const bodies = await valuesBelow(kv, ["outbox_bodies"]);
  deepEqual(bodies, ["Please answer …."]);
  const counts = await readCounts(kv, ["messages", "parcels", "invoices"]);
  deepEqual(counts, [1, 3, 2]);
  equal(await kv.get(["things_by_email", PERSON.toLowerCase()]), null);
  deepEqual(await kv.get(["things", "1"]), new Map([["to", new Set(["…"])]]));
});

test.withJournal("an e-mail address that the site needs is rejected with the step to take first", async (kv) => {
  await seedAdmin(kv);
  await updateSettings(kv, { contact_email: PERSON });
  const before = await allKeys(kv);
  const needed = [
    [ADMIN.email.toUpperCase(), "invalid.eraseMember"],
    [TYPED, "invalid.eraseContact"],
  ] as const;
  for (const [email, key] of needed) {
    const isNeeded = isAppError(422, key, "email");
    await rejects(erasePerson(kv, NOUNS, { email }), isNeeded);
    await rejects(
      queueErasure(kv, NOUNS, { named: { email }, starter_id: "a" }),
      isNeeded,
    );
  }
  deepEqual(await allKeys(kv), before);
});

test("a member's e-mail address that is also the contact address is rejected as the member's", async (kv) => {
  const { email } = await seedAdmin(kv);
  await updateSettings(kv, { contact_email: email });
  await rejects(
    erasePerson(kv, NOUNS, { email }),
    isAppError(422, "invalid.eraseMember", "email"),
  );
});

test.withJournal("two erasure jobs for one e-mail address both end and remove the address", async (kv) => {
  await addPerson(kv);
  const start = () =>
    queueErasure(kv, NOUNS, { named: { email: TYPED }, starter_id: "a" });
  const ids = [await start(), await start()].map(({ id }) => id);
  await runJobs(kv);
  deepEqual(await keysWithPerson(kv), []);
  deepEqual(await findFaults(kv), []);
  const ended = await Promise.all(ids.map((id) => jobs.get(kv, id)));
  for (const job of ended) {
    deepEqual([job!.status, job!.payload], ["done", null]);
  }
  const parcels = ended.map((job) => Number(job!.result?.parcels));
  ok(parcels[0]! + parcels[1]! >= 3, `${parcels}`);
});

/** Adds a person and a parcel with a new recipient, whose entries take several commits to blank; returns the person's parcels. */
async function addFormerRecipient(kv: Kv): Promise<string[]> {
  const { received: id, sent } = await addPerson(kv);
  for (let n = 0; n < 9; n++) {
    await updateParcel(kv, { id, recipient_name: `E. Mustermann ${n}` });
  }
  await updateParcel(kv, { id, ...NEXT, recipient_email: null });
  return [id, sent];
}

test.withClock("an erasure that keeps failing ends as failed, lists the remaining records and removes the e-mail address from the job", async ({ kv, clock }) => {
  await createMessage(kv, {
    name: "Ann",
    email: PERSON,
    subject: "A pallet",
    body: "Where is it?",
  });
  const erase_person = {
    ...erasureKind(kv, NOUNS),
    step() {
      throw new TypeError("Oh");
    },
  };
  const runner = testRunner(kv, { erase_person });
  const { id } = await queueErasure(kv, NOUNS, {
    named: { email: PERSON },
    starter_id: "a",
  });
  const job = await finishJob(runner, kv, { clock, id });
  deepEqual([job.status, job.payload], ["failed", null]);
  const [left] = await listProblems(kv, job, { from: 0, limit: 1 });
  deepEqual(left?.problem, {
    key: "error.notErased",
    params: { place: "messages" },
  });
});

for (const way of ["email", "phone", "parcel_ids"] as const) {
  Deno.test(`an erasure by ${way} killed after any commit is completed by running it again`, async () => {
    for (let kills = 0, isKilled = true; isKilled; kills++) {
      let commits = -Infinity;
      using kv = await memoryKv({
        journal: JOURNAL,
        faults: {
          before({ kind }) {
            if (kind === "commit" && ++commits > kills) {
              throw new TypeError("killed");
            }
          },
        },
      });
      const parcel_ids = await addFormerRecipient(kv);
      const { [way]: value } = {
        email: PERSON,
        phone: BELONGINGS.phone,
        parcel_ids,
      };
      const named = { [way]: value };
      commits = 0;
      isKilled = await erasePerson(kv, NOUNS, named).then(
        () => false,
        () => true,
      );
      commits = -Infinity;
      await erasePerson(kv, NOUNS, named);
      if (way === "email") deepEqual(await keysWithPerson(kv), [], `${kills}`);
      deepEqual(await findFaults(kv), [], `${kills}`);
      for (
        const record_id of way === "phone" ? parcel_ids.slice(0, 1) : parcel_ids
      ) {
        const { data } = await listJournal(kv, { record_id });
        const text = JSON.stringify(data);
        equal(text.includes("Mustermann"), false, `${kills}`);
      }
      const counts = await readCounts(kv, ["messages", "parcels", "outbox"]);
      deepEqual(counts.slice(0, 2), [way === "email" ? 1 : 2, 3]);
    }
  });
}

test.withClock("an erasure job waits for a mail that is being sent, and then removes it", async ({ kv, clock }) => {
  const mail = { from: "a@b.example", subject: "Hello", body: "Hi." };
  const id = await kv.transact((tx) =>
    queueMail(tx, { kind: "send", to: PERSON, ...mail }, { locale: LOCALES.en })
  );
  await takeMail(kv, id);
  const job = await queueErasure(kv, NOUNS, {
    named: { email: PERSON },
    starter_id: "a",
  });
  await runJobs(kv);
  equal((await jobs.get(kv, job.id))!.status, "queued");
  equal((await getMail(kv, id))!.to, PERSON);
  clock.forward(3 * 60_000);
  await runJobs(kv);
  equal((await jobs.get(kv, job.id))!.status, "done");
  deepEqual(await keysWithPerson(kv), []);
});

test.withJournal("erasePerson() removes a recipient known by phone from parcels, the journal and texts, and leaves codes alone", async (kv) => {
  await updateSettings(kv, { contact_phone: "+49 40 123456" });
  const { name, destination } = BELONGINGS;
  const { id } = await makeParcel(kv, {
    tracking_code: "01597247719",
    recipient_name: name,
    recipient_phone_number: "01597247719",
    recipient_email: PERSON,
    destination,
  });
  const stranger = await makeParcel(kv, {
    recipient_phone_number: "0159 7247718",
    reference: "01597247719",
  });
  await makeEntry(kv, stranger.id, { description: "Not +49 1597247719!" });
  await updateParcel(kv, { id, ...NEXT });
  await updateParcel(kv, { id, recipient_phone_number: "0049 159/7247719" });
  const before = await getParcel(kv, stranger.id);
  const phone = "0159 7247719";
  const erased = await erasePerson(kv, NOUNS, { phone });
  deepEqual([erased.parcels, erased.activities], [1, 1]);
  const parcel = (await getParcel(kv, id))!;
  deepEqual(
    [parcel.recipient_name, parcel.recipient_phone_number, parcel.destination],
    ["…", null, "…"],
  );
  equal(parcel.tracking_code, "01597247719");
  deepEqual(await getParcel(kv, stranger.id), before);
  const found = (await readFoundParcel(kv, stranger.id))!;
  equal(found.history[0]!.description, "Not …!");
  checkForgotten(await valuesBelow(kv, ["journal"]), "0049 159");
  deepEqual(await findFaults(kv), []);
  deepEqual(await erasePerson(kv, NOUNS, { phone }), {});
  await rejects(
    erasePerson(kv, NOUNS, { phone: "040 123 456" }),
    isAppError(422, "invalid.eraseContactPhone", "phone"),
  );
});

test.withJournal("erasePerson() removes both persons of chosen parcels from their history and journal, and from no other parcel", async (kv) => {
  const { name } = BELONGINGS;
  const fields = { recipient_name: name, sender_name: "Bob Stone" };
  const chosen = await makeParcel(kv, { ...fields, reference: "PO-1" });
  const trashed = await makeParcel(kv, fields);
  const other = await makeParcel(kv, fields);
  const text =
    `Signed by ${name.toUpperCase()}, sent by Bob Stone in Stonehaven.`;
  for (const { id } of [chosen, other]) {
    await makeEntry(kv, id, { description: text });
  }
  await updateParcel(kv, { id: chosen.id, recipient_name: "E. Mustermann" });
  await updateParcel(kv, { id: chosen.id, recipient_name: name });
  await parcelTrash.add(kv, trashed.id);
  const untouched = await listJournal(kv, { record_id: other.id });
  const parcel_ids = [chosen.id, trashed.id];
  await erasePerson(kv, NOUNS, { parcel_ids });
  const after = (await readFoundParcel(kv, chosen.id))!;
  equal(after.parcel.recipient_name, "…");
  deepEqual([after.parcel.sender_name, after.parcel.reference], [null, "PO-1"]);
  equal(
    after.history[0]!.description,
    "Signed by …, sent by … in Stonehaven.",
  );
  equal((await readFoundParcel(kv, other.id))!.history[0]!.description, text);
  deepEqual(await listJournal(kv, { record_id: other.id }), untouched);
  for (const record_id of parcel_ids) {
    const { data } = await listJournal(kv, { record_id });
    checkForgotten(data, "E. Mustermann", "Bob Stone", name.toUpperCase());
  }
  equal((await parcelTrash.restore(kv, trashed.id)).recipient_name, "…");
  deepEqual(await findFaults(kv), []);
  await rejects(
    erasePerson(kv, NOUNS, { parcel_ids: ["none", chosen.id] }),
    isAppError(422, "invalid.selected", "parcel_ids"),
  );
});

test("erasing the persons of a parcel that an import created removes the file and what its check found, and its undo leaves the parcel", async (kv) => {
  const runner = testRunner(kv, importKinds(kv));
  const { id } = await storeTable(
    kv,
    "Code;Recipient;Destination\n;Erika Mustermann;Brest\n",
  );
  await runner.drain();
  await applyImport(kv, { id, skip_wrong: "no" });
  await runner.drain();
  const query = { page: 1, per_page: 10, search: "Mustermann" };
  const { data: [parcel] } = await searchParcels(kv, query);
  const parcel_ids = [parcel!.id];
  equal((await erasePerson(kv, NOUNS, { parcel_ids })).imports, 1);
  equal((await requireImport(kv, id)).parts, 0);
  for (const prefix of ["import_files", "import_rows"]) {
    deepEqual(await valuesBelow(kv, [prefix]), [], prefix);
  }
  await undoImport(kv, id);
  await runner.drain();
  equal((await getParcel(kv, parcel!.id))!.recipient_name, "…");
});

test("erasing a person also removes wrong rows of a checked import, whose cells are kept with their problems", async (kv) => {
  const table = [
    "Code;Recipient;Destination;Phone;Reference",
    ";Erika Mustermann;;+49 40 7654321;PO 1",
    ";Max Mustermann;;;PO 2",
    ";Otto Normal;;;PO 3",
  ].join("\n");
  const { id } = await createParcel(kv, {
    tracking_code: "WB-3001",
    recipient_name: "Max Mustermann",
    destination: "Kiel",
    reference: "po 2",
  });
  await storeTable(kv, table);
  await testRunner(kv, importKinds(kv)).drain();
  await erasePerson(kv, NOUNS, { phone: "040 7654321" });
  await erasePerson(kv, NOUNS, { parcel_ids: [id] });
  const left = JSON.stringify(await valuesBelow(kv, ["import_rows"]));
  checkForgotten(left, "Mustermann");
  match(left, /Otto Normal/);
});
