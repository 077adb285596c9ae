import { ControlLayout } from "@/components/control/ControlLayout.tsx";
import { InvoiceSheet } from "@/components/invoices/InvoiceSheet.tsx";
import { Breadcrumb } from "@/components/layout/Breadcrumb.tsx";
import { PageHead } from "@/components/layout/PageHead.tsx";
import PrintButton from "@/islands/PrintButton.tsx";
import { define } from "@/lib/define.ts";
import { getInvoice } from "@/lib/domain/invoices.ts";
import { getSettings } from "@/lib/domain/settings.ts";
import { notFound } from "@/lib/errors.ts";

export default define.page(async function InvoicePage({ state, url, params }) {
  const { kv, t, locale, theme } = state;
  const [settings, invoice] = await Promise.all([
    getSettings(kv),
    getInvoice(kv, params.id ?? ""),
  ]);
  if (invoice === null) throw notFound("invoice");
  return (
    <ControlLayout
      {...{ t, locale, theme }}
      url={url.pathname}
      company={settings.company_name}
    >
      <PageHead
        title={`${t("invoice.title")} ${invoice.number}`}
        settings={settings}
      />
      <Breadcrumb
        t={t}
        crumbs={[
          { text: t("control.dashboard.title"), href: "/control/index.html" },
          {
            text: t("control.invoices.title"),
            href: "/control/invoices/list.html",
          },
          { text: invoice.number },
        ]}
      />
      <InvoiceSheet {...{ t, locale, invoice, settings }} />
      <p class="invoice-tools">
        <PrintButton text={t("tracking.print")} />
      </p>
    </ControlLayout>
  );
});
