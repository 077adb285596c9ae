import { parseLink, parseUrl } from "./urls.ts";

/** A parsed line of a page's content (decision 41). */
export type MarkupNode =
  | { kind: "break" }
  | { kind: "text" | "bold" | "underline" | "strikethrough"; text: string }
  | { kind: "heading"; text: string }
  | { kind: "item"; text: string }
  | { kind: "link"; url: string; text: string }
  | { kind: "image" | "video"; url: string };

/** A line that looks like a tag but is shown as plain text. */
export interface Misfit {
  /** Counted from 1. */
  line: number;
  /**
   * `name`: unknown tag. `end`: no closing bracket at the end of the line. `text`: characters other than letters, spaces
   * and question marks. `empty`: an empty tag. `url`: an invalid URL. `inside`: a tag in the middle of a line.
   */
  reason: "name" | "end" | "text" | "empty" | "url" | "inside";
}

// None of these expressions backtracks.
const OPENING = /^\[([A-Za-z]+)=/;
const INSIDE = /\[(?:bold|underline|strikethrough|heading|link|image|video)=/;
const ITEM = /^- +/;
/** Letters of any script with marks and joiners, spaces, and the question marks of all scripts. */
const PLAIN =
  /^[\p{L}\p{M}\p{Zs}\t\u200c\u200d?\u037e\u055e\u061f\u1367\uff1f]+$/u;

/**
 * Parses content line by line: an empty line is a break, a line consisting of one valid tag is that tag, a line starting
 * with "- " is a list item, and any other line is text. Runs on the server and in the browser, in linear time.
 */
export function parseMarkup(content: string): MarkupNode[] {
  return readLines(content).map(({ node }) => node);
}

/** Returns the lines with an invalid tag, for the editor's hint. */
export function findInvalidTags(content: string): Misfit[] {
  return readLines(content).flatMap(({ misfit }, index) =>
    misfit === undefined ? [] : [{ line: index + 1, reason: misfit }]
  );
}

/** Returns the lines that start like a tag but are not one, so that visitors would see the brackets. */
export function findRawLines(
  content: string,
): { line: number; text: string }[] {
  return readLines(content).flatMap(({ node }, index) =>
    node.kind === "text" && node.text.startsWith("[")
      ? [{ line: index + 1, text: node.text }]
      : []
  );
}

/** Returns a page's text without markup, on one line, for its meta description. */
export function plainText(content: string): string {
  const texts = parseMarkup(content).map((node) =>
    "text" in node ? node.text : ""
  );
  return texts.filter((text) => text !== "").join(" ").replace(/\s+/g, " ");
}

interface Line {
  node: MarkupNode;
  misfit?: Misfit["reason"];
}

function readLines(content: string): Line[] {
  return content.replaceAll("\r\n", "\n").replaceAll("\r", "\n").split("\n")
    .map(readLine);
}

function readLine(line: string): Line {
  const text = line.trim();
  if (text === "") return { node: { kind: "break" } };
  const name = OPENING.exec(text)?.[1];
  if (name !== undefined) return readTag(name, text);
  const node: MarkupNode = ITEM.test(text)
    ? { kind: "item", text: text.replace(ITEM, "") }
    : { kind: "text", text };
  return INSIDE.test(text) ? { node, misfit: "inside" } : { node };
}

function readTag(name: string, text: string): Line {
  const value = text.slice(name.length + 2, -1).trim();
  const tag = parseTag(name, value);
  const result = tag === "name" || text.endsWith("]") ? tag : "end";
  return typeof result === "string"
    ? { node: { kind: "text", text }, misfit: result }
    : { node: result };
}

function parseTag(name: string, value: string): MarkupNode | Misfit["reason"] {
  switch (name) {
    case "bold":
    case "underline":
    case "strikethrough":
      return PLAIN.test(value) ? { kind: name, text: value } : "text";
    case "heading":
      return value === "" ? "empty" : { kind: name, text: value };
    case "image":
    case "video": {
      const url = parseUrl(value);
      return url === null ? "url" : { kind: name, url };
    }
    case "link":
      return parseLinkTag(value);
  }
  return "name";
}

/** Parses a URL and, after a space, its label. Without a label, the URL is the label. */
function parseLinkTag(value: string): MarkupNode | Misfit["reason"] {
  const [address = "", ...words] = value.split(/\s+/);
  const url = parseLink(address);
  if (url === null) return "url";
  return { kind: "link", url, text: words.join(" ") || address };
}
