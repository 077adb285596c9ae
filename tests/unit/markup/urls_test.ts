import { deepEqual } from "node:assert/strict";
import { splitLinks } from "@/lib/markup/urls.ts";

/** Texts with their links and the URLs of the links. */
const TEXTS: [text: string, links: [string, string][]][] = [
  ["Nothing here.", []],
  ["", []],
  ["See https://example.com/a?b=1.", [
    ["https://example.com/a?b=1", "https://example.com/a?b=1"],
  ]],
  ["(http://example.com)", [["http://example.com", "http://example.com/"]]],
  ["www.example.com, or by mail: info@example.com!", [
    ["www.example.com", "https://www.example.com/"],
    ["info@example.com", "mailto:info@example.com"],
  ]],
  ["E-Mail:\u00a0info@müller.example", []],
  ["an @ sign, a@b, @name and a@b@c.example", []],
  ["javascript:alert(1) ftp://example.com https://", []],
  ["https://user:secret@example.com/", []],
];

Deno.test("splitLinks() finds e-mail addresses, and URLs without credentials", () => {
  for (const [text, links] of TEXTS) {
    const parts = splitLinks(text);
    deepEqual(parts.map((part) => part.text).join(""), text);
    const found = parts.filter(({ url }) => url !== undefined);
    deepEqual(found.map(({ text, url }) => [text, url]), links);
  }
});

Deno.test("splitLinks() ignores overlong URLs", () => {
  const text = `https://example.com/${"a".repeat(2000)}`;
  deepEqual(splitLinks(text), [{ text }]);
});
