import { deepEqual, equal, ok, rejects } from "node:assert/strict";
import { AppError, notFound } from "@/lib/errors.ts";
import { MAX_LONG_BYTES } from "@/lib/http/body.ts";
import { BODIES, CHUNK_BYTES } from "@/lib/http/body_budget.ts";
import { LIMITS, Limits } from "@/lib/site/limits.ts";
import { gate } from "@/lib/site/middlewares/gate.ts";
import { seedAdmin, startedSession } from "@/tests/helpers/admin.ts";
import { openFaultyKv } from "@/tests/helpers/faulty_store.ts";
import { type RequestOptions, runMiddleware } from "@/tests/helpers/context.ts";
import { openKv } from "@/lib/store/open.ts";

const GET_ONLY = "GET, HEAD, OPTIONS";
const HOME = "/control/index.html";
const SIGN_IN = "/control/signin.html";

/** The status of the response and its Location or Allow header. */
type Answer = [status: number, header?: string];

/** Routes with the response to a visitor. */
const VISITOR: [route: string | null, method: string, answer: Answer][] = [
  [null, "GET", [404]],
  ["/not/in/the/table", "GET", [404]],
  ["/", "GET", [200]],
  ["/", "HEAD", [200]],
  ["/", "OPTIONS", [204, GET_ONLY]],
  ["/", "POST", [405, GET_ONLY]],
  ["/", "PROPFIND", [405]],
  ["/preferences", "GET", [405, "POST, OPTIONS"]],
  ["/api/parcels", "GET", [401]],
  ["/api/parcels", "PUT", [405, "GET, HEAD, POST, PATCH, DELETE, OPTIONS"]],
  ["/api/parcels", "OPTIONS", [204]],
  [HOME, "GET", [303, SIGN_IN]],
  [SIGN_IN, "GET", [200]],
];

/** Routes with the response to a member. */
const ADMIN: typeof VISITOR = [
  ["/api/parcels", "GET", [200]],
  [HOME, "GET", [200]],
  [SIGN_IN, "GET", [303, HOME]],
  ["/cp", "GET", [303, HOME]],
];

for (
  const [who, cases] of [["a visitor", VISITOR], [
    "an administrator",
    ADMIN,
  ]] as const
) {
  for (const [route, method, answer] of cases) {
    Deno.test(`gate() answers ${method} ${route} of ${who} with ${answer}`, async () => {
      await expectAnswer({ route, method }, answer, cases === ADMIN);
    });
  }
}

const RETURNS: [what: string, options: RequestOptions, answer: Answer][] = [
  [
    "a page with its query",
    { route: HOME, url: `http://localhost${HOME}?tab=1` },
    [303, `${SIGN_IN}?next=%2Fcontrol%2Findex.html%3Ftab%3D1`],
  ],
  [
    "the form that it posted",
    postOptions(
      "/control/pages/create.html",
      "application/x-www-form-urlencoded",
    ),
    [
      307,
      `${SIGN_IN}?next=%2Fcontrol%2Fpages%2Fcreate.html&ended`,
    ],
  ],
  [
    "the form of a posted file",
    postOptions(
      "/control/reviews/create.html",
      "multipart/form-data; boundary=a",
    ),
    [
      303,
      `${SIGN_IN}?next=%2Fcontrol%2Freviews%2Fcreate.html&ended=file`,
    ],
  ],
];

for (const [what, options, answer] of RETURNS) {
  Deno.test(`gate() returns the client to ${what} after the sign-in`, () =>
    expectAnswer(options, answer));
}

Deno.test("gate() tells a client whose session has ended that it was signed out", () =>
  expectAnswer(
    { route: HOME, headers: { cookie: "sid=x" } },
    [303, `${SIGN_IN}?signedout`],
  ));

function postOptions(route: string, type: string): RequestOptions {
  return { route, method: "POST", headers: { "content-type": type } };
}

async function expectAnswer(
  { route = null, ...options }: RequestOptions,
  [status, header]: Answer,
  isAdmin = false,
): Promise<void> {
  using kv = await openKv(":memory:");
  const session: Record<string, string> = isAdmin
    ? { cookie: `sid=${await startedSession(kv, await seedAdmin(kv))}` }
    : {};
  const run = runMiddleware(gate(), {
    url: `http://localhost${route ?? "/nowhere"}`,
    ...options,
    route,
    headers: { ...session, ...options.headers },
    state: { kv },
  });
  if (status >= 400) {
    return await rejects(run, (error) => {
      ok(error instanceof AppError);
      deepEqual([error.status, header && error.headers.allow], [
        status,
        header,
      ]);
      return true;
    });
  }
  const { response, ctx } = await run;
  equal(response.status, status);
  const isRedirect = status >= 300;
  equal(response.headers.get("location"), isRedirect ? header : null);
  if (header && !isRedirect) equal(response.headers.get("allow"), header);
  equal(ctx.state.admin !== null, isAdmin);
}

Deno.test("gate() rejects visitors' posts with 503, without counting them, while there is no memory for a long body", async () => {
  const limits = new Limits({ now: () => new Date(0) }, 1);
  const post = () =>
    runMiddleware(gate(), {
      url: "http://localhost/preferences",
      method: "POST",
      route: "/preferences",
      state: { limits },
    });
  const { maxBytes, reservedBytes } = BODIES;
  const room = maxBytes - reservedBytes - CHUNK_BYTES - MAX_LONG_BYTES;
  const [taken, ended] = [
    Promise.withResolvers<void>(),
    Promise.withResolvers<void>(),
  ];
  const sender = { network: "198.51.100.1", trusted: null };
  const reading = limits.bodies.run(sender, async ({ take, free }) => {
    take(room + 1);
    taken.resolve();
    await ended.promise;
    free();
  });
  await taken.promise;
  for (let i = 0; i < LIMITS.post.max; i++) {
    await rejects(post(), { status: 503 });
  }
  ended.resolve();
  await reading;
  equal((await post()).response.status, 200);
});

const CODE = "/api/parcels/:code";
const TRACK = "/track.html";

const LOOKUPS: [
  what: string,
  url: string,
  next: () => Response,
  counted: boolean,
][] = [
  ["an unknown code", "/api/parcels/NO-CODE", throwNotFound, true],
  [
    "a page about an unknown code",
    `${TRACK}?code=NO-CODE`,
    notFoundResponse,
    true,
  ],
  ["a known code", "/api/parcels/CODE-1", () => new Response("found"), false],
  ["no code at all", TRACK, () => new Response("form"), false],
];

for (const [what, path, next, isMiss] of LOOKUPS) {
  Deno.test(`gate() ${isMiss ? "counts" : "does not count"} ${what} as a miss`, async () => {
    const limits = new Limits({ now: () => new Date(0) }, 1);
    const lookUp = (path: string, next?: () => Response) => {
      const isPage = path.startsWith(TRACK);
      return runMiddleware(gate(), {
        url: `http://localhost${path}`,
        route: isPage ? TRACK : CODE,
        params: isPage ? {} : { code: "X" },
        state: { limits },
        ...(next && { next }),
      });
    };
    for (let i = 0; i < 25; i++) await lookUp(path, next).catch(() => {});
    const other = lookUp("/api/parcels/A");
    if (isMiss) await rejects(other, { status: 429 });
    else equal((await other).response.status, 200);
  });
}

function throwNotFound(): never {
  throw notFound("parcel");
}

function notFoundResponse(): Response {
  return new Response(null, { status: 404 });
}

Deno.test("gate() passes a used-up limit to a page that displays it in its form", async () => {
  const limits = new Limits({ now: () => new Date(0) }, 1);
  const page = {
    url: "http://localhost/track.html?code=NO-CODE",
    route: "/track.html",
    state: { limits },
    next: notFoundResponse,
  };
  for (let i = 0; i < 20; i++) await runMiddleware(gate(), page);
  const refused = await runMiddleware(gate(), page);
  equal(refused.ctx.state.refusal?.status, 429);
});

Deno.test("gate() throws errors other than limits, even for a page that displays its limit", async () => {
  const before = () => {
    throw new TypeError("disk I/O error");
  };
  using kv = await openFaultyKv(":memory:", { faults: { before } });
  const request = runMiddleware(gate(), {
    url: `http://localhost${SIGN_IN}`,
    method: "POST",
    route: SIGN_IN,
    headers: { cookie: "dev=id.mac" },
    state: { kv },
  });
  await rejects(request, { status: 503 });
});
