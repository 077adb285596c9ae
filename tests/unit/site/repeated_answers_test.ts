import { deepEqual, equal, ok } from "node:assert/strict";
import {
  type Found,
  repeat,
  RepeatedAnswers,
} from "@/lib/site/repeated_answers.ts";

const URL = "http://localhost/";
const FOR_EVER = { version: null, route: null };

function ask(headers: Record<string, string> = {}, method = "GET"): Request {
  return new Request(URL, { method, headers });
}

function page(
  headers: Record<string, string> = {},
  status = 200,
): Response {
  return new Response(status === 304 ? null : "<h1>Waybill</h1>", {
    status,
    headers: {
      ...{ etag: '"1"', vary: "Cookie, Accept-Language" },
      ...{ "content-type": "text/html", "x-request-id": "first" },
      ...headers,
    },
  });
}

async function filled(): Promise<RepeatedAnswers> {
  const answers = new RepeatedAnswers();
  await answers.keep(ask(), page(), FOR_EVER);
  return answers;
}

function found(answers: RepeatedAnswers, req: Request): Found {
  const known = answers.find(req);
  ok(known !== null);
  return known;
}

Deno.test("RepeatedAnswers gives the same request the same answer, with an id of its own", async () => {
  const answers = new RepeatedAnswers();
  equal(answers.find(ask()), null);
  const sent = await answers.keep(ask(), page(), FOR_EVER);
  equal(sent.headers.get("x-request-id"), "first");
  equal(await sent.text(), "<h1>Waybill</h1>");
  const again = repeat(found(answers, ask()), "second");
  deepEqual(Object.fromEntries(again.headers), {
    "content-type": "text/html",
    etag: '"1"',
    vary: "Cookie, Accept-Language",
    "x-request-id": "second",
  });
  equal(await again.text(), "<h1>Waybill</h1>");
});

const OTHERS: [what: string, req: Request][] = [
  ["another address", new Request("http://localhost/?lang=de")],
  ["another method", ask({}, "HEAD")],
  ["a cookie", ask({ cookie: "theme=dark" })],
  ["another language", ask({ "accept-language": "de" })],
  ["another host in the header", ask({ host: "evil.example" })],
  ["a host of the name null", ask({ host: "null" })],
  ["a host of no name", ask({ host: "" })],
  ["another side of a proxy", ask({ "x-forwarded-proto": "https" })],
];
for (const [what, req] of OTHERS) {
  Deno.test(`RepeatedAnswers does not know a request with ${what}`, async () => {
    equal((await filled()).find(req), null);
  });
}

Deno.test("RepeatedAnswers passes over headers that the answer does not vary by", async () => {
  const answers = await filled();
  ok(answers.find(ask({ "user-agent": "Lynx" })) !== null);
});

Deno.test("repeat() answers 304 to a browser that has the page", async () => {
  const answers = await filled();
  const has = ask({ "if-none-match": 'W/"0", "1"' });
  const response = repeat(found(answers, has), "second");
  equal(response.status, 304);
  deepEqual(Object.fromEntries(response.headers), {
    etag: '"1"',
    vary: "Cookie, Accept-Language",
    "x-request-id": "second",
  });
});

Deno.test("RepeatedAnswers learns a 304 for whoever has the page alone, until the page comes by", async () => {
  const answers = await filled();
  const dark = ask({ cookie: "theme=dark" });
  const has = ask({ cookie: "theme=dark", "if-none-match": '"1"' });
  await answers.keep(has, page({}, 304), FOR_EVER);
  equal(repeat(found(answers, has), "second").status, 304);
  equal(answers.find(dark), null);
  await answers.keep(dark, page(), FOR_EVER);
  equal(repeat(found(answers, dark), "third").status, 200);
});

const NOT_KEPT: [what: string, response: Response][] = [
  ["an error", page({}, 404)],
  ["an answer without an ETag", new Response("x")],
  ["an answer that sets a cookie", page({ "set-cookie": "sid=1" })],
];
for (const [what, response] of NOT_KEPT) {
  Deno.test(`RepeatedAnswers hands on ${what} and does not keep it`, async () => {
    const answers = new RepeatedAnswers();
    equal(await answers.keep(ask(), response, FOR_EVER), response);
    equal(answers.find(ask()), null);
  });
}

Deno.test("RepeatedAnswers serves nobody an encoding that he does not take, whatever a 304 leaves out", async () => {
  const answers = new RepeatedAnswers();
  const has = ask({ "if-none-match": '"1"' });
  const bare = new Response(null, { status: 304, headers: { etag: '"1"' } });
  await answers.keep(has, bare, FOR_EVER);
  const zipped = page({
    ...{ vary: "Accept-Encoding", "content-encoding": "gzip" },
  });
  await answers.keep(ask({ "accept-encoding": "gzip" }), zipped, FOR_EVER);
  equal(answers.find(ask()), null);
});

Deno.test("RepeatedAnswers counts the headers that tell answers apart, which are as long as their sender likes", async () => {
  const answers = new RepeatedAnswers();
  const cookies = (i: number) => ask({ cookie: i + "x".repeat(60 * 1024) });
  for (let i = 0; i < 1_800; i++) {
    await answers.keep(cookies(i), page(), FOR_EVER);
  }
  equal(answers.find(cookies(0)), null);
  ok(answers.find(cookies(1_799)) !== null);
});

/** Keeps a body of so many megabytes under a name. */
async function fill(
  answers: RepeatedAnswers,
  name: string,
  megabytes: number,
): Promise<void> {
  const response = new Response("x".repeat(megabytes * 1024 * 1024), {
    headers: { etag: '"1"' },
  });
  await answers.keep(named(name), response, FOR_EVER);
}

function named(name: string): Request {
  return new Request(`${URL}?name=${name}`);
}

Deno.test("RepeatedAnswers forgets what was not asked for since its turn came last once 96 MB are full", async () => {
  const answers = new RepeatedAnswers();
  await fill(answers, "A", 45);
  await fill(answers, "B", 45);
  answers.find(named("A"));
  await fill(answers, "C", 10);
  equal(answers.find(named("B")), null);
  ok(answers.find(named("A")) !== null);
  ok(answers.find(named("C")) !== null);
});

Deno.test("RepeatedAnswers counts what replaces another answer once", async () => {
  const answers = new RepeatedAnswers();
  await fill(answers, "A", 45);
  for (let count = 0; count < 5; count++) await fill(answers, "B", 45);
  ok(answers.find(named("A")) !== null);
});
