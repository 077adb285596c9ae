import { ListScreen } from "@/components/panel/ListScreen.tsx";
import { OutboxRow } from "@/components/mail/OutboxRow.tsx";
import { definePanel } from "@/lib/site/define.ts";
import { listedMail, listMails } from "@/lib/mail/outbox.ts";
import { readList } from "@/lib/screens/list_view.ts";

/** Every mail of the site with its status. */
export default definePanel.page(async function Outbox(ctx) {
  const view = await readList(ctx, { list: listMails });
  return (
    <ListScreen ctx={ctx} view={view} noun="outbox">
      {view.items.map((mail) => (
        <OutboxRow
          key={mail.id}
          ctx={ctx}
          mail={listedMail(mail, ctx.state)}
        />
      ))}
    </ListScreen>
  );
});
