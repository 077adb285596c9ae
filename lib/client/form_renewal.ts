import { NO_ANSWER } from "@/lib/fields/constants.ts";

/**
 * Copies errors, values and focus target from the response page into the form. Keeps chosen files and text typed after the form
 * was sent (`sent`); clears passwords. Copies only the error text from a page without the form.
 */
export function renewForm(
  form: HTMLFormElement,
  sent: FormData,
  page: Document | null,
): void {
  const fresh = page?.getElementById(form.id);
  if (!(fresh instanceof HTMLFormElement)) {
    const text = page?.querySelector("main p")?.textContent;
    // No response: show the specified text and an explanation.
    const meaning = form.dataset.noAnswer ?? "";
    return showFailure(form, text ? [text] : [NO_ANSWER, meaning]);
  }
  const typed = new FormData(form);
  for (const field of [...form.elements] as HTMLInputElement[]) {
    if (field.id !== "") {
      const isSame = sent.get(field.name) === typed.get(field.name);
      renewField(field, page!, isSame);
    } else if (field.type === "hidden") {
      const given = fresh.elements.namedItem(field.name);
      if (given instanceof HTMLInputElement) field.value = given.value;
    }
  }
  clearAnswers(form);
  form.append(...fresh.querySelectorAll("[data-answer]"));
  document.title = page!.title;
  const first = fresh.querySelector("[autofocus]") ??
    form.querySelector("[data-answer][autofocus]");
  if (first === null) return;
  (document.getElementById(first.id) ?? first as HTMLElement).focus();
}

/**
 * Copies a field's state and errors, and its value unless it was edited since; opens the collapsed section around an error.
 */
function renewField(
  field: HTMLInputElement,
  page: Document,
  isSame: boolean,
): void {
  const fresh = page.getElementById(field.id) as HTMLInputElement | null;
  if (fresh === null) return;
  for (const name of ["aria-invalid", "aria-describedby"]) {
    const value = fresh.getAttribute(name);
    if (value) field.setAttribute(name, value);
    else field.removeAttribute(name);
  }
  const said = ["error", "conflict", "question"].flatMap((what) => {
    document.getElementById(`${field.id}-${what}`)?.remove();
    return page.getElementById(`${field.id}-${what}`) ?? [];
  });
  field.closest(".field")?.append(...said);
  const section = field.closest("details");
  if (said.length > 0 && section !== null) section.open = true;
  if (field.type === "password") field.value = "";
  else if (isSame && field.type !== "file") renewValue(field, fresh);
}

/** Copies the value of a field, which another person may have changed. */
function renewValue(field: HTMLInputElement, fresh: HTMLInputElement): void {
  field.checked = fresh.checked;
  if (field.value === fresh.value) return;
  field.value = fresh.value;
  field.dispatchEvent(new Event("input", { bubbles: true }));
}

/** Removes the results of an earlier submit, including a success message above the form. */
function clearAnswers(form: HTMLFormElement): void {
  const answers = form.querySelectorAll(
    "[data-answer], :scope > [role=status]",
  );
  const above = form.parentElement!.querySelectorAll(":scope > .panel-success");
  for (const answer of [...answers, ...above]) answer.remove();
}

function showFailure(form: HTMLFormElement, texts: string[]): void {
  clearAnswers(form);
  const panel = document.createElement("div");
  panel.className = "panel panel-error";
  panel.role = "alert";
  panel.dataset.answer = "";
  panel.tabIndex = -1;
  const words = document.createElement("div");
  for (const text of texts) {
    words.append(document.createElement("p"));
    words.lastElementChild!.textContent = text;
  }
  panel.append(words);
  form.append(panel);
  panel.focus();
}
