import { RecordList, RecordRow } from "@/components/control/RecordList.tsx";
import { Screen } from "@/components/control/Screen.tsx";
import { formatDate } from "@/components/invoices/format.ts";
import { define } from "@/lib/site/define.ts";
import { listInvoices, searchInvoices } from "@/lib/invoices/invoices.ts";
import { getSettings } from "@/lib/settings/settings.ts";
import { readList } from "@/lib/site/list_view.ts";

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
    <Screen
      {...{ t, locale, theme, settings }}
      title={title}
      url={url.pathname + url.search}
      crumbs={[{ text: title }]}
    >
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
    </Screen>
  );
});
