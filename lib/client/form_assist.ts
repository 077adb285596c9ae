import { keepDraft, restoreDraft } from "./draft.ts";
import { previewFile } from "./preview.ts";

const SIGN_IN = "/control/signin.html";
/** What spec section 8 says of an answer that did not arrive or cannot be read. */
const NO_ANSWER = "Invalid Json";

/**
 * Posts a form to its own page without leaving it: what the visitor can mend comes back as the same form with its errors,
 * success leads on. Counts characters, shows the progress of an upload, asks before typed text is lost, and keeps it over
 * a new sign-in. Gives what ends all that.
 */
export function assistForm(form: HTMLFormElement): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  let changed = restoreDraft(form);
  let busy = false;

  form.addEventListener("input", ({ target }) => {
    changed = true;
    count(target);
  }, { signal });
  form.addEventListener("change", ({ target }) => previewFile(target), {
    signal,
  });
  addEventListener("beforeunload", (event) => {
    if (changed) event.preventDefault();
  }, { signal });
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    if (busy) return;
    busy = true;
    form.ariaBusy = "true";
    const answer = await post(form, event.submitter);
    busy = false;
    form.ariaBusy = null;
    if (answer !== null && answer.status < 400) {
      if (isSignIn(answer.responseURL, location.href)) keepDraft(form);
      changed = false;
      return follow(answer.responseURL);
    }
    renew(form, answer?.responseXML ?? null);
  }, { signal });
  return () => ending.abort();
}

/** Shows how long the text of a counted field is, and marks it when it is too long (spec section 5). */
function count(field: EventTarget | null): void {
  if (!(field instanceof HTMLElement) || !("limit" in field.dataset)) return;
  const { value } = field as HTMLTextAreaElement;
  const limit = Number(field.dataset.limit);
  const counter = document.getElementById(`${field.id}-counter`);
  if (counter !== null) counter.textContent = `${value.length}/${limit}`;
  if (value.length > limit) field.ariaInvalid = "true";
  else field.removeAttribute("aria-invalid");
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

function follow(url: string): void {
  if (url === location.href) location.reload();
  else location.assign(url);
}

/** Takes the form, with its errors, from the answered page; of any other page its words. */
function renew(form: HTMLFormElement, page: Document | null): void {
  const fresh = page?.getElementById(form.id);
  if (!(fresh instanceof HTMLFormElement)) {
    return showFailure(form, page?.querySelector("main p")?.textContent);
  }
  const files = new Map(
    [...form.querySelectorAll<HTMLInputElement>("[type=file]")]
      .map((input) => [input.name, input]),
  );
  form.replaceChildren(...fresh.childNodes);
  // A chosen file cannot be set by the page: its field stays.
  for (const input of form.querySelectorAll<HTMLInputElement>("[type=file]")) {
    input.replaceWith(files.get(input.name) ?? input);
  }
  document.title = page!.title;
  form.querySelector<HTMLElement>(
    "[aria-invalid=true], [autofocus], [role=alert]",
  )?.focus();
}

function showFailure(form: HTMLFormElement, text: string | null = null): void {
  form.querySelector("[role=alert]")?.remove();
  const panel = document.createElement("div");
  panel.className = "panel panel-error";
  panel.role = "alert";
  panel.tabIndex = -1;
  panel.textContent = text ?? NO_ANSWER;
  form.append(panel);
  panel.focus();
}
