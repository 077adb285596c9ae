import type { BrowserContextOptions } from "playwright-core";
import type { Story, Visit } from "./browser.ts";

/** Opens a screen of the panel in a browser in which the administrator is signed in. */
export async function visitPanel(
  { app, visit }: Story,
  path: string,
  options: BrowserContextOptions = {},
): Promise<Visit> {
  const { cookies } = await app.signedIn();
  const session = {
    ...{ name: "sid", value: cookies.get("sid")! },
    ...{ domain: "127.0.0.1", path: "/", expires: -1 },
    ...{ httpOnly: true, secure: false, sameSite: "Lax" } as const,
  };
  return await visit(path, {
    ...options,
    storageState: { cookies: [session], origins: [] },
  });
}
