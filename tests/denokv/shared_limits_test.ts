import { deepEqual, equal } from "node:assert/strict";
import { delay } from "deno-std/async/delay.js";
import { updateSettings } from "@/lib/settings/settings.ts";
import { ADMIN, seedAdmin } from "../helpers/admin.ts";
import { type TestApp, testApp } from "../helpers/app.ts";
import { Denokv, denokvTest as test } from "../helpers/denokv.ts";

const SERVERS = 5;

/** Runs `work` with servers of one site on one denokv. */
async function withServers(
  work: (apps: TestApp[]) => Promise<void>,
): Promise<void> {
  await using denokv = await Denokv.start();
  await using stack = new AsyncDisposableStack();
  const apps: TestApp[] = [];
  for (let count = 0; count < SERVERS; count++) {
    apps.push(stack.use(await testApp({ kvPath: denokv.path })));
  }
  await work(apps);
}

test("settings saved on one of five servers apply to all within a second", async () => {
  await withServers(async (apps) => {
    const read = (app: TestApp) => app.client().get("/contact.html");
    await Promise.all(apps.map(read));
    const contact_email = "office@example.com";
    await updateSettings(apps[0]!.kv, { contact_email });
    await delay(1_000);
    const pages = await Promise.all(apps.map(read));
    deepEqual(
      pages.map(({ text }) => text.includes(contact_email)),
      apps.map(() => true),
    );
  });
});

test("five servers share the count of wrong passwords", async () => {
  await withServers(async (apps) => {
    await seedAdmin(apps[0]!.kv);
    const signIn = async (app: TestApp, password: string) => {
      const body = { email: ADMIN.email, password };
      const path = "/admins/auth/signin";
      return (await app.client().post(path, body)).status;
    };
    for (let count = 0; count < 20; count++) {
      equal(await signIn(apps[count % SERVERS]!, `wrong-${count}`), 401);
    }
    for (const app of apps) equal(await signIn(app, ADMIN.password), 429);
  });
});

test("each of five servers counts its own missed look-ups", async () => {
  await withServers(async ([first, ...others]) => {
    const look = async (app: TestApp, code: string) =>
      (await app.client().api("GET", `/parcels/${code}`)).status;
    for (let count = 0; count < 20; count++) {
      equal(await look(first!, `GUESS-${count}000`), 404);
    }
    equal(await look(first!, "GUESS-20000"), 429);
    for (const app of others) equal(await look(app, "GUESS-20000"), 404);
  });
});
