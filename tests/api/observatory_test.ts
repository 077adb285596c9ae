import { equal, ok } from "node:assert/strict";
import { type TestApp, testApp } from "../helpers/app.ts";
import type { Client } from "../helpers/client.ts";
import { observatoryScore } from "../helpers/observatory.ts";

const HOST = "www.example.com";

const LEAST = 140;
const LEAST_WITH_CHAT = 125;

for (
  const path of [
    "/",
    "/track.html",
    "/track.html?code=NO-SUCH-CODE",
    "/contact.html",
    "/pages/about-us",
    "/nowhere",
    "/control/signin.html",
  ]
) {
  Deno.test(`Mozilla's Observatory would give ${path} ${LEAST} points at least`, async () => {
    await using app = await testApp();
    const score = await scoreOf(app, path);
    ok(score >= LEAST, String(score));
  });
}

Deno.test(`Mozilla's Observatory would give a page with the owner's chat ${LEAST_WITH_CHAT} points at least`, async () => {
  await using app = await testApp();
  const admin = await app.signedIn();
  const { status } = await admin.api("PATCH", "/settings", {
    body: { chat_code: '<script src="https://chat.example/load.js"></script>' },
  });
  equal(status, 200);
  const score = await scoreOf(app, "/");
  ok(score >= LEAST_WITH_CHAT, String(score));
});

Deno.test("a score counts what is missing, and gives nothing extra to who lacks much", async () => {
  await using app = await testApp();
  const client = secureClient(app);
  const [http, https] = [
    await plainClient(app).get("/"),
    await client.get("/"),
  ];
  const bare = { ...https, headers: new Headers() };
  // No policy, no HSTS, nothing against sniffing and frames.
  equal(observatoryScore({ http, https: bare }), 100 - 25 - 20 - 5 - 20);
  // Beside that, no way from http to https.
  equal(observatoryScore({ http: bare, https: bare }), 10);
  equal(observatoryScore({ http, https }), LEAST);
});

async function scoreOf(app: TestApp, path: string): Promise<number> {
  const http = await plainClient(app).get(path);
  const https = await secureClient(app).get(path);
  return observatoryScore({ http, https });
}

function plainClient(app: TestApp): Client {
  return app.client({ origin: `http://${HOST}` });
}

function secureClient(app: TestApp): Client {
  return app.client({ origin: `https://${HOST}` });
}
