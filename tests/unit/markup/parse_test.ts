import { deepEqual, equal, ok } from "node:assert/strict";
import {
  findMisfits,
  findRawLines,
  parseMarkup,
  plainText,
} from "@/lib/markup/parse.ts";

/** What a line becomes. */
const LINES: [line: string, node: object][] = [
  ["", { kind: "break" }],
  ["   \t", { kind: "break" }],
  ["A plain line.", { kind: "text", text: "A plain line." }],
  ["<b>no HTML</b> & so on", { kind: "text", text: "<b>no HTML</b> & so on" }],
  ["[bold=What we do]", { kind: "bold", text: "What we do" }],
  ["[underline=Are you sure?]", { kind: "underline", text: "Are you sure?" }],
  ["[strikethrough=old]", { kind: "strikethrough", text: "old" }],
  ["  [bold= padded ]  ", { kind: "bold", text: "padded" }],
  ["[bold=ما هي خدماتنا؟]", { kind: "bold", text: "ما هي خدماتنا؟" }],
  ["[bold=می‌خواهید]", { kind: "bold", text: "می‌خواهید" }],
  ["[bold=हमारी सेवाएँ]", { kind: "bold", text: "हमारी सेवाएँ" }],
  ["[bold=Về chúng tôi]", { kind: "bold", text: "Về chúng tôi" }],
  ["[bold=我们的服务？]", { kind: "bold", text: "我们的服务？" }],
  ["[image=https://example.com/a.png?x=1&y=%20#z]", {
    kind: "image",
    url: "https://example.com/a.png?x=1&y=%20#z",
  }],
  ["[image=http://example.com]", {
    kind: "image",
    url: "http://example.com/",
  }],
  ["[video=https://example.com/a.mp4]", {
    kind: "video",
    url: "https://example.com/a.mp4",
  }],
  ["[heading=Angaben gemäß § 5 DDG]", {
    kind: "heading",
    text: "Angaben gemäß § 5 DDG",
  }],
  ["[heading=Mo–Fr, 8:00 [a] ]", { kind: "heading", text: "Mo–Fr, 8:00 [a]" }],
  ["[link=https://example.com/a?b=c  Our partner, here]", {
    kind: "link",
    url: "https://example.com/a?b=c",
    text: "Our partner, here",
  }],
  ["[link=/pages/about-us About us]", {
    kind: "link",
    url: "/pages/about-us",
    text: "About us",
  }],
  ["[link=hello@waybill.example Write to us]", {
    kind: "link",
    url: "mailto:hello@waybill.example",
    text: "Write to us",
  }],
  ["[link=https://example.com/]", {
    kind: "link",
    url: "https://example.com/",
    text: "https://example.com/",
  }],
  ["- an item - of a list", { kind: "item", text: "an item - of a list" }],
  ["  -  an item", { kind: "item", text: "an item" }],
  ["-no item", { kind: "text", text: "-no item" }],
  ["-", { kind: "text", text: "-" }],
];

for (const [line, node] of LINES) {
  Deno.test(`the line ${JSON.stringify(line)} is ${JSON.stringify(node)}`, () => {
    deepEqual(parseMarkup(line), [node]);
    deepEqual(findMisfits(line), []);
  });
}

/** Lines that stay plain text, and why. */
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
  Deno.test(`the line "${line.slice(0, 50)}" stays plain text and is reported`, () => {
    deepEqual(parseMarkup(line), [{ kind: "text", text: line }]);
    deepEqual(findMisfits(`first\n${line}`), [{ line: 2, reason }]);
  });
}

Deno.test("an address has at most 2000 characters", () => {
  const url = "https://example.com/".padEnd(2000, "a");
  deepEqual(parseMarkup(`[image=${url}]`), [{ kind: "image", url }]);
  deepEqual(findMisfits(`[image=${url}a]`), [{ line: 1, reason: "url" }]);
});

Deno.test("findRawLines() names the lines that begin with a bracket and are no tag", () => {
  const content =
    "[bold=Fine]\n[bold=§ 5]\na [bold=x] b\n  [1] See below\n[heading=§ 5]";
  deepEqual(findRawLines(content), [
    { line: 2, text: "[bold=§ 5]" },
    { line: 4, text: "[1] See below" },
  ]);
});

Deno.test("brackets and equals signs of other kinds are nothing special", () => {
  for (const line of ["[", "[]", "[bold]", "[1=x]", "a = b", "] [ ="]) {
    deepEqual(parseMarkup(line), [{ kind: "text", text: line }]);
    deepEqual(findMisfits(line), []);
  }
});

Deno.test("lines end as browsers, files of Windows and old files end them", () => {
  const kinds = parseMarkup("a\r\n\r\nb\rc\n[bold=d]").map(({ kind }) => kind);
  deepEqual(kinds, ["text", "break", "text", "text", "bold"]);
});

Deno.test("plainText() returns the words on one line, without tags and pictures", () => {
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
  Deno.test(`a megabyte of ${what} is read no more than a few times`, () => {
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

/** Counts the characters that are given to regular expressions. */
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
