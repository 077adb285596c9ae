import { ControlLayout } from "@/components/control/ControlLayout.tsx";
import { RecordList, RecordRow } from "@/components/control/RecordList.tsx";
import { formatDate } from "@/components/invoices/format.ts";
import { Breadcrumb } from "@/components/layout/Breadcrumb.tsx";
import { PageHead } from "@/components/layout/PageHead.tsx";
import { define } from "@/lib/define.ts";
import { listInvoices, searchInvoices } from "@/lib/domain/invoices.ts";
import { getSettings } from "@/lib/domain/settings.ts";
import { readList } from "@/lib/http/list_view.ts";

export default define.page(async function InvoiceList({ state, url }) {
  const { kv, t, locale, theme } = state;
  const [settings, view] = await Promise.all([
    getSettings(kv),
    readList(url, {
      list: (query) => listInvoices(kv, query),
      search: (query) => searchInvoices(kv, query),
    }),
  ]);
  const title = t("control.invoices.title");
  return (
    <ControlLayout
      {...{ t, locale, theme }}
      url={url.pathname + url.search}
      company={settings.company_name}
    >
      <PageHead title={title} settings={settings} />
      <Breadcrumb
        t={t}
        crumbs={[
          { text: t("control.dashboard.title"), href: "/control/index.html" },
          { text: title },
        ]}
      />
      <RecordList
        {...{ t, view }}
        title="control.invoices.title"
        empty={{
          title: "control.invoices.empty",
          text: "control.invoices.emptyText",
        }}
        add={{
          href: "/control/invoice/create.html",
          text: "control.invoices.add",
        }}
      >
        {view.items.map(({ id, url, number, product, issued_on }) => (
          <RecordRow key={id} href={url} title={number} text={product}>
            <time class="record-end" dateTime={issued_on}>
              {formatDate(issued_on, locale)}
            </time>
          </RecordRow>
        ))}
      </RecordList>
    </ControlLayout>
  );
});
