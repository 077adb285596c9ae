import { type Done, Flash } from "@/components/ui/Flash.tsx";
import type { PanelContext } from "@/lib/site/state.ts";
import { RecordList, type RecordListProps } from "./RecordList.tsx";
import { Screen } from "./Screen.tsx";

interface ListScreenProps extends Omit<RecordListProps, "t"> {
  ctx: PanelContext;
  done?: Done;
}

/** A screen that consists of one list. */
export function ListScreen({ ctx, done = {}, ...list }: ListScreenProps) {
  const { t } = ctx.state;
  return (
    <Screen ctx={ctx} title={t(`control.${list.noun}.title`)}>
      <Flash ctx={ctx} done={done} />
      <RecordList t={t} {...list} />
    </Screen>
  );
}
