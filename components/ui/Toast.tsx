import { useEffect, useState } from "preact/hooks";
import type { Notice } from "@/lib/client/records.ts";
import { Icon } from "./Icon.tsx";

interface ToastProps {
  /** What it says, with an empty text when there is nothing to say; the same once more is another notice. */
  notice: Notice;
  close: string;
  onClose: () => void;
}

/** How long it stays (spec section 9). */
const DURATION_MS = 10_000;

/** A short notice at the edge of the screen; it waits while somebody points at it or is inside it with the keyboard. */
export function Toast({ notice, close, onClose }: ToastProps) {
  const { text, isError = false } = notice;
  const [held, setHeld] = useState(false);
  // Pointer and keyboard leave independently of each other.
  const release = ({ currentTarget: toast }: { currentTarget: Element }) =>
    setHeld(toast.matches(":hover, :focus-within"));
  useEffect(() => {
    // What is gone tells nobody that the pointer or the focus has left it.
    if (text === "") setHeld(false);
    if (text === "" || held) return;
    const timer = setTimeout(onClose, DURATION_MS);
    return () => clearTimeout(timer);
  }, [notice, held]);
  return (
    <div
      class={text === "" ? "toast toast-empty" : "toast"}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={release}
      onFocusIn={() => setHeld(true)}
      onFocusOut={release}
    >
      {/* What is said once more is another element, or nobody would hear it. */}
      <p role="status">
        {text !== "" && !isError && <span key={notice}>{text}</span>}
      </p>
      {isError && <p role="alert" key={notice}>{text}</p>}
      {text !== "" && (
        <button
          type="button"
          class="toast-close"
          aria-label={close}
          onClick={onClose}
        >
          <Icon name="close" />
        </button>
      )}
    </div>
  );
}
