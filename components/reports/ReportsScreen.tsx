import { Screen } from "@/components/panel/Screen.tsx";
import { EmptyList } from "@/components/panel/EmptyList.tsx";
import type { Figures } from "@/lib/reports/reports.ts";
import type { ReportsQuery } from "@/lib/reports/schema.ts";
import type { PanelContext } from "@/lib/site/state.ts";
import { DaysReport } from "./DaysReport.tsx";
import { OnTimeReport } from "./OnTimeReport.tsx";
import { StagesReport } from "./StagesReport.tsx";

interface ReportsScreenProps {
  ctx: PanelContext;
  query: ReportsQuery;
  figures: Figures;
}

/** The figures of the past months, each as a picture, as a table and as a file. */
export function ReportsScreen({ ctx, query, figures }: ReportsScreenProps) {
  const { t } = ctx.state;
  const isEmpty = figures.months.size === 0;
  return (
    <Screen
      ctx={ctx}
      title={t("control.reports.title")}
      lead={t("control.reports.lead")}
    >
      {isEmpty
        ? (
          <EmptyList
            icon="bar_chart"
            title={t("control.reports.empty")}
            text={t("control.reports.emptyText")}
          />
        )
        : (
          <div class="reports">
            <StagesReport ctx={ctx} query={query} figures={figures} />
            <OnTimeReport ctx={ctx} query={query} figures={figures} />
            <DaysReport ctx={ctx} query={query} figures={figures} />
          </div>
        )}
    </Screen>
  );
}
