/** Includes hidden fields, because they name the version of the record that the draft was typed over. */
const KEPT = "input:not([type=password], [type=file]), textarea, select";

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Saves a draft until this page is opened again in this tab, without passwords and files. */
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

/** Restores a saved draft, once. */
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
 * Sends an input event for each field that differs from its initial value: a draft, what the browser restored, and what
 * was typed before the script ran.
 */
export function tellTyped(form: HTMLFormElement): void {
  const brought = form.cloneNode(true) as HTMLFormElement;
  brought.reset();
  for (const [index, field] of [...form.elements].entries()) {
    if (stateOf(field) === stateOf(brought.elements[index])) continue;
    field.dispatchEvent(new Event("input", { bubbles: true }));
  }
}

/** The changeable state of a field of any kind. */
function stateOf(field: Element | undefined): string {
  const { value, checked } = field as HTMLInputElement;
  return `${checked} ${value}`;
}

/** Returns and removes a form's draft; null also where the browser denies storage. */
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

/** Keys drafts by the whole address: with another query a screen is about another record or person. */
function keyOf(form: HTMLFormElement): string {
  return `draft ${location.pathname}${location.search} ${form.id}`;
}
