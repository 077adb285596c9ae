import { deepEqual, equal, ok } from "node:assert/strict";
import { type TestApp, testApp } from "../helpers/app.ts";
import { ADMIN, seedAdmin, setupToken } from "../helpers/admin.ts";
import type { LogLine } from "../helpers/log.ts";
import { formOf } from "../helpers/pictures.ts";
import { test } from "../helpers/site.ts";

const PARCEL = {
  tracking_code: "WAY-LOGS-0001-KEPT",
  recipient_name: "Ada Lovelace",
  recipient_email: "ada@example.com",
  destination: "12 St James Square, London",
  sender_name: "Babbage & Sons",
};

Deno.test("every sign-in attempt is logged with outcome and request id, but without secrets", async () => {
  await using app = await testApp();
  const visitor = app.client();
  const token = await setupToken(app.kv);
  await create("a-wrong-token");
  await create(token);
  await signIn("not the password");
  await signIn(ADMIN.password);
  await visitor.api("GET", "/admins/auth/signout");
  await visitor.api("GET", "/admins/auth/signout");
  await visitor.post("/admins/auth/send-pin", { email: ADMIN.email });
  await visitor.patch("/admins/auth/update/password-guest", {
    email: ADMIN.email,
    password_token: "0000-0000-0000-0000-0000-0000",
    new_password: "Another-horse-8",
    confirm_new_password: "Another-horse-8",
  });
  await visitor.api("GET", "/parcels");
  const events = [
    "setup.fail",
    "admin.created",
    "auth.fail",
    "auth.ok",
    "auth.out",
    "reset.requested",
    "reset.fail",
    "authz.denied",
  ];
  deepEqual(securityLines(app).map(({ event }) => event), events);
  const requests = new Set(
    app.lines.filter(({ event }) => event === "request").map(({ id }) => id),
  );
  ok(securityLines(app).every(({ id }) => requests.has(id)));
  const text = JSON.stringify(app.lines);
  for (
    const secret of [
      token,
      "a-wrong-token",
      ADMIN.email,
      ADMIN.password,
      "0000-",
    ]
  ) {
    ok(!text.includes(secret), secret);
  }

  function create(token: string) {
    return visitor.post("/admins", { ...ADMIN, token });
  }
  function signIn(password: string) {
    return visitor.post("/admins/auth/signin", {
      email: ADMIN.email,
      password,
    });
  }
});

test("a wrong proof is logged without the proof and the code", async ({ app, owner }) => {
  await owner.post("/parcels", PARCEL);
  const { status } = await app.client().post(
    `/parcels/${PARCEL.tracking_code}/proof`,
    { proof: "eve@example.com" },
  );
  equal(status, 422);
  equal(securityLines(app).at(-1)?.event, "verification.fail");
  const text = JSON.stringify(app.lines);
  ok(!text.includes("eve@") && !text.includes("LOGS"));
});

test("a rejected file is logged with the reason, a missing file is not", async ({ app, owner }) => {
  const fields = { name: "Ada", review: "Good" };
  const script = new TextEncoder().encode("<script>");
  const posts = [
    formOf({ ...fields, image: ["me.jpg", script] }),
    formOf({ ...fields, image: ["me.jpg", new Uint8Array(5 * 2 ** 20 + 1)] }),
    formOf(fields),
  ];
  for (const body of posts) {
    await owner.send("/api/reviews", { method: "POST", body });
    await owner.send("/control/reviews/create.html", { method: "POST", body });
  }
  deepEqual(
    securityLines(app).map(({ event, reason }) => `${event} ${reason}`),
    [
      "upload.rejected invalid.imageType",
      "upload.rejected invalid.imageType",
      "upload.rejected error.fileTooLarge",
      "upload.rejected error.fileTooLarge",
    ],
  );
});

Deno.test("a 429 is logged with the truncated IP address", async () => {
  await using app = await testApp({ env: { LIMIT_FACTOR: "0.05" } });
  await seedAdmin(app.kv);
  const client = app.client({ ip: "198.51.100.7" });
  for (let count = 0; count < 4; count++) {
    await client.api("GET", "/parcels/NO-SUCH-CODE");
  }
  const last = app.lines.findLast(({ event }) => event === "request");
  equal(last?.status, 429);
  equal(last?.ip, "198.51.100.0");
  equal(last?.route, "/api/parcels/:code");
});

/** Returns the log lines except those of every request. */
function securityLines(app: TestApp): LogLine[] {
  return app.lines.filter(({ event }) => event !== "request");
}
