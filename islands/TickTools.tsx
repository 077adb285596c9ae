import { useEffect, useRef, useState } from "preact/hooks";
import { type TickSummary, watchTicks } from "@/lib/client/ticks.ts";

export interface TickToolsProps {
  /** The locale tag for numbers. */
  numbers: string;
  labels: {
    /** A sentence with the placeholder `{count}`. */
    count: string;
    clear: string;
  };
}

/** Shows the number of ticked rows, and a button that clears them; the button also works without a script. */
export default function TickTools({ numbers, labels }: TickToolsProps) {
  const here = useRef<HTMLParagraphElement>(null);
  const [ticked, setTicked] = useState<TickSummary>(0);

  useEffect(() => {
    watchTicks(here.current!.closest("form")!, setTicked);
  }, []);

  const text = typeof ticked === "string" ? ticked : labels.count.replace(
    "{count}",
    new Intl.NumberFormat(numbers).format(ticked),
  );
  return (
    <>
      <p class="ticked-count" role="status" ref={here}>
        {ticked !== 0 && <span key={text}>{text}</span>}
      </p>
      <button type="reset" class="button button-quiet button-small">
        {labels.clear}
      </button>
    </>
  );
}
