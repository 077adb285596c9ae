import { Screen } from "@/components/control/Screen.tsx";
import { InvoiceSheet } from "@/components/invoices/InvoiceSheet.tsx";
import PrintButton from "@/islands/PrintButton.tsx";
import { define } from "@/lib/site/define.ts";
import { getIssuedInvoice } from "@/lib/invoices/invoices.ts";
import { getSettings } from "@/lib/settings/settings.ts";
import { notFound } from "@/lib/errors.ts";

export default define.page(async function InvoicePage({ state, url, params }) {
  const { kv, t, locale, theme } = state;
  const [settings, invoice] = await Promise.all([
    getSettings(kv),
    getIssuedInvoice(kv, params.id ?? ""),
  ]);
  if (invoice === null) throw notFound("invoice");
  return (
    <Screen
      {...{ t, locale, theme, settings }}
      title={`${t("invoice.title")} ${invoice.number}`}
      url={url.pathname}
      crumbs={[{
        text: t("control.invoices.title"),
        href: "/control/invoices/list.html",
      }, { text: invoice.number }]}
    >
      <InvoiceSheet {...{ t, locale, invoice }} />
      <p class="invoice-tools">
        <PrintButton text={t("tracking.print")} />
      </p>
    </Screen>
  );
});
