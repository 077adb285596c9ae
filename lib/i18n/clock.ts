/** Returns how a language writes a time of day: "1:04 PM" where it counts twelve hours, and "01:04" where it counts 24. */
export function timeOptions(tag: string): Intl.DateTimeFormatOptions {
  const clock = new Intl.DateTimeFormat(tag, { hour: "numeric" });
  const { hour12 } = clock.resolvedOptions();
  return { hour: hour12 ? "numeric" : "2-digit", minute: "2-digit" };
}
