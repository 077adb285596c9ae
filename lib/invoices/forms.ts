import type { FormDescription } from "@/lib/forms/description.ts";

/** Issues an invoice (spec section 2): one field to fill in. */
export const INVOICE_FORM: FormDescription = {
  id: "invoice-form",
  sections: [{
    fields: [
      { name: "product", hint: "control.invoices.hint" },
      { name: "confirmed", kind: "hidden" },
      { name: "request_id", kind: "hidden" },
    ],
  }],
  button: "control.invoices.issue",
};
