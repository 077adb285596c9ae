import { AttentionPanel } from "@/components/ui/Panel.tsx";
import type { Job } from "@/lib/jobs/schema.ts";
import { formatNumber } from "@/lib/numbers.ts";
import type { PanelContext } from "@/lib/site/state.ts";

interface StayingPanelProps {
  ctx: PanelContext;
  job: Job;
  /** The codes of parcels that have changed since; none shows nothing. */
  codes: string[];
}

/** The result of an undo that has left parcels: how many it has undone, and which stay. */
export function StayingPanel({ ctx, job, codes }: StayingPanelProps) {
  if (codes.length === 0) return null;
  const { t, locale: { formatTag } } = ctx.state;
  const texts = [
    t("control.job.ofTotal", {
      done: formatNumber(job.done - job.failed, formatTag),
      total: formatNumber(job.total ?? job.done, formatTag),
    }),
    ...codes.map((code) => t("control.job.stays", { code })),
  ];
  return <AttentionPanel texts={[texts.join("; ")]} />;
}
