import { deepEqual, equal, ok, rejects } from "node:assert/strict";
import { applyImport, importKinds } from "@/lib/imports/imports.ts";
import { erasePerson } from "@/lib/erasure/person.ts";
import { previewErasure } from "@/lib/erasure/preview.ts";
import { COUNTED, type PersonNamed } from "@/lib/erasure/schema.ts";
import { createInvoice } from "@/lib/invoices/invoices.ts";
import { JOURNAL } from "@/lib/journal/authors.ts";
import { LOCALES } from "@/lib/i18n/locales.ts";
import { queueMail } from "@/lib/mail/outbox.ts";
import { createMessage } from "@/lib/messages/messages.ts";
import { getParcel, updateParcel } from "@/lib/parcels/parcels.ts";
import { parcelTrash } from "@/lib/parcels/trash.ts";
import { NOUNS } from "@/lib/site/nouns.ts";
import { updateSettings } from "@/lib/settings/settings.ts";
import type { Kv } from "@/lib/store/kv.ts";
import { type Chance, testDraws } from "@/tests/helpers/chance.ts";
import {
  isAppError,
  makeEntry,
  makeParcel,
  memoryKv,
  test,
} from "@/tests/helpers/domain.ts";
import { storeTable } from "@/tests/helpers/imports.ts";
import { findFaults } from "@/tests/helpers/integrity.ts";
import { testRunner } from "@/tests/helpers/jobs.ts";
import { recordStoreRequests } from "@/tests/helpers/store_requests.ts";

/** People with their addresses, and their numbers in several ways of writing. */
const PEOPLE = [
  {
    name: "Erika Mustermann",
    email: "erika@mail.example",
    phones: ["0159 7247719", "+49 159 7247719", "01597247719"],
  },
  {
    name: "Ada Berg",
    email: "ada@mail.example",
    phones: ["030 901820", "+49-30-901820"],
  },
  { name: "Bob Stone", email: "bob@mail.example", phones: ["+1 212 555 0199"] },
];

/** The noun and the number of the key's part with the id, by the first part of the key. */
const RECORDS: Record<string, [noun: string, at: number]> = {
  ...Object.fromEntries(COUNTED.map((noun) => [noun, [noun, 1]])),
  activities: ["activities", 2],
  import_files: ["imports", 1],
  import_rows: ["imports", 1],
  import_undo: ["imports", 1],
  outbox: ["mail", 1],
  outbox_bodies: ["mail", 1],
  trash_parcels: ["parcels", 1],
};

/** Returns the values of all records' entries. */
async function snapshot(kv: Kv): Promise<Map<string, string>> {
  const entries = await Array.fromAsync(kv.walk<unknown>([], 500));
  return new Map(entries.map(({ key, value }) => [
    JSON.stringify(key),
    Deno.inspect(value, {
      depth: 9,
      strAbbreviateSize: Infinity,
      iterableLimit: Infinity,
    }),
  ]));
}

/** Returns how many records of each noun an erasure has changed or removed. */
function countChanged(
  before: Map<string, string>,
  after: Map<string, string>,
): Record<string, number> {
  const changed = [...before].filter(([key, value]) => after.get(key) !== value)
    .flatMap(([key]) => {
      const parts = JSON.parse(key);
      const [noun, at] = RECORDS[parts[0]] ?? [null, 0];
      // A message's own mail, which shares its id, counts with it.
      const isPart = noun === "mail" &&
        before.has(JSON.stringify(["messages", parts[1]]));
      return noun === null || isPart ? [] : [`${noun}/${parts[at]}`];
    });
  const counts = Object.fromEntries(COUNTED.map((noun) => [noun, 0]));
  for (const record of new Set(changed)) counts[record.split("/")[0]!]! += 1;
  return counts;
}

/** Draws the fields of a parcel about its two persons. */
function drawPersons(chance: Chance) {
  const recipient = chance.pick(PEOPLE);
  const sender = chance.pick(PEOPLE);
  return {
    recipient_name: recipient.name,
    recipient_email: chance.percent(60) ? recipient.email : null,
    recipient_phone_number: chance.percent(60)
      ? chance.pick(recipient.phones)
      : null,
    sender_name: chance.percent(60) ? sender.name : null,
    sender_email: chance.percent(40) ? sender.email : null,
  };
}

function drawText(chance: Chance): string {
  const { name, email, phones } = chance.pick(PEOPLE);
  const said = chance.pick([name, email, ...phones, "nobody", "nobody"]);
  return `Ask ${said} first`;
}

/** Fills a store with drawn parcels, histories, messages, mails, invoices and imports; returns the parcels' ids. */
async function fill(kv: Kv, chance: Chance): Promise<string[]> {
  await updateSettings(kv, { contact_email: "office@waybill.example" });
  const ids: string[] = [];
  const times = () => Array(chance.below(4)).keys();
  for (const _ of Array(6 + chance.below(6)).keys()) {
    const parcel = await makeParcel(kv, drawPersons(chance));
    ids.push(parcel.id);
    for (const _ of times()) {
      const description = drawText(chance);
      await makeEntry(kv, parcel.id, { description });
    }
    for (const _ of times()) {
      await updateParcel(kv, { id: parcel.id, ...drawPersons(chance) });
    }
    if (chance.percent(30)) {
      await createInvoice(kv, { product: parcel.tracking_code });
    }
  }
  for (const _ of times()) {
    const { name, email } = chance.pick(PEOPLE);
    const message = { name, email, subject: "Where?", website: null };
    await createMessage(kv, { ...message, body: drawText(chance) });
  }
  for (const _ of times()) {
    const { email: to } = chance.pick(PEOPLE);
    const body = drawText(chance);
    const mail = { to, from: "office@waybill.example", subject: "Yours", body };
    await kv.transact((tx) =>
      queueMail(tx, { kind: "send", ...mail }, { locale: LOCALES.en })
    );
  }
  await fillImports(kv, chance, ids);
  for (const id of ids) {
    if (chance.percent(15)) await parcelTrash.add(kv, id);
  }
  return ids;
}

async function fillImports(
  kv: Kv,
  chance: Chance,
  ids: string[],
): Promise<void> {
  for (const at of Array(1 + chance.below(3)).keys()) {
    const rows = Array.from({ length: 1 + chance.below(3) }, (_, row) => {
      const { name, email, phones } = chance.pick(PEOPLE);
      const code = chance.percent(50) ? `IMPORTED-${at}-${row}` : "";
      return [code, name, "Nantes", email, chance.pick(phones)].join(";");
    });
    const known = await getParcel(kv, chance.pick(ids));
    rows.push(`${known!.tracking_code};;;${chance.pick(PEOPLE).email};`);
    const head = "Code;Recipient;Destination;Recipient email;Phone";
    const { id } = await storeTable(kv, [head, ...rows].join("\r\n"));
    const runner = testRunner(kv, importKinds(kv));
    await runner.drain();
    if (chance.percent(50)) {
      await applyImport(kv, { id, skip_wrong: "yes" });
      await runner.drain();
    }
  }
}

/** Draws whom to erase, in one of the three ways. */
function drawNamed(chance: Chance, ids: string[]): PersonNamed {
  const { email, phones } = chance.pick(PEOPLE);
  const parcel_ids = chance.shuffled(ids).slice(0, 1 + chance.below(3));
  return chance.pick([{ email }, { phone: chance.pick(phones) }, {
    parcel_ids,
  }]);
}

testDraws(
  "a preview of drawn data counts by noun what the erasure then counts, changes and removes",
  async (chance) => {
    using kv = await memoryKv({ journal: JOURNAL });
    const named = drawNamed(chance, await fill(kv, chance));
    const before = await snapshot(kv);
    const preview = await previewErasure(kv, NOUNS, named);
    const { found_parcels, next_cursor, ...numbers } = preview;
    equal(next_cursor, null);
    equal(found_parcels.length, numbers.parcels);
    deepEqual(await snapshot(kv), before);
    const erased = await erasePerson(kv, NOUNS, named);
    const changed = countChanged(before, await snapshot(kv));
    const about = JSON.stringify(named);
    deepEqual(numbers, { ...changed, others: 0 }, about);
    for (const noun of COUNTED) {
      equal(erased[noun] ?? 0, numbers[noun], `${noun} of ${about}`);
    }
    deepEqual(await findFaults(kv), []);
    const again = await previewErasure(kv, NOUNS, named);
    deepEqual(COUNTED.filter((noun) => again[noun] > 0), [], about);
  },
  40,
);

test.withJournal("a preview of a large store counts on from its cursor, a bounded number of entries at a time", async (kv) => {
  const phone = "0159 7247719";
  for (let count = 0; count < 600; count++) {
    await makeParcel(kv, { recipient_phone_number: phone });
  }
  let pages = 0;
  let counted = 0;
  let cursor: string | undefined;
  do {
    using store = recordStoreRequests();
    const page = await previewErasure(kv, NOUNS, {
      phone,
      ...(cursor !== undefined && { cursor }),
    });
    const { requests: { length }, keysRead } = store;
    ok(length < 7_000 && keysRead < 20_000, `${length}, ${keysRead}`);
    ok(page.parcels >= counted);
    counted = page.parcels;
    equal(page.found_parcels.length, Math.min(100, counted));
    cursor = page.next_cursor ?? undefined;
    pages += 1;
  } while (cursor !== undefined);
  deepEqual([pages, counted], [2, 600]);
  await rejects(
    previewErasure(kv, NOUNS, { phone, cursor: "x" }),
    isAppError(422, "invalid.selected", "cursor"),
  );
});
