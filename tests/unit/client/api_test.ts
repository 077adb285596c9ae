import { deepEqual, equal, ok } from "node:assert/strict";
import { get, path, send } from "@/lib/client/api.ts";
import { changeState, readState } from "@/lib/client/state.ts";

interface Call {
  url: string;
  init: RequestInit;
}

/** Answers every fetch of `run` with `answer` and gives the calls that were made. */
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

function envelope(
  status: number,
  rest: Record<string, unknown> = {},
): () => Response {
  return () =>
    Response.json({ status, errors: [], data: null, message: "", ...rest }, {
      status,
    });
}

Deno.test("path`` encodes what is put into it", () => {
  equal(
    path`/api/parcels/${"A/B?c=d e"}/x`,
    "/api/parcels/A%2FB%3Fc%3Dd%20e/x",
  );
});

Deno.test("get() returns data, message and headers, and sends credentials and the page's language", async () => {
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

Deno.test("get() returns status, errors, data and headers of a refusal", async () => {
  await withFetch(envelope(404, { errors: ["Parcel not found"] }), async () => {
    const errors = ["Parcel not found"];
    const result = await get("/api/parcels/X");
    const { headers, ...rest } = result as typeof result & { ok: false };
    deepEqual(rest, {
      ...{ ok: false, status: 404, errors, data: null },
      scriptError: false,
    });
    equal(headers?.get("content-type"), "application/json");
  });
});

Deno.test("get() and send() return Invalid Json for an unreadable answer", async () => {
  const answers: [string, () => Response][] = [
    ["no answer", () => {
      throw new TypeError("offline");
    }],
    ["HTML", () => new Response("<html>", { status: 502 })],
    ["JSON that is no envelope", () => Response.json(["x"])],
    ["JSON null", () => Response.json(null)],
  ];
  for (const [name, answer] of answers) {
    await withFetch(answer, async () => {
      const failure = {
        ok: false,
        status: 0,
        errors: ["Invalid Json"],
        data: null,
      };
      deepEqual(await get("/x"), { ...failure, scriptError: false }, name);
      deepEqual(
        await send("POST", "/x", {}),
        { ...failure, scriptError: true },
        name,
      );
    });
  }
});

Deno.test("send() sends JSON, or a form that carries files as it is", async () => {
  const form = new FormData();
  const calls = await withFetch(envelope(200), async () => {
    ok((await send("PATCH", "/api/parcels", { id: "1" })).ok);
    ok((await send("POST", "/api/parcels/image", form)).ok);
  });
  const [json, multipart] = calls.map(({ init }) => init);
  equal(json!.method, "PATCH");
  equal(json!.body, '{"id":"1"}');
  const language = { "page-language": "sv" };
  deepEqual(json!.headers, {
    "content-type": "application/json",
    ...language,
  });
  equal(multipart!.body, form);
  deepEqual(multipart!.headers, language);
});

Deno.test("A 401 with admin 'false' ends the administrator's session in the browser", async () => {
  changeState({
    admin: { id: "1", email: "admin@example.com" },
    parcels: [{ tracking_code: "WB-1" }],
  });
  await withFetch(envelope(401, { user: "false" }), async () => {
    await get("/api/users");
  });
  ok(
    readState().admin,
    "a customer's 401 says nothing about the administrator",
  );
  await withFetch(envelope(401, { admin: "false" }), async () => {
    await get("/api/parcels");
  });
  equal(readState().admin, false);
  deepEqual(readState().parcels, []);
});
