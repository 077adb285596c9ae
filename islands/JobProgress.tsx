import { useEffect, useState } from "preact/hooks";
import { get, path } from "@/lib/client/api.ts";

interface Progress {
  done: number;
  /** Null while unknown. */
  total: number | null;
}

export interface JobProgressProps extends Progress {
  /** The job's id. */
  id: string;
  /** The time of the job's next step; null once it has ended. */
  nextAt: string | null;
  /** Whether the job is waiting to retry a failed step. */
  isWaiting: boolean;
  /** The locale tag for numbers. */
  numbers: string;
  labels: {
    progress: string;
    /** A sentence with the placeholders `{done}` and `{total}`. */
    ofTotal: string;
    soFar: string;
  };
}

interface Look extends Progress {
  status: string;
  next_at: string | null;
  updated_at: string;
}

const LOOK_EVERY_MS = 1_000;
/** Minimum pause of a job to show. */
const PAUSE_MS = 5_000;

/**
 * Shows the progress of a job, and reloads the page when the job ends or pauses. Without a script, the page has a
 * reload link.
 */
export default function JobProgress(props: JobProgressProps) {
  const { id, nextAt, isWaiting, numbers, labels } = props;
  const [{ done, total }, setProgress] = useState<Progress>(props);

  useEffect(() => {
    if (nextAt !== null) setTimeout(look, LOOK_EVERY_MS);
  }, []);

  async function look() {
    const result = await get<Look>(path`/api/jobs/${id}`);
    const isGone = !result.ok &&
      (result.status === 401 || result.status === 404);
    if (isGone || (result.ok && isNews(result.data))) return location.reload();
    if (result.ok) setProgress(result.data);
    setTimeout(look, LOOK_EVERY_MS);
  }

  /** Reports whether more than the counts has changed, so that the page must be reloaded. */
  function isNews({ status, next_at, updated_at }: Look): boolean {
    if (next_at === null) return true;
    if (status !== "queued") return isWaiting;
    const pauseMs = Date.parse(next_at) - Date.parse(updated_at);
    return next_at !== nextAt && pauseMs > PAUSE_MS;
  }

  const format = (value: number) =>
    new Intl.NumberFormat(numbers).format(value);
  const text = (total === null ? labels.soFar : labels.ofTotal)
    .replace("{done}", format(done)).replace("{total}", format(total ?? 0));
  return (
    <div class="job-progress">
      {(total !== null || nextAt !== null) && (
        <progress
          aria-label={labels.progress}
          max={total ?? undefined}
          value={total === null ? undefined : done}
        />
      )}
      <span key={text}>{text}</span>
    </div>
  );
}
