import { deepEqual, equal, match, ok, rejects } from "node:assert/strict";
import { HttpError } from "fresh";
import {
  AppError,
  notFound,
  PlainRefusal,
  tooManyRequests,
} from "@/lib/errors.ts";
import { type RequestOptions, runMiddleware } from "@/tests/helpers/context.ts";
import { type LogLine, memoryLog } from "@/tests/helpers/log.ts";
import { errorHandler } from "@/lib/site/middlewares/errors.ts";

async function run(
  options: RequestOptions,
  fails = false,
): Promise<{ response: Response; lines: LogLine[] }> {
  const { log, lines } = memoryLog();
  const middleware = errorHandler((_ctx, { status }) => {
    if (fails) throw new Error("The error page is broken");
    return Promise.resolve(new Response(`page ${status}`, { status }));
  });
  const { response } = await runMiddleware(middleware, {
    ...options,
    state: { log },
  });
  return { response, lines };
}

function throwError(error: unknown): () => never {
  return () => {
    throw error;
  };
}

const FAILED = "Something went wrong. Request id: test";

const ERRORS: [what: string, error: unknown, status: number, text: string][] = [
  ["a missing record", notFound("parcel"), 404, "Parcel not found"],
  ["Fresh's 404", new HttpError(404), 404, "Path not found"],
  [
    "Fresh's 405",
    new HttpError(405),
    405,
    "This method is not allowed here.",
  ],
  [
    "another error of Fresh",
    new HttpError(400),
    400,
    "The request could not be understood.",
  ],
  ["a bug", new TypeError("secret /home/x.ts"), 500, FAILED],
  ["a thrown text", "secret", 500, FAILED],
  ["a 500 of Fresh", new HttpError(500, "secret"), 500, FAILED],
];

for (const [what, error, status, text] of ERRORS) {
  Deno.test(`errorHandler() answers ${what} with ${status}, in the envelope or as a page`, async () => {
    const next = throwError(error);
    const { response } = await run({ url: "http://localhost/api/x", next });
    equal(response.status, status);
    equal(response.headers.get("content-type"), "application/json");
    const body = await response.json();
    deepEqual(body, { status, errors: [text], data: null, message: "" });
    const page = (await run({ url: "http://localhost/x", next })).response;
    equal(page.status, status);
    equal(page.headers.get("cache-control"), "no-store");
    equal(await page.text(), `page ${status}`);
  });
}

Deno.test("errorHandler() keeps the headers of an error", async () => {
  for (const url of ["http://localhost/api/x", "http://localhost/x"]) {
    const { response } = await run({
      url,
      next: throwError(tooManyRequests(30)),
    });
    equal(response.status, 429);
    equal(response.headers.get("retry-after"), "30");
  }
});

Deno.test("errorHandler() logs the detail of a bug and withholds it from the client", async () => {
  const { response, lines } = await run({
    next: throwError(new Error("secret")),
  });
  const failure = lines.find(({ event }) => event === "request.failed");
  equal(failure?.level, "error");
  equal(failure?.id, "test");
  match(String(failure?.detail), /secret/);
  ok(!(await response.text()).includes("secret"));
});

Deno.test("errorHandler() answers a PlainRefusal with one line of text, but members get the error page", async () => {
  const refusal = new PlainRefusal(408, { key: "error.slow" });
  const { response } = await run({ next: throwError(refusal) });
  equal(response.status, 408);
  match(response.headers.get("content-type")!, /^text\/plain;/);
  equal(response.headers.get("cache-control"), "no-store");
  equal(await response.text(), "The request took too long to arrive.");
  const page = await run({
    next: ({ state }) => {
      state.admin = {
        id: "a",
        email: "a@b.example",
        name: null,
        role: "owner",
        rights: new Set(),
      };
      throw refusal;
    },
  });
  equal(await page.response.text(), "page 408");
});

Deno.test("errorHandler() falls back to plain text if the error page fails", async () => {
  const { response, lines } = await run({
    next: throwError(new AppError(503, { key: "error.busy" })),
  }, true);
  equal(response.status, 503);
  match(await response.text(), /^Something went wrong\./);
  equal(lines.filter(({ event }) => event === "request.failed").length, 1);
});

Deno.test("errorHandler() logs an error in the middle of a streamed table, but not the table's cancellation", async () => {
  let isEnded = false;
  async function* parts() {
    try {
      yield new TextEncoder().encode("head\r\n");
      throw await Promise.resolve(new Error("secret"));
    } finally {
      isEnded = true;
    }
  }
  const table = () =>
    new Response(ReadableStream.from(parts()), {
      headers: { "content-type": "text/csv; charset=utf-8" },
    });
  const { response, lines } = await run({ next: table });
  await rejects(response.text());
  deepEqual(
    lines.map(({ event, id }) => [event, id]),
    [["request.failed", "test"]],
  );
  match(String(lines[0]!.detail), /secret/);
  isEnded = false;
  const left = await run({ next: table });
  const reader = left.response.body!.getReader();
  await reader.read();
  await reader.cancel();
  deepEqual([left.lines, isEnded], [[], true]);
});

Deno.test("errorHandler() logs nothing if the client disconnects during a read", async () => {
  const { promise: never } = Promise.withResolvers<void>();
  const table = () =>
    new Response(new ReadableStream({ pull: () => never }), {
      headers: { "content-type": "text/csv; charset=utf-8" },
    });
  const { response, lines } = await run({ next: table });
  const reader = response.body!.getReader();
  const read = reader.read();
  await reader.cancel();
  equal((await read).done, true);
  // The stream's own pull ends a few event-loop turns later.
  await new Promise((resolve) => setTimeout(resolve));
  deepEqual(lines, []);
});
