import type { BrowserContextOptions, Page } from "playwright-core";
import { ADMIN } from "./admin.ts";
import type { Story, Visit } from "./browser.ts";

/** Opens a screen of the panel in a signed-in browser. */
export async function visitPanel(
  { app, visit }: Story,
  path: string,
  options: BrowserContextOptions = {},
): Promise<Visit> {
  const { cookies } = await app.signedIn();
  return await visit(path, { ...options, session: cookies.get("sid")! });
}

/** Signs the member in on the page that says the session has ended. */
export async function signInAgain(page: Page): Promise<void> {
  await page.getByText("Your session has ended").waitFor();
  await signIn(page);
}

/** Signs the member in with the form. */
export async function signIn(page: Page): Promise<void> {
  await page.getByLabel("Email").fill(ADMIN.email);
  await page.getByLabel("Password", { exact: true }).fill(ADMIN.password);
  await page.getByRole("button", { name: "Sign In" }).click();
}
