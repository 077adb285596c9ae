import { ListScreen } from "@/components/panel/ListScreen.tsx";
import { RecordRow } from "@/components/panel/RecordRow.tsx";
import { formatDate } from "@/components/invoices/InvoiceSheet.tsx";
import { definePanel } from "@/lib/site/define.ts";
import { invoices } from "@/lib/invoices/invoices.ts";
import { readList } from "@/lib/screens/list_view.ts";

export default definePanel.page(async function InvoiceList(ctx) {
  const view = await readList(ctx, invoices);
  return (
    <ListScreen
      ctx={ctx}
      view={view}
      noun="invoices"
      add="/control/invoice/create.html"
    >
      {view.items.map(({ id, url, number, product, issued_on }) => (
        <RecordRow key={id} href={url} title={number} text={product}>
          <time class="record-end" dateTime={issued_on}>
            {formatDate(issued_on, ctx.state.locale)}
          </time>
        </RecordRow>
      ))}
    </ListScreen>
  );
});
