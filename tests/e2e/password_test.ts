import { deepEqual, equal, match } from "node:assert/strict";
import type { Page } from "playwright-core";
import { ADMIN, seedAdmin } from "../helpers/admin.ts";
import { test } from "../helpers/browser.ts";
import { pinOf } from "../helpers/pins.ts";
import {
  fill,
  press,
  seeConfirmation,
  seeFocus,
  unexpectedErrors,
} from "../helpers/screen.ts";
import { recordingTransport } from "../helpers/transports.ts";

const NEW = "seven grey whales";
/** Maximum delay before a mail with a pin is sent. */
const PIN_WAIT_MS = 6_000;
const clock = { ms: Date.now() };
const transport = recordingTransport();
const SITE = {
  env: { MAIL_FROM: "noreply@waybill.example" },
  transport,
  clock,
};

async function enterNewPassword(page: Page, password: string): Promise<void> {
  await page.getByLabel("New password", { exact: true }).fill(password);
  await fill(page, { "Confirm new password": password });
}

test.withAndWithoutJavaScript(
  "a member resets a forgotten password with a pin and changes it again",
  async ({ app, origin, visit }) => {
    await seedAdmin(app.kv);
    const { page, errors } = await visit("/control/signin.html");
    const alert = page.getByRole("alert");
    await page.getByRole("link", { name: "Forgot your password?" }).click();
    await fill(page, { "Email": ADMIN.email });
    await press(page, "Send Pin");
    await seeConfirmation(page, "a pin is on its way");
    equal(await page.getByLabel("Email").inputValue(), ADMIN.email);
    await seeFocus(page, "password_token");

    clock.ms += PIN_WAIT_MS;
    await app.jobs.drain();
    const pin = pinOf(transport.letters.at(-1)).toLowerCase()
      .replaceAll("-", " ");
    await fill(page, { "Pin": pin });
    await enterNewPassword(page, "Password1");
    await press(page, "Set New Password");
    match(await alert.innerText(), /too common/);
    await seeFocus(page, "new_password");
    equal(await page.getByLabel("Pin").inputValue(), pin);
    await enterNewPassword(page, NEW);
    await press(page, "Set New Password");
    await seeConfirmation(page, "has been reset");

    await fill(page, { "Email": ADMIN.email });
    await page.getByLabel("Password", { exact: true }).fill(NEW);
    await press(page, "Sign In");
    await page.waitForURL(`${origin}/control/index.html`);

    await page.getByRole("link", { name: "My Account" }).click();
    await page.getByRole("link", { name: "Change Password" }).click();
    await fill(page, { "Current password": "not the password" });
    await enterNewPassword(page, ADMIN.password);
    await press(page, "Change Password");
    equal(await alert.innerText(), "The current password is wrong.");
    await seeFocus(page, "password");
    await fill(page, { "Current password": NEW });
    await enterNewPassword(page, ADMIN.password);
    await press(page, "Change Password");
    await seeConfirmation(page, "has been changed");
    deepEqual(unexpectedErrors(errors, 422), []);
  },
  SITE,
);

test(
  "the link in the mail fills in the pin and removes it from the URL",
  async ({ app, origin, visit }) => {
    const { id } = await seedAdmin(app.kv);
    const body = { email: ADMIN.email };
    await app.client().api("POST", "/admins/auth/send-pin", { body });
    clock.ms += PIN_WAIT_MS;
    await app.jobs.drain();
    const pin = pinOf(transport.letters.at(-1));
    const { page, errors } = await visit(`/control/password.html#token=${pin}`);
    await page.waitForURL(`${origin}/control/password.html?step=2`);
    await page.waitForFunction(() =>
      document.querySelector<HTMLInputElement>("[name=password_token]")?.value
    );
    equal(await page.getByLabel("Pin").inputValue(), pin);
    equal(page.url(), `${origin}/control/password.html?step=2`);
    await page.goBack();
    equal(page.url().includes(pin), false);
    equal((await app.kv.get(["pins", id])) !== null, true);
    deepEqual(errors, []);
  },
  SITE,
);
