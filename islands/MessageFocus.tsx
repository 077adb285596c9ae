import { useEffect, useRef } from "preact/hooks";

/**
 * Begins a page at the message around it, because what a new page says is not read aloud by itself; who comes back to the page
 * stays at the place where they left it.
 */
export default function MessageFocus() {
  const here = useRef<HTMLSpanElement>(null);

  useEffect(() => {
    const [entry] = performance.getEntriesByType("navigation");
    const isReturn = (entry as PerformanceNavigationTiming)?.type ===
      "back_forward";
    if (!isReturn) here.current!.parentElement!.focus();
  }, []);

  return <span ref={here} hidden />;
}
