/** Includes hidden fields, which hold the version of the edited record. */
const KEPT = "input:not([type=password], [type=file]), textarea, select";

/** Saves a draft, except passwords and files, until this page is reopened in this tab. */
export function keepDraft(form: HTMLFormElement): void {
  const draft = keptFields(form)
    .filter((field) => !isTicked(field) || field.checked)
    .map(({ name, value }) => [name, value]);
  try {
    sessionStorage.setItem(keyOf(form), JSON.stringify(draft));
  } catch (error) {
    console.warn(error);
  }
}

/** Restores and removes a saved draft. Does nothing if the browser denies storage. */
export function restoreDraft(form: HTMLFormElement): void {
  let draft = new Map<string, string>();
  try {
    draft = new Map(JSON.parse(sessionStorage.getItem(keyOf(form)) ?? "[]"));
    sessionStorage.removeItem(keyOf(form));
  } catch (error) {
    console.warn(error);
  }
  for (const field of keptFields(form)) {
    const value = draft.get(field.name);
    if (value === undefined) continue;
    if (isTicked(field)) field.checked = field.value === value;
    else field.value = value;
  }
}

/**
 * Dispatches an input event for each field that differs from its initial value because of a draft, a browser restore, or typing
 * before the script ran.
 */
export function dispatchInputEvents(form: HTMLFormElement): void {
  const brought = form.cloneNode(true) as HTMLFormElement;
  brought.reset();
  for (const [index, field] of [...form.elements].entries()) {
    if (stateOf(field) === stateOf(brought.elements[index])) continue;
    field.dispatchEvent(new Event("input", { bubbles: true }));
  }
}

/** Returns a field's current value and ticked state. */
function stateOf(field: Element | undefined): string {
  const { value, checked } = field as HTMLInputElement;
  return `${checked} ${value}`;
}

/** Returns the fields to save, typed as inputs: selects and textareas share the properties used. */
function keptFields(form: HTMLFormElement): HTMLInputElement[] {
  return [...form.querySelectorAll<HTMLInputElement>(KEPT)];
}

/** Reports whether a field is a checkbox or radio button, whose value never changes. */
function isTicked({ type }: HTMLInputElement): boolean {
  return type === "radio" || type === "checkbox";
}

/** Keys drafts by the full URL: with a different query a screen is about another record or person. */
function keyOf(form: HTMLFormElement): string {
  return `draft ${location.pathname}${location.search} ${form.id}`;
}
