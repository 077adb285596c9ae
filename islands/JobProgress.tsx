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
  isOver: boolean;
  /** The language tag of numbers. */
  numbers: string;
  labels: {
    progress: string;
    /** Sentences with places for `{done}` and `{total}`. */
    ofTotal: string;
    soFar: string;
  };
}

const LOOK_EVERY_MS = 1_000;

/** Shows how far a job is, and reloads the page when it ends. Without a script the page has a link for that. */
export default function JobProgress(props: JobProgressProps) {
  const { id, isOver, numbers, labels } = props;
  const [{ done, total }, setProgress] = useState<Progress>(props);

  useEffect(() => {
    if (!isOver) setTimeout(look, LOOK_EVERY_MS);
  }, []);

  async function look() {
    const result = await get<Progress & { next_at: string | null }>(
      path`/api/jobs/${id}`,
    );
    const isGone = !result.ok &&
      (result.status === 401 || result.status === 404);
    if (isGone || (result.ok && result.data.next_at === null)) {
      return location.reload();
    }
    if (result.ok) setProgress(result.data);
    setTimeout(look, LOOK_EVERY_MS);
  }

  const format = (value: number) =>
    new Intl.NumberFormat(numbers).format(value);
  const text = total === null ? labels.soFar : labels.ofTotal;
  return (
    <div class="job-progress">
      {(total !== null || !isOver) && (
        <progress
          aria-label={labels.progress}
          max={total ?? undefined}
          value={total === null ? undefined : done}
        />
      )}
      <span>
        {text.replace("{done}", format(done))
          .replace("{total}", format(total ?? 0))}
      </span>
    </div>
  );
}
