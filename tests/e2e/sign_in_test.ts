import { deepEqual, equal, match } from "node:assert/strict";
import { ADMIN, setupToken } from "../helpers/admin.ts";
import { test } from "../helpers/browser.ts";
import {
  fill,
  press,
  seeConfirmation,
  seeFocus,
  unexpectedErrors,
} from "../helpers/screen.ts";

test.withAndWithoutJavaScript("the first owner is created, signs in to the requested page and signs out", async ({ app, origin, visit }) => {
  const token = await setupToken(app.kv);
  const signUp = `/control/signup.html?token=${token}`;
  const { page, errors } = await visit(signUp);
  const password = page.getByLabel("Password", { exact: true });
  const alert = page.getByRole("alert");
  await page.getByLabel("Name", { exact: true }).fill("Ann Smith");
  await fill(page, {
    "Email": ADMIN.email,
    "Company name": "Harbour Freight",
  });
  await page.getByLabel("Time zone").selectOption("Europe/Lisbon");
  await password.fill("aaaaaaaaaaaa");
  await press(page, "Create Admin");
  match(await alert.innerText(), /too common/);
  await seeFocus(page, "password");
  await password.fill(ADMIN.password);
  await press(page, "Create Admin");
  await seeConfirmation(page, "administrator has been created");

  await page.goto(`${origin}/control/index.html?from=mail`);
  match(page.url(), /\/control\/signin\.html\?next=/);
  await fill(page, { "Email": ADMIN.email });
  await password.fill("not the password");
  await press(page, "Sign In");
  equal(await alert.innerText(), "Invalid email or password.");
  equal(await page.getByLabel("Email").inputValue(), ADMIN.email);
  equal(await password.inputValue(), "");
  await seeFocus(page, "password");

  await password.fill(ADMIN.password);
  await press(page, "Sign In");
  await page.waitForURL(`${origin}/control/index.html?from=mail`);
  const main = await page.innerText("main");
  match(main, /Signed in as Ann Smith/);

  await press(page, "Sign Out");
  await page.waitForURL(`${origin}/control/signin.html`);
  await page.goto(origin + signUp);
  equal(page.url(), `${origin}/control/signin.html`);
  deepEqual(unexpectedErrors(errors, 401, 422), []);
});
