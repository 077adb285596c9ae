import { ListScreen } from "@/components/panel/ListScreen.tsx";
import { OutboxRow } from "@/components/mail/OutboxRow.tsx";
import { definePanel } from "@/lib/site/define.ts";
import { readList } from "@/lib/screens/list_view.ts";
import { listMails, toListedMail } from "@/lib/mail/listed_mail.ts";

/** All mails of the site with their status. */
export default definePanel.page(async function Outbox(ctx) {
  const view = await readList(ctx, { list: listMails });
  return (
    <ListScreen ctx={ctx} view={view} noun="outbox">
      {view.items.map((mail) => (
        <OutboxRow
          key={mail.id}
          ctx={ctx}
          mail={toListedMail(mail, ctx.state)}
        />
      ))}
    </ListScreen>
  );
});
