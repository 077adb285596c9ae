import { FormErrors } from "@/components/forms/FormErrors.tsx";
import { ListScreen } from "@/components/panel/ListScreen.tsx";
import { RecordDelete } from "@/components/panel/RecordRow.tsx";
import { StatusRow } from "@/components/statuses/StatusRow.tsx";
import { UnknownStatuses } from "@/components/statuses/UnknownStatuses.tsx";
import { may } from "@/lib/fields/roles.ts";
import { formHandlers } from "@/lib/forms/post.ts";
import { listUnknownStatuses } from "@/lib/parcels/unknown_statuses.ts";
import { wholeList } from "@/lib/screens/list_view.ts";
import { definePanel } from "@/lib/site/define.ts";
import { statusPress } from "@/lib/statuses/schema.ts";
import { pressStatus } from "@/lib/statuses/screen.ts";
import { listStatuses } from "@/lib/statuses/statuses.ts";

export const handler = formHandlers(statusPress, pressStatus);

/** The statuses that the office offers, and those of parcels that have no stage. */
export default definePanel.page<typeof handler>(async function Statuses(ctx) {
  const { kv, t, locale, admin } = ctx.state;
  const [statuses, unknown] = await Promise.all([
    listStatuses(kv, locale.code),
    listUnknownStatuses(kv),
  ]);
  const mayChange = may(admin, "settings:write");
  const view = wholeList(statuses, ctx.url, ({ text }) => text);
  const deleteText = t("control.statuses.deleteText");
  return (
    <ListScreen
      ctx={ctx}
      view={view}
      noun="statuses"
      add="/control/statuses/create.html"
      api="/api/statuses"
      deleteText={deleteText}
      done={{
        created: "message.statusCreated",
        deleted: "message.statusDeleted",
      }}
      notice={<FormErrors t={t} id="errors" problems={ctx.data.problems} />}
      form={<UnknownStatuses t={t} unknown={unknown} />}
    >
      {view.items.map((status) => (
        <StatusRow
          key={status.id}
          t={t}
          status={status}
          href={mayChange ? `/control/statuses/${status.id}` : undefined}
        >
          {mayChange && !status.suggested && (
            <RecordDelete
              t={t}
              view={view}
              id={status.id}
              name={status.text}
              text={deleteText}
            />
          )}
        </StatusRow>
      ))}
    </ListScreen>
  );
});
