import { pick } from "deno-std/collections/pick.js";
import type {
  Found,
  Paged,
  PageQuery,
  SearchQuery,
} from "@/lib/fields/paging.ts";
import type { Stored } from "@/lib/fields/record.ts";
import { toLocalDay } from "@/lib/local_time.ts";
import { codeKey, parcels } from "@/lib/parcels/store.ts";
import { normalizeTrackingCode } from "@/lib/parcels/tracking_code.ts";
import { readSettings } from "@/lib/settings/settings.ts";
import { collection } from "@/lib/store/collection.ts";
import type { Kv, Transaction } from "@/lib/store/kv.ts";
import { mapPage } from "@/lib/store/paging.ts";
import { codeTokens, tokensOf } from "@/lib/store/search.ts";
import {
  type Invoice,
  type InvoiceCreate,
  type InvoicedParcel,
  invoicedParcel,
  type IssuedInvoice,
  issuer,
} from "./schema.ts";

export const invoices = collection<IssuedInvoice>({
  noun: "invoices",
  thing: "invoice",
  search_keys: ["number", "product", "recipient_name"],
  words: searchTokens,
  encode: ({ id: _, url: __, ...stored }) => stored,
  decode: (id, stored: Omit<IssuedInvoice, "id" | "url">) => ({
    ...{ id, ...stored, url: urlOf(id) },
  }),
});

export const { get: getIssuedInvoice } = invoices;

const PARCEL_FIELDS = invoicedParcel.keyof().options;
const ISSUER_FIELDS = issuer.keyof().options;

/** The digits that a number has at least; the ten-thousandth of a year takes one more. */
const DIGITS = 4;

/**
 * Issues an invoice under the next number of the year (decision 29). It keeps its issuer and, where `product` is the code of a
 * parcel, that parcel as they are now. A repeated `requestKey` returns the invoice that the first call issued; throws 422 when
 * that call was for another product.
 */
export async function createInvoice(
  kv: Kv,
  input: InvoiceCreate,
  { requestKey }: { requestKey?: string | undefined } = {},
): Promise<Invoice> {
  const request = { input, requestKey };
  return withoutIssuer(
    await invoices.create(
      kv,
      request,
      (tx, stamp) => issue(tx, stamp, input),
    ),
  );
}

/** Returns a page of all invoices (decision 10). */
export async function listInvoices(
  kv: Kv,
  query: PageQuery,
): Promise<Paged<Invoice>> {
  return mapPage(await invoices.list(kv, query), withoutIssuer);
}

/** Finds invoices by the words of their number and product (decision 11). */
export async function searchInvoices(
  kv: Kv,
  query: SearchQuery,
): Promise<Found<Invoice>> {
  return mapPage(await invoices.search(kv, query), withoutIssuer);
}

/** Returns what calls answer: the issuer is for the sheet alone. */
function withoutIssuer({ issuer: _, ...invoice }: IssuedInvoice): Invoice {
  return invoice;
}

/** Builds an invoice from values read in its commit: no change of the settings comes in between. */
async function issue(
  tx: Transaction,
  stamp: Stored,
  { product }: InvoiceCreate,
): Promise<IssuedInvoice> {
  const settings = await readSettings(tx);
  const issued_on = toLocalDay(tx.now, settings.time_zone);
  return {
    ...{ ...stamp, url: urlOf(stamp.id), status: "issued" },
    ...{ number: await nextNumber(tx, issued_on), issued_on, product },
    ...await readInvoicedParcel(tx, product),
    issuer: pick(settings, ISSUER_FIELDS),
  };
}

function urlOf(id: string): string {
  return `/control/invoices/${id}`;
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
  const parcel = await parcels.read(tx, id);
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
