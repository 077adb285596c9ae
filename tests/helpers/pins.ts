/** Returns the pin in a mail. */
export function pinOf(
  letter: { text?: string | undefined } | undefined,
): string {
  const found = /[0-9A-Z]{4}(?:-[0-9A-Z]{4}){5}/.exec(letter?.text ?? "");
  if (found === null) throw new Error("There is no mail with a pin");
  return found[0];
}
