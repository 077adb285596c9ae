/** Returns the first `max` characters of a text, without the half of one that a length cuts through. */
export function cutText(text: string, max: number): string {
  return text.slice(0, max).replace(/[\ud800-\udbff]$/, "");
}
