import { equal } from "node:assert/strict";
import {
  hostCookieName,
  readCookie,
  readHostCookie,
  themeCookie,
  themeCookieName,
  writeCookie,
  writeHostCookie,
} from "@/lib/http/cookies.ts";

const READS: [header: string | null, name: string, value: string | null][] = [
  [null, "sid", null],
  ["", "sid", null],
  ["sid=abc", "sid", "abc"],
  ["theme=dark; sid=abc", "sid", "abc"],
  ["theme=dark;sid=abc", "theme", "dark"],
  ["xsid=1; sid=2", "sid", "2"],
  ["sid=first; sid=second", "sid", "first"],
  ["googtrans=/en/fr", "googtrans", "/en/fr"],
  ["a=b=c", "a", "b=c"],
  ["sid", "sid", null],
  ["sidx", "sid", null],
  ["sidx; sid=abc", "sid", "abc"],
  ["__Host-sid=x", "sid", null],
  ["=x; sid=abc", "sid", "abc"],
  ["toString=x", "constructor", null],
];

for (const [header, name, value] of READS) {
  Deno.test(`readCookie() finds ${value} for ${name} in ${JSON.stringify(header)}`, () => {
    equal(readCookie(header, name), value);
  });
}

Deno.test("writeCookie() keeps a session cookie from scripts and other sites", () => {
  equal(
    writeCookie("__Host-sid", "abc", { secure: true }),
    "__Host-sid=abc; Path=/; SameSite=Lax; HttpOnly; Secure",
  );
});

Deno.test("writeCookie() makes a lasting cookie that scripts can read", () => {
  equal(
    writeCookie("theme", "dark", { secure: false, maxAge: 60, readable: true }),
    "theme=dark; Path=/; SameSite=Lax; Max-Age=60",
  );
});

Deno.test("hostCookieName() pins the name to the host over https only", () => {
  equal(hostCookieName("sid", true), "__Host-sid");
  equal(hostCookieName("sid", false), "sid");
});

Deno.test("themeCookie() is pinned to the host over https, and scripts can read it", () => {
  equal(
    themeCookie("dark", true),
    "__Host-theme=dark; Path=/; SameSite=Lax; Secure; Max-Age=31536000",
  );
  equal(
    themeCookie("light", false),
    "theme=light; Path=/; SameSite=Lax; Max-Age=31536000",
  );
});

Deno.test("themeCookieName() is the name that themeCookie() writes", () => {
  for (const secure of [true, false]) {
    const [name] = themeCookie("dark", secure).split("=");
    equal(themeCookieName(secure), name);
  }
});

Deno.test("readHostCookie() reads the cookie of the connection's kind only", () => {
  const headers = { cookie: "sid=plain; __Host-sid=pinned" };
  const req = new Request("http://localhost/", { headers });
  equal(readHostCookie({ req, state: { secure: true } }, "sid"), "pinned");
  equal(readHostCookie({ req, state: { secure: false } }, "sid"), "plain");
  equal(readHostCookie({ req, state: { secure: true } }, "dev"), null);
});

Deno.test("writeHostCookie() names the cookie by the connection and limits its life", () => {
  const req = new Request("http://localhost/");
  equal(
    writeHostCookie({ req, state: { secure: true } }, "sid", { value: "a" }),
    "__Host-sid=a; Path=/; SameSite=Lax; HttpOnly; Secure",
  );
  equal(
    writeHostCookie({ req, state: { secure: false } }, "sid", {
      value: "",
      maxAge: 0,
    }),
    "sid=; Path=/; SameSite=Lax; HttpOnly; Max-Age=0",
  );
});
