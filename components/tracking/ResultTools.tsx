import { useRef, useState } from "preact/hooks";
import { Icon } from "@/components/ui/Icon.tsx";
import type { IconName } from "@/components/ui/icon_names.ts";
import { useAlive } from "@/components/ui/use_alive.ts";
import type { TrackingLabels } from "@/lib/tracking/labels.ts";

/** The duration of the copy button's hint (spec section 9). */
const HINT_MS = 1000;

/** Maximum time that printing waits for the QR code. */
const SIGN_MS = 2000;

/**
 * Buttons that copy the code, share the URL and print. Until the script runs they are invisible but keep their space.
 */
export function ResultTools(
  { code, labels }: { code: string; labels: TrackingLabels },
) {
  const [hint, setHint] = useState("");
  const timer = useRef<ReturnType<typeof setTimeout>>();
  const alive = useAlive();
  // Browsers offer the clipboard and sharing on https and localhost only.
  const canCopy = !alive || navigator.clipboard !== undefined;
  const canShare = alive && "share" in navigator;

  async function copy(text: string) {
    await navigator.clipboard.writeText(text);
    clearTimeout(timer.current);
    setHint(labels.copied);
    timer.current = setTimeout(() => setHint(""), HINT_MS);
  }

  function share() {
    return canShare
      ? navigator.share({ title: document.title, url: location.href })
      : copy(location.href);
  }

  return (
    <div class={alive ? "result-tools" : "result-tools result-tools-early"}>
      <span class="copy-hint" role="status">
        {hint && <span>{hint}</span>}
      </span>
      {canCopy && (
        <>
          <Tool
            icon="content_copy"
            text={labels.copy}
            run={() => copy(code)}
          />
          <Tool
            icon={canShare ? "share" : "link"}
            text={canShare ? labels.share : labels.copyLink}
            run={share}
          />
        </>
      )}
      <Tool icon="print" text={labels.print} run={printResult} />
    </div>
  );
}

interface ToolProps {
  icon: IconName;
  text: string;
  run: () => Promise<void>;
}

/** Ignores failures: they mean that the visitor denied the permission. */
function Tool({ icon, text, run }: ToolProps) {
  return (
    <button
      key={text}
      type="button"
      class="button button-quiet button-small"
      onClick={() => run().catch(() => undefined)}
    >
      <Icon name={icon} />
      {text}
    </button>
  );
}

/** Prints the page once the QR code has loaded, or without it if loading takes too long. */
async function printResult(): Promise<void> {
  const sign = document.querySelector<HTMLImageElement>(".printed-sign")!;
  // An earlier click is still waiting.
  if (sign.loading === "eager") return;
  sign.loading = "eager";
  await new Promise((done) => {
    sign.decode().then(done, done);
    setTimeout(done, SIGN_MS);
  });
  print();
  sign.loading = "lazy";
}
