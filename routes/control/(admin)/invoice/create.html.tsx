import { FormScreen } from "@/components/control/FormScreen.tsx";
import { MORE } from "@/components/control/screens.ts";
import { definePanel } from "@/lib/site/define.ts";
import type { FormState } from "@/lib/forms/form_state.ts";
import { INVOICE_FORM } from "@/lib/invoices/forms.ts";
import { formPost, showForm } from "@/lib/forms/post.ts";
import { seeOther } from "@/lib/http/redirect.ts";
import { postInvoice } from "@/lib/invoices/post.ts";
import { invoiceForm } from "@/lib/invoices/schema.ts";

export const handler = definePanel.handlers<FormState>({
  GET({ url }) {
    const product = url.searchParams.get("product") ?? "";
    return showForm({ product, request_id: crypto.randomUUID() });
  },

  POST: formPost(invoiceForm, async (input, { state: { kv } }) => {
    const { url } = await postInvoice(kv, input);
    return seeOther(url);
  }, {
    // Every refusal asks anew whether a code is meant as it is.
    values: ({ product = "", request_id = "" }) => ({ product, request_id }),
  }),
});

export default definePanel.page<typeof handler>(function CreateInvoice(ctx) {
  const { t } = ctx.state;
  return (
    <FormScreen
      {...{ ctx, data: ctx.data, form: INVOICE_FORM }}
      title={t("control.invoices.add")}
      lead={t("control.invoices.createLead")}
      under={MORE.invoices}
      cancel={MORE.invoices.href}
    />
  );
});
