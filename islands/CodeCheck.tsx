import { useEffect, useState } from "preact/hooks";
import { CheckedCodes } from "@/components/bulk/CheckedCodes.tsx";
import { useAlive } from "@/components/ui/use_alive.ts";
import { send } from "@/lib/client/api.ts";
import { CHECK } from "@/lib/forms/description.ts";
import type { CheckedCodes as Lines } from "@/lib/bulk/schema.ts";

interface CodeCheckProps {
  /** The id of the text area with the codes. */
  field: string;
  checked: Lines;
  button: string;
}

/** The debounce delay of a check: longer than a scanner takes for a code. */
const PAUSE_MS = 300;

/** Checks a list of codes while it is typed, scanned or pasted. Without a script, a button does that. */
export default function CodeCheck({ field, checked, button }: CodeCheckProps) {
  const [lines, setLines] = useState(checked);
  const alive = useAlive();

  useEffect(() => {
    const area = document.getElementById(field) as HTMLTextAreaElement;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let last = checked.length > 0 ? area.defaultValue : "";

    async function check() {
      const codes = area.value;
      if (codes === last) return;
      last = codes;
      const result = await send<Lines>("POST", "/api/bulk/check", {
        codes,
      });
      // Race: the text has changed since the request.
      if (result.ok && codes === last) setLines(result.data);
    }

    area.addEventListener("input", () => {
      clearTimeout(timer);
      timer = setTimeout(check, PAUSE_MS);
    });
    // The browser may have restored a typed text.
    check();
  }, []);

  return (
    <div class="code-check">
      {!alive && (
        <button
          type="submit"
          class="button button-quiet button-small"
          name={CHECK}
          value="yes"
        >
          {button}
        </button>
      )}
      <div role="status">
        <CheckedCodes lines={lines} />
      </div>
    </div>
  );
}
