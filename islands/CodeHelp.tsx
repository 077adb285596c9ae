import { useEffect, useRef, useState } from "preact/hooks";
import { Icon } from "@/components/ui/Icon.tsx";
import { useAlive } from "@/components/ui/use_alive.ts";
import {
  generateTrackingCode,
  isGuessableCode,
} from "@/lib/parcels/tracking_code.ts";

interface CodeHelpProps {
  /** The id of the code's input. */
  field: string;
  /** Its initial value. */
  value: string;
  generate: string;
  warning: string;
}

/**
 * A button that generates a tracking code, and a warning about guessable codes. Focusing a code that was not typed selects
 * it, because a scan or another code should replace it. Without a script, only the warning.
 */
export default function CodeHelp(
  { field, value, generate, warning }: CodeHelpProps,
) {
  const [code, setCode] = useState(value);
  /** The code that the form or the button offers. */
  const offered = useRef(value);
  const alive = useAlive();

  useEffect(() => {
    const input = inputOf(field);
    setCode(input.value);
    offered.current = input.value;
    input.addEventListener("input", () => setCode(input.value));
    input.addEventListener("focus", () => {
      // A click sets the caret after this event.
      if (input.value === offered.current) setTimeout(() => input.select());
    });
  }, []);

  function fill() {
    const input = inputOf(field);
    input.value = offered.current = generateTrackingCode();
    // Notifies the form, as typing would.
    input.dispatchEvent(new Event("input", { bubbles: true }));
    input.focus();
  }

  return (
    <span class="code-help">
      {alive && (
        <button
          type="button"
          class="button button-quiet button-small"
          onClick={fill}
        >
          {generate}
        </button>
      )}
      <span role="status">
        {isGuessableCode(code) && (
          <span class="code-warning">
            <Icon name="info" />
            {warning}
          </span>
        )}
      </span>
    </span>
  );
}

function inputOf(id: string): HTMLInputElement {
  return document.getElementById(id) as HTMLInputElement;
}
