import { pick } from "deno-std/collections/pick.js";
import type { Key, Kv, Transaction } from "@/lib/store/kv.ts";
import { toLocalTime } from "@/lib/local_time.ts";
import {
  type Invoice,
  type InvoiceCreate,
  type InvoicedParcel,
  invoicedParcel,
  type IssuedInvoice,
  issuer,
} from "./schema.ts";
import type {
  Found,
  Paged,
  PageQuery,
  SearchQuery,
} from "@/lib/fields/paging.ts";
import { normalizeTrackingCode } from "@/lib/parcels/tracking_code.ts";
import { newId } from "@/lib/store/ids.ts";
import {
  count,
  type Listing,
  listPage,
  searchPage,
} from "@/lib/store/paging.ts";
import { codeKey } from "@/lib/parcels/keys.ts";
import { readParcel } from "@/lib/parcels/store.ts";
import { findMade, rememberMade } from "@/lib/store/requests.ts";
import { codeTokens, indexTokens, tokensOf } from "@/lib/store/search.ts";
import { readSettings } from "@/lib/settings/settings.ts";

/** The noun of invoices: their key prefix, counter, search index and list. */
export const INVOICES = "invoices";

/** An invoice as it lies in the store; the rest is told by its key. */
type StoredInvoice = Omit<IssuedInvoice, "id" | "url">;

const LISTING: Listing<Invoice> = {
  noun: INVOICES,
  search_keys: ["number", "product", "recipient_name"],
  decode: shown,
};

const PARCEL_FIELDS = invoicedParcel.keyof().options;
const ISSUER_FIELDS = issuer.keyof().options;

const DAY_LENGTH = "2026-11-20".length;
/** The digits that a number has at least; the ten-thousandth of a year takes one more. */
const DIGITS = 4;

/**
 * Issues an invoice under the next number of the year (decision 29) and gives it. It keeps its issuer and, where `product`
 * is the code of a parcel, that parcel as they are now. A repeated `requestKey` gives the invoice that the first call
 * made; throws 422 when that call was for another product.
 */
export async function createInvoice(
  kv: Kv,
  input: InvoiceCreate,
  options: { requestKey?: string | undefined } = {},
): Promise<Invoice> {
  const now = kv.now();
  const request = { noun: INVOICES, key: options.requestKey, input, now };
  return await kv.transact(async (tx) => {
    const madeBefore = await readInvoice(tx, await findMade(tx, request));
    if (madeBefore !== null) return madeBefore;
    const id = newId(now);
    const stored = await issue(tx, input, now);
    const invoice = shown(id, stored);
    tx.set(invoiceKey(id), stored);
    indexTokens(tx, { noun: INVOICES, id }, { after: searchTokens(invoice) });
    await count(tx, INVOICES, 1);
    await rememberMade(tx, request, { kv, id });
    return invoice;
  }, { lock: INVOICES });
}

/** Returns an invoice by its id with its issuer, as it goes on paper, or null. */
export async function getIssuedInvoice(
  kv: Kv,
  id: string,
): Promise<IssuedInvoice | null> {
  const stored = await kv.get<StoredInvoice>(invoiceKey(id));
  if (stored === null) return null;
  return { ...shown(id, stored), issuer: stored.issuer };
}

/** Returns a page of all invoices (decision 10). */
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
): Promise<Found<Invoice>> {
  return searchPage(kv, LISTING, {
    query,
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

/** Returns what calls answer: the issuer is for the sheet alone. */
function shown(
  id: string,
  { issuer: _, ...stored }: StoredInvoice,
): Invoice {
  return { id, ...stored, url: `/control/invoices/${id}` };
}

/** Makes what is stored, of what the commit depends on: no change of the settings comes in between. */
async function issue(
  tx: Transaction,
  { product }: InvoiceCreate,
  now: Date,
): Promise<StoredInvoice> {
  const settings = await readSettings(tx);
  const time = now.toISOString();
  const issued_on = toLocalTime(now, settings.time_zone).slice(0, DAY_LENGTH);
  return {
    ...{ version: 1, created_at: time, updated_at: time, status: "issued" },
    ...{ number: await nextNumber(tx, issued_on), issued_on, product },
    ...await readInvoicedParcel(tx, product),
    issuer: pick(settings, ISSUER_FIELDS),
  };
}

/** Takes the next number of a year, in the commit of the invoice that bears it: a commit that fails takes none. */
async function nextNumber(tx: Transaction, day: string): Promise<string> {
  const year = day.slice(0, 4);
  const key = ["invoice_numbers", year];
  const next = (await tx.read<number>(key) ?? 0) + 1;
  tx.set(key, next);
  return `INV-${year}-${String(next).padStart(DIGITS, "0")}`;
}

/** Returns what an invoice keeps of the parcel that a product is the code of (decision 13). */
async function readInvoicedParcel(
  tx: Transaction,
  product: string,
): Promise<InvoicedParcel> {
  const code = normalizeTrackingCode(product);
  const id = code === null ? null : await tx.read<string>(codeKey(code));
  const parcel = await readParcel(tx, id);
  if (parcel !== null) return pick(parcel, PARCEL_FIELDS);
  const empty = PARCEL_FIELDS.map((field) => [field, null]);
  return Object.fromEntries(empty) as InvoicedParcel;
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
