import { RecordDelete } from "@/components/panel/RecordRow.tsx";
import { MadeBy } from "@/components/journal/MadeBy.tsx";
import { Moment } from "@/components/panel/Moment.tsx";
import { UNTRANSLATED } from "@/components/ui/untranslated.ts";
import { ROW_KINDS } from "@/lib/imports/schema.ts";
import type { Import } from "@/lib/imports/import.ts";
import { formatNumber } from "@/lib/numbers.ts";
import type { ListView } from "@/lib/screens/list_view.ts";
import type { PanelContext } from "@/lib/site/state.ts";
import { ImportStatus } from "./ImportStatus.tsx";

interface ImportRowProps {
  ctx: PanelContext;
  view: ListView<Import>;
  record: Import;
  /** The uploader's name. */
  uploader: string | undefined;
  isRemovable: boolean;
}

/** An import in the list of all. */
export function ImportRow(
  { ctx, view, record, uploader, isRemovable }: ImportRowProps,
) {
  const { t, locale: { formatTag } } = ctx.state;
  const { id, name, created_at } = record;
  const counts = ROW_KINDS.filter((kind) => record[kind] > 0).map((kind) =>
    `${t(`control.imports.${kind}`)} (${formatNumber(record[kind], formatTag)})`
  );
  return (
    <li class="record">
      <a class="record-link" href={`/control/imports/${id}`}>
        <bdi class="record-title" {...UNTRANSLATED}>{name}</bdi>
        <ImportStatus t={t} record={record} />
      </a>
      <span class="soft">{counts.join(" · ")}</span>
      <span class="record-end">
        <Moment ctx={ctx} iso={created_at} /> <MadeBy t={t} name={uploader} />
      </span>
      {isRemovable && (
        <RecordDelete
          t={t}
          view={view}
          id={id}
          name={name}
          text={t("control.imports.deleteText")}
        />
      )}
    </li>
  );
}
