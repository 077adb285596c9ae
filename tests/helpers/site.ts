import { type TestApp, testApp } from "./app.ts";
import type { Client } from "./client.ts";
import { type RecordingTransport, recordingTransport } from "./transports.ts";

/** A new site: its app, a browser of its signed-in owner and a visitor's browser. */
export interface Site {
  app: TestApp;
  owner: Client;
  visitor: Client;
}

type DefineTest<Extra = unknown> = (
  name: string,
  run: (site: Site & Extra) => Promise<void>,
) => void;

/** Returns a test() for sites that `open` starts. Tests receive the result of `open` in addition to the app. */
export function testOn<Opened extends { app: TestApp }>(
  open: () => Promise<Opened>,
): DefineTest<Opened> {
  return (name, run) =>
    Deno.test(name, async () => {
      const opened = await open();
      await using app = opened.app;
      const owner = await app.signedIn();
      await run({ ...opened, owner, visitor: app.client() });
    });
}

/** Returns a test() for sites whose clock stands still until the test moves it. */
export function testAt(ms: number): DefineTest<{ clock: { ms: number } }> {
  return testOn(async () => {
    const clock = { ms };
    return { app: await testApp({ clock }), clock };
  });
}

/** Defines a test on a new site. A test of a site without an owner, or with options, starts the app itself. */
export function test(...[name, run]: Parameters<DefineTest>): void {
  testOn(async () => ({ app: await testApp() }))(name, run);
}

/** Defines a test on a new site that sends mails. */
test.withMails = testOn<{ app: TestApp; transport: RecordingTransport }>(
  async () => {
    const transport = recordingTransport();
    return { app: await testApp({ transport }), transport };
  },
);
