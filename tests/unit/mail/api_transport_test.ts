import { deepEqual, equal, match, ok } from "node:assert/strict";
import { apiTransport } from "@/lib/mail/api_transport.ts";
import { MailError } from "@/lib/mail/letter.ts";
import { letter } from "@/tests/helpers/letters.ts";

const KEY = "re_canary_7391";

/** A provider in this process. */
function startProvider(
  answer: (request: Request) => Response | Promise<Response>,
): { url: string } & AsyncDisposable {
  const server = Deno.serve({
    port: 0,
    hostname: "127.0.0.1",
    onListen: () => undefined,
  }, answer);
  return {
    url: `http://127.0.0.1:${server.addr.port}/emails`,
    [Symbol.asyncDispose]: () => server.shutdown(),
  };
}

async function failure(url: string, deadline = 300): Promise<MailError> {
  const transport = apiTransport({ url, key: KEY }, { deadline });
  const error = await transport.send(letter()).catch((error) => error);
  ok(error instanceof MailError, String(error));
  return error;
}

Deno.test("apiTransport() posts a mail with the key", async () => {
  let seen: unknown;
  await using provider = startProvider(async (request) => {
    seen = [request.headers.get("authorization"), await request.json()];
    return Response.json({ id: "1" });
  });
  const { url } = provider;
  await apiTransport({ url, key: KEY }).send(
    letter({ html: "<p>hi</p>", replyTo: "eve@example.com" }),
  );
  deepEqual(seen, [`Bearer ${KEY}`, {
    from: '"Waybill Logistics" <post@waybill.example>',
    to: ["ann@example.com"],
    reply_to: "eve@example.com",
    subject: "Your parcel",
    text: "It has arrived.",
    html: "<p>hi</p>",
  }]);
});

const REFUSALS: [status: number, failure: string][] = [
  [401, "permanent"],
  [422, "permanent"],
  [302, "permanent"],
  [429, "temporary"],
  [500, "temporary"],
  [503, "temporary"],
];

for (const [status, expected] of REFUSALS) {
  Deno.test(`apiTransport() takes ${status} for a ${expected} refusal and keeps the key to itself`, async () => {
    const answer = { message: `no, ${KEY}` };
    await using provider = startProvider(() =>
      Response.json(answer, {
        status,
        headers: { location: "http://127.0.0.1:1/" },
      })
    );
    const error = await failure(provider.url);
    equal(error.failure, expected);
    equal(error.problem.params?.reason, `${status} no, ***`);
  });
}

Deno.test("apiTransport() reports an unanswered mail as unknown", async () => {
  const { promise: never, resolve: end } = Promise.withResolvers<Response>();
  await using provider = startProvider(() => never);
  equal((await failure(provider.url)).failure, "unknown");
  end(new Response());
});

for (const status of [502, 504, 524]) {
  Deno.test(`apiTransport() reports a mail as unknown when a gateway answers ${status}`, async () => {
    await using provider = startProvider(() => new Response("", { status }));
    const error = await failure(provider.url);
    deepEqual([error.failure, error.problem.key], [
      "unknown",
      "error.mailUnknown",
    ]);
  });
}

Deno.test("apiTransport() reports a refused connection as temporary", async () => {
  const provider = startProvider(() => new Response());
  await provider[Symbol.asyncDispose]();
  const error = await failure(provider.url);
  equal(error.failure, "temporary");
  match(String(error.problem.params?.reason), /refused/);
});

Deno.test("apiTransport() sends nothing without a key", async () => {
  const error = await apiTransport({ url: "https://x.example", key: undefined })
    .send(letter()).catch((error) => error);
  equal(error.problem.key, "error.mailNotSetUp");
});

Deno.test("apiTransport() reads no more of an answer than its reason needs, however much comes", async () => {
  await using provider = startProvider(() => {
    const endless = new ReadableStream({
      pull: (controller) => controller.enqueue(new Uint8Array(8_000).fill(120)),
    });
    return new Response(endless, { status: 422 });
  });
  equal((await failure(provider.url, 5_000)).failure, "permanent");
});

Deno.test("apiTransport() marks what no person has written", async () => {
  const seen: unknown[] = [];
  await using provider = startProvider(async (request) => {
    seen.push((await request.json()).headers);
    return Response.json({ id: "1" });
  });
  const transport = apiTransport({ url: provider.url, key: KEY });
  for (const isAutomatic of [true, false]) {
    await transport.send(letter({ isAutomatic }));
  }
  deepEqual(seen, [{ "Auto-Submitted": "auto-generated" }, undefined]);
});

Deno.test("apiTransport() lets no sign of the company's name end the name", async () => {
  let from: unknown;
  await using provider = startProvider(async (request) => {
    ({ from } = await request.json());
    return Response.json({ id: "1" });
  });
  const fromName = 'Ann "A" <a@evil.example> \\';
  await apiTransport({ url: provider.url, key: KEY }).send(
    letter({ fromName }),
  );
  equal(from, '"Ann A <a@evil.example> " <post@waybill.example>');
});
