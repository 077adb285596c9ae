import { invalid } from "@/lib/errors.ts";
import { findParcelId } from "@/lib/parcels/parcels.ts";
import { normalizeTrackingCode } from "@/lib/parcels/tracking_code.ts";
import type { Kv } from "@/lib/store/kv.ts";
import type { Invoice } from "./schema.ts";
import { createInvoice } from "./invoices.ts";

interface InvoicePost {
  product: string;
  confirmed?: string | undefined;
  request_id?: string | undefined;
}

/** Issues the invoice of a form. Throws 422 for the code of no parcel until the same code is sent again as `confirmed`. */
export async function postInvoice(
  kv: Kv,
  { product, confirmed, request_id }: InvoicePost,
): Promise<Invoice> {
  if (product !== confirmed) await requireParcelOfCode(kv, product);
  return await createInvoice(kv, { product }, { requestKey: request_id });
}

/** An invoice cannot be deleted, so a mistyped code would stay on it for good (decision 29). */
async function requireParcelOfCode(kv: Kv, product: string): Promise<void> {
  const isCode = /\d/.test(product) && !/\s/.test(product) &&
    normalizeTrackingCode(product) !== null;
  if (!isCode || await findParcelId(kv, product) !== null) return;
  const params = { code: product };
  throw invalid({ key: "invalid.noParcel", field: "product", params });
}
