import { equal } from "node:assert/strict";
import type { State } from "@/lib/site/state.ts";
import { tooManyRequests } from "@/lib/errors.ts";
import { repeatedLookups } from "@/lib/site/middlewares/repeated_lookups.ts";
import { runMiddleware } from "@/tests/helpers/context.ts";
import { memoryKv } from "../../../helpers/domain.ts";

const PAGE = "/track.html?code=WB-1111";
const ADMIN = { id: "1" } as State["admin"];

interface Case {
  what: string;
  url?: string;
  method?: string;
  headers?: Record<string, string>;
  state?: Partial<State>;
  status?: number;
  /** Whether somebody seems to collect codes before the answer is made, and after. */
  harvesting?: [before: boolean, after: boolean];
  isRepeatable: boolean;
}

const CASES: Case[] = [
  { what: "a look-up by the page", isRepeatable: true },
  {
    what: "a look-up by the call",
    url: "/api/parcels/WB-1111",
    isRepeatable: true,
  },
  {
    what: "language and theme in cookies",
    headers: { cookie: "theme=dark; googtrans=/en/de" },
    isRepeatable: true,
  },
  {
    what: "a theme over https",
    headers: { cookie: "__Host-theme=dark" },
    state: { secure: true },
    isRepeatable: true,
  },
  {
    what: "a cookie over https that has another name there",
    headers: { cookie: "theme=dark" },
    state: { secure: true },
    isRepeatable: false,
  },
  {
    what: "a cookie that may open more",
    headers: { cookie: "theme=dark; proof=1" },
    isRepeatable: false,
  },
  { what: "a second parameter", url: `${PAGE}&a=1`, isRepeatable: false },
  {
    what: "a parameter before the code",
    url: "/track.html?lang=de&code=WB-1111",
    isRepeatable: false,
  },
  {
    what: "a parameter of the call",
    url: "/api/parcels/WB-1111?a=1",
    isRepeatable: false,
  },
  { what: "a HEAD", method: "HEAD", isRepeatable: false },
  { what: "a form", method: "POST", isRepeatable: false },
  { what: "another page", url: "/contact.html", isRepeatable: false },
  { what: "an administrator", state: { admin: ADMIN }, isRepeatable: false },
  {
    what: "a limit that is used up",
    state: { refusal: tooManyRequests(1) },
    isRepeatable: false,
  },
  { what: "no parcel", state: { shown: null }, isRepeatable: false },
  { what: "an error", status: 404, isRepeatable: false },
  {
    what: "somebody who collects codes",
    harvesting: [true, true],
    isRepeatable: false,
  },
  {
    what: "somebody who begins to collect codes meanwhile",
    harvesting: [false, true],
    isRepeatable: false,
  },
  {
    what: "somebody who seemed to collect codes until the answer was made",
    harvesting: [true, false],
    isRepeatable: false,
  },
];

for (const { what, isRepeatable, ...request } of CASES) {
  const verdict = isRepeatable ? "lets be repeated" : "has made anew";
  Deno.test(`repeatedLookups() ${verdict} the answer to ${what}`, async () => {
    using kv = await memoryKv();
    const { url = PAGE, method = "GET", headers = {} } = request;
    const { harvesting: [before, after] = [false, false] } = request;
    const lookups = { harvesting: before };
    const params = url.startsWith("/api/") ? { code: "WB-1111" } : {};
    const { ctx } = await runMiddleware(repeatedLookups(), {
      ...{ url: `http://localhost${url}`, method, headers, params },
      route: params.code ? "/api/parcels/:code" : url.split("?", 1)[0]!,
      state: {
        ...{ kv, refusal: null, version: null },
        shown: { bucket: 1, mark: "a" },
        limits: { lookups } as State["limits"],
        ...request.state,
      },
      next() {
        lookups.harvesting = after;
        return new Response("", { status: request.status ?? 200 });
      },
    });
    equal(ctx.state.version !== null, isRepeatable);
  });
}
