import { listPath } from "@/components/panel/screens.ts";
import { type Holder, may } from "@/lib/fields/roles.ts";
import type { MessageKey, Translate } from "@/lib/i18n/translate.ts";
import type { FilterCounts } from "@/lib/parcel_lists/filters.ts";
import { PARCEL_STAGES } from "@/lib/fields/constants.ts";
import { stageText } from "@/lib/statuses/stages.ts";

/** The figures at the top of the dashboard. */
export interface DayCounts {
  /** Null for a member who may not read parcels. */
  parcels: FilterCounts | null;
  /** The current day, `YYYY-MM-DD`, in the site's time zone. */
  today: string;
  /** Unopened messages. */
  unopened: number;
  /** Mails that failed or may have failed. */
  troubled: number;
  /** The ids of failed jobs that have not been opened yet. */
  failedJobs: string[];
}

interface DayProps {
  t: Translate;
  admin: Holder;
  day: DayCounts;
}

interface Line {
  text: MessageKey;
  count: number;
  href: string;
}

/** An overview of the day: urgent items, due parcels and the parcels at each stage, all linked to their lists. */
export function Day({ t, admin, day }: DayProps) {
  const { parcels, today } = day;
  const urgent = urgentLines(day, admin).filter(({ count }) => count > 0);
  return (
    <div class="day">
      <section aria-labelledby="day-title">
        <h2 id="day-title">{t("control.day.needs")}</h2>
        {urgent.length === 0
          ? <p class="soft">{t("control.day.nothing")}</p>
          : <Lines t={t} lines={urgent} />}
        {parcels !== null && parcels.dueToday > 0 && (
          <Lines
            t={t}
            lines={[{
              text: "control.day.due",
              count: parcels.dueToday,
              href: listOf(`due=${today}`),
            }]}
          />
        )}
      </section>
      {parcels !== null && <ByStage t={t} stages={parcels.stages} />}
    </div>
  );
}

function urgentLines(
  { parcels, unopened, troubled, failedJobs }: DayCounts,
  admin: Holder,
): Line[] {
  return [
    ...parcels === null ? [] : [
      {
        text: "control.day.late",
        count: parcels.late,
        href: listOf("late=yes"),
      },
      {
        text: "control.day.stalled",
        count: parcels.stalled[3],
        href: listOf("stalled_days=3"),
      },
      {
        text: "control.day.failed",
        count: parcels.stages.delivery_failed,
        href: listOf("stage=delivery_failed"),
      },
    ] as const,
    ...may(admin, "messages:read")
      ? [{
        text: "control.dashboard.unopened",
        count: unopened,
        href: listPath("messages"),
      }] as const
      : [],
    ...may(admin, "mail:read")
      ? [{
        text: "control.dashboard.troubled",
        count: troubled,
        href: listPath("outbox"),
      }] as const
      : [],
    {
      text: "control.day.failedJobs",
      count: failedJobs.length,
      href: `/control/jobs/${failedJobs[0]}`,
    },
  ];
}

function listOf(query: string): string {
  return `${listPath("parcels")}?${query}`;
}

function Lines({ t, lines }: { t: Translate; lines: Line[] }) {
  return (
    <ul class="day-lines">
      {lines.map(({ text, count, href }) => (
        <li key={text}>
          <a href={href}>{t(text, { count })}</a>
        </li>
      ))}
    </ul>
  );
}

function ByStage(
  { t, stages }: { t: Translate; stages: FilterCounts["stages"] },
) {
  const reached = PARCEL_STAGES.filter((stage) => stages[stage] > 0);
  if (reached.length === 0) return null;
  return (
    <section aria-labelledby="stages-title">
      <h2 id="stages-title">{t("control.day.stages")}</h2>
      <ul class="day-stages">
        {reached.map((stage) => (
          <li key={stage}>
            <a href={listOf(`stage=${stage}`)}>
              <span>{stageText(t, stage)}</span>
              <span class="figure">{stages[stage]}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
