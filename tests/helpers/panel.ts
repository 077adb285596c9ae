import type { BrowserContextOptions } from "playwright-core";
import type { Story, Visit } from "./browser.ts";

/** Opens a screen of the panel in a browser in which the administrator is signed in. */
export async function visitPanel(
  { app, origin, visit }: Story,
  path: string,
  options: BrowserContextOptions = {},
): Promise<Visit> {
  const story = await visit("/control/signin.html", options);
  const { cookies } = await app.signedIn();
  await story.page.context().addCookies([
    { name: "sid", value: cookies.get("sid")!, url: origin },
  ]);
  await story.page.goto(origin + path);
  return story;
}
