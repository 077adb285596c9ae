import { useEffect, useState } from "preact/hooks";
import type { Notice } from "@/lib/client/records.ts";
import { Icon } from "./Icon.tsx";

interface ToastProps {
  /** The notice, with an empty text for none. The same text again is a new notice. */
  notice: Notice;
  close: string;
  onClose: () => void;
}

/** Its duration (spec section 9). */
const DURATION_MS = 10_000;

/** A short notice at the edge of the screen. It stays under the pointer and while it has the focus. */
export function Toast({ notice, close, onClose }: ToastProps) {
  const { text, isError = false } = notice;
  const [held, setHeld] = useState(false);
  // Pointer and keyboard leave independently of each other.
  const release = ({ currentTarget: toast }: { currentTarget: Element }) =>
    setHeld(toast.matches(":hover, :focus-within"));
  useEffect(() => {
    // A removed element reports no leaving pointer or focus.
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
      {/* A repeated text is a new element: screen readers would not announce the old one again. */}
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
