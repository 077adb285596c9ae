import { dirname, join } from "node:path/posix";

/** The files that a stylesheet may refer to, by path below `static/`, as in `/a.css`. */
export interface CssFiles {
  /** The text of another stylesheet. */
  read(path: string): string;
  /** The URL to use for a file. */
  url(path: string): string;
}

const IMPORT =
  /@import\s+(?:url\(\s*)?["']([^"']+)["']\s*\)?\s*(layer(?:\([^)]*\))?)?\s*;/g;

// Keeps strings and url(); removes comments and unnecessary whitespace.
const SPACE = String.raw`(?:\s|/\*(?:[^*]|\*(?!/))*\*/)`;
const TOKEN = new RegExp(
  String.raw`("(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|url\([^"')]*\))` +
    `|${SPACE}*([{};])${SPACE}*|${SPACE}+`,
  "g",
);

/**
 * Bundles a stylesheet: inlines local imports (inside their layer), hashes the URLs of local files, and removes
 * comments and unnecessary whitespace.
 */
export function bundleCss(path: string, files: CssFiles): string {
  return files.read(path)
    .replace(TOKEN, (_, kept, sign) => kept ?? sign ?? " ")
    .replace(
      /url\(\s*(["']?)([^"')]+)\1\s*\)/g,
      (text, _, target) =>
        isLocal(target) && !target.endsWith(".css")
          ? `url("${files.url(resolve(path, target))}")`
          : text,
    )
    .replace(IMPORT, (text, target, layer) => {
      if (!isLocal(target)) return text;
      const inner = bundleCss(resolve(path, target), files);
      return layer === undefined
        ? inner
        : `@layer ${layer.slice(6, -1)}{${inner}}`;
    })
    .trim();
}

function isLocal(target: string): boolean {
  return !/^(?:[a-z][a-z0-9+.-]*:|\/\/|#)/i.test(target);
}

function resolve(from: string, target: string): string {
  return target.startsWith("/") ? target : join(dirname(from), target);
}
