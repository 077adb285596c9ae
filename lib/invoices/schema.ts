import { z } from "zod";
import { omittable, requestId, requiredText } from "@/lib/fields/fields.ts";
import { nullableText, stored, text } from "@/lib/fields/record.ts";
import { adminSettings } from "@/lib/settings/schema.ts";

/** The parcel at the time of issue; all null for an invoice without a parcel (decision 29). */
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

/** An issued invoice, which never changes. */
export const invoice = z.strictObject({
  ...stored,
  /** Such as "INV-2026-0001": the year of issue and a sequence number without gaps. */
  number: text,
  /** The product as typed. */
  product: text,
  status: z.literal("issued"),
  /** In the site's time zone. */
  issued_on: z.iso.date(),
  /** The path of the printable page. */
  url: text,
  ...invoicedParcel.shape,
});

export type Invoice = z.output<typeof invoice>;

/** The company at the time of issue. */
export const issuer = adminSettings.pick({
  company_name: true,
  contact_address: true,
  contact_email: true,
  contact_phone: true,
});

export type Issuer = z.output<typeof issuer>;

/** An invoice with its issuer, which only its page shows. */
export type InvoiceWithIssuer = Invoice & { issuer: Issuer };

/** The body of POST /api/invoices (spec section 7). */
export const invoiceCreate = z.strictObject({ product: requiredText() });

export type InvoiceCreate = z.output<typeof invoiceCreate>;

/**
 * The form that issues an invoice. `confirmed` is the product that was
 * already reported as an unknown code.
 */
export const invoiceForm = invoiceCreate.extend({
  confirmed: omittable(requiredText().optional()),
  request_id: requestId,
});
