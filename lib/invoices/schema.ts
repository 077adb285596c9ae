import { z } from "zod";
import { omittable, requiredText } from "@/lib/fields/fields.ts";

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
