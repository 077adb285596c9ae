import { deepEqual, equal, ok, rejects } from "node:assert/strict";
import {
  createInvoice,
  invoices,
  listInvoices,
  searchInvoices,
} from "@/lib/invoices/invoices.ts";
import { readCount } from "@/lib/store/counters.ts";
import { createParcel } from "@/lib/parcels/parcels.ts";
import { eraseParcel } from "@/lib/parcels/trash.ts";
import { getSettings, updateSettings } from "@/lib/settings/settings.ts";
import { type Kv, openKv } from "@/lib/store/kv.ts";
import {
  Clock,
  isAppError,
  memoryKv,
  parcelInput,
} from "../../helpers/domain.ts";

const FREIGHT = { product: "Sea freight, 40 ft container" };

/** The numbers of all invoices, in the order of issue. */
async function numbers(kv: Kv): Promise<string[]> {
  const { data } = await listInvoices(kv, { page: 1, per_page: 1000 });
  return data.map(({ number }) => number).reverse();
}

async function found(kv: Kv, search: string): Promise<string[]> {
  const { data } = await searchInvoices(kv, { search, page: 1, per_page: 15 });
  return data.map(({ number }) => number);
}

/** The first `count` numbers of the year. */
function upTo(count: number): string[] {
  return Array.from(
    { length: count },
    (_, index) => `INV-2026-${String(index + 1).padStart(4, "0")}`,
  );
}

/** Opens one database twice, as two processes do. */
async function withTwoStores(
  work: (stores: [Kv, Kv]) => Promise<void>,
): Promise<void> {
  const folder = await Deno.makeTempDir();
  const open = () => openKv(`${folder}/shared.kv`, new Clock());
  const stores: [Kv, Kv] = [await open(), await open()];
  try {
    await work(stores);
  } finally {
    for (const store of stores) store.close();
    await Deno.remove(folder, { recursive: true });
  }
}

/** Fails the commits for which `fails` says so; `when` tells whether the store has done its work by then. */
function failing(
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

Deno.test("createInvoice() returns the whole record, which its id finds", async () => {
  const clock = new Clock();
  using kv = await memoryKv(clock);
  const invoice = await createInvoice(kv, FREIGHT);
  deepEqual(invoice, {
    id: invoice.id,
    version: 1,
    created_at: "2026-11-20T15:45:00.000Z",
    updated_at: "2026-11-20T15:45:00.000Z",
    status: "issued",
    number: "INV-2026-0001",
    issued_on: "2026-11-20",
    product: "Sea freight, 40 ft container",
    tracking_code: null,
    recipient_name: null,
    recipient_email: null,
    recipient_phone_number: null,
    destination: null,
    sender_name: null,
    pickup_location: null,
    shipped_via: null,
    parcel_content: null,
    weight: null,
    declared_value: null,
    url: `/control/invoices/${invoice.id}`,
  });
  const { issuer: _, ...kept } = (await invoices.get(kv, invoice.id))!;
  deepEqual(kept, invoice);
  equal(await invoices.get(kv, "01ARZ3NDEKTSV4RRFFQ69G5FAV"), null);
});

Deno.test("an invoice for a tracking code, however it is typed, keeps the parcel as it was then", async () => {
  using kv = await memoryKv();
  const parcel = await createParcel(
    kv,
    parcelInput({
      tracking_code: "WB-1985-2026",
      sender_name: "Bob Jones",
      shipped_via: "Air freight",
      weight: "12.5 kg",
      declared_value: "EUR 450",
    }),
  );
  const { id } = await createInvoice(kv, { product: " wb 1985–2026" });
  await eraseParcel(kv, parcel.id);
  const invoice = (await invoices.get(kv, id))!;
  equal(invoice.tracking_code, "WB-1985-2026");
  equal(invoice.recipient_name, parcel.recipient_name);
  equal(invoice.destination, parcel.destination);
  equal(invoice.sender_name, "Bob Jones");
  equal(invoice.shipped_via, "Air freight");
  equal(invoice.weight, "12.5 kg");
  equal(invoice.declared_value, "EUR 450");
});

Deno.test("an invoice keeps its issuer as the settings were then", async () => {
  using kv = await memoryKv();
  const issuer = {
    company_name: "Harbour Freight",
    contact_address: "Berth 14",
    contact_email: "office@harbour.example",
    contact_phone: null,
  };
  await updateSettings(kv, issuer);
  const invoice = await createInvoice(kv, FREIGHT);
  await updateSettings(kv, {
    company_name: null,
    contact_phone: "+44 23 8049",
  });
  deepEqual(await invoices.get(kv, invoice.id), { ...invoice, issuer });
  equal(await invoices.get(kv, "01ARZ3NDEKTSV4RRFFQ69G5FAV"), null);
});

Deno.test("an invoice keeps the default company name", async () => {
  using kv = await memoryKv();
  const { id } = await createInvoice(kv, FREIGHT);
  await updateSettings(kv, { company_name: "Harbour Freight" });
  const invoice = await invoices.get(kv, id);
  equal(invoice?.issuer.company_name, "Waybill Logistics");
});

Deno.test("settings that another process has just changed are those of the next invoice", async () => {
  await withTwoStores(async ([one, other]) => {
    await getSettings(one);
    await updateSettings(other, { company_name: "Harbour Freight" });
    const { id } = await createInvoice(one, FREIGHT);
    const invoice = await invoices.get(one, id);
    equal(invoice?.issuer.company_name, "Harbour Freight");
  });
});

Deno.test("the year of a number and the day of issue are those of the site's time zone, and each year begins at 1", async () => {
  const clock = new Clock();
  clock.ms = Date.parse("2026-12-31T10:59:59.000Z");
  using kv = await memoryKv(clock);
  await updateSettings(kv, { time_zone: "Pacific/Auckland" });
  await createInvoice(kv, FREIGHT);
  clock.forward(1000);
  const { number, issued_on } = await createInvoice(kv, FREIGHT);
  equal(number, "INV-2027-0001");
  equal(issued_on, "2027-01-01");
  deepEqual(await numbers(kv), ["INV-2026-0001", "INV-2027-0001"]);
});

Deno.test("a hundred invoices at once get a hundred numbers without gap or double", async () => {
  using kv = await memoryKv(new Clock());
  await Promise.all(
    Array.from({ length: 100 }, () => createInvoice(kv, FREIGHT)),
  );
  deepEqual(await numbers(kv), upTo(100));
  equal(await readCount(kv, "invoices"), 100);
});

Deno.test("two processes on one database share the numbers", async () => {
  await withTwoStores(async (stores) => {
    await Promise.all(
      Array.from(
        { length: 40 },
        (_, index) => createInvoice(stores[index % 2]!, FREIGHT),
      ),
    );
    deepEqual((await numbers(stores[0])).toSorted(), upTo(40));
  });
});

Deno.test("a commit that fails takes no number with it", async () => {
  using kv = await memoryKv({
    ...new Clock(),
    ...failing("before", (commit) => commit % 3 === 1),
  });
  const made = await Promise.allSettled(
    Array.from({ length: 30 }, () => createInvoice(kv, FREIGHT)),
  );
  const fulfilled = made.filter(({ status }) => status === "fulfilled");
  equal(fulfilled.length, 20);
  deepEqual(await numbers(kv), upTo(20));
});

Deno.test("a repeated create after an unknown outcome returns the first invoice", async () => {
  using kv = await memoryKv({
    ...new Clock(),
    ...failing("after", (commit) => commit === 0),
  });
  const options = { requestKey: "order 7" };
  await rejects(createInvoice(kv, FREIGHT, options), isAppError(503));
  const [again, once] = await Promise.all([
    createInvoice(kv, FREIGHT, options),
    createInvoice(kv, FREIGHT, options),
  ]);
  equal(again.number, "INV-2026-0001");
  equal(once.id, again.id);
  deepEqual(await numbers(kv), ["INV-2026-0001"]);
});

Deno.test("a key that was used for another product is refused", async () => {
  using kv = await memoryKv();
  await createInvoice(kv, FREIGHT, { requestKey: "order 7" });
  await rejects(
    createInvoice(kv, { product: "Air freight" }, { requestKey: "order 7" }),
    isAppError(422, "error.repeated"),
  );
});

Deno.test("the number after 9999 has five digits, and the list stays in the order of issue", async () => {
  using kv = await memoryKv(new Clock());
  await kv.transact((tx) => {
    tx.set(["invoice_numbers", "2026"], 9998);
    return Promise.resolve();
  });
  for (let count = 0; count < 3; count++) await createInvoice(kv, FREIGHT);
  deepEqual(await numbers(kv), [
    "INV-2026-9999",
    "INV-2026-10000",
    "INV-2026-10001",
  ]);
  deepEqual(await found(kv, "2026-10001"), ["INV-2026-10001"]);
});

Deno.test("searchInvoices() finds by number, by its parts, by words of the product and by the end of a code", async () => {
  using kv = await memoryKv(new Clock());
  await createParcel(kv, parcelInput({ tracking_code: "WB-1985-2031" }));
  await createInvoice(kv, { product: "Warehouse storage, Décembre" });
  await createInvoice(kv, { product: "WB-1985-2031" });
  const [storage, parcel] = upTo(2);
  deepEqual(await found(kv, "INV-2026-0001"), [storage]);
  deepEqual(await found(kv, "2026-0002"), [parcel]);
  deepEqual(await found(kv, "0002"), [parcel]);
  deepEqual(await found(kv, "decembre stor"), [storage]);
  deepEqual(await found(kv, "85-2031"), [parcel]);
  deepEqual(await found(kv, "inv"), [parcel, storage]);
  deepEqual(await found(kv, "nothing"), []);
  ok((await listInvoices(kv, { page: 1, per_page: 15 })).search_keys.length);
});
