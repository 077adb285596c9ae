import { NO_ANSWER } from "@/lib/fields/constants.ts";
import { keepDraft, restoreDraft, tellTyped } from "./draft.ts";
import { previewFile } from "./preview.ts";
import { tellOlder } from "./older_time.ts";
import { followStatus } from "./status_look.ts";
import { showDay } from "./written_day.ts";

const SIGN_IN = "/control/signin.html";

/** How long an answer may take; a file has a long way. */
const DEADLINES_MS = { text: 60_000, file: 600_000 };

/**
 * Posts a form to its own page without leaving it: what the visitor can mend comes back as the same form with its errors,
 * success leads on. Counts characters, shows the progress of an upload, asks before typed text is lost, and keeps it over
 * a new sign-in. Gives what ends all that.
 */
export function assistForm(form: HTMLFormElement): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  /** How often something was typed that has not been sent. */
  let changes = 0;
  let busy = false;

  form.addEventListener("input", ({ target }) => {
    changes += 1;
    count(target);
    showDay(target);
    tellOlder(target);
    previewFile(target);
  }, { signal });
  restoreDraft(form);
  followStatus(form, signal);
  tellTyped(form);
  addEventListener("beforeunload", (event) => {
    if (changes > 0) event.preventDefault();
  }, { signal });
  function setBusy(now: boolean) {
    busy = now;
    form.ariaBusy = now ? "true" : null;
  }
  // A page that comes back from the browser's memory was left while it was busy.
  addEventListener("pageshow", () => setBusy(false), { signal });
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    const sent = changes;
    const answer = await post(form, event.submitter);
    if (answer === null || answer.status >= 400) {
      setBusy(false);
      return renew(form, answer?.responseXML ?? null);
    }
    if (isSignIn(answer.responseURL, location.href)) {
      keepDraft(form);
      changes = 0;
    } else changes -= sent;
    // Who has typed more since is asked, and may stay.
    if (changes > 0) setBusy(false);
    follow(answer, form.id);
  }, { signal });
  return () => ending.abort();
}

/** Shows how long the text of a counted field is, and marks it when it is too long (spec section 5). */
function count(field: EventTarget | null): void {
  if (!(field instanceof HTMLElement) || !("limit" in field.dataset)) return;
  const { value } = field as HTMLTextAreaElement;
  const limit = Number(field.dataset.limit);
  const counter = document.getElementById(`${field.id}-counter`);
  if (counter !== null) {
    counter.textContent = `${value.length}/${limit}`;
    // Said aloud only where it begins to matter.
    counter.ariaLive = value.length > 0.95 * limit ? "polite" : null;
  }
  const hasError = document.getElementById(`${field.id}-error`) !== null;
  field.ariaInvalid = hasError || value.length > limit ? "true" : null;
}

/** Posts as the browser would; null when no answer arrives. */
function post(
  form: HTMLFormElement,
  button: HTMLElement | null,
): Promise<XMLHttpRequest | null> {
  const data = new FormData(form, button);
  const hasFile = form.enctype === "multipart/form-data";
  // Only this way of sending tells how far an upload has come.
  const request = new XMLHttpRequest();
  const progress = hasFile ? showProgress(form) : null;
  request.upload.onprogress = ({ loaded, total }) => {
    if (progress !== null && total > 0) progress.value = loaded / total;
  };
  return new Promise((resolve) => {
    function end(answer: XMLHttpRequest | null) {
      progress?.parentElement?.remove();
      resolve(answer);
    }
    request.onload = () => end(request);
    request.onerror = request.onabort = request.ontimeout = () => end(null);
    request.responseType = "document";
    request.timeout = DEADLINES_MS[hasFile ? "file" : "text"];
    request.open("POST", location.href.split("#", 1)[0]!);
    // deno-lint-ignore no-explicit-any
    request.send(hasFile ? data : new URLSearchParams(data as any));
  });
}

function showProgress(form: HTMLFormElement): HTMLProgressElement {
  const label = document.createElement("label");
  const progress = document.createElement("progress");
  progress.value = 0;
  label.className = "form-progress";
  label.append(form.dataset.uploading ?? "", progress);
  form.append(label);
  return progress;
}

function isSignIn(url: string, from: string): boolean {
  return new URL(url).pathname === SIGN_IN &&
    new URL(from).pathname !== SIGN_IN;
}

/** Goes to the page that was answered; to the form, where that page shows it again to say what has been done. */
function follow({ responseURL, responseXML }: XMLHttpRequest, id: string) {
  const isThere = responseXML?.querySelector(`#${id} [role=status]`);
  const url = isThere ? `${responseURL}#${id}` : responseURL;
  // Another fragment alone would load nothing.
  const isHere = responseURL === location.href.split("#", 1)[0];
  location.assign(url);
  if (isHere) location.reload();
}

/**
 * Takes what the answered page says about the form: its errors and hidden values, and where to begin. The fields stay, with
 * what was typed, the chosen files and what else lives among them; only passwords are empty again. Of any other page it takes
 * the words.
 */
function renew(form: HTMLFormElement, page: Document | null): void {
  const fresh = page?.getElementById(form.id);
  if (!(fresh instanceof HTMLFormElement)) {
    const words = page?.querySelector("main p")?.textContent;
    return showFailure(form, words ? [words] : noAnswer(form));
  }
  for (const field of form.elements) {
    if (field.id !== "") renewField(field, page!);
    else if (field instanceof HTMLInputElement && field.type === "hidden") {
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

/** Opens the folded section around a field, so that its error is seen. */
function unfold(field: Element): void {
  const section = field.closest("details");
  if (section !== null) section.open = true;
}

function renewField(field: Element, page: Document): void {
  const fresh = page.getElementById(field.id);
  if (fresh === null) return;
  for (const name of ["aria-invalid", "aria-describedby"]) {
    const value = fresh.getAttribute(name);
    if (value) field.setAttribute(name, value);
    else field.removeAttribute(name);
  }
  const error = `${field.id}-error`;
  document.getElementById(error)?.remove();
  const said = page.getElementById(error);
  field.closest(".field")?.append(said ?? "");
  if (said !== null) unfold(field);
  if (field instanceof HTMLInputElement && field.type === "password") {
    field.value = "";
  }
}

/** What the specification says, and what it means. */
function noAnswer(form: HTMLFormElement): string[] {
  return [NO_ANSWER, form.dataset.noAnswer ?? ""];
}

/** Removes what was said about an earlier sending, that it was done as well. */
function clearAnswers(form: HTMLFormElement): void {
  const answers = form.querySelectorAll(
    "[data-answer], :scope > [role=status]",
  );
  for (const answer of answers) answer.remove();
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
    const line = document.createElement("p");
    line.textContent = text;
    words.append(line);
  }
  panel.append(words);
  form.append(panel);
  panel.focus();
}
