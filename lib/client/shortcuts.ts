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

/** Listens for the panel's shortcuts. */
export function watchKeys({ isOn, targets, showList }: ShortcutOptions): void {
  let first = "";
  let timer: ReturnType<typeof setTimeout> | undefined;
  addEventListener("keydown", (event) => {
    const key = shortcutOf(event);
    if (key === null || !isOn()) return;
    const keys = first === "" ? key : `${first} ${key}`;
    first = "";
    clearTimeout(timer);
    const href = targets.get(keys);
    if (key === "?") showList();
    else if (key === "/") search();
    else if (href !== undefined) location.assign(href);
    else if (startsPair(targets, key)) {
      first = key;
      timer = setTimeout(() => first = "", PAIR_MS);
      return;
    } else return;
    event.preventDefault();
  });
  if (location.hash === "#search") searchField()?.focus();
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
