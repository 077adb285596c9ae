import { equal, throws } from "node:assert/strict";
import { bundleCss } from "@/lib/fresh/css.ts";

function bundle(files: Record<string, string>): string {
  return bundleCss("/styles/main.css", {
    read(path) {
      const text = files[path];
      if (text === undefined) throw new Error(`No stylesheet "${path}"`);
      return text;
    },
    url: (path) => `/hashed${path}`,
  });
}

const SHEETS: [does: string, css: string, expected: string][] = [
  ["drops comments", "a { /* x; */ b: c; } /* y */ d { }", "a{b: c;}d{}"],
  ["keeps selectors", "a  :hover >\n b { c: d e }", "a :hover > b{c: d e}"],
  ["keeps strings", `a { b: "/* x */  { ;" }`, `a{b: "/* x */  { ;"}`],
  ["hashes URLs", "a { b: url(../x.svg) }", 'a{b: url("/hashed/x.svg")}'],
  ["hashes paths", "a { b: url('/f/y') }", 'a{b: url("/hashed/f/y")}'],
  ["keeps data", "a { b: url(data:x;y) }", "a{b: url(data:x;y)}"],
  ["keeps fragments", "a { b: url(#x) }", "a{b: url(#x)}"],
  ["layers imports", '@import url("./in.css") layer(t);', "@layer t{i{}}"],
  ["inlines imports", '@import "in.css"; a {}', "i{}a{}"],
  [
    "keeps foreign imports",
    `@import url("https://x/y");`,
    `@import url("https://x/y");`,
  ],
];

for (const [does, css, expected] of SHEETS) {
  Deno.test(`bundleCss() ${does}`, () => {
    const files = { "/styles/main.css": css, "/styles/in.css": "i { }" };
    equal(bundle(files), expected);
  });
}

Deno.test("bundleCss() rejects an import of a missing file", () => {
  const files = { "/styles/main.css": '@import "./no.css";' };
  throws(() => bundle(files), /No stylesheet "\/styles\/no\.css"/);
});
