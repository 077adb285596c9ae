/** Returns the translation of a suggested status, with the office's capitalization if it was typed in that language. */
export function suggestedText(status: string, translated: string): string {
  return status.toLowerCase() === translated.toLowerCase()
    ? status
    : translated;
}
