import { parseUrl } from "./urls.ts";

/** One line of a page's content (spec section 2, decision 41). */
export type MarkupNode =
  | { kind: "break" }
  | { kind: "text" | "bold" | "underline" | "strikethrough"; text: string }
  | { kind: "image" | "video"; url: string };

/** A line that looks like a tag and is shown as plain text all the same. */
export interface Misfit {
  /** Counted from 1. */
  line: number;
  /**
   * `name`: no such tag. `end`: no closing bracket at the end of the line. `text`: something else than letters, spaces
   * and question marks. `url`: no address that can be shown. `inside`: a tag in the middle of a line.
   */
  reason: "name" | "end" | "text" | "url" | "inside";
}

type TextTag = "bold" | "underline" | "strikethrough";
type UrlTag = "image" | "video";

const TEXT_TAGS: readonly string[] = ["bold", "underline", "strikethrough"];
const URL_TAGS: readonly string[] = ["image", "video"];

/** No expression here can be made to read the same characters again and again. */
const OPENING = /^\[([A-Za-z]+)=/;
const INSIDE = /\[(?:bold|underline|strikethrough|image|video)=/;
/** Letters of any script with their marks and joiners, spaces, and the question marks of those scripts. */
const PLAIN =
  /^[\p{L}\p{M}\p{Zs}\t\u200c\u200d?\u037e\u055e\u061f\u1367\uff1f]+$/u;

/**
 * Reads content line by line: an empty line is a break, a line that is one fitting tag is that tag, any other line is
 * plain text (spec section 2, decision 41). Runs on the server and in the browser, in time linear in the length.
 */
export function parseMarkup(content: string): MarkupNode[] {
  return linesOf(content).map((line) => toNode(readLine(line)));
}

/** Names the lines whose tag does not fit, for the hint beside the editor (decision 41). */
export function findMisfits(content: string): Misfit[] {
  return linesOf(content).flatMap((line, index) => {
    const { misfit } = readLine(line);
    return misfit === undefined ? [] : [{ line: index + 1, reason: misfit }];
  });
}

/** Gives the words of a page without markup, on one line, for its description (decision 34). */
export function plainText(content: string): string {
  const texts = parseMarkup(content).map((node) =>
    "text" in node ? node.text : ""
  );
  return texts.filter((text) => text !== "").join(" ").replace(/\s+/g, " ");
}

interface Line {
  text: string;
  tag?: { name: TextTag; text: string } | { name: UrlTag; url: string };
  misfit?: Misfit["reason"];
}

function linesOf(content: string): string[] {
  return content.replaceAll("\r\n", "\n").replaceAll("\r", "\n").split("\n");
}

function toNode({ text, tag }: Line): MarkupNode {
  if (tag === undefined) {
    return text === "" ? { kind: "break" } : { kind: "text", text };
  }
  return "url" in tag
    ? { kind: tag.name, url: tag.url }
    : { kind: tag.name, text: tag.text };
}

function readLine(line: string): Line {
  const text = line.trim();
  const name = OPENING.exec(text)?.[1];
  if (name === undefined) {
    return INSIDE.test(text) ? { text, misfit: "inside" } : { text };
  }
  const isText = TEXT_TAGS.includes(name);
  if (!isText && !URL_TAGS.includes(name)) return { text, misfit: "name" };
  if (!text.endsWith("]")) return { text, misfit: "end" };
  const value = text.slice(name.length + 2, -1).trim();
  return isText
    ? { text, ...readText(name as TextTag, value) }
    : { text, ...readUrl(name as UrlTag, value) };
}

function readText(name: TextTag, value: string): Omit<Line, "text"> {
  return PLAIN.test(value)
    ? { tag: { name, text: value } }
    : { misfit: "text" };
}

function readUrl(name: UrlTag, value: string): Omit<Line, "text"> {
  const url = parseUrl(value);
  return url === null ? { misfit: "url" } : { tag: { name, url } };
}
