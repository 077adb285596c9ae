import { pick } from "deno-std/collections/pick.js";
import type { z } from "zod";
import { invalid } from "@/lib/errors.ts";
import type {
  ListPage,
  PageQuery,
  SearchPage,
  SearchQuery,
} from "@/lib/fields/paging.ts";
import type { Stored } from "@/lib/fields/record.ts";
import { toLocalDay } from "@/lib/dates.ts";
import { findTypedCode, getParcel, matchTyped } from "@/lib/parcels/parcels.ts";
import { severalParcels } from "@/lib/parcels/rules.ts";
import { parcels } from "@/lib/parcels/store.ts";
import { codeKey, normalizeTrackingCode } from "@/lib/parcels/tracking_code.ts";
import { readSettings } from "@/lib/settings/settings.ts";
import { Collection } from "@/lib/store/collection.ts";
import type { Kv, Transaction } from "@/lib/store/kv.ts";
import { mapPage } from "@/lib/store/paging.ts";
import { codeTokens, firstWords, tokensOf } from "@/lib/store/search.ts";
import {
  type Invoice,
  type InvoiceCreate,
  type InvoicedParcel,
  invoicedParcel,
  type invoiceForm,
  type InvoiceWithIssuer,
  issuer,
} from "./schema.ts";

export const invoices = new Collection<InvoiceWithIssuer>({
  noun: "invoices",
  thing: "invoice",
  search_keys: ["number", "product", "recipient_name"],
  // Indexes the parcel's code as the parcel list does.
  words: ({ number, product, recipient_name, tracking_code }) =>
    firstWords([
      ...tracking_code === null ? [] : codeTokens(tracking_code),
      ...tokensOf([number, recipient_name, product]),
    ]),
  inTurn: true,
  journal: { label: ({ number }) => number, fields: ["product"] },
  encode: ({ id: _, url: __, ...stored }) => stored,
  decode: (id, stored: Omit<InvoiceWithIssuer, "id" | "url">) => ({
    id,
    ...stored,
    url: urlOf(id),
  }),
});

const PARCEL_FIELDS = invoicedParcel.keyof().options;
const ISSUER_FIELDS = issuer.keyof().options;

/** Parcels that the problem of an ambiguous code names. */
const MAX_NAMED = 5;

/** The minimum digits of a sequence number; the 10,000th of a year has one more. */
const DIGITS = 4;

/**
 * Issues an invoice under the next number of the year. The invoice stores a copy of its issuer and, if `product` is the
 * code of a parcel, of that parcel. A repeated `requestKey` returns the invoice of the first call. Throws 422 if that
 * call had another product.
 */
export async function createInvoice(
  kv: Kv,
  input: InvoiceCreate,
  { requestKey }: { requestKey?: string | undefined } = {},
): Promise<Invoice> {
  const request = { input, requestKey };
  const typed = await findTypedCode(kv, input.product);
  const code = typed?.code ?? normalizeTrackingCode(input.product);
  const issued = await invoices.create(
    kv,
    request,
    (tx, stamp) => issue(tx, stamp, { ...input, code }),
  );
  return withoutIssuer(issued);
}

/**
 * Issues the invoice of a form. Throws 422 for an unknown code unless the same code is sent as `confirmed`: an invoice
 * cannot be deleted, so a mistyped code would stay on it.
 */
export async function postInvoice(
  kv: Kv,
  { product, confirmed, request_id }: z.output<typeof invoiceForm>,
): Promise<Invoice> {
  const isCode = /\d/.test(product) && !/\s/.test(product) &&
    normalizeTrackingCode(product) !== null;
  if (product !== confirmed && isCode) await requireOneParcel(kv, product);
  return await createInvoice(kv, { product }, { requestKey: request_id });
}

/** Throws 422 unless a code means one parcel. */
async function requireOneParcel(kv: Kv, code: string): Promise<void> {
  const matches = await matchTyped(kv, code);
  if (matches.length === 1) return;
  const named = await Promise.all(
    matches.slice(0, MAX_NAMED).map(({ parcelId }) => getParcel(kv, parcelId)),
  );
  const found = named.filter((parcel) => parcel !== null);
  throw invalid(
    found.length > 0
      ? severalParcels("product", code, found)
      : { key: "invalid.noParcel", field: "product", params: { code } },
  );
}

/** Returns a page of all invoices. */
export async function listInvoices(
  kv: Kv,
  query: PageQuery,
): Promise<ListPage<Invoice>> {
  return mapPage(await invoices.list(kv, query), withoutIssuer);
}

/** Searches invoices by number, product and recipient. */
export async function searchInvoices(
  kv: Kv,
  query: SearchQuery,
): Promise<SearchPage<Invoice>> {
  return mapPage(await invoices.search(kv, query), withoutIssuer);
}

/** Only the printable page shows the issuer. */
function withoutIssuer({ issuer: _, ...invoice }: InvoiceWithIssuer): Invoice {
  return invoice;
}

/** Builds an invoice from values read in its transaction, so that the settings cannot change in between. */
async function issue(
  tx: Transaction,
  stamp: Stored,
  { product, code }: InvoiceCreate & { code: string | null },
): Promise<InvoiceWithIssuer> {
  const settings = await readSettings(tx);
  const issued_on = toLocalDay(tx.now, settings.time_zone);
  return {
    ...stamp,
    url: urlOf(stamp.id),
    status: "issued",
    number: await nextNumber(tx, issued_on),
    issued_on,
    product,
    ...await readInvoicedParcel(tx, code),
    issuer: pick(settings, ISSUER_FIELDS),
  };
}

function urlOf(id: string): string {
  return `/control/invoices/${id}`;
}

/** Takes the next number of a year in the invoice's transaction, so that a failed commit leaves no gap. */
async function nextNumber(tx: Transaction, day: string): Promise<string> {
  const year = day.slice(0, 4);
  const key = ["invoice_numbers", year];
  const next = (await tx.read<number>(key) ?? 0) + 1;
  tx.set(key, next);
  return `INV-${year}-${String(next).padStart(DIGITS, "0")}`;
}

/** Returns the fields of the parcel with a normalized code, all null if there is no such parcel. */
async function readInvoicedParcel(
  tx: Transaction,
  code: string | null,
): Promise<InvoicedParcel> {
  const id = code && await tx.read<string>(codeKey(code));
  const parcel = await parcels.read(tx, id);
  const fields = PARCEL_FIELDS.map((name) => [name, parcel?.[name] ?? null]);
  return Object.fromEntries(fields) as InvoicedParcel;
}
