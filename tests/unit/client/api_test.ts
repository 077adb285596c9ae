import { deepEqual, equal, ok } from "node:assert/strict";
import { get, path, send } from "@/lib/client/api.ts";
import { changeState, readState } from "@/lib/client/state.ts";

interface Call {
  url: string;
  init: RequestInit;
}

/** Answers every fetch of `run` with `answer`; returns the calls. */
async function withFetch(
  answer: () => Response,
  run: () => Promise<void>,
): Promise<Call[]> {
  const genuine = globalThis.fetch;
  const calls: Call[] = [];
  Object.assign(globalThis, { document: { documentElement: { lang: "sv" } } });
  globalThis.fetch = (url, init) => {
    calls.push({ url: String(url), init: init ?? {} });
    return new Promise((resolve) => resolve(answer()));
  };
  try {
    await run();
  } finally {
    globalThis.fetch = genuine;
    Reflect.deleteProperty(globalThis, "document");
  }
  return calls;
}

function envelope(status: number, rest: object = {}): () => Response {
  const body = { status, errors: [], data: null, message: "", ...rest };
  return () => Response.json(body, { status });
}

Deno.test("path`` encodes its values", () => {
  const encoded = path`/api/parcels/${"A/B?c=d e"}/x`;
  equal(encoded, "/api/parcels/A%2FB%3Fc%3Dd%20e/x");
});

Deno.test("get() sends credentials and the page's language, and returns data, message and headers", async () => {
  const calls = await withFetch(
    envelope(200, { data: { a: 1 }, message: "Done" }),
    async () => {
      const result = await get("/api/graph");
      equal(result.ok, true);
      const { headers, ...rest } = result as typeof result & { ok: true };
      deepEqual(rest, { ok: true, data: { a: 1 }, message: "Done" });
      equal(headers.get("content-type"), "application/json");
    },
  );
  equal(calls[0]!.url, "/api/graph");
  equal(calls[0]!.init.method, "GET");
  equal(calls[0]!.init.credentials, "include");
  deepEqual(calls[0]!.init.headers, { "page-language": "sv" });
});

Deno.test("get() returns status, errors, data and headers of an error response", async () => {
  await withFetch(envelope(404, { errors: ["Parcel not found"] }), async () => {
    const errors = ["Parcel not found"];
    const result = await get("/api/parcels/X");
    const { headers, ...rest } = result as typeof result & { ok: false };
    const refusal = { ok: false, status: 404, errors, data: null };
    deepEqual(rest, { ...refusal, scriptError: false });
    equal(headers?.get("content-type"), "application/json");
  });
});

Deno.test("get() and send() report an unreadable response as Invalid Json", async () => {
  const answers: (() => Response)[] = [
    () => {
      throw new TypeError("offline");
    },
    () => new Response("<html>", { status: 502 }),
    () => Response.json(["x"]),
    () => Response.json(null),
  ];
  const errors = ["Invalid Json"];
  const failure = { ok: false, status: 0, errors, data: null };
  for (const answer of answers) {
    await withFetch(answer, async () => {
      deepEqual(await get("/x"), { ...failure, scriptError: false });
      const sent = await send("POST", "/x", {});
      deepEqual(sent, { ...failure, scriptError: true });
    });
  }
});

Deno.test("send() sends JSON, or a FormData unchanged", async () => {
  const form = new FormData();
  const calls = await withFetch(envelope(200), async () => {
    ok((await send("PATCH", "/api/parcels", { id: "1" })).ok);
    ok((await send("POST", "/api/parcels/image", form)).ok);
  });
  const [json, multipart] = calls.map(({ init }) => init);
  equal(json!.method, "PATCH");
  equal(json!.body, '{"id":"1"}');
  const language = { "page-language": "sv" };
  const type = { "content-type": "application/json" };
  deepEqual(json!.headers, { ...type, ...language });
  equal(multipart!.body, form);
  deepEqual(multipart!.headers, language);
});

Deno.test("a 401 with admin 'false' ends the member's session in the browser", async () => {
  changeState({
    admin: { id: "1", email: "admin@example.com" },
    parcels: [{ tracking_code: "WB-1" }],
  });
  const refuse = (fields: object) =>
    withFetch(envelope(401, fields), async () => void await get("/api/x"));
  await refuse({ user: "false" });
  ok(readState().admin, "a customer's 401 does not concern the administrator");
  await refuse({ admin: "false" });
  equal(readState().admin, false);
  deepEqual(readState().parcels, []);
});
