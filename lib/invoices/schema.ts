import { z } from "zod";
import { omittable, requiredText } from "@/lib/fields/fields.ts";
import { nullableText, stored, text } from "@/lib/fields/record.ts";
import { adminSettings } from "@/lib/settings/schema.ts";

/** A parcel as it was when its invoice was issued; nothing of it when the invoice is for no parcel (decision 29). */
export const invoicedParcel = z.strictObject({
  tracking_code: nullableText,
  recipient_name: nullableText,
  recipient_email: nullableText,
  recipient_phone_number: nullableText,
  destination: nullableText,
  sender_name: nullableText,
  pickup_location: nullableText,
  shipped_via: nullableText,
  parcel_content: nullableText,
  weight: nullableText,
  declared_value: nullableText,
});

export type InvoicedParcel = z.output<typeof invoicedParcel>;

/** An issued invoice; it is never changed and never removed (decision 29). */
export const invoice = z.strictObject({
  ...stored,
  /** As in "INV-2026-0001": the year of issue and the place in it, without gaps. */
  number: text,
  /** What was asked for, as typed. */
  product: text,
  status: z.literal("issued"),
  /** In the site's time zone at that moment. */
  issued_on: z.iso.date(),
  /** The path of the printable page. */
  url: text,
  ...invoicedParcel.shape,
});

export type Invoice = z.output<typeof invoice>;

/** The company as it was when an invoice was issued (decision 29). */
export const issuer = adminSettings.pick({
  company_name: true,
  contact_address: true,
  contact_email: true,
  contact_phone: true,
});

export type Issuer = z.output<typeof issuer>;

/** An invoice as its sheet shows it; calls answer no issuer. */
export type IssuedInvoice = Invoice & { issuer: Issuer };

/** The body of POST /api/invoices (spec section 7, decision 29). */
export const invoiceCreate = z.strictObject({ product: requiredText() });

export type InvoiceCreate = z.output<typeof invoiceCreate>;

/**
 * The form that issues an invoice; its request_id keeps a double click from issuing two. `confirmed` is the product for which it
 * was said before that no parcel has such a code.
 */
export const invoiceForm = invoiceCreate.extend({
  confirmed: omittable(requiredText().optional()),
  request_id: omittable(requiredText().optional()),
});
