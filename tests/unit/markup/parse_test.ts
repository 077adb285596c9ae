import { deepEqual, equal, ok } from "node:assert/strict";
import {
  findInvalidTags,
  findRawLines,
  parseMarkup,
  plainText,
} from "@/lib/markup/parse.ts";

const ADDRESS = "https://example.com/a.png?x=1&y=%20#z";

/** Lines with the kind, text and URL of their node. */
const LINES: [
  line: string,
  kind: string,
  text?: string | null,
  url?: string,
][] = [
  ["", "break"],
  ["   \t", "break"],
  ["A plain line.", "text", "A plain line."],
  ["<b>no HTML</b> & so on", "text", "<b>no HTML</b> & so on"],
  ["[bold=What we do]", "bold", "What we do"],
  ["[underline=Are you sure?]", "underline", "Are you sure?"],
  ["[strikethrough=old]", "strikethrough", "old"],
  ["  [bold= padded ]  ", "bold", "padded"],
  ["[bold=ما هي خدماتنا؟]", "bold", "ما هي خدماتنا؟"],
  ["[bold=می‌خواهید]", "bold", "می‌خواهید"],
  ["[bold=हमारी सेवाएँ]", "bold", "हमारी सेवाएँ"],
  ["[bold=Về chúng tôi]", "bold", "Về chúng tôi"],
  ["[bold=我们的服务？]", "bold", "我们的服务？"],
  [`[image=${ADDRESS}]`, "image", null, ADDRESS],
  ["[image=http://example.com]", "image", null, "http://example.com/"],
  [`[video=${ADDRESS}]`, "video", null, ADDRESS],
  ["[heading=Angaben gemäß § 5 DDG]", "heading", "Angaben gemäß § 5 DDG"],
  ["[heading=Mo–Fr, 8:00 [a] ]", "heading", "Mo–Fr, 8:00 [a]"],
  [
    `[link=${ADDRESS}  Our partner, here]`,
    "link",
    "Our partner, here",
    ADDRESS,
  ],
  ["[link=/pages/about-us About us]", "link", "About us", "/pages/about-us"],
  [
    "[link=hi@a.example Write to us]",
    "link",
    "Write to us",
    "mailto:hi@a.example",
  ],
  [`[link=${ADDRESS}]`, "link", ADDRESS, ADDRESS],
  ["- an item - of a list", "item", "an item - of a list"],
  ["  -  an item", "item", "an item"],
  ["-no item", "text", "-no item"],
  ["-", "text", "-"],
];

for (const [line, kind, text, url] of LINES) {
  Deno.test(`parseMarkup() reads ${JSON.stringify(line)} as ${kind}`, () => {
    const node = { kind, ...(text && { text }), ...(url && { url }) };
    deepEqual(parseMarkup(line), [node]);
    deepEqual(findInvalidTags(line), []);
  });
}

/** Lines that stay plain text, and the reason. */
const MISFITS: [line: string, reason: string][] = [
  ["[italic=text]", "name"],
  ["[Bold=text]", "name"],
  ["[bold=open", "end"],
  ["[bold=word] and more", "end"],
  ["[heading=]", "empty"],
  ["[heading=open", "end"],
  ["[link=]", "url"],
  ["[link=About us]", "url"],
  ["[link=//example.com a]", "url"],
  ["[link=javascript:alert(1) a]", "url"],
  ["[link=mailto:a@b.example a]", "url"],
  ["a [heading=word] in a line", "inside"],
  ["[bold=]", "text"],
  ["[bold=  ]", "text"],
  ["[bold=24 hours]", "text"],
  ["[bold=Fast, safe]", "text"],
  ["[bold=<script>]", "text"],
  ["[bold=a]b]", "text"],
  ["[bold=[underline=a]]", "text"],
  ["a [bold=word] in a line", "inside"],
  ["see [video=https://example.com/a.mp4]", "inside"],
  ["[image=]", "url"],
  ["[image=/uploads/images/a.png]", "url"],
  ["[image=javascript:alert(1)]", "url"],
  ["[image=JAVASCRIPT:alert]", "url"],
  ["[image=data:image/png;base64,AAAA]", "url"],
  ["[image=ftp://example.com/a.png]", "url"],
  ["[image=https://user:pass@example.com/a.png]", "url"],
  ["[image=https://user@example.com/a.png]", "url"],
  ["[image=https://:pass@example.com/a.png]", "url"],
  ["[image=https://example.com/a b.png]", "url"],
  ['[image=https://example.com/"onerror="x]', "url"],
  ["[image=https://]", "url"],
  ["[video=https://example.com/é.mp4]", "url"],
  [`[image=https://example.com/${"a".repeat(2000)}]`, "url"],
];

for (const [line, reason] of MISFITS) {
  Deno.test(`parseMarkup() keeps "${line.slice(0, 50)}" as text, and findInvalidTags() reports it`, () => {
    deepEqual(parseMarkup(line), [{ kind: "text", text: line }]);
    deepEqual(findInvalidTags(`first\n${line}`), [{ line: 2, reason }]);
  });
}

Deno.test("a URL has at most 2000 characters", () => {
  const url = "https://example.com/".padEnd(2000, "a");
  deepEqual(parseMarkup(`[image=${url}]`), [{ kind: "image", url }]);
  deepEqual(findInvalidTags(`[image=${url}a]`), [{ line: 1, reason: "url" }]);
});

Deno.test("findRawLines() returns the lines that start with a bracket but are not tags", () => {
  const content =
    "[bold=Fine]\n[bold=§ 5]\na [bold=x] b\n  [1] See below\n[heading=§ 5]";
  deepEqual(findRawLines(content), [
    { line: 2, text: "[bold=§ 5]" },
    { line: 4, text: "[1] See below" },
  ]);
});

Deno.test("other brackets and equals signs are plain text", () => {
  for (const line of ["[", "[]", "[bold]", "[1=x]", "a = b", "] [ ="]) {
    deepEqual(parseMarkup(line), [{ kind: "text", text: line }]);
    deepEqual(findInvalidTags(line), []);
  }
});

Deno.test("lines end with LF, CRLF or CR", () => {
  const kinds = parseMarkup("a\r\n\r\nb\rc\n[bold=d]").map(({ kind }) => kind);
  deepEqual(kinds, ["text", "break", "text", "text", "bold"]);
});

Deno.test("plainText() joins the text and omits tags and pictures", () => {
  const content =
    "[bold=Who we are]\nWe  carry\n\n[image=https://a.example/a.png]\nfreight.";
  equal(plainText(content), "Who we are We carry freight.");
});

for (
  const [what, pattern] of [
    ["openings without an end", "[bold="],
    ["closed tags", "[bold=a]"],
    ["openings of addresses", "[image=https://a"],
    ["spaces", "[bold= "],
    ["brackets", "["],
    ["tags, one a line", "[bold=a]\n"],
    ["empty lines", "\n"],
  ] as const
) {
  Deno.test(`parseMarkup() passes over a megabyte of ${what} only a few times`, () => {
    const content = pattern.repeat(1_000_000 / pattern.length);
    const { result, characters } = countingRead(() => [
      parseMarkup(content).length,
      parseMarkup(`${content}]`).length,
    ]);
    const lines = content.split("\n").length;
    deepEqual(result, [lines, lines]);
    ok(characters <= 2 * 5 * (content.length + 1), String(characters));
  });
}

/** Counts the characters passed to regular expressions. */
function countingRead<Result>(
  run: () => Result,
): { result: Result; characters: number } {
  const { exec } = RegExp.prototype;
  let characters = 0;
  RegExp.prototype.exec = function (text) {
    characters += text.length;
    return exec.call(this, text);
  };
  try {
    return { result: run(), characters };
  } finally {
    RegExp.prototype.exec = exec;
  }
}
