import { equal } from "node:assert/strict";
import { insertChat } from "@/lib/site/middlewares/public_pages.ts";

const CASES: [what: string, code: string, expected: string][] = [
  ["a loader", "<script src=x></script>", "<script nonce=N src=x></script>"],
  ["a bare script", "<script>a()</script>", "<script nonce=N>a()</script>"],
  ["capitals", '<SCRIPT\nasync src="x">', '<SCRIPT nonce=N\nasync src="x">'],
  [
    "a script with a nonce, which loses",
    '<script nonce="old">',
    '<script nonce=N nonce="old">',
  ],
  [
    "a script that a script writes",
    `<script>document.write("<script src='x'><\\/script>")</script>`,
    `<script nonce=N>document.write("<script nonce=N src='x'><\\/script>")</script>`,
  ],
  ["no dollar sign", "<b>$& $1 $$</b>", "<b>$& $1 $$</b>"],
  ["no other element", "<scripted>", "<scripted>"],
];

for (const [what, code, expected] of CASES) {
  Deno.test(`insertChat() adds the nonce to ${what}`, () => {
    const page = insertChat("<body></body></html>", { code, nonce: "N" });
    equal(page, `<body>${expected}</body></html>`);
  });
}

Deno.test("insertChat() adds the nonce to each of the page's own scripts once", () => {
  const page = [
    '<link rel="modulepreload" href="/a.js">',
    '<link rel="stylesheet" href="/a.css">',
    '<script type="module" src="/a.js"></script>',
    '<script type="module" nonce="N">boot()</script>',
  ].join("");
  equal(
    insertChat(`${page}</body>`, { code: "", nonce: "N" }),
    '<link rel="modulepreload" nonce=N href="/a.js">' +
      '<link rel="stylesheet" href="/a.css">' +
      '<script nonce=N type="module" src="/a.js"></script>' +
      '<script type="module" nonce="N">boot()</script></body>',
  );
});
