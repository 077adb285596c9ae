import { useEffect, useRef } from "preact/hooks";

/**
 * Focuses the surrounding message, because screen readers do not announce the content of a new page. Keeps the position
 * of a visitor who has come back or already moved on.
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
