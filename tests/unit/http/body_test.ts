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

/** The limits of one instance; those of a test that fills them are its own. */
function newLimits(): Limits {
  return new Limits({ now: () => new Date(0) }, 1);
}

function from(
  req: Request,
  given: Partial<Incoming["state"]> = {},
): Incoming {
  const state = { network: "203.0.113.7", admin: null, deviceId: null };
  return { req, state: { limits: newLimits(), ...state, ...given } };
}

function post(
  body: BodyInit | null,
  type: string | null = JSON_TYPE,
  state: Partial<Incoming["state"]> = {},
): Incoming {
  const headers = new Headers(type === null ? {} : { "content-type": type });
  const request = new Request("http://localhost/", {
    method: "POST",
    body,
    headers,
  });
  if (type === null) request.headers.delete("content-type");
  return from(request, state);
}

function nested(levels: number): string {
  return "[".repeat(levels) + "]".repeat(levels);
}

function stream(chunks: Iterable<Uint8Array>): ReadableStream<Uint8Array> {
  return ReadableStream.from(chunks);
}

/** Serves readJson() with a deadline that no client meets. */
function serveSlow() {
  const server = Deno.serve(
    { hostname: "127.0.0.1", port: 0, onListen: () => undefined },
    (req) =>
      readJson(from(req), { deadlineMs: 1 }).then(
        () => new Response(),
        (error: AppError) => new Response(null, { status: error.status }),
      ),
  );
  const { hostname, port } = server.addr;
  const encode = (text: string) => new TextEncoder().encode(text);
  const head = [
    "POST / HTTP/1.1",
    "Host: a.example",
    `Content-Type: ${JSON_TYPE}`,
    "Content-Length: 4",
    "Connection: close",
  ];
  return {
    /** Sends half a body, is refused, sends the rest, and waits for the end of the connection. */
    async refuse(): Promise<void> {
      const connection = await Deno.connect({ hostname, port });
      await connection.write(encode(`${head.join("\r\n")}\r\n\r\n[1`));
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

/** How many chunks of a body, each 64 KiB, are in memory beyond what was there before. */
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

Deno.test("readJson() returns the value of a JSON body", async () => {
  deepEqual(await readJson(post('{"a":[1,"ä"]}')), { a: [1, "ä"] });
});

Deno.test("readJson() accepts a charset beside the type", async () => {
  equal(await readJson(post("1", "Application/JSON; charset=utf-8")), 1);
});

Deno.test("readJson() keeps a __proto__ key as a plain key, for the schema to refuse", async () => {
  const value = await readJson(post('{"__proto__":{"admin":true}}'));
  deepEqual(Object.keys(value as object), ["__proto__"]);
  equal((value as { admin?: boolean }).admin, undefined);
});

const REFUSED: [what: string, request: () => Incoming, status: number][] = [
  ["a text", () => post("{}", "text/plain"), 415],
  ["a form", () => post("a=1", FORM_TYPE), 415],
  ["a body without a type", () => post("{}", null), 415],
  ["a type that only begins alike", () => post("{}", "application/json5"), 415],
  ["an empty body", () => post(null), 400],
  ["broken JSON", () => post('{"a":'), 400],
  ["two values", () => post("{}{}"), 400],
  [
    "bytes that are no UTF-8",
    () => post(new Uint8Array([0x22, 0xff, 0x22])),
    400,
  ],
  ["11 levels", () => post(nested(11)), 400],
  [
    "30,000 levels",
    () => post(nested(30_000), JSON_TYPE, { admin: ADMIN }),
    400,
  ],
  ["more than 16 KiB", () => post(`"${"x".repeat(16_384)}"`), 413],
  [
    "more than 64 KiB of an administrator",
    () => post(`"${"x".repeat(65_536)}"`, JSON_TYPE, { admin: ADMIN }),
    413,
  ],
  [
    "more than 16 KiB in chunks",
    () => post(stream(Array(17).fill(new Uint8Array(1024)))),
    413,
  ],
];

for (const [what, request, status] of REFUSED) {
  Deno.test(`readJson() refuses ${what} with ${status}`, async () => {
    await rejects(readJson(request()), withStatus(status));
  });
}

Deno.test("readJson() reads a request without a body and without a type as {}", async () => {
  const bodies = [null, "", stream([])];
  for (const body of bodies) deepEqual(await readJson(post(body, null)), {});
});

Deno.test("readJson() and readForm() refuse compressed bodies with 415, and take those that are as they are", async () => {
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

Deno.test("readJson() and readForm() name the type and the limit that they ask for", async () => {
  const many = Array.from({ length: 101 }, (_, index) => `"f${index}":1`);
  const long = "x".repeat(2 ** 20);
  const refused: [Promise<unknown>, Problem][] = [
    [readJson(post("{}", null)), mediaType(JSON_TYPE)],
    [readForm(post("{}")), mediaType(FORM_TYPE)],
    [readJson(post(long)), tooLarge(16)],
    [readJson(post(long, JSON_TYPE, { admin: ADMIN })), tooLarge(64)],
    [readJson(post(long), { hasLongText: true }), tooLarge(256)],
    [readForm(post(long, FORM_TYPE)), tooLarge(16)],
    [readForm(post(long, FORM_TYPE), { hasLongText: true }), tooLarge(256)],
    [readJson(post(`{${many}}`)), {
      key: "error.tooManyFields",
      params: { max: 100 },
    }],
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

Deno.test("readJson() takes 10 levels and 16 KiB, of an administrator 64", async () => {
  deepEqual(await readJson(post(nested(10))), JSON.parse(nested(10)));
  for (const [bytes, admin] of [[16_382, null], [65_534, ADMIN]] as const) {
    const text = "x".repeat(bytes);
    equal(await readJson(post(`"${text}"`, JSON_TYPE, { admin })), text);
  }
});

Deno.test("readJson() takes 256 KiB where a text is long, and refuses more with 413", async () => {
  const whole = JSON.stringify("x".repeat(256 * 1024 - 2));
  const value = await readJson(post(whole), { hasLongText: true });
  equal((value as string).length, 262_142);
  const more = post(`${whole} `);
  await rejects(readJson(more, { hasLongText: true }), withStatus(413));
});

Deno.test("readJson() refuses a body that never ends with 408", async () => {
  const body = new ReadableStream<Uint8Array>({
    pull: () => new Promise(() => {}),
  });
  await rejects(readJson(post(body), { deadlineMs: 1 }), withStatus(408));
});

Deno.test("readJson() leaves nothing of bodies that never end in memory", async () => {
  await using server = serveSlow();
  await server.refuse();
  const before = bytesInBuffers();
  await Promise.all(Array.from({ length: 50 }, () => server.refuse()));
  await until("at most 10 of 50 are left", () => leftSince(before) <= 10);
});

Deno.test("readForm() returns the first value of each field", async () => {
  const form = await readForm(
    post("email=a%40b.example&next=1&next=2&empty=", FORM_TYPE),
  );
  deepEqual(form, { email: "a@b.example", next: "1", empty: "" });
});

Deno.test("readForm() joins the values of its boxes alone, of up to 520 fields", async () => {
  const read = (pairs: string) =>
    readForm(post(pairs, FORM_TYPE), { boxes: "codes" });
  deepEqual(await read("codes=a&name=x&codes=b%0D%0Ac&name=y&codes="), {
    codes: "a\nb\nc\n",
    name: "x",
  });
  deepEqual(await read("codes=a"), { codes: "a" });
  deepEqual(await read("name=x"), { name: "x" });
  const { codes } = await read(Array(520).fill("codes=a").join("&"));
  equal(codes!.split("\n").length, 520);
  await rejects(
    read(Array(521).fill("codes=a").join("&")),
    (error: AppError) => error.status === 413,
  );
});

Deno.test("readForm() normalizes line ends", async () => {
  const form = await readForm(post("body=a%0D%0Ab%0D%0A%0D%0Ac", FORM_TYPE));
  deepEqual(form, { body: "a\nb\n\nc" });
});

const ADMIN = {
  id: "a",
  email: "a@b.example",
  name: null,
  role: "owner",
  rights: new Set<string>(),
} as const;

Deno.test("readForm() takes 40,000 characters of a visitor's long text, however many bytes they are, and 1 MiB of an administrator", async () => {
  const text = "%C4%B0".repeat(40_000);
  const long = { hasLongText: true };
  const { body } = await readForm(post(`body=${text}`, FORM_TYPE), long);
  equal(body!.length, 40_000);
  await rejects(
    readForm(post(`body=${text}&name=x`, FORM_TYPE), long),
    withStatus(413),
  );
  const whole = `body=${"x".repeat(1024 * 1024 - 5)}`;
  const form = await readForm(post(whole, FORM_TYPE, { admin: ADMIN }));
  equal(form.body!.length, 1_048_571);
  await rejects(
    readForm(post(`${whole}x`, FORM_TYPE, { admin: ADMIN })),
    withStatus(413),
  );
});

Deno.test("readForm() takes 16 KiB of a visitor, and a long text of a known device, whose session may have ended while it was typed", async () => {
  const read = (bytes: number, deviceId: string | null) =>
    readForm(post(`body=${"x".repeat(bytes - 5)}`, FORM_TYPE, { deviceId }));
  equal((await read(16_384, null)).body!.length, 16_379);
  await rejects(read(16_385, null), withStatus(413));
  equal((await read(40_005, "known")).body!.length, 40_000);
  await rejects(read(40_006, "known"), withStatus(413));
});

Deno.test("readJson() and readForm() refuse more fields than any form or call has with 413, before they look at one", async () => {
  const names = Array.from({ length: 101 }, (_, index) => `f${index}`);
  const most = names.slice(1);
  function asJson(fields: string[]): Incoming {
    return post(JSON.stringify(Object.fromEntries(fields.map((f) => [f, 1]))));
  }
  function asForm(fields: string[]): Incoming {
    return post(fields.map((field) => `${field}=1`).join("&"), FORM_TYPE);
  }
  equal(Object.keys(await readJson(asJson(most)) as object).length, 100);
  equal(Object.keys(await readForm(asForm(most))).length, 100);
  await rejects(readJson(asJson(names)), withStatus(413));
  await rejects(readForm(asForm(names)), withStatus(413));
});

Deno.test("readForm() refuses JSON with 415", async () => {
  await rejects(readForm(post("{}")), withStatus(415));
});

/** A body whose first bytes have come, and whose end comes when it is told to. */
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

/** Lets everything that can go on without news from outside go on. */
function settled(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 0));
}

Deno.test("readJson() keeps slow bodies of any number of addresses within one budget, refuses more with 503, and frees it", async () => {
  const limits = newLimits();
  const bytes = 260_000;
  const long = { hasLongText: true };
  let refused = 0;
  const slow: { reading: Promise<unknown>; end: () => void }[] = [];
  while (refused === 0 && slow.length < 400) {
    const { body, end } = slowBody(bytes);
    const sender = { limits, network: `10.0.0.${slow.length}` };
    const reading = readJson(post(body, JSON_TYPE, sender), long)
      .catch((error) => {
        withStatus(503)(error);
        equal(error.headers["retry-after"], "2");
        refused++;
      });
    slow.push({ reading, end });
    await settled();
  }
  const kept = slow.length - refused;
  ok(kept > 100 && kept * bytes <= BODIES.maxBytes, `${kept} are kept`);
  const text = "x".repeat(bytes);
  const visitor = post(`"${text}"`, JSON_TYPE, { limits, network: "10.1.0.1" });
  await rejects(readJson(visitor, long), withStatus(503));
  // There is room left for administrators, and for sign-ins from known devices.
  for (const trusted of [{ admin: ADMIN }, { deviceId: "known" }]) {
    const incoming = post(`"${text}"`, JSON_TYPE, { limits, ...trusted });
    equal(await readJson(incoming, long), text);
  }
  for (const { end } of slow.slice(0, kept)) end();
  await Promise.all(slow.map(({ reading }) => reading));
  const many = Array.from(
    { length: (BODIES.maxBytes - BODIES.reservedBytes) / CHUNK_BYTES },
    (_, index) =>
      readJson(post('"a"', JSON_TYPE, { limits, network: `10.2.0.${index}` })),
  );
  equal((await Promise.all(many)).length, many.length);
});

Deno.test("readJson() reads eight bodies of an address at once, lets 128 wait, refuses more with 503, and leaves other addresses alone", async () => {
  const limits = newLimits();
  let pulled = 0;
  const slow = Array.from({ length: 8 + 128 }, () => {
    const { body, end } = slowBody(10);
    const incoming = post(body, JSON_TYPE, { limits });
    incoming.req.body!.getReader = new Proxy(incoming.req.body!.getReader, {
      apply(...call) {
        pulled++;
        return Reflect.apply(...call);
      },
    });
    return { reading: readJson(incoming), end };
  });
  await settled();
  equal(pulled, 8);
  await rejects(readJson(post("1", JSON_TYPE, { limits })), withStatus(503));
  const other = { limits, network: "198.51.100.1" };
  equal(await readJson(post("1", JSON_TYPE, other)), 1);
  equal(await readJson(post("1", JSON_TYPE, { limits, admin: ADMIN })), 1);
  for (const { end } of slow) end();
  equal((await Promise.all(slow.map(({ reading }) => reading))).length, 136);
  equal(await readJson(post("1", JSON_TYPE, { limits })), 1);
});

for (
  const [what, one, other] of [
    ["signed-in person", { admin: ADMIN }, { admin: { ...ADMIN, id: "b" } }],
    ["known device", { deviceId: "a" }, { deviceId: "b" }],
  ] as const
) {
  Deno.test(`readJson() lets the bodies of a ${what} wait for each other, so that none fills the memory`, async () => {
    const limits = newLimits();
    const slow = Array.from({ length: BODIES.maxBytes / CHUNK_BYTES }, () => {
      const { body, end } = slowBody(10);
      const reading = readJson(post(body, JSON_TYPE, { limits, ...one }));
      return { reading, end };
    });
    await settled();
    equal(await readJson(post("1", JSON_TYPE, { limits, ...other })), 1);
    equal(await readJson(post("1", JSON_TYPE, { limits })), 1);
    for (const { end } of slow) end();
    equal(
      (await Promise.all(slow.map(({ reading }) => reading))).length,
      slow.length,
    );
  });
}

Deno.test("readJson() lets all addresses of an IPv6 /48 wait for each other, because one customer may own them", async () => {
  const limits = newLimits();
  const from = (client: string) => ({ limits, network: networkKey(client)! });
  const slow = Array.from({ length: 8 + 128 }, (_, at) => {
    const { body, end } = slowBody(10);
    const sender = from(`2001:db8:7:${at}::/64`);
    return { reading: readJson(post(body, JSON_TYPE, sender)), end };
  });
  await settled();
  const same = from("2001:db8:7:ffff::/64");
  await rejects(readJson(post("1", JSON_TYPE, same)), withStatus(503));
  const other = from("2001:db8:8:1::/64");
  equal(await readJson(post("1", JSON_TYPE, other)), 1);
  for (const { end } of slow) end();
  await Promise.all(slow.map(({ reading }) => reading));
});
