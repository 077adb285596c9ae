import type {
  Browser,
  BrowserContext,
  BrowserContextOptions,
  Page,
} from "playwright-core";
import { type Assets, loadAssets } from "fresh/server";
import { type TestApp, testApp, type TestAppOptions } from "./app.ts";
import { launchChromium, RUNS_BROWSERS } from "./chromium.ts";

/** On a busy machine Chromium skips the fade between two pages and reports it as an error of the page. */
const SKIPPED_FADE = /^Transition was (aborted|skipped)/;

/** One visitor's page. */
export interface Visit {
  page: Page;
  /** Errors of the page and its console, including violations of the security policy. */
  errors: string[];
  /** The paths of the scripts that were loaded. */
  scripts: string[];
}

interface VisitOptions extends BrowserContextOptions {
  /** The token of the browser's session. */
  session?: string;
}

/** The context of a browser test. */
export interface Story {
  app: TestApp;
  /** The app's origin, for example `http://127.0.0.1:40321`. */
  origin: string;
  /** Whether the visitors' browsers run scripts. */
  javaScriptEnabled: boolean;
  /**
   * Opens a path in a new browser context with reduced motion; Playwright's options (locale, colorScheme, javaScriptEnabled …)
   * take precedence.
   */
  visit(path: string, options?: VisitOptions): Promise<Visit>;
}

let shared: Promise<Browser> | undefined;

/** Returns the browser for this file's tests; starts a new one after a crash. */
async function browser(): Promise<Browser> {
  shared ??= launchChromium();
  if (!(await shared).isConnected()) shared = launchChromium();
  return await shared;
}

/** Closes the windows of a story. A crashed browser has none. */
async function closeWindows(browser: Browser): Promise<void> {
  try {
    await Promise.all(browser.contexts().map(closeContext));
  } catch (error) {
    if (browser.isConnected()) throw error;
  }
}

/** Closes a context and ignores errors of requests that the test is still answering. */
async function closeContext(context: BrowserContext): Promise<void> {
  const pages = context.pages();
  await Promise.all(
    pages.map((page) => page.unrouteAll({ behavior: "ignoreErrors" })),
  );
  await context.close();
}

Deno.test.afterAll(async () => {
  await (await shared)?.close();
});

export interface BrowserTestOptions extends TestAppOptions {
  /** Whether to skip the test. */
  ignore?: boolean;
}

/** Defines a test that runs against the served app in Chromium. Skipped without Chromium unless REQUIRE_BROWSER=1. */
export function test(
  name: string,
  run: (story: Story) => Promise<void>,
  options: BrowserTestOptions = {},
): void {
  define(name, run, { ...options, javaScriptEnabled: true });
}

/** Defines two tests: one in a browser that runs scripts, one in a browser that does not. */
test.withAndWithoutJavaScript = (
  name: string,
  run: (story: Story) => Promise<void>,
  options: BrowserTestOptions = {},
): void => {
  for (const javaScriptEnabled of [true, false]) {
    const how = javaScriptEnabled ? "with" : "without";
    const scripts = { javaScriptEnabled };
    define(`${name}, ${how} JavaScript`, run, { ...options, ...scripts });
  }
};

function define(
  name: string,
  run: (story: Story) => Promise<void>,
  options: BrowserTestOptions & { javaScriptEnabled: boolean },
): void {
  const { ignore = false, javaScriptEnabled, ...appOptions } = options;
  Deno.test({
    name,
    ignore: ignore || !RUNS_BROWSERS,
    // The browser outlives the test that starts it.
    sanitizeOps: false,
    sanitizeResources: false,
    async fn() {
      await using app = await testApp({
        ...appOptions,
        assets: await assets(),
      });
      await using site = serve(app.handler);
      try {
        await run({
          app,
          origin: site.origin,
          javaScriptEnabled,
          visit: (path, context) =>
            visit(site.origin + path, { javaScriptEnabled, ...context }),
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

/** Serves an app, or a handler, on a free port of a local address. */
export function serve(
  handler: Deno.ServeHandler<Deno.NetAddr>,
  hostname: "127.0.0.1" | "localhost" = "127.0.0.1",
): { origin: string } & AsyncDisposable {
  const options = { port: 0, hostname, onListen: () => undefined };
  const server = Deno.serve(options, handler);
  return {
    origin: `http://${hostname}:${server.addr.port}`,
    [Symbol.asyncDispose]: () => server.shutdown(),
  };
}

/** Opens a URL in a new browser context. */
export async function visit(
  url: string,
  { session, ...options }: VisitOptions = {},
): Promise<Visit> {
  const context = await (await browser()).newContext({
    // It would intercept requests that the test delays or inspects.
    serviceWorkers: "block",
    // A fade takes time and is skipped on a busy machine.
    reducedMotion: "reduce",
    ...options,
  });
  if (session !== undefined) {
    const site = { url: new URL(url).origin, httpOnly: true };
    await context.addCookies([{ ...site, name: "sid", value: session }]);
  }
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
