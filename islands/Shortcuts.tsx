import { useEffect, useRef, useState } from "preact/hooks";
import { useAlive } from "@/components/ui/use_alive.ts";
import { watchKeys } from "@/lib/client/shortcuts.ts";

export interface ShortcutsProps {
  /** The shortcuts. `keys` is one letter, or two separated by a space. */
  targets: { keys: string; href: string; text: string }[];
  labels: {
    title: string;
    search: string;
    help: string;
    /** The word between two keys to press one after the other. */
    then: string;
    use: string;
    close: string;
  };
}

const STORED = "shortcuts";

/**
 * The panel's keyboard shortcuts, and a list of them that also works with the mouse. A switch on the list disables
 * single-letter shortcuts (WCAG 2.1.4); it is stored in this browser.
 */
export default function Shortcuts({ targets, labels }: ShortcutsProps) {
  const alive = useAlive();
  const list = useRef<HTMLDialogElement>(null);
  const [isOn, turn] = useState(true);

  useEffect(() => {
    turn(localStorage.getItem(STORED) !== "off");
    watchKeys({
      isOn: () => localStorage.getItem(STORED) !== "off",
      targets: new Map(targets.map(({ keys, href }) => [keys, href])),
      showList: () => list.current!.showModal(),
    });
  }, []);

  function keep(on: boolean): void {
    turn(on);
    localStorage.setItem(STORED, on ? "on" : "off");
  }

  if (!alive) return null;
  return (
    <>
      <button
        type="button"
        class="shortcuts-open"
        onClick={() => list.current!.showModal()}
      >
        {labels.title} <kbd>?</kbd>
      </button>
      <dialog ref={list} class="dialog" aria-labelledby="shortcuts-title">
        <h2 id="shortcuts-title">{labels.title}</h2>
        <KeyList targets={targets} labels={labels} />
        <EnableToggle text={labels.use} isOn={isOn} onChange={keep} />
        <div class="form-actions">
          <button
            type="button"
            class="button button-quiet"
            onClick={() => list.current!.close()}
          >
            {labels.close}
          </button>
        </div>
      </dialog>
    </>
  );
}

interface EnableToggleProps {
  text: string;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}

function EnableToggle({ text, isOn, onChange }: EnableToggleProps) {
  return (
    <label class="shortcuts-use">
      <input
        type="checkbox"
        checked={isOn}
        onChange={({ currentTarget }) => onChange(currentTarget.checked)}
      />
      {text}
    </label>
  );
}

function KeyList({ targets, labels }: ShortcutsProps) {
  return (
    <dl class="shortcuts">
      <Row keys="/" then={labels.then}>{labels.search}</Row>
      {targets.map(({ keys, href, text }) => (
        <Row key={keys} keys={keys} then={labels.then}>
          <a href={href}>{text}</a>
        </Row>
      ))}
      <Row keys="?" then={labels.then}>{labels.help}</Row>
    </dl>
  );
}

interface RowProps {
  keys: string;
  then: string;
  // deno-lint-ignore no-explicit-any
  children: any;
}

function Row({ keys, then, children }: RowProps) {
  const [first, second] = keys.split(" ");
  return (
    <div>
      <dt>
        <kbd>{first}</kbd>
        {second !== undefined && (
          <>
            {" "}
            <span class="soft">{then}</span> <kbd>{second}</kbd>
          </>
        )}
      </dt>
      <dd>{children}</dd>
    </div>
  );
}
