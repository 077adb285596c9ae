import { parseLink, parseUrl } from "./urls.ts";

/** One line of a page's content (spec section 2, decision 41). */
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
   * `name`: unknown tag. `end`: no closing bracket at the end of the line. `text`: other characters than letters, spaces
   * and question marks. `empty`: an empty tag. `url`: an invalid address. `inside`: a tag in the middle of a line.
   */
  reason: "name" | "end" | "text" | "empty" | "url" | "inside";
}

/** A line whose brackets visitors will see. */
export interface RawLine {
  /** Counted from 1. */
  line: number;
  text: string;
}

type Tag = Exclude<MarkupNode, { kind: "break" | "text" | "item" }>;

/** Parses the value of each tag. */
const TAGS = new Map<string, (value: string) => Tag | Misfit["reason"]>([
  ["bold", (value) => readPlain("bold", value)],
  ["underline", (value) => readPlain("underline", value)],
  ["strikethrough", (value) => readPlain("strikethrough", value)],
  [
    "heading",
    (value) => value === "" ? "empty" : { kind: "heading", text: value },
  ],
  ["link", readLink],
  ["image", (value) => readMedia("image", value)],
  ["video", (value) => readMedia("video", value)],
]);

/** None of these expressions backtracks. */
const OPENING = /^\[([A-Za-z]+)=/;
const INSIDE = new RegExp(`\\[(?:${[...TAGS.keys()].join("|")})=`);
const ITEM = /^- +/;
/** Letters of any script with marks and joiners, spaces, and the question marks of all scripts. */
const PLAIN =
  /^[\p{L}\p{M}\p{Zs}\t\u200c\u200d?\u037e\u055e\u061f\u1367\uff1f]+$/u;

/**
 * Parses content line by line: an empty line is a break, a line that is one valid tag is that tag, a line that begins with
 * "- " is a list item, any other line is text (spec section 2, decision 41). Runs on the server and in the browser in
 * linear time.
 */
export function parseMarkup(content: string): MarkupNode[] {
  return linesOf(content).map((line) => readLine(line).node);
}

/** Returns the lines whose tag is invalid, for the hint beside the editor. */
export function findMisfits(content: string): Misfit[] {
  return linesOf(content).flatMap((line, index) => {
    const { misfit } = readLine(line);
    return misfit === undefined ? [] : [{ line: index + 1, reason: misfit }];
  });
}

/** Returns the lines that begin like a tag without being one, so that visitors would see their brackets. */
export function findRawLines(content: string): RawLine[] {
  return linesOf(content).flatMap((line, index) => {
    const { node } = readLine(line);
    return node.kind === "text" && node.text.startsWith("[")
      ? [{ line: index + 1, text: node.text }]
      : [];
  });
}

/** Returns the text of a page without markup, on one line, for its description (decision 34). */
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

function linesOf(content: string): string[] {
  return content.replaceAll("\r\n", "\n").replaceAll("\r", "\n").split("\n");
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
  const read = TAGS.get(name);
  const value = text.slice(name.length + 2, -1).trim();
  const tag = read === undefined
    ? "name"
    : text.endsWith("]")
    ? read(value)
    : "end";
  return typeof tag === "string"
    ? { node: { kind: "text", text }, misfit: tag }
    : { node: tag };
}

function readPlain(
  kind: "bold" | "underline" | "strikethrough",
  value: string,
): Tag | Misfit["reason"] {
  return PLAIN.test(value) ? { kind, text: value } : "text";
}

function readMedia(
  kind: "image" | "video",
  value: string,
): Tag | Misfit["reason"] {
  const url = parseUrl(value);
  return url === null ? "url" : { kind, url };
}

/** Parses an address and, after a space, its label; without one the address is the label. */
function readLink(value: string): Tag | Misfit["reason"] {
  const [address = "", ...words] = value.split(/\s+/);
  const url = parseLink(address);
  if (url === null) return "url";
  return { kind: "link", url, text: words.join(" ") || address };
}
