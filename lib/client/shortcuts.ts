interface ShortcutOptions {
  /** Whether the visitor wants shortcuts now. */
  isOn: () => boolean;
  /** Addresses by their keys: a letter, or two with a space between them. */
  targets: ReadonlyMap<string, string>;
  showList: () => void;
}

/** Maximum time between the two keys of a pair. */
const PAIR_MS = 1_500;

/** Elements that take typed text. */
const TYPED = "input, textarea, select, [contenteditable], dialog[open]";

/** The search of parcels, for screens without their own search. */
const SEARCH = "/control/parcels/list.html#search";

/** Listens to the panel's shortcuts. */
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

/** Returns the key of an event, or null while typing; non-Latin layouts count by the key's position. */
export function shortcutOf(event: KeyboardEvent): string | null {
  const { ctrlKey, metaKey, altKey, key, code, target } = event;
  if (ctrlKey || metaKey || altKey || event.isComposing) return null;
  if ((target as Element | null)?.closest?.(TYPED)) return null;
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
