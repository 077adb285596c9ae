const MAX_URL = 2000;

/** Matches URLs of characters that need no escaping, and percent signs. */
const ADDRESS = /^[A-Za-z0-9\-._~:/?#@!$&*+,;=%]+$/;

/** Matches an email address; RFC 5321 limits its length. */
const EMAIL = /^[A-Za-z0-9._%+-]+@[A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+)+$/;
const MAX_EMAIL = 254;

/**
 * Returns the normalized URL of an image or video, or null unless it is http or https, has no credentials, and has at most
 * 2,000 characters, none of which needs escaping.
 */
export function parseUrl(text: string): string | null {
  if (text.length > MAX_URL || !ADDRESS.test(text)) return null;
  const url = URL.parse(text);
  if (url === null || !/^https?:$/.test(url.protocol)) return null;
  return url.username === "" && url.password === "" ? url.href : null;
}

/**
 * Returns the target of a link: a URL that parseUrl() accepts, a path on this site, or a `mailto:` URL for an email
 * address; otherwise null.
 */
export function parseLink(text: string): string | null {
  if (isEmail(text)) return `mailto:${text}`;
  const isPath = text.startsWith("/") && !text.startsWith("//");
  if (!isPath) return parseUrl(text);
  return text.length <= MAX_URL && ADDRESS.test(text) ? text : null;
}

function isEmail(text: string): boolean {
  return text.length <= MAX_EMAIL && EMAIL.test(text);
}

/** A part of a text; a link if it has a `url`. */
export interface TextPart {
  text: string;
  url?: string;
}

/** Punctuation that may surround an address. */
const BEFORE = "(\"'<\u00ab\u201c\u201e";
const AFTER = ")\"'>.,:;!?\u00bb\u201c\u201d\u3002\u060c\u061f";

/** Splits a text at its URLs and email addresses, which become links, in linear time. */
export function splitLinks(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let plain = "";
  for (const word of text.split(/(\s+)/)) {
    const [start, end] = addressIn(word);
    const address = word.slice(start, end);
    const url = bareLink(address);
    if (url === null) {
      plain += word;
      continue;
    }
    parts.push({ text: plain + word.slice(0, start) }, { text: address, url });
    plain = word.slice(end);
  }
  return [...parts, { text: plain }].filter((part) => part.text !== "");
}

/** Returns the bounds of a word without the surrounding punctuation. */
function addressIn(word: string): [start: number, end: number] {
  let start = 0;
  let end = word.length;
  while (start < end && BEFORE.includes(word[start]!)) start++;
  while (start < end && AFTER.includes(word[end - 1]!)) end--;
  return [start, end];
}

function bareLink(word: string): string | null {
  if (word.includes("@") && isEmail(word)) return `mailto:${word}`;
  if (/^https?:\/\//i.test(word)) return parseUrl(word);
  return /^www\.[^.]+\../i.test(word) ? parseUrl(`https://${word}`) : null;
}
