import { deepEqual, equal, match } from "node:assert/strict";
import type { BrowserContextOptions } from "playwright-core";
import { ADMIN, setupToken } from "../helpers/admin.ts";
import { browserTest, type Story } from "../helpers/browser.ts";

for (const javaScriptEnabled of [true, false]) {
  const how = javaScriptEnabled ? "with" : "without";
  browserTest(
    `the first admin is created, signs in and out, ${how} JavaScript`,
    (story) => createAndSignIn(story, { javaScriptEnabled }),
  );
}

async function createAndSignIn(
  { app, origin, visit }: Story,
  options: BrowserContextOptions,
): Promise<void> {
  const token = await setupToken(app.kv);
  const { page, errors } = await visit(
    `/control/signup.html?token=${token}`,
    options,
  );
  await page.getByLabel("Email").fill(ADMIN.email);
  await page.getByLabel("Password", { exact: true }).fill("aaaaaaaaaaaa");
  await page.getByRole("button", { name: "Create Admin" }).click();
  match(await page.innerText("[role=alert]"), /too common/);
  equal(await page.locator(":focus").getAttribute("name"), "password");
  await page.getByLabel("Password", { exact: true }).fill(ADMIN.password);
  await page.getByRole("button", { name: "Create Admin" }).click();
  match(
    await page.innerText("[role=status]"),
    /administrator has been created/,
  );

  await page.getByLabel("Email").fill(ADMIN.email);
  await page.getByLabel("Password", { exact: true }).fill("not the password");
  await page.getByRole("button", { name: "Sign In" }).click();
  equal(await page.innerText("[role=alert]"), "Invalid email or password.");
  equal(await page.getByLabel("Email").inputValue(), ADMIN.email);
  equal(await page.getByLabel("Password", { exact: true }).inputValue(), "");
  equal(await page.locator(":focus").getAttribute("name"), "password");

  await page.getByLabel("Password", { exact: true }).fill(ADMIN.password);
  await page.getByRole("button", { name: "Sign In" }).click();
  await page.waitForURL(`${origin}/control/index.html`);
  match(
    await page.innerText("main"),
    new RegExp(`Signed in as ${ADMIN.email}`),
  );

  await page.getByRole("button", { name: "Sign Out" }).click();
  await page.waitForURL(`${origin}/control/signin.html`);
  // The browser reports the two refusals as failed loads, and nothing else.
  deepEqual(errors.filter((error) => !/401|422/.test(error)), []);
}

browserTest(
  "Create Admin is closed once there is an administrator",
  async ({ app, visit }) => {
    await app.signedIn();
    const { page } = await visit("/control/signup.html?token=AAAA");
    match(page.url(), /\/control\/signin\.html$/);
  },
);

browserTest(
  "signing in continues to the requested page",
  async ({ app, origin, visit }) => {
    await app.signedIn();
    const { page } = await visit("/control/index.html?from=mail");
    match(page.url(), /\/control\/signin\.html\?next=/);
    await page.getByLabel("Email").fill(ADMIN.email);
    await page.getByLabel("Password", { exact: true }).fill(ADMIN.password);
    await page.getByRole("button", { name: "Sign In" }).click();
    await page.waitForURL(`${origin}/control/index.html?from=mail`);
  },
);
