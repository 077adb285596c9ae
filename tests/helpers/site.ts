import { type TestApp, testApp } from "./app.ts";
import type { Client } from "./client.ts";

/** A new site: its app, the browser of its signed-in owner and one of a visitor. */
export interface Site {
  app: TestApp;
  owner: Client;
  visitor: Client;
}

/** Defines a test on a new site; a test of a site without an owner, or with options, starts its app itself. */
export function test(name: string, run: (site: Site) => Promise<void>): void {
  Deno.test(name, async () => {
    await using app = await testApp();
    await run({ app, owner: await app.signedIn(), visitor: app.client() });
  });
}
