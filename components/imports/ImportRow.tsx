import { Moment } from "@/components/control/Moment.tsx";
import { UNTRANSLATED } from "@/components/ui/untranslated.ts";
import type { StoredImport } from "@/lib/imports/store.ts";
import type { PanelContext } from "@/lib/site/state.ts";
import { ImportStatus } from "./ImportStatus.tsx";

interface ImportRowProps {
  ctx: PanelContext;
  record: Pick<StoredImport, "id" | "name" | "status" | "created_at">;
}

/** An import in the list of all. */
export function ImportRow({ ctx, record }: ImportRowProps) {
  const { t } = ctx.state;
  const { id, name, status, created_at } = record;
  return (
    <li class="record">
      <a class="record-link" href={`/control/imports/${id}`}>
        <bdi class="record-title" {...UNTRANSLATED}>{name}</bdi>
        <ImportStatus t={t} status={status} />
      </a>
      <span class="record-end">
        <Moment ctx={ctx} iso={created_at} />
      </span>
    </li>
  );
}
