import { deepEqual, equal } from "node:assert/strict";
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

Deno.test("readCookie() finds the first cookie with exactly the given name", () => {
  for (const [header, name, value] of READS) {
    equal(readCookie(header, name), value, `${header}`);
  }
});

Deno.test("writeCookie() hides a session from scripts and other sites, and can write a readable, persistent cookie", () => {
  equal(
    writeCookie("__Host-sid", "abc", { secure: true }),
    "__Host-sid=abc; Path=/; SameSite=Lax; HttpOnly; Secure",
  );
  equal(
    writeCookie("theme", "dark", { secure: false, maxAge: 60, readable: true }),
    "theme=dark; Path=/; SameSite=Lax; Max-Age=60",
  );
});

Deno.test("themeCookie() and hostCookieName() add the __Host- prefix only over https", () => {
  equal(hostCookieName("sid", true), "__Host-sid");
  equal(hostCookieName("sid", false), "sid");
  const year = "Max-Age=31536000";
  equal(
    themeCookie("dark", true),
    `__Host-theme=dark; Path=/; SameSite=Lax; Secure; ${year}`,
  );
  equal(
    themeCookie("light", false),
    `theme=light; Path=/; SameSite=Lax; ${year}`,
  );
  deepEqual([true, false].map(themeCookieName), ["__Host-theme", "theme"]);
});

Deno.test("readHostCookie() and writeHostCookie() use the __Host- prefix only over https", () => {
  const headers = { cookie: "sid=plain; __Host-sid=pinned" };
  const req = new Request("http://localhost/", { headers });
  const secure = { req, state: { secure: true } };
  const plain = { req, state: { secure: false } };
  equal(readHostCookie(secure, "sid"), "pinned");
  equal(readHostCookie(plain, "sid"), "plain");
  equal(readHostCookie(secure, "dev"), null);
  equal(
    writeHostCookie(secure, "sid", { value: "a" }),
    "__Host-sid=a; Path=/; SameSite=Lax; HttpOnly; Secure",
  );
  equal(
    writeHostCookie(plain, "sid", { value: "", maxAge: 0 }),
    "sid=; Path=/; SameSite=Lax; HttpOnly; Max-Age=0",
  );
});
