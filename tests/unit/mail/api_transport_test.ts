import { deepEqual, equal, match, ok } from "node:assert/strict";
import { apiTransport } from "@/lib/mail/api_transport.ts";
import { MailError } from "@/lib/mail/letter.ts";
import { letter } from "@/tests/helpers/letters.ts";

const KEY = "re_canary_7391";

/** Serves the responses of a mail provider. */
class Provider implements AsyncDisposable {
  readonly #server: Deno.HttpServer<Deno.NetAddr>;
  readonly url: string;

  constructor(answer: (request: Request) => Response | Promise<Response>) {
    const options = { port: 0, hostname: "127.0.0.1", onListen: () => {} };
    this.#server = Deno.serve(options, answer);
    this.url = `http://127.0.0.1:${this.#server.addr.port}/emails`;
  }

  [Symbol.asyncDispose](): Promise<void> {
    return this.#server.shutdown();
  }
}

/** Sends a letter and returns the posted mail and its authorization header. */
async function sendAndReceive(changes: Parameters<typeof letter>[0]) {
  const { promise, resolve } = Promise.withResolvers<unknown[]>();
  await using provider = new Provider(async ({ headers, body }) => {
    resolve([headers.get("authorization"), await new Response(body).json()]);
    return Response.json({ id: "1" });
  });
  await apiTransport({ url: provider.url, key: KEY }).send(letter(changes));
  const [authorization, mail] = await promise;
  return { authorization, mail: mail as Record<string, unknown> };
}

async function failure(url: string, deadline = 300): Promise<MailError> {
  const transport = apiTransport({ url, key: KEY }, { deadline });
  const error = await transport.send(letter()).catch((error) => error);
  ok(error instanceof MailError, String(error));
  return error;
}

Deno.test("apiTransport() posts a mail with the API key", async () => {
  const html = "<p>hi</p>";
  deepEqual(await sendAndReceive({ html, replyTo: "eve@example.com" }), {
    authorization: `Bearer ${KEY}`,
    mail: {
      from: '"Waybill Logistics" <post@waybill.example>',
      to: ["ann@example.com"],
      reply_to: "eve@example.com",
      subject: "Your parcel",
      text: "It has arrived.",
      html,
    },
  });
});

Deno.test("apiTransport() classifies an error response by its status and redacts the key", async () => {
  const classes = {
    permanent: [401, 422, 302],
    temporary: [429, 500, 503],
    unknown: [502, 504, 524],
  };
  for (const [expected, statuses] of Object.entries(classes)) {
    for (const status of statuses) {
      const headers = { location: "http://127.0.0.1:1/" };
      const body = { message: `no, ${KEY}` };
      const answer = () => Response.json(body, { status, headers });
      await using provider = new Provider(answer);
      const { failure: kind, problem } = await failure(provider.url);
      equal(kind, expected, `${status}`);
      if (kind === "unknown") equal(problem.key, "error.mailUnknown");
      else equal(problem.params?.reason, `${status} no, ***`);
    }
  }
});

Deno.test("apiTransport() reports the outcome of an unanswered request as unknown", async () => {
  const { promise: never, resolve: end } = Promise.withResolvers<Response>();
  await using provider = new Provider(() => never);
  equal((await failure(provider.url)).failure, "unknown");
  end(new Response());
});

Deno.test("apiTransport() reports a refused connection as temporary", async () => {
  const provider = new Provider(() => new Response());
  await provider[Symbol.asyncDispose]();
  const error = await failure(provider.url);
  equal(error.failure, "temporary");
  match(String(error.problem.params?.reason), /refused/);
});

Deno.test("apiTransport() sends nothing if there is no key", async () => {
  const error = await apiTransport({ url: "https://x.example", key: undefined })
    .send(letter()).catch((error) => error);
  equal(error.problem.key, "error.mailNotSetUp");
});

Deno.test("apiTransport() stops reading an endless response", async () => {
  await using provider = new Provider(() => {
    const endless = new ReadableStream({
      pull: (controller) => controller.enqueue(new Uint8Array(8_000).fill(120)),
    });
    return new Response(endless, { status: 422 });
  });
  equal((await failure(provider.url, 5_000)).failure, "permanent");
});

Deno.test("apiTransport() marks only automatic mails as such", async () => {
  const marks = { "Auto-Submitted": "auto-generated" };
  deepEqual((await sendAndReceive({ isAutomatic: true })).mail.headers, marks);
  equal((await sendAndReceive({ isAutomatic: false })).mail.headers, undefined);
});

Deno.test("apiTransport() does not let a company name end its quotation marks", async () => {
  const { mail } = await sendAndReceive({
    fromName: 'Ann "A" <a@evil.example> \\',
  });
  equal(mail.from, '"Ann A <a@evil.example> " <post@waybill.example>');
});
