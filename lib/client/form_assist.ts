import { dispatchInputEvents, keepDraft, restoreDraft } from "./draft.ts";
import { followOffers, followStatus, updateHints } from "./form_hints.ts";
import { renewForm } from "./form_renewal.ts";

const SIGN_IN = "/control/signin.html";

/** Response timeouts; files take longer. */
const DEADLINES_MS = { text: 60_000, file: 600_000 };

/**
 * Submits a form without leaving the page: errors appear in the same form, success navigates. Updates its hints, shows upload
 * progress, confirms before typed text is lost, and keeps the text across a new sign-in.
 */
export function enhanceForm(form: HTMLFormElement): void {
  /** Changes since the last submit. */
  let changes = 0;

  form.addEventListener("input", ({ target }) => {
    changes += 1;
    updateHints(target as HTMLInputElement);
    chooseOwn(target as HTMLInputElement);
    followOffers(form, target as HTMLInputElement);
  });
  if (form.dataset.careful !== undefined) {
    form.addEventListener("keydown", focusNextOnEnter);
  }
  restoreDraft(form);
  followStatus(form);
  dispatchInputEvents(form);
  addEventListener("beforeunload", (event) => {
    if (changes > 0) event.preventDefault();
  });
  // A page from the back/forward cache may have been left while busy.
  addEventListener("pageshow", () => form.ariaBusy = null);
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    if (form.ariaBusy) return;
    form.ariaBusy = "true";
    const sent = changes;
    const data = new FormData(form, event.submitter);
    const answer = await post(form, data);
    if (answer === null || answer.status >= 400) {
      form.ariaBusy = null;
      return renewForm(form, data, answer?.responseXML ?? null);
    }
    if (isSignIn(answer.responseURL) && !isSignIn(location.href)) {
      keepDraft(form);
      changes = 0;
    } else changes -= sent;
    // With unsaved changes the visitor is asked, and may stay.
    if (changes > 0) form.ariaBusy = null;
    follow(answer, form.id);
  });
}

/** Selects the visitor's own value in a conflict when its field is edited. */
function chooseOwn({ form, name }: HTMLInputElement): void {
  const [theirs, own] = form!.querySelectorAll<HTMLInputElement>(
    `[data-fields~="${name}"] input`,
  );
  if (own === undefined) return;
  own.checked = true;
  // Empties the other choice's value, so that choosing it later wins over the field's content.
  theirs!.value = "";
}

/** On Enter in a one-line field, moves the focus to the next control instead of submitting. */
function focusNextOnEnter(event: KeyboardEvent): void {
  const { target, key, isComposing } = event;
  if (key !== "Enter" || isComposing) return;
  if (!(target instanceof HTMLInputElement)) return;
  event.preventDefault();
  const controls = [...target.form!.elements] as HTMLInputElement[];
  controls.slice(controls.indexOf(target) + 1).find((control) =>
    control.name !== target.name && control.tabIndex >= 0 &&
    control.checkVisibility() && control.closest(".offers") === null
  )?.focus();
}

/** Posts as the browser would; null if there is no response. */
function post(
  form: HTMLFormElement,
  data: FormData,
): Promise<XMLHttpRequest | null> {
  const hasFile = form.enctype === "multipart/form-data";
  // Only XMLHttpRequest reports upload progress.
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

function isSignIn(url: string): boolean {
  return new URL(url).pathname === SIGN_IN;
}

/** Follows the response; if it redisplays the form, scrolls to it. */
function follow({ responseURL, responseXML }: XMLHttpRequest, id: string) {
  // Field messages are not the result of the submit.
  const isThere = responseXML?.querySelector(`#${id} > [role=status]`);
  const url = isThere ? `${responseURL}#${id}` : responseURL;
  // Navigating to a URL that differs only in the fragment would not reload the page.
  const isHere = responseURL === location.href.split("#", 1)[0];
  location.assign(url);
  if (isHere) location.reload();
}
