import type { FormDescription } from "@/lib/forms/description.ts";

/** Issue Invoice (spec section 2), with one field. */
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
