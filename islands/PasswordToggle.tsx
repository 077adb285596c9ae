import { useEffect, useState } from "preact/hooks";
import { Icon } from "@/components/ui/Icon.tsx";
import { useAlive } from "@/components/ui/use_alive.ts";

interface PasswordToggleProps {
  /** The id of the password's input. */
  field: string;
  text: string;
}

/**
 * Reveals a password while it is typed. On submit the field becomes a password field again, so that browsers offer to
 * save it.
 */
export default function PasswordToggle({ field, text }: PasswordToggleProps) {
  const isAlive = useAlive();
  const [isShown, setShown] = useState(false);

  useEffect(() => {
    inputOf(field).form?.addEventListener("submit", () => show(false));
  }, []);

  function show(shown: boolean) {
    inputOf(field).type = shown ? "text" : "password";
    setShown(shown);
  }

  return (
    <button
      type="button"
      class="field-toggle"
      hidden={!isAlive}
      aria-label={text}
      aria-pressed={isShown}
      aria-controls={field}
      title={text}
      onClick={() => show(!isShown)}
    >
      <Icon name={isShown ? "visibility_off" : "visibility"} />
    </button>
  );
}

function inputOf(id: string): HTMLInputElement {
  return document.getElementById(id) as HTMLInputElement;
}
