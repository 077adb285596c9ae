/** Returns a short text that tells two texts apart: what a page shows from what it would show now. It hides nothing. */
export function fingerprint(text: string): string {
  let hash = 0;
  for (let i = 0; i < text.length; i++) {
    hash = (Math.imul(hash, 31) + text.charCodeAt(i)) | 0;
  }
  return (hash >>> 0).toString(36);
}
