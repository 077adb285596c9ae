import { deepEqual, equal, match, ok } from "node:assert/strict";
import { issuePin } from "@/lib/accounts/pins.ts";
import { writeFirstPages } from "@/lib/pages/first_pages.ts";
import { ACCESS, isApiPath } from "@/lib/site/access.ts";
import { RENDERS } from "@/lib/site/middlewares/public_pages.ts";
import type { Operation } from "@/lib/store/kv.ts";
import {
  ADMIN,
  seedAdmin,
  setupToken,
  startedSession,
} from "../helpers/admin.ts";
import { type TestApp, testApp } from "../helpers/app.ts";
import type { Answer, Client } from "../helpers/client.ts";
import { ON_GENUINE } from "../helpers/framework.ts";
import { addParcel, WHOLE_PARCEL } from "../helpers/parcels.ts";
import { invite, PASSWORD, signInColleague, tokenOf } from "../helpers/team.ts";
import { until } from "../helpers/until.ts";
import { test } from "../helpers/site.ts";
import type { Rule } from "@/lib/site/rule.ts";
import { listMails } from "@/lib/mail/listed_mail.ts";

const WRONG = { email: ADMIN.email, password: "Wrong-horse-7" };

const MESSAGE = { subject: "A lost pallet", body: "Where is it?" };
const MAIL = { to: "ada@example.com", ...MESSAGE };

interface Limit {
  /** Uses up the limit for this client. */
  useUp(client: Client): Promise<void>;
  /** Sends a request that would succeed within the limit. */
  good(client: Client, path: string): Promise<Answer>;
}

/** Prepares an app for each limit; other calls use the limit up, so that the page under test gets one request. */
const LIMITS: Partial<
  Record<NonNullable<Rule["limit"]>, (app: TestApp) => Promise<Limit>>
> = {
  async signIn({ kv }) {
    await seedAdmin(kv);
    return {
      useUp: (client) => repeat(client, "/admins/auth/signin", WRONG),
      good: (client, path) => client.form(path, ADMIN),
    };
  },
  async setup({ kv }) {
    const token = await setupToken(kv);
    const wrong = { ...ADMIN, token: "wrong" };
    return {
      useUp: (client) => repeat(client, "/admins", wrong),
      good: (client, path) => client.form(path, { ...ADMIN, token }),
    };
  },
  message() {
    return Promise.resolve({
      async useUp(client) {
        for (let i = 0; i < 3; i++) {
          await client.post("/messages", MESSAGE);
        }
      },
      good: (client, path) => client.form(path, MESSAGE),
    });
  },
  async send({ kv }) {
    const token = await startedSession(kv, await seedAdmin(kv));
    return {
      async useUp(client) {
        client.cookies.set("sid", token);
        for (let i = 0; i < 30; i++) {
          await client.post("/contact", MAIL);
        }
      },
      async good(client, path) {
        const { data } = await listMails(kv, { page: 1, per_page: 1 });
        return await client.form(path.replace(":id", data[0]!.id), MAIL);
      },
    };
  },
  async pin({ kv }) {
    await seedAdmin(kv);
    const asked = { email: ADMIN.email };
    return {
      useUp: (client) => repeat(client, "/admins/auth/send-pin", asked),
      good: (client, path) => client.form(path, asked),
    };
  },
  async reset({ kv }) {
    const { id } = await seedAdmin(kv);
    const { token } = (await issuePin(kv, id))!;
    const reset = {
      email: ADMIN.email,
      new_password: "seven grey whales",
      confirm_new_password: "seven grey whales",
      password_token: token,
    };
    return {
      async useUp(client) {
        const body = { ...reset, password_token: "wrong" };
        const path = "/admins/auth/update/password-guest";
        for (let i = 0; i < 10; i++) await client.patch(path, body);
      },
      good: (client, path) => client.form(`${path}?step=2`, reset),
    };
  },
  async accept(app) {
    const link = (await invite(await app.signedIn(), "cleo@example.com"))
      .invite_url;
    const input = { name: "Cleo", password: "four low tides" };
    const wrong = { ...input, token: "wrong" };
    return {
      useUp: (client) => repeat(client, "/admins/accept", wrong),
      good: (client, path) =>
        client.form(path, { ...input, token: tokenOf(link) }),
    };
  },
  post() {
    const choice = { theme: "dark" };
    return Promise.resolve({
      async useUp(client) {
        for (let i = 0; i < 120; i++) await client.form("/preferences", choice);
        client.cookies.clear();
      },
      good: (client, path) => client.form(path, choice),
    });
  },
  picture() {
    const ask = (client: Client, path: string) =>
      client.get(
        path.replace(":z/:x/:y", "0/0/0.svg").replace(":code", "WB-1111"),
      );
    return Promise.resolve({
      async useUp(client) {
        // Requests for missing tiles count as well and render nothing.
        for (let i = 0; i < 1_200; i++) await ask(client, "/tiles/99/0/0.svg");
      },
      good: ask,
    });
  },
  async render({ kv }) {
    await writeFirstPages(kv);
    return {
      async useUp(client) {
        for (let i = 0; i < 600; i++) await client.get("/pages/none");
      },
      good: (client, path) => client.get(path.replace(":slug", "about-us")),
    };
  },
  async lookup({ kv }) {
    await addParcel(kv, WHOLE_PARCEL);
    return {
      async useUp(client) {
        for (let i = 0; i < 20; i++) await client.api("GET", "/parcels/NONE");
      },
      good: (client, path) =>
        client.get(`${path}?code=${WHOLE_PARCEL.tracking_code}`),
    };
  },
};

async function repeat(
  client: Client,
  path: string,
  body: object,
): Promise<void> {
  for (let i = 0; i < 10; i++) await client.post(path, body);
}

const LIMITED_PAGES = [...ACCESS].flatMap(([path, { rules }]) =>
  Object.entries(rules).flatMap(([method, { limit }]) =>
    !isApiPath(path) && limit ? [{ path, method, limit }] : []
  )
);

Deno.test("every page that displays a 429 has a limit", () => {
  const marked = [...ACCESS.values()].flatMap(({ rules }) =>
    Object.values(rules).filter(({ showsRefusal }) => showsRefusal)
  );
  ok(LIMITED_PAGES.length > 0);
  ok(marked.every(({ limit }) => limit));
});

for (
  const [path, type] of [
    ["/contact.html", "application/x-www-form-urlencoded"],
    ["/preferences", "application/x-www-form-urlencoded"],
    ["/api/messages", "application/json"],
  ] as const
) {
  test(`POST ${path} returns 429 with one line after 120 posts a minute, without reading the body`, async ({ visitor }) => {
    const headers = { "content-type": type };
    for (let i = 0; i < 120; i++) {
      // Neither a form nor a message, so that no other limit counts it.
      await visitor.send(path, { method: "POST", headers, body: "[" });
    }
    const body = new ReadableStream({ pull: () => new Promise(() => {}) });
    const { status, text, headers: answered } = await visitor.send(path, {
      ...{ method: "POST", headers, body },
    });
    equal(status, 429);
    ok(text.length < 200, text);
    match(text, /Too many attempts\. Please try again in/);
    match(answered.get("retry-after") ?? "", /^\d+$/);
  });
}

for (const { path, method, limit } of LIMITED_PAGES) {
  Deno.test(`${method} ${path} returns 429 over its limit and changes nothing`, async () => {
    await using app = await testApp();
    const { useUp, good } = await LIMITS[limit]!(app);
    const client = app.client();
    await useUp(client);
    const before = await listEntries(app);
    const { status, headers, text } = await good(client, path);
    equal(status, 429);
    match(headers.get("retry-after") ?? "", /^\d+$/);
    match(text, /Too many attempts\. Please try again in/);
    ok(!text.includes(WHOLE_PARCEL.destination));
    deepEqual(headers.getSetCookie(), []);
    deepEqual(await listEntries(app), before);

    const other = await good(app.client({ ip: "198.51.100.2" }), path);
    ok(other.status < 400, `${other.status} without a limit`);
  });
}

function listEntries({ kv }: TestApp): Promise<unknown[]> {
  return kv.list<unknown>({ prefix: [] }, { limit: 1_000 });
}

const CALLED = [...ACCESS].flatMap(([path, { rules }]) =>
  Object.entries(rules).flatMap(([method, { limit }]) =>
    isApiPath(path) && method !== "GET" && limit && limit !== "message"
      ? [{ path: path.slice("/api".length), method, limit }]
      : []
  )
);

for (const { path, method, limit } of CALLED) {
  Deno.test(`${method} /api${path} returns 429 over its limit, even for an invalid body`, async () => {
    await using app = await testApp();
    const { useUp } = await LIMITS[limit]!(app);
    const client = app.client();
    await useUp(client);
    const called = path.replace(":code", WHOLE_PARCEL.tracking_code);
    equal((await client.api(method, called, { body: [] })).status, 429);
  });
}

/** Methods with a body that visitors may call, except the sign-out. */
const OPEN = [...ACCESS].flatMap(([path, { rules }]) =>
  Object.entries(rules).flatMap(([method, { access }]) =>
    method !== "GET" && ["public", "guest", "optional"].includes(access) &&
      path !== "/control/signout"
      ? [{ path, method }]
      : []
  )
);

Deno.test("only visitors' messages may be longer than 16 KiB", async () => {
  const long = "x".repeat(16 * 1024);
  const taken: string[] = [];
  for (const { path, method } of OPEN) {
    await using app = await testApp();
    const client = app.client();
    const { status } = isApiPath(path)
      ? await client.api(method, path.slice("/api".length), { body: { long } })
      : await client.form(path, { long });
    if (status !== 413) taken.push(path);
  }
  deepEqual(taken.sort(), ["/api/messages", "/contact.html"]);
});

test("a forged device cookie does not bypass the sign-in limit", async ({ app }) => {
  await seedAdmin(app.kv);
  const known = app.client({ ip: "198.51.100.2" });
  equal((await signIn(known, ADMIN)).status, 200);
  const device = known.cookies.get("dev")!;
  const [id, mac, seal] = device.split(".") as [string, string, string];
  const client = app.client();
  await repeat(client, "/admins/auth/signin", WRONG);
  const none = (part: string) => "0".repeat(part.length);
  for (
    const made of [
      ...[id, `${id}.`, `${id}.${none(mac)}.${seal}`],
      ...[`${none(id)}.${mac}.${seal}`, `${id}.${mac}`],
      `${id}.${mac}.${none(seal)}`,
    ]
  ) {
    client.cookies.set("dev", made);
    equal((await signIn(client, ADMIN)).status, 429, made);
  }
  client.cookies.set("dev", device);
  equal((await signIn(client, ADMIN)).status, 200);
});

test("a member's known device gets no extra attempts on another member's password", async ({ app, owner }) => {
  await signIn(owner, ADMIN);
  const { client: clerk } = await signInColleague(app, {
    ...{ owner, email: "clerk@example.com" },
  });
  const device = clerk.cookies.get("dev")!;
  const statuses: number[] = [];
  for (let i = 0; i < 21; i++) {
    const client = app.client({ ip: `198.51.100.${i}` });
    client.cookies.set("dev", device);
    statuses.push((await signIn(client, WRONG)).status);
  }
  deepEqual(statuses, [...Array(20).fill(401), 429]);
  equal((await signIn(owner, ADMIN)).status, 200);
});

test("a device is known to each member who has signed in on it", async ({ app, owner }) => {
  const { client: shared } = await signInColleague(app, {
    ...{ owner, email: "clerk@example.com" },
  });
  const clerk = { email: "clerk@example.com", password: PASSWORD };
  equal((await signIn(shared, ADMIN)).status, 200);
  for (const body of [ADMIN, clerk]) {
    const stranger = app.client({ ip: "198.51.100.9" });
    await repeat(stranger, "/admins/auth/signin", { ...body, password: "no" });
    const client = app.client({ ip: "198.51.100.9" });
    client.cookies.set("dev", shared.cookies.get("dev")!);
    equal((await signIn(client, body)).status, 200);
  }
});

function signIn(client: Client, body: object): Promise<Answer> {
  return client.post("/admins/auth/signin", body);
}

test("an IP address may request 600 uncached pages a minute and any number of cached ones", async ({ app, visitor }) => {
  await visitor.get("/contact.html");
  for (let i = 0; i < 599; i++) await visitor.get("/pages/none");
  const refused = await visitor.get("/contact.html?done=sent");
  equal(refused.status, 429);
  ok(refused.text.length < 200, refused.text);
  for (const path of ["/contact.html", "/contact.html?utm_source=letter"]) {
    equal((await visitor.get(path)).status, ON_GENUINE ? 429 : 200);
  }
  const other = app.client({ ip: "198.51.100.2" });
  equal((await other.get("/contact.html?done=sent")).status, 200);
});

Deno.test(
  "four pages render at a time, 128 wait and the rest get a 503, while cached pages do not wait",
  { ignore: ON_GENUINE },
  async () => {
    await using app = await testApp();
    const client = app.client();
    await client.get("/contact.html");
    const { running, waiting } = RENDERS;
    const order: string[] = [];
    const rendered = Array.from({ length: running + waiting + 5 }, async () => {
      const answer = await client.get("/contact.html?done=sent");
      order.push(String(answer.status));
      return answer;
    });
    const kept = client.get("/contact.html").then(({ status }) =>
      order.push(`${status} kept`)
    );
    const answers = await Promise.all(rendered);
    await kept;
    const refused = answers.filter(({ status }) => status === 503);
    equal(refused.length, 5);
    ok(refused.every(({ text }) => text.length < 200), refused[0]!.text);
    equal(refused[0]!.headers.get("retry-after"), "2");
    equal(order.filter((status) => status === "200").length, running + waiting);
    ok(order.indexOf("200 kept") < order.indexOf("200"), order.join());
  },
);

Deno.test("concurrent requests for a page render it once", async () => {
  let lists = 0;
  const before = ({ kind, keys }: Operation) => {
    if (kind === "list" && keys[0]?.[0] === "pages") lists++;
  };
  await using app = await testApp({ faults: { before } });
  const client = app.client();
  const asked = Array.from({ length: 40 }, () => client.get("/contact.html"));
  const answers = await Promise.all(asked);
  ok(answers.every(({ status }) => status === 200));
  ok(lists >= 1 && lists <= RENDERS.running, `${lists} times`);
});

test("an owner on a known device can sign in and request a pin while strangers exhaust the body budget", async ({ app }) => {
  await seedAdmin(app.kv);
  const signIn = (client: Client) => client.post("/admins/auth/signin", ADMIN);
  const owner = app.client();
  equal((await signIn(owner)).status, 200);
  const headers = { "content-type": "application/x-www-form-urlencoded" };
  const ends: (() => void)[] = [];
  const slow = Array.from({ length: 65 * 8 }, (_, at) => {
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        controller.enqueue(new Uint8Array(16_000).fill(97));
        ends.push(() => controller.close());
      },
    });
    const stranger = app.client({ ip: `198.51.100.${at % 65}` });
    return stranger.open("/control/signin.html", {
      method: "POST",
      body,
      headers,
    });
  });
  await until("the bodies to arrive", async () => {
    const other = await signIn(app.client());
    return other.status === 503;
  });
  equal((await owner.api("GET", "/admins/auth/signout")).status, 200);
  equal((await signIn(owner)).status, 200);
  equal((await owner.api("GET", "/admins/auth/signout")).status, 200);
  equal((await owner.form("/control/signin.html", ADMIN)).status, 303);
  equal((await owner.api("GET", "/admins/auth/signout")).status, 200);
  const asked = { email: ADMIN.email };
  const pin = await owner.post("/admins/auth/send-pin", asked);
  equal(pin.status, 200);
  equal((await owner.form("/control/password.html", asked)).status, 303);
  for (const end of ends) end();
  await Promise.all(slow);
});
