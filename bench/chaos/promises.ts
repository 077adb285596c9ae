import { invoices, listInvoices } from "@/lib/invoices/invoices.ts";
import { findTypedParcel, type FoundParcel } from "@/lib/parcels/parcels.ts";
import type { Kv } from "@/lib/store/kv.ts";
import { findFileFaults } from "@/tests/helpers/file_integrity.ts";
import { findFaults } from "@/tests/helpers/integrity.ts";
import type { Tally } from "./outcome.ts";
import { type Promised, SAMPLE } from "./writer.ts";
import { openKv } from "@/lib/store/open.ts";

/** Checks that the store at `path` has each acknowledged write exactly once, and that its records are consistent. */
export async function checkPromises(
  path: string,
  promises: Promised[],
  tally: Tally,
): Promise<void> {
  using kv = await openKv(path);
  const faults = [...await findFaults(kv), ...await findFileFaults(kv)];
  for (const fault of faults) tally.note("dangling", fault);
  for (const promised of promises) await checkPromise(kv, promised, tally);
  await checkInvoices(kv, tally);
  tally.count("promises looked at", promises.length);
}

async function checkPromise(
  kv: Kv,
  promised: Promised,
  tally: Tally,
): Promise<void> {
  for (const id of promised.invoices) {
    tally.expect(
      await invoices.get(kv, id) !== null,
      "lost",
      `invoice ${id}`,
    );
  }
  if (promised.deletion === "asked") return;
  for (const code of promised.codes) {
    const found = (await findTypedParcel(kv, code))?.found ?? null;
    const isThere = promised.deletion === "none";
    tally.expect(isThere === (found !== null), "lost", code);
    if (found !== null) checkParcel(found, promised, tally);
  }
}

function checkParcel(
  { parcel, history }: FoundParcel,
  { codes, activities, status, asked, image }: Promised,
  tally: Tally,
): void {
  const { tracking_code: code } = parcel;
  const isWhole = parcel.recipient_name === SAMPLE.recipient_name &&
    parcel.destination === SAMPLE.destination;
  tally.expect(isWhole, "torn", JSON.stringify(parcel));
  const hasStatus = [status, asked].includes(parcel.status);
  tally.expect(hasStatus, "lost", `${code}: ${parcel.status}, not ${status}`);
  // A rename without a response may have been done.
  const [first, renamed] = codes;
  const names = renamed === undefined ? [first, `${first}-B`] : [renamed];
  tally.expect(names.includes(code), "lost", `${code}, not ${names}`);
  const hasImage = image === null || parcel.image === image;
  tally.expect(hasImage, "lost", `${code}: the photo ${image}`);
  const titles = new Set(history.map(({ title }) => title));
  tally.expect(titles.size === history.length, "doubled", `${code}: an entry`);
  const kept = new Map(history.map(({ id, title }) => [id, title]));
  for (const [id, title] of activities) {
    tally.expect(kept.get(id) === title, "lost", `${code}: entry ${id}`);
  }
}

/** Checks that product and number of each invoice are unique: a writer requests only one invoice for a parcel. */
async function checkInvoices(kv: Kv, tally: Tally): Promise<void> {
  const { data } = await listInvoices(kv, { page: 1, per_page: 100_000 });
  for (const field of ["product", "number"] as const) {
    const values = new Set(data.map((invoice) => invoice[field]));
    tally.expect(values.size === data.length, "doubled", `invoices: ${field}`);
  }
}
