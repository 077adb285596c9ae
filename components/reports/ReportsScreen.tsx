import { Screen } from "@/components/panel/Screen.tsx";
import { EmptyList } from "@/components/panel/EmptyList.tsx";
import { DaysReport } from "./DaysReport.tsx";
import { OnTimeReport } from "./OnTimeReport.tsx";
import type { ReportProps } from "./Report.tsx";
import { StagesReport } from "./StagesReport.tsx";

/** The reports on the past months, each as a chart, a table and a CSV download. */
export function ReportsScreen(props: ReportProps) {
  const { ctx, figures } = props;
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
            <StagesReport {...props} />
            <OnTimeReport {...props} />
            <DaysReport {...props} />
          </div>
        )}
    </Screen>
  );
}
