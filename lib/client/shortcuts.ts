interface ShortcutOptions {
  /** Reports whether shortcuts are currently enabled. */
  isOn: () => boolean;
  /** URLs by shortcut: a letter, or two separated by a space. */
  targets: ReadonlyMap<string, string>;
  showList: () => void;
}

/** Maximum time between the two keys of a sequence. */
const PAIR_MS = 1_500;

/** Elements that accept typed text, and open dialogs. */
const TYPING_TARGETS =
  "input, textarea, select, [contenteditable], dialog[open]";

/** The parcel search, for screens without a search field. */
const SEARCH = "/control/parcels/list.html#search";

/** Keys that follow one another within this time come from a scanner. */
const SCAN_MS = 50;

/** Keys that are held for another one. */
const MODIFIERS = new Set(["Shift", "Control", "Alt", "AltGraph", "Meta"]);

/** Listens for the panel's shortcuts. */
export function watchKeys({ isOn, targets, showList }: ShortcutOptions): void {
  let first = "";
  let forget: ReturnType<typeof setTimeout> | undefined;

  function press(key: string): void {
    const keys = first === "" ? key : `${first} ${key}`;
    first = "";
    clearTimeout(forget);
    const href = targets.get(keys);
    if (key === "?") showList();
    else if (key === "/") search();
    else if (href !== undefined) location.assign(href);
    else if (startsPair(targets, key)) {
      first = key;
      forget = setTimeout(() => first = "", PAIR_MS);
    }
  }

  const pressUnlessScanned = ignoreScans(press);
  addEventListener("keydown", (event) => {
    const key = isOn() ? shortcutOf(event) : null;
    // Firefox would open its own search.
    if (key === "/") event.preventDefault();
    pressUnlessScanned(event, key);
  });
  if (location.hash === "#search") searchField()?.focus();
}

/**
 * Returns a function that presses a key after a moment without another key. A scan without a focused field is a burst of keys, of which
 * none must act, not even the first; its last key is `Enter`.
 */
function ignoreScans(press: (key: string) => void) {
  let last = -Infinity;
  let waiting: ReturnType<typeof setTimeout> | undefined;
  return (event: KeyboardEvent, key: string | null): void => {
    if (MODIFIERS.has(event.key)) return;
    const isScan = event.timeStamp - last < SCAN_MS;
    last = event.timeStamp;
    if (isScan) clearTimeout(waiting);
    else if (key !== null) waiting = setTimeout(() => press(key), SCAN_MS);
  };
}

/** Returns an event's key, or null while typing; non-Latin layouts use the key's physical position. */
export function shortcutOf(event: KeyboardEvent): string | null {
  const { ctrlKey, metaKey, altKey, key, code, target } = event;
  if (ctrlKey || metaKey || altKey || event.isComposing) return null;
  if ((target as Element | null)?.closest?.(TYPING_TARGETS)) return null;
  if (key === "/" || key === "?") return key;
  const place = /^Key([A-Z])$/.exec(code)?.[1]?.toLowerCase();
  const isLatin = /^[a-z]$/i.test(key);
  return isLatin ? key.toLowerCase() : place ?? null;
}

function startsPair(targets: ReadonlyMap<string, string>, key: string) {
  return [...targets.keys()].some((keys) => keys.startsWith(`${key} `));
}

function search(): void {
  const field = searchField();
  if (field === null) location.assign(SEARCH);
  else field.focus();
}

function searchField(): HTMLElement | null {
  return document.querySelector<HTMLElement>("main input[type=search]");
}
