import { useEffect, useState } from "preact/hooks";
import { Icon } from "@/components/ui/Icon.tsx";
import { useAlive } from "@/components/ui/use_alive.ts";
import {
  generateTrackingCode,
  isGuessableCode,
} from "@/lib/parcels/tracking_code.ts";

interface CodeHelpProps {
  /** The id of the code's input. */
  field: string;
  /** What is in it at first. */
  value: string;
  generate: string;
  warning: string;
}

/** Makes a tracking code by a button, and warns of one that is easy to guess; without a script it only warns of what was posted. */
export default function CodeHelp(
  { field, value, generate, warning }: CodeHelpProps,
) {
  const [code, setCode] = useState(value);
  const alive = useAlive();

  useEffect(() => {
    const input = inputOf(field);
    const read = () => setCode(input.value);
    read();
    input.addEventListener("input", read);
    return () => input.removeEventListener("input", read);
  }, []);

  function fill() {
    const input = inputOf(field);
    input.value = generateTrackingCode();
    // Whoever listens to the form is told as if it had been typed.
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
