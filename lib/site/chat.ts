/** Our own scripts, and the links that fetch them early; nothing that was typed can look like them, for it is escaped. */
const OWN_SCRIPT = /<(?:script|link rel="modulepreload")(?= )(?![^>]* nonce=)/g;

const ANY_SCRIPT = /<script(?=[\s>/])/gi;

interface Chat {
  /** The owner's HTML, as the chat's provider gave it. */
  code: string;
  nonce: string;
}

/**
 * Puts the code of the owner's chat at the end of a page and gives every script the nonce (decision 33). The attribute stands
 * first, because of two the first counts, and without quotes, because a script may write another one from a text of its own.
 */
export function insertChat(html: string, { code, nonce }: Chat): string {
  const end = html.lastIndexOf("</body>");
  const page = html.slice(0, end).replace(OWN_SCRIPT, `$& nonce=${nonce}`);
  const chat = code.replace(ANY_SCRIPT, `$& nonce=${nonce}`);
  return page + chat + html.slice(end);
}
