import { parseLink, parseUrl } from "./urls.ts";

/** One line of a page's content (spec section 2, decision 41). */
export type MarkupNode =
  | { kind: "break" }
  | { kind: "text" | "bold" | "underline" | "strikethrough"; text: string }
  | { kind: "heading"; text: string }
  | { kind: "item"; text: string }
  | { kind: "link"; url: string; text: string }
  | { kind: "image" | "video"; url: string };

/** A line that looks like a tag and is shown as plain text all the same. */
export interface Misfit {
  /** Counted from 1. */
  line: number;
  /**
   * `name`: no such tag. `end`: no closing bracket at the end of the line. `text`: something else than letters, spaces
   * and question marks. `empty`: nothing in the tag. `url`: no address that can be shown. `inside`: a tag in the middle of
   * a line.
   */
  reason: "name" | "end" | "text" | "empty" | "url" | "inside";
}

/** A line that visitors will read with its brackets. */
export interface RawLine {
  /** Counted from 1. */
  line: number;
  text: string;
}

type Tag = Exclude<MarkupNode, { kind: "break" | "text" | "item" }>;

/** How the value of each tag is read. */
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

/** No expression here can be made to read the same characters again and again. */
const OPENING = /^\[([A-Za-z]+)=/;
const INSIDE = new RegExp(`\\[(?:${[...TAGS.keys()].join("|")})=`);
const ITEM = /^- +/;
/** Letters of any script with their marks and joiners, spaces, and the question marks of those scripts. */
const PLAIN =
  /^[\p{L}\p{M}\p{Zs}\t\u200c\u200d?\u037e\u055e\u061f\u1367\uff1f]+$/u;

/**
 * Reads content line by line: an empty line is a break, a line that is one fitting tag is that tag, a line that begins with
 * "- " is an item of a list, any other line is plain text (spec section 2, decision 41). Runs on the server and in the
 * browser, in time linear in the length.
 */
export function parseMarkup(content: string): MarkupNode[] {
  return linesOf(content).map((line) => readLine(line).node);
}

/** Names the lines whose tag does not fit, for the hint beside the editor (decision 41). */
export function findMisfits(content: string): Misfit[] {
  return linesOf(content).flatMap((line, index) => {
    const { misfit } = readLine(line);
    return misfit === undefined ? [] : [{ line: index + 1, reason: misfit }];
  });
}

/** Lists the lines that begin like a tag and are none, so that visitors would read their brackets. */
export function findRawLines(content: string): RawLine[] {
  return linesOf(content).flatMap((line, index) => {
    const { node } = readLine(line);
    return node.kind === "text" && node.text.startsWith("[")
      ? [{ line: index + 1, text: node.text }]
      : [];
  });
}

/** Returns the words of a page without markup, on one line, for its description (decision 34). */
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

/** An address and after a space what to call it; an address alone is shown as it is. */
function readLink(value: string): Tag | Misfit["reason"] {
  const [address = "", ...words] = value.split(/\s+/);
  const url = parseLink(address);
  if (url === null) return "url";
  return { kind: "link", url, text: words.join(" ") || address };
}
