import { Screen } from "@/components/control/Screen.tsx";
import { MORE } from "@/components/control/screens.ts";
import { InvoiceSheet } from "@/components/invoices/InvoiceSheet.tsx";
import PrintButton from "@/islands/PrintButton.tsx";
import { definePanel } from "@/lib/site/define.ts";
import { getIssuedInvoice } from "@/lib/invoices/invoices.ts";
import { notFound } from "@/lib/errors.ts";

export default definePanel.page(async function InvoicePage(ctx) {
  const { kv, t, locale } = ctx.state;
  const invoice = await getIssuedInvoice(kv, ctx.params.id!);
  if (invoice === null) throw notFound("invoice");
  return (
    <Screen
      ctx={ctx}
      title={`${t("invoice.title")} ${invoice.number}`}
      under={MORE.invoices}
      crumbs={[{ text: invoice.number }]}
    >
      <InvoiceSheet {...{ t, locale, invoice }} />
      <p class="invoice-tools">
        <PrintButton text={t("tracking.print")} />
      </p>
    </Screen>
  );
});
