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

/** Copies the code and prints the page. Both need a script, so they come with it. */
export function ResultTools({ code, labels }: ResultToolsProps) {
  const copied = useSignal(false);
  const alive = useAlive();
  if (!alive) return null;

  async function copy() {
    await navigator.clipboard.writeText(code);
    copied.value = true;
    setTimeout(() => copied.value = false, HINT_MS);
  }

  return (
    <div class="result-tools">
      <span class="copy-hint" role="status">
        {copied.value && labels.copied}
      </span>
      {/* Browsers offer the clipboard on https and localhost only. */}
      {navigator.clipboard !== undefined && (
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
        onClick={() => print()}
      >
        <Icon name="print" />
        {labels.print}
      </button>
    </div>
  );
}
