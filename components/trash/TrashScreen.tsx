import { SubmitButton } from "@/components/ui/Button.tsx";
import { Confirm } from "@/components/panel/Confirm.tsx";
import { Screen, ScreenHead } from "@/components/panel/Screen.tsx";
import { EmptyList } from "@/components/panel/EmptyList.tsx";
import { ListPages } from "@/components/panel/ListTools.tsx";
import { actorName } from "@/components/journal/JournalRow.tsx";
import { UNTRANSLATED } from "@/components/ui/untranslated.ts";
import { formatDay, formatMoment } from "@/lib/dates.ts";
import { TRASH_DAYS } from "@/lib/fields/constants.ts";
import type { ListView } from "@/lib/screens/list_view.ts";
import type { PanelContext } from "@/lib/site/state.ts";
import type { ListedRecord } from "@/lib/trash/trashed.ts";
import type { MessageKey } from "@/lib/i18n/translate.ts";
import { Flash } from "@/components/ui/Panel.tsx";
import { TRASH, trashAddress } from "@/components/panel/screens.ts";

interface TrashScreenProps {
  ctx: PanelContext;
  noun: string;
  /** The nouns that the member may see. */
  nouns: [name: string, title: MessageKey][];
  view: ListView<ListedRecord>;
}

/** Deleted records, with buttons to restore or erase them. */
export function TrashScreen(props: TrashScreenProps) {
  const { ctx, noun, view } = props;
  const { t, admin } = ctx.state;
  const title = t("control.trash.title");
  return (
    <Screen ctx={ctx} title={title}>
      <Flash ctx={ctx} done={{ erased: "message.trashErased" }} />
      <ScreenHead
        title={title}
        lead={t("control.trash.lead", { days: TRASH_DAYS })}
      />
      <div class="list-tools">
        <Nouns {...props} />
      </div>
      {view.asked !== null && <EraseConfirm {...props} />}
      {view.items.length === 0
        ? <EmptyList icon="delete" title={t("control.trash.empty")} />
        : (
          <ul class="records">
            {view.items.map((record) => (
              <TrashRow
                key={record.id}
                ctx={ctx}
                record={record}
                isWritable={admin.rights.has(`${noun}:write`)}
              />
            ))}
          </ul>
        )}
      <ListPages t={t} view={view} query={{ noun }} />
    </Screen>
  );
}

/** Links to the trash of each noun. */
function Nouns({ ctx: { state: { t } }, noun, nouns }: TrashScreenProps) {
  if (nouns.length < 2) return null;
  return (
    <ul class="list-orders" aria-label={t("control.trash.title")}>
      {nouns.map(([name, title]) => (
        <li key={name}>
          <a href={trashAddress(name)} aria-current={name === noun}>
            {t(title)}
          </a>
        </li>
      ))}
    </ul>
  );
}

function EraseConfirm({ ctx: { state: { t } }, noun, view }: TrashScreenProps) {
  const { id, name } = view.asked!;
  return (
    <Confirm
      t={t}
      title={t("control.trash.erase")}
      text={t("control.trash.question", { name })}
      path={trashAddress(noun)}
      action={TRASH}
      fields={{ id, action: "erase" }}
    />
  );
}

interface TrashRowProps {
  ctx: PanelContext;
  record: ListedRecord;
  /** Whether the member may restore and erase. */
  isWritable: boolean;
}

function TrashRow({ ctx, record, isWritable }: TrashRowProps) {
  const { t, locale, settings: { time_zone } } = ctx.state;
  const { id, noun, label, about, deleted_at, deleted_by, erased_on } = record;
  const name = label ?? "";
  return (
    <li class="record trash-row">
      <div class="trash-what">
        <p class="trash-name">
          <bdi {...UNTRANSLATED}>{name}</bdi>
        </p>
        {about && (
          <p>
            <bdi {...UNTRANSLATED}>{about}</bdi>
          </p>
        )}
        <p class="soft">
          {t("control.trash.since", {
            moment: formatMoment(deleted_at, locale.formatTag, time_zone),
            name: actorName(t, deleted_by),
            // A day has no time zone.
            day: formatDay(erased_on, locale.formatTag, "UTC"),
          })}
        </p>
      </div>
      {isWritable && (
        <form class="trash-actions" method="post" action={TRASH}>
          <input type="hidden" name="id" value={id} />
          <SubmitButton
            isSmall
            name="action"
            value="restore"
            label={t("control.trash.restoreNamed", { name })}
          >
            {t("control.trash.restore")}
          </SubmitButton>
          <a
            class="button button-quiet button-small parcel-delete"
            href={`${trashAddress(noun)}&delete=${id}`}
            aria-label={t("control.trash.eraseNamed", { name })}
          >
            {t("control.trash.erase")}
          </a>
        </form>
      )}
    </li>
  );
}
