import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { Icon } from "@/components/ui/Icon.tsx";

export interface ScreenFactsProps {
  /** What the server has been told; the rest only the browser knows. */
  userAgent: string;
  labels: {
    width: string;
    height: string;
    userAgent: string;
    copy: string;
    copied: string;
  };
}

/** How long the hint of the copy button stays (spec section 9). */
const HINT_MS = 1000;

/** The size of the window as it is at this moment, and the user agent, to be copied (decision 36). */
export default function ScreenFacts({ userAgent, labels }: ScreenFactsProps) {
  const size = useSignal<{ width: number; height: number } | null>(null);
  const agent = useSignal(userAgent);

  useEffect(() => {
    function measure() {
      size.value = { width: innerWidth, height: innerHeight };
    }
    measure();
    agent.value = navigator.userAgent;
    addEventListener("resize", measure);
    return () => removeEventListener("resize", measure);
  }, []);

  const facts = [
    { label: labels.width, value: size.value && `${size.value.width} px` },
    { label: labels.height, value: size.value && `${size.value.height} px` },
    { label: labels.userAgent, value: agent.value },
  ];
  return (
    <>
      <dl class="facts screen-facts">
        {facts.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <bdi dir="ltr">{value ?? "–"}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      {size.value !== null && (
        <CopyButton
          text={facts.map(({ label, value }) => `${label}: ${value}`)
            .join("\n")}
          copy={labels.copy}
          copied={labels.copied}
        />
      )}
    </>
  );
}

interface CopyButtonProps {
  text: string;
  copy: string;
  copied: string;
}

function CopyButton({ text, copy, copied }: CopyButtonProps) {
  /** The timer that ends the hint; 0 while there is none. */
  const hinting = useSignal<ReturnType<typeof setTimeout> | 0>(0);

  async function write() {
    try {
      await navigator.clipboard.writeText(text);
    } catch {
      // The visitor has said no to the browser; the values are on the page.
      return;
    }
    clearTimeout(hinting.value);
    hinting.value = setTimeout(() => hinting.value = 0, HINT_MS);
  }

  return (
    <p class="screen-copy">
      {/* Browsers offer the clipboard on https and localhost only. */}
      {navigator.clipboard !== undefined && (
        <button type="button" class="button button-primary" onClick={write}>
          <Icon name="content_copy" />
          {copy}
        </button>
      )}
      <span class="screen-hint" role="status">
        {hinting.value !== 0 && copied}
      </span>
    </p>
  );
}
