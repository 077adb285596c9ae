import type { Key, Kv, Transaction } from "@/lib/kv.ts";
import { toLocalTime } from "@/lib/local_time.ts";
import { INVOICED_FIELDS } from "@/lib/schemas/constants.ts";
import type { InvoiceCreate } from "@/lib/schemas/invoices.ts";
import type { PageQuery, SearchQuery } from "@/lib/schemas/paging.ts";
import type {
  Invoice,
  InvoicedParcel,
  Paged,
  Parcel,
} from "@/lib/schemas/records.ts";
import { normalizeTrackingCode } from "@/lib/schemas/tracking_code.ts";
import { newId } from "./ids.ts";
import { count, type Listing, listPage, searchPage } from "./paging.ts";
import { codeKey } from "./parcel_keys.ts";
import { readParcel } from "./parcel_store.ts";
import { findMade, rememberMade } from "./requests.ts";
import { codeTokens, indexTokens, tokensOf } from "./search.ts";
import { getSettings } from "./settings.ts";

/** The noun of invoices: their key prefix, counter, search index and list. */
export const INVOICES = "invoices";

/** An invoice as it lies in the store; the rest is told by its key. */
type StoredInvoice = Omit<Invoice, "id" | "url">;

const LISTING: Listing<Invoice> = {
  noun: INVOICES,
  search_keys: ["number", "product", "recipient_name"],
  decode: shown,
};

const DAY_LENGTH = "2026-11-20".length;
/** The digits that a number has at least; the ten-thousandth of a year takes one more. */
const DIGITS = 4;

/**
 * Issues an invoice under the next number of the year (decision 29). Where `product` is the code of a parcel, the
 * invoice keeps that parcel as it is now. A repeated `requestKey` gives the invoice that the first call made.
 */
export async function createInvoice(
  kv: Kv,
  input: InvoiceCreate,
  options: { requestKey?: string | undefined } = {},
): Promise<Invoice> {
  const { time_zone } = await getSettings(kv);
  const now = kv.now();
  const request = { noun: INVOICES, key: options.requestKey, input, now };
  return await kv.transact(async (tx) => {
    const madeBefore = await readInvoice(tx, await findMade(tx, request));
    if (madeBefore !== null) return madeBefore;
    const id = newId(now);
    const time = now.toISOString();
    const issued_on = toLocalTime(now, time_zone).slice(0, DAY_LENGTH);
    const stored: StoredInvoice = {
      ...{ version: 1, created_at: time, updated_at: time, status: "issued" },
      ...{ number: await nextNumber(tx, issued_on), issued_on },
      ...{ product: input.product, ...await invoicedParcel(tx, input.product) },
    };
    const invoice = shown(id, stored);
    tx.set(invoiceKey(id), stored);
    indexTokens(tx, { noun: INVOICES, id }, { after: searchTokens(invoice) });
    await count(tx, INVOICES, 1);
    await rememberMade(tx, request, { kv, id });
    return invoice;
  }, { lock: INVOICES });
}

/** Gives an invoice by its id, or null. */
export async function getInvoice(kv: Kv, id: string): Promise<Invoice | null> {
  const stored = await kv.get<StoredInvoice>(invoiceKey(id));
  return stored === null ? null : shown(id, stored);
}

/** Gives a page of all invoices (decision 10). */
export function listInvoices(
  kv: Kv,
  query: PageQuery,
): Promise<Paged<Invoice>> {
  return listPage(kv, LISTING, query);
}

/** Finds invoices by the words of their number and product (decision 11). */
export function searchInvoices(
  kv: Kv,
  query: SearchQuery,
): Promise<Paged<Invoice>> {
  return searchPage(kv, LISTING, {
    query,
    read: (id) => getInvoice(kv, id),
    tokens: searchTokens,
  });
}

function invoiceKey(id: string): Key {
  return [INVOICES, id];
}

async function readInvoice(
  tx: Transaction,
  id: string | null,
): Promise<Invoice | null> {
  const stored = id === null
    ? null
    : await tx.read<StoredInvoice>(invoiceKey(id));
  return stored === null ? null : shown(id!, stored);
}

function shown(id: string, stored: StoredInvoice): Invoice {
  return { id, ...stored, url: `/control/invoices/${id}` };
}

/** Takes the next number of a year, in the commit of the invoice that bears it: a commit that fails takes none. */
async function nextNumber(tx: Transaction, day: string): Promise<string> {
  const year = day.slice(0, 4);
  const key = ["invoice_numbers", year];
  const next = (await tx.read<number>(key) ?? 0) + 1;
  tx.set(key, next);
  return `INV-${year}-${String(next).padStart(DIGITS, "0")}`;
}

/** Gives what an invoice keeps of the parcel that a product is the code of (decision 13). */
async function invoicedParcel(
  tx: Transaction,
  product: string,
): Promise<InvoicedParcel> {
  const code = normalizeTrackingCode(product);
  const id = code === null ? null : await tx.read<string>(codeKey(code));
  const parcel: Partial<Parcel> = await readParcel(tx, id) ?? {};
  return Object.fromEntries(
    INVOICED_FIELDS.map((field) => [field, parcel[field] ?? null]),
  ) as InvoicedParcel;
}

/** A parcel's code is found as in the parcels' list. */
function searchTokens(
  { number, product, tracking_code, recipient_name }: Invoice,
): Set<string> {
  const tokens = tokensOf([number, product, recipient_name]);
  const codes = tracking_code === null ? [] : codeTokens(tracking_code);
  for (const token of codes) tokens.add(token);
  return tokens;
}
