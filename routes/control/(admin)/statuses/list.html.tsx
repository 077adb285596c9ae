import { Screen } from "@/components/panel/Screen.tsx";
import { StatusRow } from "@/components/statuses/StatusRow.tsx";
import { UnknownStatus } from "@/components/statuses/UnknownStatus.tsx";
import { SubmitButton } from "@/components/ui/Button.tsx";
import { Flash } from "@/components/ui/Panel.tsx";
import { may } from "@/lib/fields/roles.ts";
import { listUnknownStatuses } from "@/lib/parcels/unknown_statuses.ts";
import { definePanel } from "@/lib/site/define.ts";
import { STATUS_STAGES } from "@/lib/statuses/schema.ts";
import { postStatus } from "@/lib/statuses/screen.ts";
import { stageText } from "@/lib/statuses/stages.ts";
import { listStatuses } from "@/lib/statuses/statuses.ts";

/** The most frequent statuses without a stage are shown. */
const MAX_SHOWN = 20;

export const handler = definePanel.handlers({ POST: postStatus });

/** The statuses that the office offers, and those of parcels that have no stage. */
export default definePanel.page(async function Statuses(ctx) {
  const { kv, t, locale, admin } = ctx.state;
  const [statuses, unknown] = await Promise.all([
    listStatuses(kv, locale.code),
    listUnknownStatuses(kv),
  ]);
  const mayChange = may(admin, "settings:write");
  return (
    <Screen
      ctx={ctx}
      title={t("control.statuses.title")}
      lead={t("control.statuses.createLead")}
      crumbs={[{ text: t("control.statuses.title") }]}
    >
      <Flash
        ctx={ctx}
        done={{
          created: "message.statusCreated",
          updated: "message.statusUpdated",
          deleted: "message.statusDeleted",
        }}
      />
      {unknown.data.length > 0 && (
        <section class="card" aria-labelledby="unknown">
          <h2 id="unknown">{t("control.statuses.unknown")}</h2>
          <p class="soft">{t("control.statuses.unknownText")}</p>
          <ul class="records status-part">
            {unknown.data.slice(0, MAX_SHOWN).map((status) => (
              <UnknownStatus
                key={status.text}
                t={t}
                status={status}
                isAtLeast={unknown.more}
              />
            ))}
          </ul>
        </section>
      )}
      <form method="post" class="card status-stages status-part">
        <input
          class="field-input status-text"
          name="text"
          required
          maxLength={300}
          aria-label={t("control.statuses.add")}
          placeholder={t("control.statuses.add")}
        />
        <select
          class="field-input status-text"
          name="stage"
          aria-label={t("field.stage")}
        >
          {STATUS_STAGES.map((stage) => (
            <option key={stage} value={stage}>{stageText(t, stage)}</option>
          ))}
        </select>
        <SubmitButton look="primary" name="action" value="add">
          {t("control.statuses.create")}
        </SubmitButton>
      </form>
      <ul class="records status-part">
        {statuses.map((status) => (
          <StatusRow
            key={status.id}
            t={t}
            status={status}
            mayChange={mayChange}
          />
        ))}
      </ul>
    </Screen>
  );
});
