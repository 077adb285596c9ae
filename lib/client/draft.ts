/** Hidden fields, too: what was typed was typed over the record as it was then, so that what says this goes with it. */
const KEPT = "input:not([type=password], [type=file]), textarea, select";

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Keeps what was typed until this page is opened again in this tab; passwords and files are not kept. */
export function keepDraft(form: HTMLFormElement): void {
  const fields = controls(form).filter((field) =>
    !(field instanceof HTMLInputElement) || field.type !== "radio" ||
    field.checked
  );
  const draft = fields.map(({ name, value }) => [name, value]);
  try {
    sessionStorage.setItem(keyOf(form), JSON.stringify(draft));
  } catch (error) {
    console.warn(error);
  }
}

/** Puts a kept draft back, once. */
export function restoreDraft(form: HTMLFormElement): void {
  const text = takeDraft(form);
  if (text === null) return;
  const draft = new Map<string, string>(JSON.parse(text));
  for (const field of controls(form)) {
    const value = draft.get(field.name);
    if (value === undefined) continue;
    if (field instanceof HTMLInputElement && field.type === "radio") {
      field.checked = field.value === value;
    } else field.value = value;
  }
}

/**
 * Reports whoever listens to a form of each field that is not as its page brought it, as if it had just been typed: a draft, what
 * the browser has put back, and what was typed before anybody listened.
 */
export function tellTyped(form: HTMLFormElement): void {
  const brought = form.cloneNode(true) as HTMLFormElement;
  brought.reset();
  for (const [index, field] of [...form.elements].entries()) {
    if (stateOf(field) === stateOf(brought.elements[index])) continue;
    field.dispatchEvent(new Event("input", { bubbles: true }));
  }
}

/** What can be changed of a field of any kind. */
function stateOf(field: Element | undefined): string {
  const { value, checked } = field as HTMLInputElement;
  return `${checked} ${value}`;
}

/** Returns what is kept for a form, and forgets it; null also where the browser lets no page keep anything. */
function takeDraft(form: HTMLFormElement): string | null {
  try {
    const text = sessionStorage.getItem(keyOf(form));
    sessionStorage.removeItem(keyOf(form));
    return text;
  } catch (error) {
    console.warn(error);
    return null;
  }
}

function controls(form: HTMLFormElement): Control[] {
  return [...form.querySelectorAll<Control>(KEPT)];
}

/** By the whole address: a screen may be about another record, or reply to another person, for each query. */
function keyOf(form: HTMLFormElement): string {
  return `draft ${location.pathname}${location.search} ${form.id}`;
}
