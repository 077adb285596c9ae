/**
 * Formats a day of a form, `YYYY-MM-DD` with or without a time, as "Nov 20, 2026"; empty for an invalid one (decision 49).
 */
export function writtenDay(value: string, tag: string): string {
  const day = new Date(value.slice(0, "2026-11-20".length));
  if (Number.isNaN(day.getTime())) return "";
  return new Intl.DateTimeFormat(tag, {
    ...{ year: "numeric", month: "short", day: "2-digit" },
    // A day has no time zone, so parse and format it in the same one.
    timeZone: "UTC",
  }).format(day);
}

/** Shows the formatted day below its field while it is chosen. */
export function showDay(field: EventTarget | null): void {
  if (!(field instanceof HTMLInputElement)) return;
  const written = document.getElementById(`${field.id}-day`);
  if (written === null) return;
  written.textContent = writtenDay(field.value, written.dataset.tag!);
}
