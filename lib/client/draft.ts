/** Includes hidden fields, because they hold the version of the edited record. */
const KEPT = "input:not([type=password], [type=file]), textarea, select";

/** Saves a draft until this page is opened again in this tab, without passwords and files. */
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

/** Restores a saved draft, once; nothing where the browser denies storage. */
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
 * Sends an input event for each field that differs from its initial value, because of a draft, a restore by the browser, or
 * typing before the script ran.
 */
export function tellTyped(form: HTMLFormElement): void {
  const brought = form.cloneNode(true) as HTMLFormElement;
  brought.reset();
  for (const [index, field] of [...form.elements].entries()) {
    if (stateOf(field) === stateOf(brought.elements[index])) continue;
    field.dispatchEvent(new Event("input", { bubbles: true }));
  }
}

/** Returns the changeable state of a field of any kind. */
function stateOf(field: Element | undefined): string {
  const { value, checked } = field as HTMLInputElement;
  return `${checked} ${value}`;
}

/** Returns the kept fields as inputs, whose properties selects and textareas share. */
function keptFields(form: HTMLFormElement): HTMLInputElement[] {
  return [...form.querySelectorAll<HTMLInputElement>(KEPT)];
}

/** Reports whether a field is ticked and keeps its value. */
function isTicked({ type }: HTMLInputElement): boolean {
  return type === "radio" || type === "checkbox";
}

/** Keys drafts by the whole address: with another query a screen is about another record or person. */
function keyOf(form: HTMLFormElement): string {
  return `draft ${location.pathname}${location.search} ${form.id}`;
}
