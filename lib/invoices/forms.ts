import { defineForm } from "@/lib/forms/define.ts";
import { invoiceForm } from "./schema.ts";

/** Issue Invoice, with one field. */
export const INVOICE_FORM = defineForm({
  id: "invoice-form",
  schema: invoiceForm,
  sections: [{
    fields: [
      { name: "product", hint: "control.invoices.hint" },
      { name: "confirmed", kind: "hidden" },
      "request_id",
    ],
  }],
  button: "control.invoices.issue",
});
