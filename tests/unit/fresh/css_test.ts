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

const SHEETS: [name: string, css: string, expected: string][] = [
  ["leaves out comments", "a { /* x; */ b: c; } /* y */ d { }", "a{b: c;}d{}"],
  [
    "keeps selectors apart",
    "a  :hover >\n b { c: d e }",
    "a :hover > b{c: d e}",
  ],
  [
    "keeps strings",
    `a { content: "/* x */  { ;" }`,
    `a{content: "/* x */  { ;"}`,
  ],
  ["hashes URLs", "a { b: url(../x.svg) }", 'a{b: url("/hashed/x.svg")}'],
  [
    "hashes paths",
    "a { b: url('/f/y.woff2') }",
    'a{b: url("/hashed/f/y.woff2")}',
  ],
  ["keeps data", "a { b: url(data:x;y) }", "a{b: url(data:x;y)}"],
  ["keeps fragments", "a { b: url(#x) }", "a{b: url(#x)}"],
  [
    "puts imports in their layer",
    '@import url("./in.css") layer(t);',
    "@layer t{i{}}",
  ],
  ["puts plain imports in place", '@import "in.css"; a {}', "i{}a{}"],
  [
    "keeps foreign imports",
    '@import url("https://x/y.css");',
    '@import url("https://x/y.css");',
  ],
];

for (const [name, css, expected] of SHEETS) {
  Deno.test(`bundleCss() ${name}`, () => {
    const files = { "/styles/main.css": css, "/styles/in.css": "i { }" };
    equal(bundle(files), expected);
  });
}

Deno.test("bundleCss() refuses an import of a file that is not there", () => {
  const files = { "/styles/main.css": '@import "./no.css";' };
  throws(() => bundle(files), /No stylesheet "\/styles\/no\.css"/);
});
