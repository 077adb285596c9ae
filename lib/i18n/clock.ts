/** Returns the options for a time of day: "1:04 PM" in languages that count twelve hours, "01:04" in those that count 24. */
export function timeOptions(tag: string): Intl.DateTimeFormatOptions {
  const clock = new Intl.DateTimeFormat(tag, { hour: "numeric" });
  const { hour12 } = clock.resolvedOptions();
  return { hour: hour12 ? "numeric" : "2-digit", minute: "2-digit" };
}
