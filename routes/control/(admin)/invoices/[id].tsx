import { Screen } from "@/components/panel/Screen.tsx";
import { InvoiceSheet } from "@/components/invoices/InvoiceSheet.tsx";
import { JournalLink } from "@/components/journal/JournalLink.tsx";
import { MadeBy } from "@/components/journal/MadeBy.tsx";
import PrintButton from "@/islands/PrintButton.tsx";
import { readMakers } from "@/lib/journal/journal.ts";
import { definePanel } from "@/lib/site/define.ts";
import { invoices } from "@/lib/invoices/invoices.ts";
import { notFound } from "@/lib/errors.ts";

export default definePanel.page(async function InvoicePage(ctx) {
  const { kv, t, locale, admin } = ctx.state;
  const invoice = await invoices.get(kv, ctx.params.id!);
  if (invoice === null) throw notFound("invoice");
  const makers = await readMakers(kv, invoice.id, admin);
  const maker = makers.get(invoice.id);
  return (
    <Screen
      ctx={ctx}
      title={`${t("invoice.title")} ${invoice.number}`}
      crumbs={[{ text: invoice.number }]}
    >
      <InvoiceSheet t={t} locale={locale} invoice={invoice} />
      <p class="invoice-tools">
        <PrintButton text={t("tracking.print")} />
        <JournalLink ctx={ctx} about={{ record_id: invoice.id }} />
        <MadeBy t={t} name={maker?.name} />
      </p>
    </Screen>
  );
});
