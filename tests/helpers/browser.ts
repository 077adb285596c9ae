import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import { type Assets, loadAssets } from "fresh/server";
import { type TestApp, testApp, type TestAppOptions } from "./app.ts";
import { launchChromium, RUNS_BROWSERS } from "./chromium.ts";

/** A busy machine has no time for the fade between two pages, which Chromium reports as an error of the page. */
const SKIPPED_FADE = /^Transition was (aborted|skipped)/;

/** One visitor's page. */
export interface Visit {
  page: Page;
  /** Errors of the page and its console, violations of the policy included. */
  errors: string[];
  /** The paths of the scripts that were loaded. */
  scripts: string[];
}

/** What a browser test works with. */
export interface Story {
  app: TestApp;
  /** Where the app listens, as in `http://127.0.0.1:40321`. */
  origin: string;
  /**
   * Opens a path in a browser of its own, which wishes for less motion unless playwright's context options (locale,
   * colorScheme, javaScriptEnabled …) say otherwise.
   */
  visit(path: string, options?: BrowserContextOptions): Promise<Visit>;
}

let shared: Promise<Browser> | undefined;

/** The browser of this file's tests; after a crash a new one. */
async function browser(): Promise<Browser> {
  shared ??= launchChromium();
  if (!(await shared).isConnected()) shared = launchChromium();
  return await shared;
}

/** Closes what a story has opened. A browser that crashes meanwhile has nothing open any more. */
async function closeWindows(browser: Browser): Promise<void> {
  try {
    await Promise.all(browser.contexts().map((context) => context.close()));
  } catch (error) {
    if (browser.isConnected()) throw error;
  }
}

Deno.test.afterAll(async () => {
  await (await shared)?.close();
});

export interface BrowserTestOptions extends TestAppOptions {
  /** Whether there is nothing to test here. */
  ignore?: boolean;
}

/** Defines a test that runs against the served app in Chromium; skipped where there is none, unless REQUIRE_BROWSER=1. */
export function browserTest(
  name: string,
  run: (story: Story) => Promise<void>,
  options: BrowserTestOptions = {},
): void {
  const { ignore = false, ...appOptions } = options;
  Deno.test({
    name,
    ignore: ignore || !RUNS_BROWSERS,
    // The browser outlives the first test that needs it.
    sanitizeOps: false,
    sanitizeResources: false,
    async fn() {
      await using app = await testApp({
        ...appOptions,
        assets: await assets(),
      });
      await using site = serve(app);
      try {
        await run({
          app,
          origin: site.origin,
          visit: (path, context) => visit(site.origin + path, context),
        });
      } finally {
        await closeWindows(await browser());
      }
    },
  });
}

let built: Promise<Assets> | undefined;

function assets(): Promise<Assets> {
  const root = new URL("../../", import.meta.url).pathname.replace(/\/$/, "");
  built ??= loadAssets({ root });
  return built;
}

function serve(app: TestApp): { origin: string } & AsyncDisposable {
  const server = Deno.serve({
    port: 0,
    hostname: "127.0.0.1",
    onListen: () => undefined,
  }, app.handler);
  return {
    origin: `http://127.0.0.1:${server.addr.port}`,
    [Symbol.asyncDispose]: () => server.shutdown(),
  };
}

async function visit(
  url: string,
  options: BrowserContextOptions = {},
): Promise<Visit> {
  const context = await (await browser()).newContext({
    // It would stand between a test and the requests that the test holds up or looks at.
    serviceWorkers: "block",
    // A fade takes time, and a busy machine skips it.
    reducedMotion: "reduce",
    ...options,
  });
  const page = await context.newPage();
  const errors: string[] = [];
  const scripts: string[] = [];
  page.on("pageerror", ({ message }) => {
    if (!SKIPPED_FADE.test(message)) errors.push(message);
  });
  page.on("console", (message) => {
    if (message.type() === "error") errors.push(message.text());
  });
  page.on("response", (response) => {
    if (response.request().resourceType() === "script") {
      scripts.push(new URL(response.url()).pathname);
    }
  });
  await page.goto(url);
  return { page, errors, scripts };
}
