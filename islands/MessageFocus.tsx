import { useEffect, useRef } from "preact/hooks";

/**
 * Begins a page at the message around it, because what a new page says is not read aloud by itself. Who comes back to the page
 * stays at the place where they left it, and who has gone elsewhere on it meanwhile stays there.
 */
export default function MessageFocus() {
  const here = useRef<HTMLSpanElement>(null);

  useEffect(() => {
    const [entry] = performance.getEntriesByType("navigation");
    const isReturn = (entry as PerformanceNavigationTiming)?.type ===
      "back_forward";
    const isElsewhere = document.activeElement !== document.body;
    if (!isReturn && !isElsewhere) here.current!.parentElement!.focus();
  }, []);

  return <span ref={here} hidden />;
}
