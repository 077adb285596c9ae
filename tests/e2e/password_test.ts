import { deepEqual, equal, match } from "node:assert/strict";
import { ADMIN, seedAdmin } from "../helpers/admin.ts";
import { browserTest } from "../helpers/browser.ts";
import { pinOf } from "../helpers/pins.ts";
import { keepingTransport } from "../helpers/transports.ts";

const NEW = "seven grey whales";
/** The longest wait of a mail with a pin. */
const PIN_WAIT_MS = 6_000;
const clock = { ms: Date.now() };
const MAILS = { env: { MAIL_FROM: "noreply@waybill.example" } };

for (const javaScriptEnabled of [true, false]) {
  const how = javaScriptEnabled ? "with" : "without";
  const transport = keepingTransport();
  const { letters } = transport;
  browserTest(
    `a forgotten password is reset by a pin and changed again, ${how} JavaScript`,
    async ({ app, origin, visit }) => {
      await seedAdmin(app.kv);
      const { page, errors } = await visit("/control/signin.html", {
        javaScriptEnabled,
      });
      await page.getByRole("link", { name: "Forgot your password?" }).click();
      await page.getByLabel("Email").fill(ADMIN.email);
      await page.getByRole("button", { name: "Send Pin" }).click();
      match(await page.innerText("[role=status]"), /a pin is on its way/);
      equal(await page.getByLabel("Email").inputValue(), ADMIN.email);
      equal(
        await page.locator(":focus").getAttribute("name"),
        "password_token",
      );

      clock.ms += PIN_WAIT_MS;
      await app.jobs.drain();
      const pin = pinOf(letters[0]).toLowerCase().replaceAll("-", " ");
      await page.getByLabel("Pin").fill(pin);
      await page.getByLabel("New password", { exact: true }).fill("Password1");
      await page.getByLabel("Confirm new password").fill("Password1");
      await page.getByRole("button", { name: "Set New Password" }).click();
      match(await page.innerText("[role=alert]"), /too common/);
      equal(await page.locator(":focus").getAttribute("name"), "new_password");
      equal(await page.getByLabel("Pin").inputValue(), pin);
      await page.getByLabel("New password", { exact: true }).fill(NEW);
      await page.getByLabel("Confirm new password").fill(NEW);
      await page.getByRole("button", { name: "Set New Password" }).click();
      match(await page.innerText("[role=status]"), /has been reset/);

      await page.getByLabel("Email").fill(ADMIN.email);
      await page.getByLabel("Password", { exact: true }).fill(NEW);
      await page.getByRole("button", { name: "Sign In" }).click();
      await page.waitForURL(`${origin}/control/index.html`);

      await page.getByRole("link", { name: "My Account" }).click();
      await page.getByRole("link", { name: "Change Password" }).click();
      await page.getByLabel("Current password").fill("not the password");
      await page.getByLabel("New password", { exact: true })
        .fill(ADMIN.password);
      await page.getByLabel("Confirm new password").fill(ADMIN.password);
      await page.getByRole("button", { name: "Change Password" }).click();
      equal(
        await page.innerText("[role=alert]"),
        "The current password is wrong.",
      );
      equal(await page.locator(":focus").getAttribute("name"), "password");
      await page.getByLabel("Current password").fill(NEW);
      await page.getByLabel("New password", { exact: true })
        .fill(ADMIN.password);
      await page.getByLabel("Confirm new password").fill(ADMIN.password);
      await page.getByRole("button", { name: "Change Password" }).click();
      match(await page.innerText("[role=status]"), /has been changed/);
      // The browser reports the refusals as failed loads, and nothing else.
      deepEqual(errors.filter((error) => !/422/.test(error)), []);
    },
    { ...MAILS, transport, clock },
  );
}

const transport = keepingTransport();
const { letters } = transport;

browserTest(
  "the mail's link carries the pin, which is removed from the address",
  async ({ app, origin, visit }) => {
    const { id } = await seedAdmin(app.kv);
    await app.client().api("POST", "/admins/auth/send-pin", {
      body: { email: ADMIN.email },
    });
    clock.ms += PIN_WAIT_MS;
    await app.jobs.drain();
    const pin = pinOf(letters[0]);
    const { page, errors } = await visit(`/control/password.html#token=${pin}`);
    await page.waitForURL(`${origin}/control/password.html?step=2`);
    const field = page.getByLabel("Pin");
    await page.waitForFunction(() =>
      document.querySelector<HTMLInputElement>("[name=password_token]")?.value
    );
    equal(await field.inputValue(), pin);
    equal(page.url(), `${origin}/control/password.html?step=2`);
    await page.goBack();
    equal(page.url().includes(pin), false);
    equal((await app.kv.get(["pins", id])) !== null, true);
    deepEqual(errors, []);
  },
  { ...MAILS, transport, clock },
);
