import type { ActivityLook } from "@/lib/statuses/stages.ts";

/** Updates a field's hints while it is edited. */
export function updateHints(field: HTMLInputElement): void {
  updateCounter(field);
  showDay(field);
  warnOfOlderTime(field);
  previewFile(field);
}

/** Updates a field's counter, and marks overlong text (spec section 5). */
function updateCounter(field: HTMLInputElement): void {
  if (!("limit" in field.dataset)) return;
  const { length } = field.value;
  const limit = Number(field.dataset.limit);
  const counter = document.getElementById(`${field.id}-counter`);
  if (counter !== null) {
    counter.textContent = `${length}/${limit}`;
    // Announced only near the limit.
    counter.ariaLive = length > 0.95 * limit ? "polite" : null;
  }
  const hasError = document.getElementById(`${field.id}-error`) !== null;
  field.ariaInvalid = hasError || length > limit ? "true" : null;
}

/** Formats a day, `YYYY-MM-DD` with or without a time, as "Nov 20, 2026"; empty if invalid. */
export function formatTypedDay(value: string, tag: string): string {
  const day = new Date(value.slice(0, "2026-11-20".length));
  if (Number.isNaN(day.getTime())) return "";
  return new Intl.DateTimeFormat(tag, {
    // The same format as formatDate(); its module is too large for the browser.
    year: "numeric",
    month: "short",
    day: "numeric",
    // A day has no time zone, so parse and format it in UTC.
    timeZone: "UTC",
  }).format(day);
}

/** Shows the formatted day below its field. */
function showDay({ id, value }: HTMLInputElement): void {
  const written = document.getElementById(`${id}-day`);
  if (written) {
    written.textContent = formatTypedDay(value, written.dataset.tag!);
  }
}

/** Warns that a newer entry exists, so an entry at this time will not change the parcel. */
function warnOfOlderTime({ id, value }: HTMLInputElement): void {
  const note = document.getElementById(`${id}-older`);
  if (note === null) return;
  const isOlder = value !== "" && value < note.dataset.newest!;
  note.textContent = isOlder ? note.dataset.text! : "";
}

/** Previews a chosen picture below its field. */
function previewFile(field: HTMLInputElement): void {
  if (field.type !== "file") return;
  field.parentElement?.querySelector(".field-preview")?.remove();
  const file = field.files?.[0];
  if (file === undefined) return;
  const picture = document.createElement("img");
  picture.className = "field-preview";
  picture.alt = file.name;
  // The server rejects files that are not pictures.
  picture.onerror = () => picture.remove();
  const reader = new FileReader();
  // The content security policy allows data URLs for pictures, but not blobs.
  reader.onload = () => picture.src = String(reader.result);
  reader.readAsDataURL(file);
  field.after(picture);
}

/** Copies a chosen offer into its text field, and selects the offer that equals a typed text. */
export function followOffers(form: HTMLFormElement, edited: Element): void {
  const groups = form.querySelectorAll<HTMLElement>(".offers");
  for (const group of groups) {
    const field = document.getElementById(
      group.dataset.field!,
    ) as HTMLInputElement;
    const offers = group.querySelectorAll<HTMLInputElement>("[type=radio]");
    for (const offer of offers) {
      if (field === edited) offer.checked = offer.value === field.value;
      if (offer !== edited || !offer.checked) continue;
      field.value = offer.value;
      field.dispatchEvent(new Event("input", { bubbles: true }));
    }
  }
}

/** Sets a form's icon and colour to match a suggested status or title, until they are chosen by hand. */
export function followStatus(form: HTMLFormElement): void {
  const status = form.querySelector<HTMLInputElement>("[data-looks]");
  if (status === null) return;
  const looks: Record<string, ActivityLook> = JSON.parse(status.dataset.looks!);
  const look = () => looks[status.value.trim().toLowerCase()];
  for (const name of ["icon", "color"] as const) {
    const options = [
      ...form.querySelectorAll<HTMLInputElement>(`input[name=${name}]`),
    ];
    const initial = options.find(({ defaultChecked }) => defaultChecked)?.value;
    const chosen = options.find(({ checked }) => checked)?.value;
    let follows = status.value === "" || !chosen || chosen === look()?.[name];
    form.addEventListener("input", ({ target }) => {
      const field = target as HTMLInputElement;
      if (field.name === name) follows = field.value === "";
      if (field !== status || !follows) return;
      const wanted = look()?.[name] ?? initial;
      for (const option of options) option.checked = option.value === wanted;
    });
  }
}
