import { deepEqual, equal, match, ok } from "node:assert/strict";
import { HttpError } from "fresh";
import type { State } from "@/lib/site/state.ts";
import { parseEnv } from "@/lib/env.ts";
import {
  AppError,
  notFound,
  PlainRefusal,
  tooManyRequests,
} from "@/lib/errors.ts";
import { RepeatedAnswers } from "@/lib/site/repeated_answers.ts";
import { Limits } from "@/lib/site/limits.ts";
import { outermost } from "@/lib/site/middlewares/outermost.ts";
import type { Services } from "@/lib/site/services.ts";
import { runMiddleware } from "@/tests/helpers/context.ts";
import { type LogLine, memoryLog } from "@/tests/helpers/log.ts";

const HEADERS = {
  "content-security-policy":
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: https:; media-src 'self' https:; font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
  "x-content-type-options": "nosniff",
  "referrer-policy": "strict-origin-when-cross-origin",
  "cross-origin-opener-policy": "same-origin-allow-popups",
  "cross-origin-resource-policy": "same-origin",
  "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=()",
};

type Options = Parameters<typeof runMiddleware>[1];

/** Puts an administrator on the state, as the gate does. */
const ADMIN = { id: "a", email: "a@b.example" };

interface Outcome {
  response: Response;
  lines: LogLine[];
  state: State;
}

async function run(options: Options, fails = false): Promise<Outcome> {
  const { log, lines } = memoryLog();
  const env = parseEnv(options.env ?? {});
  const services = {
    ...{ env, log, limits: new Limits(() => 0, 1) },
    repeated: new RepeatedAnswers(),
  } as Services;
  const middleware = outermost(services, (_ctx, { status }) => {
    if (fails) throw new Error("The error page is broken");
    return Promise.resolve(new Response(`page ${status}`, { status }));
  });
  const { response, ctx } = await runMiddleware(middleware, options);
  return { response, lines, state: ctx.state };
}

function throwing(error: unknown): () => never {
  return () => {
    throw error;
  };
}

Deno.test("outermost() puts the security headers on every answer", async () => {
  const { response } = await run({});
  for (const [name, value] of Object.entries(HEADERS)) {
    equal(response.headers.get(name), value);
  }
  equal(response.headers.get("strict-transport-security"), null);
  match(response.headers.get("x-request-id") ?? "", /^[0-9a-f-]{36}$/);
});

Deno.test("outermost() asks for https and nothing else once a visitor came by https", async () => {
  const { response } = await run({ url: "https://a.example/" });
  equal(
    response.headers.get("strict-transport-security"),
    "max-age=63072000; includeSubDomains",
  );
  ok(
    response.headers.get("content-security-policy")?.endsWith(
      "; upgrade-insecure-requests",
    ),
  );
});

Deno.test("outermost() can put headers on an answer that cannot be changed", async () => {
  const { response } = await run({
    next: () => Response.redirect("http://localhost/x", 303),
  });
  equal(response.status, 303);
  equal(response.headers.get("location"), "http://localhost/x");
  equal(response.headers.get("x-content-type-options"), "nosniff");
});

const ERRORS: [
  what: string,
  error: unknown,
  status: number,
  text: string | RegExp,
][] = [
  ["a missing record", notFound("parcel"), 404, "Parcel not found"],
  ["the framework's 404", new HttpError(404), 404, "Path not found"],
  [
    "the framework's 405",
    new HttpError(405),
    405,
    "This method is not allowed here.",
  ],
  [
    "another error of the framework",
    new HttpError(400),
    400,
    "The request could not be understood.",
  ],
  [
    "a bug",
    new TypeError("secret /home/x.ts"),
    500,
    /^Something went wrong\. Request id: [0-9a-f-]{36}$/,
  ],
  ["a thrown text", "secret", 500, /^Something went wrong\./],
  [
    "an error 500 of the framework",
    new HttpError(500, "secret"),
    500,
    /^Something went wrong\./,
  ],
];

for (const [what, error, status, text] of ERRORS) {
  Deno.test(`outermost() answers ${what} of a call in the envelope with ${status}`, async () => {
    const { response } = await run({
      url: "http://localhost/api/x",
      next: throwing(error),
    });
    equal(response.status, status);
    equal(response.headers.get("content-type"), "application/json");
    equal(response.headers.get("x-content-type-options"), "nosniff");
    const body = await response.json();
    deepEqual(Object.keys(body), ["status", "errors", "data", "message"]);
    equal(body.status, status);
    equal(body.errors.length, 1);
    if (typeof text === "string") equal(body.errors[0], text);
    else match(body.errors[0], text);
  });
  Deno.test(`outermost() answers ${what} of a page with the error page and ${status}`, async () => {
    const { response } = await run({
      url: "http://localhost/x",
      next: throwing(error),
    });
    equal(response.status, status);
    equal(response.headers.get("cache-control"), "no-store");
    equal(await response.text(), `page ${status}`);
  });
}

Deno.test("outermost() keeps the headers of an error", async () => {
  for (const url of ["http://localhost/api/x", "http://localhost/x"]) {
    const { response } = await run({
      url,
      next: throwing(tooManyRequests(30)),
    });
    equal(response.status, 429);
    equal(response.headers.get("retry-after"), "30");
  }
});

Deno.test("outermost() logs the detail of a bug that the answer leaves out", async () => {
  const { response, lines } = await run({
    next: throwing(new Error("secret")),
  });
  const failure = lines.find(({ event }) => event === "request.failed");
  equal(failure?.level, "error");
  equal(failure?.id, response.headers.get("x-request-id"));
  match(String(failure?.detail), /secret/);
  ok(!(await response.text()).includes("secret"));
});

Deno.test("outermost() answers a plain refusal in one line of text, and an administrator with the error page all the same", async () => {
  const refusal = new PlainRefusal(408, { key: "error.slow" });
  const { response } = await run({ next: throwing(refusal) });
  equal(response.status, 408);
  match(response.headers.get("content-type")!, /^text\/plain;/);
  equal(response.headers.get("cache-control"), "no-store");
  equal(await response.text(), "The request took too long to arrive.");
  const page = await run({
    next: (ctx) => {
      ctx.state.admin = ADMIN;
      throw refusal;
    },
  });
  equal(await page.response.text(), "page 408");
});

Deno.test("outermost() answers in plain text when even the error page fails", async () => {
  const { response, lines } = await run({
    next: throwing(new AppError(503, { key: "error.busy" })),
  }, true);
  equal(response.status, 503);
  match(await response.text(), /^Something went wrong\./);
  equal(lines.filter(({ event }) => event === "request.failed").length, 1);
});

Deno.test("outermost() logs one line with the pattern, never the path or the query", async () => {
  const { lines } = await run({
    url: "http://localhost/api/parcels/SECRET-CODE?x=SECRET",
    route: "/api/parcels/:code",
    peer: "203.0.113.77",
  });
  equal(lines.length, 1);
  const { ms, id, ...line } = lines[0]!;
  equal(typeof ms, "number");
  equal(typeof id, "string");
  deepEqual(line, {
    level: "info",
    event: "request",
    method: "GET",
    route: "/api/parcels/:code",
    status: 200,
    ip: "203.0.113.0",
  });
});

Deno.test("outermost() logs a built file only when it is not there", async () => {
  const url = "http://localhost/_fresh/chunk-1234.js";
  deepEqual((await run({ url })).lines, []);
  const next = throwing(new AppError(404, { key: "errorPage.notFound" }));
  deepEqual((await run({ url, next })).lines.map(({ status }) => status), [
    404,
  ]);
});

const KEPT: [
  route: string | null,
  cacheControl: string,
  robots: string | null,
][] = [
  ["/", "private, no-cache", null],
  ["/track.html", "private, no-store", null],
  ["/api/parcels/:code", "private, no-store", "noindex, nofollow, noarchive"],
  ["/api/parcels", "no-store", null],
  ["/control/index.html", "no-store", "noindex, nofollow, noarchive"],
  [null, "no-store", null],
];

for (const [route, cacheControl, robots] of KEPT) {
  Deno.test(`outermost() lets answers of ${route} be kept as "${cacheControl}"`, async () => {
    const url = `http://localhost${route ?? "/nowhere"}`;
    const { response } = await run({ route, url });
    equal(response.headers.get("cache-control"), cacheControl);
    equal(response.headers.get("x-robots-tag"), robots);
  });
}

Deno.test("outermost() leaves the cache rule of a file alone", async () => {
  const headers = { "cache-control": "public, max-age=31536000, immutable" };
  const { response } = await run({
    next: () => new Response("x", { headers }),
  });
  equal(response.headers.get("cache-control"), headers["cache-control"]);
});

Deno.test("outermost() counts a visitor by the address", async () => {
  const { state } = await run({ peer: "2001:db8:1:2:3::4" });
  equal(state.client, "2001:db8:1:2::/64");
});
