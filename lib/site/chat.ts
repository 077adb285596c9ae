/** The site's own scripts and their preload links; typed text is escaped and cannot match. */
const OWN_SCRIPT = /<(?:script|link rel="modulepreload")(?= )(?![^>]* nonce=)/g;

const ANY_SCRIPT = /<script(?=[\s>/])/gi;

interface Chat {
  /** The owner's HTML, from the chat's provider. */
  code: string;
  nonce: string;
}

/**
 * Inserts the owner's chat at the end of a page and adds the nonce to every script (decision 33). The attribute comes
 * first, because the first of two counts, and unquoted, because a script may contain quotes.
 */
export function insertChat(html: string, { code, nonce }: Chat): string {
  const end = html.lastIndexOf("</body>");
  const page = html.slice(0, end).replace(OWN_SCRIPT, `$& nonce=${nonce}`);
  const chat = code.replace(ANY_SCRIPT, `$& nonce=${nonce}`);
  return page + chat + html.slice(end);
}
