import { defineCreatePage } from "@/components/panel/FormScreen.tsx";
import { formHandlers, seeOther } from "@/lib/forms/post.ts";
import { INVOICE_FORM } from "@/lib/invoices/forms.ts";
import { postInvoice } from "@/lib/invoices/invoices.ts";

export const handler = formHandlers(
  INVOICE_FORM.schema,
  async (input, { state }) => {
    const { url } = await postInvoice(state.kv, input);
    return seeOther(url);
  },
  {
    first({ url }) {
      const product = url.searchParams.get("product") ?? "";
      return { product, request_id: crypto.randomUUID() };
    },
    // Drop the confirmation, so that each attempt asks again whether an unknown code is intended.
    values: ({ product = "", request_id = "" }) => ({ product, request_id }),
  },
);

export default defineCreatePage("invoices", INVOICE_FORM);
