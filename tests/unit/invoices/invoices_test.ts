import { openKv } from "@/lib/store/open.ts";
import { deepEqual, equal, ok, rejects } from "node:assert/strict";
import {
  createInvoice,
  invoices,
  listInvoices,
  searchInvoices,
} from "@/lib/invoices/invoices.ts";
import { readCount } from "@/lib/store/counters.ts";
import { createParcel } from "@/lib/parcels/parcels.ts";
import { parcelTrash } from "@/lib/parcels/trash.ts";
import { getSettings, updateSettings } from "@/lib/settings/settings.ts";
import type { Kv } from "@/lib/store/kv.ts";
import {
  Clock,
  isAppError,
  memoryKv,
  parcelInput,
  test,
} from "../../helpers/domain.ts";
import { TempFolder } from "../../helpers/temp_folder.ts";

const FREIGHT = { product: "Sea freight, 40 ft container" };

/** Returns the numbers of all invoices in the order of issue. */
async function listNumbers(kv: Kv): Promise<string[]> {
  const { data } = await listInvoices(kv, { page: 1, per_page: 1000 });
  return data.map(({ number }) => number).reverse();
}

async function searchNumbers(kv: Kv, search: string): Promise<string[]> {
  const { data } = await searchInvoices(kv, { search, page: 1, per_page: 15 });
  return data.map(({ number }) => number);
}

/** Returns the first `count` numbers of the year. */
function upTo(count: number): string[] {
  const numberOf = (_: unknown, at: number) =>
    `INV-2026-${String(at + 1).padStart(4, "0")}`;
  return Array.from({ length: count }, numberOf);
}

/** A database opened twice, as by two processes. */
class TwoStores extends TempFolder {
  readonly #file = `${this.path}/shared.kv`;
  readonly stores: Promise<[Kv, Kv]> = Promise.all([
    openKv(this.#file, new Clock()),
    openKv(this.#file, new Clock()),
  ]);

  override async [Symbol.asyncDispose](): Promise<void> {
    for (const store of await this.stores) store.close();
    await super[Symbol.asyncDispose]();
  }
}

/** Makes some commits fail before or after they are written. */
function failCommits(
  when: "before" | "after",
  fails: (commit: number) => boolean,
) {
  let commits = 0;
  return {
    faults: {
      [when]({ kind }: { kind: string }) {
        if (kind !== "commit" || !fails(commits++)) return;
        throw new Error("disk I/O error");
      },
    },
  };
}

test.withClock("createInvoice() returns the record that is stored under its id", async ({ kv }) => {
  const invoice = await createInvoice(kv, FREIGHT);
  const { id, version, created_at, updated_at, url, ...fields } = invoice;
  const now = "2026-11-20T15:45:00.000Z";
  deepEqual([version, created_at, updated_at], [1, now, now]);
  equal(url, `/control/invoices/${id}`);
  const { status, number, issued_on, product, ...parcel } = fields;
  deepEqual([status, number], ["issued", "INV-2026-0001"]);
  deepEqual([issued_on, product], ["2026-11-20", FREIGHT.product]);
  equal(Object.keys(parcel).length, 11);
  deepEqual(new Set(Object.values(parcel)), new Set([null]));
  const { issuer: _, ...kept } = (await invoices.get(kv, id))!;
  deepEqual(kept, invoice);
  equal(await invoices.get(kv, "01ARZ3NDEKTSV4RRFFQ69G5FAV"), null);
});

test("an invoice for a tracking code keeps a copy of the parcel", async (kv) => {
  const input = parcelInput({
    tracking_code: "WB-1985-2026",
    sender_name: "Bob Jones",
    shipped_via: "Air freight",
    weight: "12.5 kg",
    declared_value: "EUR 450",
  });
  const parcel = await createParcel(kv, input);
  const { id } = await createInvoice(kv, { product: " wb 1985–2026" });
  await parcelTrash.purge(kv, parcel.id);
  const invoice = (await invoices.get(kv, id))!;
  for (const [field, value] of Object.entries(input)) {
    equal(Reflect.get(invoice, field), value, field);
  }
});

test("an invoice keeps the default company name", async (kv) => {
  const { id } = await createInvoice(kv, FREIGHT);
  await updateSettings(kv, { company_name: "Harbour Freight" });
  const invoice = await invoices.get(kv, id);
  equal(invoice?.issuer.company_name, "Waybill Logistics");
});

Deno.test("an invoice uses settings that another process has just changed", async () => {
  await using shared = new TwoStores();
  const [one, other] = await shared.stores;
  await getSettings(one);
  await updateSettings(other, { company_name: "Harbour Freight" });
  const { id } = await createInvoice(one, FREIGHT);
  const invoice = await invoices.get(one, id);
  equal(invoice?.issuer.company_name, "Harbour Freight");
});

Deno.test("an invoice's number and date of issue follow the site's time zone, and each year starts at 1", async () => {
  const clock = new Clock();
  clock.ms = Date.parse("2026-12-31T10:59:59.000Z");
  using kv = await memoryKv(clock);
  await updateSettings(kv, { time_zone: "Pacific/Auckland" });
  await createInvoice(kv, FREIGHT);
  clock.forward(1000);
  const { number, issued_on } = await createInvoice(kv, FREIGHT);
  equal(number, "INV-2027-0001");
  equal(issued_on, "2027-01-01");
  deepEqual(await listNumbers(kv), ["INV-2026-0001", "INV-2027-0001"]);
});

test.withClock("a hundred concurrent invoices have distinct numbers without gaps", async ({ kv }) => {
  const create = () => createInvoice(kv, FREIGHT);
  await Promise.all(Array.from({ length: 100 }, create));
  deepEqual(await listNumbers(kv), upTo(100));
  equal(await readCount(kv, "invoices"), 100);
});

Deno.test("two processes on one database share the sequence of numbers", async () => {
  await using shared = new TwoStores();
  const stores = await shared.stores;
  const create = (_: unknown, at: number) =>
    createInvoice(stores[at % 2]!, FREIGHT);
  await Promise.all(Array.from({ length: 40 }, create));
  deepEqual((await listNumbers(stores[0])).toSorted(), upTo(40));
});

Deno.test("a failed commit uses up no number", async () => {
  const faults = failCommits("before", (commit) => commit % 3 === 1);
  using kv = await memoryKv({ ...new Clock(), ...faults });
  const create = () => createInvoice(kv, FREIGHT);
  const made = await Promise.allSettled(Array.from({ length: 30 }, create));
  const fulfilled = made.filter(({ status }) => status === "fulfilled");
  equal(fulfilled.length, 20);
  deepEqual(await listNumbers(kv), upTo(20));
});

Deno.test("repeating a create whose outcome was unknown returns the first invoice", async () => {
  const faults = failCommits("after", (commit) => commit === 0);
  using kv = await memoryKv({ ...new Clock(), ...faults });
  const create = () => createInvoice(kv, FREIGHT, { requestKey: "order 7" });
  await rejects(create(), isAppError(503));
  const [again, once] = await Promise.all([create(), create()]);
  equal(again.number, "INV-2026-0001");
  equal(once.id, again.id);
  deepEqual(await listNumbers(kv), ["INV-2026-0001"]);
});

test("a request key already used for another product is rejected", async (kv) => {
  const options = { requestKey: "order 7" };
  await createInvoice(kv, FREIGHT, options);
  const other = createInvoice(kv, { product: "Air freight" }, options);
  await rejects(other, isAppError(422, "error.repeated"));
});

test.withClock("the number after 9999 has five digits and keeps the order of the list", async ({ kv }) => {
  await kv.transact((tx) => tx.set(["invoice_numbers", "2026"], 9998));
  for (let count = 0; count < 3; count++) await createInvoice(kv, FREIGHT);
  const five = ["INV-2026-10000", "INV-2026-10001"];
  deepEqual(await listNumbers(kv), ["INV-2026-9999", ...five]);
  deepEqual(await searchNumbers(kv, "2026-10001"), ["INV-2026-10001"]);
});

test.withClock("searchInvoices() matches numbers, parts of numbers, words of the product and the end of a code", async ({ kv }) => {
  await createParcel(kv, parcelInput({ tracking_code: "WB-1985-2031" }));
  await createInvoice(kv, { product: "Warehouse storage, Décembre" });
  await createInvoice(kv, { product: "WB-1985-2031" });
  const [storage, parcel] = upTo(2);
  deepEqual(await searchNumbers(kv, "INV-2026-0001"), [storage]);
  deepEqual(await searchNumbers(kv, "2026-0002"), [parcel]);
  deepEqual(await searchNumbers(kv, "0002"), [parcel]);
  deepEqual(await searchNumbers(kv, "decembre stor"), [storage]);
  deepEqual(await searchNumbers(kv, "85-2031"), [parcel]);
  deepEqual(await searchNumbers(kv, "inv"), [parcel, storage]);
  deepEqual(await searchNumbers(kv, "nothing"), []);
  ok((await listInvoices(kv, { page: 1, per_page: 15 })).search_keys.length);
});
