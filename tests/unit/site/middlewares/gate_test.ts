import { equal, ok, rejects } from "node:assert/strict";
import { AppError, notFound } from "@/lib/errors.ts";
import { MAX_LONG_BYTES } from "@/lib/http/body.ts";
import { BODIES, CHUNK_BYTES } from "@/lib/http/body_budget.ts";
import { LIMITS, Limits } from "@/lib/site/limits.ts";
import { gate } from "@/lib/site/middlewares/gate.ts";
import { openKv } from "@/lib/store/kv.ts";
import { seedAdmin, startedSession } from "@/tests/helpers/admin.ts";
import { openFaultyKv } from "@/tests/helpers/faulty_store.ts";
import { runMiddleware } from "@/tests/helpers/context.ts";

interface Case {
  method?: string;
  type?: string;
  route: string | null;
  url?: string;
  signedIn?: boolean;
  status: number;
  location?: string;
  allow?: string;
}

const CASES: Case[] = [
  { route: null, status: 404 },
  { route: "/not/in/the/table", status: 404 },
  { route: "/", status: 200 },
  { route: "/", method: "HEAD", status: 200 },
  { route: "/", method: "OPTIONS", status: 204, allow: "GET, HEAD, OPTIONS" },
  { route: "/", method: "POST", status: 405, allow: "GET, HEAD, OPTIONS" },
  { route: "/", method: "PROPFIND", status: 405 },
  { route: "/preferences", status: 405, allow: "POST, OPTIONS" },
  { route: "/api/parcels", status: 401 },
  {
    route: "/api/parcels",
    method: "PUT",
    status: 405,
    allow: "GET, HEAD, POST, PATCH, DELETE, OPTIONS",
  },
  { route: "/api/parcels", method: "OPTIONS", status: 204 },
  { route: "/api/parcels", signedIn: true, status: 200 },
  {
    route: "/control/index.html",
    status: 303,
    location: "/control/signin.html",
  },
  {
    route: "/control/index.html",
    url: "/control/index.html?tab=1",
    status: 303,
    location: "/control/signin.html?next=%2Fcontrol%2Findex.html%3Ftab%3D1",
  },
  {
    route: "/control/pages/create.html",
    method: "POST",
    type: "application/x-www-form-urlencoded",
    status: 307,
    location:
      "/control/signin.html?next=%2Fcontrol%2Fpages%2Fcreate.html&ended",
  },
  {
    route: "/control/reviews/create.html",
    method: "POST",
    type: "multipart/form-data; boundary=a",
    status: 303,
    location:
      "/control/signin.html?next=%2Fcontrol%2Freviews%2Fcreate.html&ended=file",
  },
  { route: "/control/index.html", signedIn: true, status: 200 },
  { route: "/control/signin.html", status: 200 },
  {
    route: "/control/signin.html",
    signedIn: true,
    status: 303,
    location: "/control/index.html",
  },
  {
    route: "/cp",
    signedIn: true,
    status: 303,
    location: "/control/index.html",
  },
];

for (
  const {
    method = "GET",
    type = "",
    route,
    url,
    signedIn = false,
    status,
    location,
    allow,
  } of CASES
) {
  const who = signedIn ? "the administrator" : "a visitor";
  Deno.test(`gate() answers ${method} ${url ?? route} of ${who} with ${status}`, async () => {
    const kv = await openKv(":memory:");
    try {
      const token = signedIn
        ? await startedSession(kv, await seedAdmin(kv))
        : "unknown";
      const headers = { cookie: `sid=${token}`, "content-type": type };
      const run = runMiddleware(gate(), {
        url: `http://localhost${url ?? route ?? "/nowhere"}`,
        method,
        route,
        headers,
        state: { kv },
      });
      if (status >= 400) {
        return await rejects(
          run,
          (error) => isRefusal(error, { status, allow }),
        );
      }
      const { response, ctx } = await run;
      equal(response.status, status);
      equal(response.headers.get("location"), location ?? null);
      if (allow !== undefined) equal(response.headers.get("allow"), allow);
      equal(ctx.state.admin !== null, signedIn);
    } finally {
      kv.close();
    }
  });
}

Deno.test("gate() refuses posts of visitors with 503 while bodies have no room for a long one, and counts none", async () => {
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
    await rejects(
      post(),
      (error) => isRefusal(error, { status: 503, allow: undefined }),
    );
  }
  ended.resolve();
  await reading;
  equal((await post()).response.status, 200);
});

function isRefusal(
  error: unknown,
  { status, allow }: { status: number; allow: string | undefined },
): boolean {
  ok(error instanceof AppError);
  equal(error.status, status);
  if (allow !== undefined) equal(error.headers.allow, allow);
  return true;
}

const LOOKUPS: [
  what: string,
  url: string,
  route: string,
  next: () => Response,
  counted: boolean,
][] = [
  [
    "an unknown code",
    "/api/parcels/NO-CODE",
    "/api/parcels/:code",
    throwNotFound,
    true,
  ],
  [
    "a page about an unknown code",
    "/track.html?code=NO-CODE",
    "/track.html",
    () => new Response(null, { status: 404 }),
    true,
  ],
  [
    "a known code",
    "/api/parcels/CODE-1",
    "/api/parcels/:code",
    () => new Response("found"),
    false,
  ],
  [
    "no code at all",
    "/track.html",
    "/track.html",
    () => new Response("form"),
    false,
  ],
];

for (const [what, url, route, next, counted] of LOOKUPS) {
  Deno.test(`gate() ${counted ? "counts" : "does not count"} ${what} as a miss`, async () => {
    const kv = await openKv(":memory:");
    try {
      const { ctx } = await runMiddleware(gate(), {
        url: "http://localhost/",
        route: "/",
        state: { kv },
      });
      const { limits } = ctx.state;
      const params: Record<string, string> = route.includes(":code")
        ? { code: "X" }
        : {};
      for (let i = 0; i < 25; i++) {
        await runMiddleware(gate(), {
          url: `http://localhost${url}`,
          route,
          params,
          next,
          state: { kv, limits },
        })
          .catch(() => undefined);
      }
      const lookUp = {
        url: "http://localhost/api/parcels/A",
        route: "/api/parcels/:code",
        params: { code: "A" },
        state: { kv, limits },
      };
      if (counted) {
        await rejects(runMiddleware(gate(), lookUp), { status: 429 });
      } else equal((await runMiddleware(gate(), lookUp)).response.status, 200);
    } finally {
      kv.close();
    }
  });
}

function throwNotFound(): never {
  throw notFound("parcel");
}

Deno.test("gate() leaves it to a page with a form to show that its limit is used up", async () => {
  const { ctx } = await runMiddleware(gate(), { route: "/" });
  const { limits } = ctx.state;
  const page = {
    url: "http://localhost/track.html?code=NO-CODE",
    route: "/track.html",
    state: { limits },
    next: () => new Response(null, { status: 404 }),
  };
  for (let i = 0; i < 20; i++) await runMiddleware(gate(), page);
  const refused = await runMiddleware(gate(), page);
  equal(refused.ctx.state.refusal?.status, 429);
});

Deno.test("gate() throws other errors than limits, also for a page that shows its limit", async () => {
  const kv = await openFaultyKv(":memory:", {
    faults: {
      before() {
        throw new TypeError("disk I/O error");
      },
    },
  });
  try {
    const request = runMiddleware(gate(), {
      url: "http://localhost/control/signin.html",
      method: "POST",
      route: "/control/signin.html",
      headers: { cookie: "dev=id.mac" },
      state: { kv },
    });
    await rejects(request, { status: 503 });
  } finally {
    kv.close();
  }
});
