import { useState } from "preact/hooks";
import { Icon } from "@/components/ui/Icon.tsx";
import { useAlive } from "@/components/ui/use_alive.ts";

export interface CopyButtonProps {
  /** The text to copy. */
  text: string;
  label: string;
  copied: string;
  /** `primary` where copying is the screen's main action. */
  kind?: "primary" | "quiet";
}

/** The duration of the hint (spec section 9). */
const HINT_MS = 1000;

/** Copies a text and shows a hint for a second; hidden without a script. */
export default function CopyButton(
  { text, label, copied, kind = "quiet" }: CopyButtonProps,
) {
  /** The timer that ends the hint; 0 while there is none. */
  const [hinting, setHinting] = useState<ReturnType<typeof setTimeout> | 0>(0);
  const alive = useAlive();
  // Browsers offer the clipboard on https and localhost only.
  if (!alive || navigator.clipboard === undefined) return null;

  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
    } catch {
      // The browser denied it; the text is on the page.
      return;
    }
    clearTimeout(hinting);
    setHinting(setTimeout(() => setHinting(0), HINT_MS));
  }

  return (
    <span class="copy">
      <button
        type="button"
        class={kind === "quiet"
          ? "button button-quiet button-small"
          : "button button-primary"}
        onClick={copy}
      >
        <Icon name="content_copy" />
        {label}
      </button>
      <span class="copy-note" role="status">
        {hinting !== 0 && <span>{copied}</span>}
      </span>
    </span>
  );
}
