import { useSignal } from "@preact/signals";
import { Icon } from "@/components/ui/Icon.tsx";
import type { TrackingLabels } from "./labels.ts";
import { useAlive } from "./use_alive.ts";

/** How long the hint of the copy button stays (spec section 9). */
const HINT_MS = 1000;

interface ResultToolsProps {
  code: string;
  labels: TrackingLabels;
}

/** Copies the code and prints the page. Both need a script: until it runs they only keep their place, so that nothing moves. */
export function ResultTools({ code, labels }: ResultToolsProps) {
  /** The timer that ends the hint; 0 while there is none. */
  const hinting = useSignal<ReturnType<typeof setTimeout> | 0>(0);
  const alive = useAlive();

  async function copy() {
    try {
      await navigator.clipboard.writeText(code);
    } catch {
      // The visitor has said no to the browser; the code is on the page.
      return;
    }
    clearTimeout(hinting.value);
    hinting.value = setTimeout(() => hinting.value = 0, HINT_MS);
  }

  return (
    <div class={alive ? "result-tools" : "result-tools result-tools-early"}>
      <span class="copy-hint" role="status">
        {hinting.value !== 0 && labels.copied}
      </span>
      {/* Browsers offer the clipboard on https and localhost only. */}
      {(!alive || navigator.clipboard !== undefined) && (
        <button
          type="button"
          class="button button-quiet button-small"
          onClick={copy}
        >
          <Icon name="content_copy" />
          {labels.copy}
        </button>
      )}
      <button
        type="button"
        class="button button-quiet button-small"
        onClick={() =>
          print()}
      >
        <Icon name="print" />
        {labels.print}
      </button>
    </div>
  );
}
