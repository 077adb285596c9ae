import { equal } from "node:assert/strict";
import { themeCookie, themeCookieName } from "@/lib/http/theme_cookie.ts";

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
