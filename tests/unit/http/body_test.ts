import { deepEqual, equal, match, ok, rejects } from "node:assert/strict";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { AppError, type Problem } from "@/lib/errors.ts";
import { type Incoming, readForm, readJson } from "@/lib/http/body.ts";
import { BODIES, CHUNK_BYTES } from "@/lib/http/body_budget.ts";
import { Limits } from "@/lib/site/limits.ts";
import { networkKey } from "@/lib/site/middlewares/request.ts";
import { until } from "../../helpers/until.ts";

const JSON_TYPE = "application/json";
const FORM_TYPE = "application/x-www-form-urlencoded";

/** Returns the body limits of one instance. */
function newLimits(): Limits {
  return new Limits({ now: () => new Date(0) }, 1);
}

type Sender = Partial<Incoming["state"]>;

function from(req: Request, sender: Sender = {}): Incoming {
  const visitor = { network: "203.0.113.7", admin: null, deviceId: null };
  return { req, state: { limits: newLimits(), ...visitor, ...sender } };
}

function post(
  body: BodyInit | null,
  type: string | null = JSON_TYPE,
  sender: Sender = {},
): Incoming {
  const req = new Request("http://localhost/", { method: "POST", body });
  if (type === null) req.headers.delete("content-type");
  else req.headers.set("content-type", type);
  return from(req, sender);
}

/** Posts JSON as the given sender. */
function json(body: BodyInit, sender: Sender): Incoming {
  return post(body, JSON_TYPE, sender);
}

/** Posts a form as the given sender. */
function form(body: string, sender: Sender = {}): Incoming {
  return post(body, FORM_TYPE, sender);
}

const ADMIN = {
  id: "a",
  email: "a@b.example",
  name: null,
  role: "owner",
  rights: new Set<string>(),
} as const;
const BY_ADMIN = { admin: ADMIN };
const LONG = { hasLongText: true };

function nestArrays(levels: number): string {
  return "[".repeat(levels) + "]".repeat(levels);
}

/** Serves readJson() with a deadline too short for any client. */
function serveSlow() {
  const options = { hostname: "127.0.0.1", port: 0, onListen: () => undefined };
  const server = Deno.serve(
    options,
    (req) =>
      readJson(from(req), { deadlineMs: 1 }).then(
        () => new Response(),
        (error: AppError) => new Response(null, { status: error.status }),
      ),
  );
  const { hostname, port } = server.addr;
  const encode = (text: string) => new TextEncoder().encode(text);
  const host = "POST / HTTP/1.1\r\nHost: a.example\r\nConnection: close";
  const head = `${host}\r\nContent-Type: ${JSON_TYPE}\r\nContent-Length: 4`;
  return {
    /** Sends half a body, gets a 408, sends the rest and waits for the connection to close. */
    async refuse(): Promise<void> {
      const connection = await Deno.connect({ hostname, port });
      await connection.write(encode(`${head}\r\n\r\n[1`));
      let text = "";
      const answer = connection.readable.pipeThrough(new TextDecoderStream());
      for await (const part of answer) {
        if (text === "") await connection.write(encode("2]"));
        text += part;
      }
      match(text, /^HTTP\/1\.1 408 /);
    },
    [Symbol.asyncDispose]: () => server.shutdown(),
  };
}

setFlagsFromString("--expose-gc");
const collectGarbage: () => void = runInNewContext("gc");

function bytesInBuffers(): number {
  collectGarbage();
  return Deno.memoryUsage().external;
}

/** Returns how many body chunks (64 KiB) have been added to memory since a measurement. */
function leftSince(before: number): number {
  return Math.floor((bytesInBuffers() - before) / 65_536);
}

function withStatus(status: number) {
  return (error: unknown) => {
    ok(error instanceof AppError);
    equal(error.status, status);
    return true;
  };
}

Deno.test("readJson() returns the value of a JSON body, with or without a charset", async () => {
  deepEqual(await readJson(post('{"a":[1,"ä"]}')), { a: [1, "ä"] });
  equal(await readJson(post("1", "Application/JSON; charset=utf-8")), 1);
});

Deno.test("readJson() keeps a __proto__ key as an ordinary key for the schema to reject", async () => {
  const value = await readJson(post('{"__proto__":{"admin":true}}'));
  deepEqual(Object.keys(value as object), ["__proto__"]);
  equal((value as { admin?: boolean }).admin, undefined);
});

const INVALID = new Uint8Array([0x22, 0xff, 0x22]);
const KILOBYTE = new Uint8Array(1024);

/** Returns a JSON text of the given number of bytes. */
function textOf(bytes: number): string {
  return `"${"x".repeat(bytes - 2)}"`;
}

const REFUSED: [what: string, request: () => Incoming, status: number][] = [
  ["a text", () => post("{}", "text/plain"), 415],
  ["a form", () => form("a=1"), 415],
  ["a body without a type", () => post("{}", null), 415],
  ["a type that only begins alike", () => post("{}", "application/json5"), 415],
  ["an empty body", () => post(null), 400],
  ["broken JSON", () => post('{"a":'), 400],
  ["two values", () => post("{}{}"), 400],
  ["invalid UTF-8", () => post(INVALID), 400],
  ["11 levels", () => post(nestArrays(11)), 400],
  ["30,000 levels", () => json(nestArrays(30_000), BY_ADMIN), 400],
  ["more than 16 KiB", () => post(textOf(16_385)), 413],
  ["an administrator's 64 KiB", () => json(textOf(65_537), BY_ADMIN), 413],
  [
    "more than 16 KiB in chunks",
    () => post(ReadableStream.from(Array(17).fill(KILOBYTE))),
    413,
  ],
];

for (const [what, request, status] of REFUSED) {
  Deno.test(`readJson() rejects ${what} with ${status}`, () =>
    rejects(readJson(request()), withStatus(status)));
}

Deno.test("readJson() reads a request without body and type as {}", async () => {
  for (const body of [null, "", ReadableStream.from<Uint8Array>([])]) {
    deepEqual(await readJson(post(body, null)), {});
  }
});

Deno.test("readJson() and readForm() reject compressed bodies with 415", async () => {
  const readers = [[readJson, JSON_TYPE], [readForm, FORM_TYPE]] as const;
  for (const [read, type] of readers) {
    const encoded = (encoding: string) => {
      const incoming = post("{}", type);
      incoming.req.headers.set("content-encoding", encoding);
      return read(incoming);
    };
    for (const encoding of ["gzip", "br", "x", "gzip, identity"]) {
      await rejects(encoded(encoding), {
        status: 415,
        problems: [{ key: "error.encoded" }],
        headers: { "accept-encoding": "identity" },
      });
    }
    ok(await encoded("Identity"));
  }
});

Deno.test("readJson() and readForm() name the required type or the limit in their errors", async () => {
  const many = Array.from({ length: 101 }, (_, index) => `"f${index}":1`);
  const long = "x".repeat(2 ** 20);
  const params = { max: 100 };
  const tooManyFields: Problem = { key: "error.tooManyFields", params };
  const refused: [Promise<unknown>, Problem][] = [
    [readJson(post("{}", null)), mediaType(JSON_TYPE)],
    [readForm(post("{}")), mediaType(FORM_TYPE)],
    [readJson(post(long)), tooLarge(16)],
    [readJson(json(long, BY_ADMIN)), tooLarge(64)],
    [readJson(post(long), LONG), tooLarge(256)],
    [readForm(form(long)), tooLarge(16)],
    [readForm(form(long), LONG), tooLarge(256)],
    [readJson(post(`{${many}}`)), tooManyFields],
  ];
  for (const [reading, problem] of refused) {
    await rejects(reading, { problems: [problem] });
  }
});

function mediaType(type: string): Problem {
  return { key: "error.mediaType", params: { type } };
}

function tooLarge(max: number): Problem {
  return { key: "error.tooLarge", params: { max } };
}

Deno.test("readJson() accepts 10 levels, 16 KiB from visitors, 64 from members and 256 for long texts", async () => {
  deepEqual(await readJson(post(nestArrays(10))), JSON.parse(nestArrays(10)));
  for (const [bytes, admin] of [[16_384, null], [65_536, ADMIN]] as const) {
    const text = textOf(bytes);
    equal(await readJson(json(text, { admin })), JSON.parse(text));
  }
  const whole = textOf(256 * 1024);
  equal(await readJson(post(whole), LONG), JSON.parse(whole));
  await rejects(readJson(post(`${whole} `), LONG), withStatus(413));
});

Deno.test("readJson() rejects an endless body with 408", async () => {
  const body = new ReadableStream<Uint8Array>({
    pull: () => new Promise(() => {}),
  });
  await rejects(readJson(post(body), { deadlineMs: 1 }), withStatus(408));
});

Deno.test("readJson() frees the memory of endless bodies", async () => {
  await using server = serveSlow();
  await server.refuse();
  const before = bytesInBuffers();
  await Promise.all(Array.from({ length: 50 }, () => server.refuse()));
  await until("at most 10 of 50 are left", () => leftSince(before) <= 10);
});

Deno.test("readForm() returns the first value of each field with normalized line ends", async () => {
  const body = "email=a%40b.example&next=1&next=2&empty=&text=a%0D%0Ab";
  const fields = { email: "a@b.example", next: "1", empty: "", text: "a\nb" };
  deepEqual(await readForm(form(body)), fields);
  await rejects(readForm(post("{}")), withStatus(415));
});

Deno.test("readForm() joins repeated values only for its boxes, and up to 520 fields", async () => {
  const read = (pairs: string) => readForm(form(pairs), { boxes: "codes" });
  const codes = "a\nb\nc\n";
  const pairs = "codes=a&name=x&codes=b%0D%0Ac&name=y&codes=";
  deepEqual(await read(pairs), { codes, name: "x" });
  deepEqual(await read("codes=a"), { codes: "a" });
  deepEqual(await read("name=x"), { name: "x" });
  const most = await read(Array(520).fill("codes=a").join("&"));
  equal(most.codes!.split("\n").length, 520);
  const more = read(Array(521).fill("codes=a").join("&"));
  await rejects(more, withStatus(413));
});

Deno.test("readForm() limits a form by bytes and a long text by characters", async () => {
  const KIB = 1024;
  const known = { deviceId: "known" };
  const long = "%C4%B0".repeat(40_000);
  const limits: [body: string, sender?: Sender, options?: typeof LONG][] = [
    ["x".repeat(16 * KIB - 5)],
    // A known device may be a member's whose session has ended while typing.
    ["x".repeat(40_000), known],
    ["x".repeat(KIB * KIB - 5), BY_ADMIN],
    [long, {}, LONG],
  ];
  for (const [text, sender, options] of limits) {
    const { body } = await readForm(form(`body=${text}`, sender), options);
    equal(body!.length, text === long ? 40_000 : text.length);
    const more = form(`body=${text}${text === long ? "&name=" : ""}x`, sender);
    await rejects(readForm(more, options), withStatus(413));
  }
});

Deno.test("readJson() and readForm() reject more than 100 fields with 413", async () => {
  const names = Array.from({ length: 101 }, (_, index) => `f${index}`);
  const asJson = (fields: string[]) =>
    post(JSON.stringify(Object.fromEntries(fields.map((name) => [name, 1]))));
  const asForm = (fields: string[]) =>
    form(fields.map((name) => `${name}=1`).join("&"));
  const most = names.slice(1);
  equal(Object.keys(await readJson(asJson(most)) as object).length, 100);
  equal(Object.keys(await readForm(asForm(most))).length, 100);
  await rejects(readJson(asJson(names)), withStatus(413));
  await rejects(readForm(asForm(names)), withStatus(413));
});

/** A body whose start has arrived and which ends on request. */
function slowBody(first: number): {
  body: ReadableStream<Uint8Array>;
  end: () => void;
} {
  let controller: ReadableStreamDefaultController<Uint8Array>;
  const body = new ReadableStream<Uint8Array>({
    start: (own) => {
      controller = own;
    },
  });
  controller!.enqueue(new TextEncoder().encode('"'.padEnd(first, "x")));
  function end(): void {
    controller.enqueue(new TextEncoder().encode('"'));
    controller.close();
  }
  return { body, end };
}

/** Starts reading slow bodies of several senders; returns a function that ends them all. */
function readSlowly(count: number, senderOf: (at: number) => Sender) {
  const slow = Array.from({ length: count }, (_, at) => {
    const { body, end } = slowBody(10);
    return { reading: readJson(json(body, senderOf(at))), end };
  });
  return async function endAll(): Promise<void> {
    for (const { end } of slow) end();
    await Promise.all(slow.map(({ reading }) => reading));
  };
}

/** Lets pending work continue that waits for nothing external. */
function letWorkContinue(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 0));
}

Deno.test("readJson() keeps the slow bodies of many IP addresses within a shared budget, rejects more with 503 and frees the budget", async () => {
  const limits = newLimits();
  const bytes = 260_000;
  let refused = 0;
  const slow: { reading: Promise<unknown>; end: () => void }[] = [];
  while (refused === 0 && slow.length < 400) {
    const { body, end } = slowBody(bytes);
    const sender = { limits, network: `10.0.0.${slow.length}` };
    const reading = readJson(json(body, sender), LONG)
      .catch((error) => {
        withStatus(503)(error);
        equal(error.headers["retry-after"], "2");
        refused++;
      });
    slow.push({ reading, end });
    await letWorkContinue();
  }
  const kept = slow.length - refused;
  ok(kept > 100 && kept * bytes <= BODIES.maxBytes, `${kept} are kept`);
  const text = textOf(bytes);
  const visitor = json(text, { limits, network: "10.1.0.1" });
  await rejects(readJson(visitor, LONG), withStatus(503));
  // Part of the budget is reserved for members and known devices.
  for (const trusted of [BY_ADMIN, { deviceId: "known" }]) {
    const incoming = json(text, { limits, ...trusted });
    equal(await readJson(incoming, LONG), JSON.parse(text));
  }
  for (const { end } of slow.slice(0, kept)) end();
  await Promise.all(slow.map(({ reading }) => reading));
  const length = (BODIES.maxBytes - BODIES.reservedBytes) / CHUNK_BYTES;
  await Promise.all(Array.from({ length }, (_, at) => {
    const network = `10.2.0.${at}`;
    return readJson(json('"a"', { limits, network }));
  }));
});

Deno.test("readJson() reads eight bodies of an IP address, lets 128 wait and rejects more with 503", async () => {
  const limits = newLimits();
  let pulled = 0;
  const slow = Array.from({ length: 8 + 128 }, () => {
    const { body, end } = slowBody(10);
    const incoming = json(body, { limits });
    incoming.req.body!.getReader = new Proxy(incoming.req.body!.getReader, {
      apply(...call) {
        pulled++;
        return Reflect.apply(...call);
      },
    });
    return { reading: readJson(incoming), end };
  });
  await letWorkContinue();
  equal(pulled, 8);
  await rejects(readJson(json("1", { limits })), withStatus(503));
  const other = { limits, network: "198.51.100.1" };
  equal(await readJson(json("1", other)), 1);
  equal(await readJson(json("1", { limits, admin: ADMIN })), 1);
  for (const { end } of slow) end();
  await Promise.all(slow.map(({ reading }) => reading));
  equal(await readJson(json("1", { limits })), 1);
});

for (
  const [what, one, other] of [
    ["signed-in person", BY_ADMIN, { admin: { ...ADMIN, id: "b" } }],
    ["known device", { deviceId: "a" }, { deviceId: "b" }],
  ] as const
) {
  Deno.test(`readJson() queues the bodies of one ${what} so that it cannot fill the memory`, async () => {
    const limits = newLimits();
    const count = BODIES.maxBytes / CHUNK_BYTES;
    const endAll = readSlowly(count, () => ({ limits, ...one }));
    await letWorkContinue();
    equal(await readJson(json("1", { limits, ...other })), 1);
    equal(await readJson(json("1", { limits })), 1);
    await endAll();
  });
}

Deno.test("readJson() treats an IPv6 /48 as one sender, because one customer may own it", async () => {
  const limits = newLimits();
  const of = (client: string) => ({ limits, network: networkKey(client)! });
  const endAll = readSlowly(8 + 128, (at) => of(`2001:db8:7:${at}::/64`));
  await letWorkContinue();
  const same = json("1", of("2001:db8:7:ffff::/64"));
  await rejects(readJson(same), withStatus(503));
  equal(await readJson(json("1", of("2001:db8:8:1::/64"))), 1);
  await endAll();
});
