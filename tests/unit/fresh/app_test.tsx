import { deepEqual, equal, match } from "node:assert/strict";
import { App, type Context, HttpError, page, type PageProps } from "fresh";
import { attach, type Manifest } from "fresh/server";

interface State {
  trail: string[];
}

type Routes = Manifest["routes"];

/** Sends requests to an app with these routes; `setUp` configures the app before its routes. */
function serve(
  routes: Routes,
  setUp: (app: App<State>) => void = () => {},
): (path: string, init?: RequestInit) => Promise<Response> {
  const app = new App<State>();
  setUp(app);
  attach(app.fsRoutes(), { baseUrl: import.meta.url, routes, islands: {} });
  const handler = app.handler();
  return (path, init) => handler(new Request("http://localhost" + path, init));
}

function step(name: string) {
  return async function leaveMark(ctx: Context<State>) {
    (ctx.state.trail ??= []).push(name);
    const response = await ctx.next();
    response.headers.append("trail", name);
    return response;
  };
}

function showTrail(ctx: Context<State>): Response {
  return new Response((ctx.state.trail ?? []).join(" "));
}

function wrapper(name: string) {
  return function Wrapper({ Component }: PageProps) {
    return (
      <div class={name}>
        <Component />
      </div>
    );
  };
}

function Page() {
  return <p>page</p>;
}

async function textOf(response: Promise<Response>): Promise<string> {
  return await (await response).text();
}

async function classes(response: Promise<Response>): Promise<string[]> {
  const found = (await textOf(response)).matchAll(/class="(\w+)"/g);
  return Array.from(found, ([, name]) => name!);
}

/** A route that throws an HTTP error. */
function throwingRoute(status: number, message: string) {
  return {
    handler() {
      throw new HttpError(status, message);
    },
  };
}

Deno.test("middlewares run from the app inwards and back", async () => {
  const request = serve({
    "./routes/_middleware.ts": { default: [step("root1"), step("root2")] },
    "./routes/a/_middleware.ts": { handler: step("a") },
    "./routes/a/(g)/_middleware.ts": { default: step("group") },
    "./routes/a/(g)/x.ts": { handler: showTrail },
    "./routes/a/y.ts": { handler: showTrail },
  }, (app) => app.use(step("use1"), step("use2")));
  const inGroup = await request("/a/x");
  equal(await inGroup.text(), "use1 use2 root1 root2 a group");
  equal(inGroup.headers.get("trail"), "group, a, root2, root1, use2, use1");
  equal(await textOf(request("/a/y")), "use1 use2 root1 root2 a");
});

Deno.test("App.use() with a path covers only the routes below it", async () => {
  const request = serve({
    "./routes/api/x.ts": { handler: showTrail },
    "./routes/x.ts": { handler: showTrail },
  }, (app) => app.use("/api", step("api")));
  equal(await textOf(request("/api/x")), "api");
  equal(await textOf(request("/x")), "");
});

Deno.test("layouts nest by folder and group inside the app", async () => {
  const request = serve({
    "./routes/_app.tsx": { default: wrapper("app") },
    "./routes/_layout.tsx": { default: wrapper("root") },
    "./routes/a/_layout.tsx": { default: wrapper("a") },
    "./routes/a/(g)/_layout.tsx": { default: wrapper("group") },
    "./routes/a/(g)/x.tsx": { default: Page },
    "./routes/a/y.tsx": { default: Page },
  });
  deepEqual(await classes(request("/a/x")), ["app", "root", "a", "group"]);
  deepEqual(await classes(request("/a/y")), ["app", "root", "a"]);
});

Deno.test("layouts and routes may skip inherited layouts and the app", async () => {
  const alone = { skipInheritedLayouts: true };
  const request = serve({
    "./routes/_app.tsx": { default: wrapper("app") },
    "./routes/_layout.tsx": { default: wrapper("root") },
    "./routes/a/_layout.tsx": { default: wrapper("a"), config: alone },
    "./routes/a/x.tsx": { default: Page },
    "./routes/a/y.tsx": { default: Page, config: { skipAppWrapper: true } },
    "./routes/z.tsx": { default: Page, config: alone },
  });
  deepEqual(await classes(request("/a/x")), ["app", "a"]);
  deepEqual(await classes(request("/a/y")), ["a"]);
  deepEqual(await classes(request("/z")), ["app"]);
});

Deno.test("app, layouts and routes may be async and return a response", async () => {
  const request = serve({
    "./routes/_layout.tsx": {
      default: async ({ Component, url }: PageProps) =>
        await Promise.resolve(
          url.search ? new Response("from the layout") : <Component />,
        ),
    },
    "./routes/x.tsx": { default: async () => await Promise.resolve(<b>x</b>) },
  });
  match(await textOf(request("/x")), /<b>x<\/b>/);
  equal(await textOf(request("/x?no")), "from the layout");
});

Deno.test("page() passes its data to the component and its status to the response", async () => {
  const GET = () => page({ n: 4 }, { status: 422, headers: { a: "b" } });
  const Show = ({ data }: PageProps<{ n: number }>) => <i>{data.n}</i>;
  const request = serve({
    "./routes/x.tsx": { handler: { GET }, default: Show },
  });
  const response = await request("/x");
  equal(response.status, 422);
  equal(response.headers.get("a"), "b");
  equal(response.headers.get("content-type"), "text/html; charset=utf-8");
  match(await response.text(), /^<!DOCTYPE html><html>.*<i>4<\/i>/);
});

Deno.test("the outermost middleware catches unknown paths and thrown errors", async () => {
  const request = serve({
    "./routes/_app.tsx": { default: wrapper("app") },
    "./routes/boom.ts": throwingRoute(418, "teapot"),
  }, (app) =>
    app.use(async (ctx) => {
      try {
        return await ctx.next();
      } catch (error) {
        const { status } = error as HttpError;
        return await ctx.render(<p>Error {status}</p>, { status });
      }
    }));
  for (const [path, status] of [["/nope", 404], ["/boom", 418]] as const) {
    const response = await request(path);
    equal(response.status, status);
    match(await response.text(), new RegExp(`class="app"><p>Error ${status}`));
  }
});

Deno.test("an unsupported method returns 405 with the allowed methods", async () => {
  let caught: unknown;
  const request = serve({
    "./routes/x.tsx": { default: Page, handler: { POST: showTrail } },
  }, (app) =>
    app.use(async (ctx) => {
      try {
        return await ctx.next();
      } catch (error) {
        caught = error;
        throw error;
      }
    }));
  equal((await request("/x", { method: "DELETE" })).status, 405);
  for (const method of ["constructor", "toString", "__proto__"]) {
    equal((await request("/x", { method })).status, 405, method);
  }
  equal((await request("/x", { method: "POST" })).status, 200);
  equal((await request("/x")).status, 200);
  deepEqual((caught as HttpError).cause, { allow: ["GET", "HEAD", "POST"] });
});

Deno.test("HEAD is served by GET, and repeated slashes count as one", async () => {
  const GET = showTrail;
  const request = serve({ "./routes/a/x.ts": { handler: { GET } } });
  equal((await request("/a/x", { method: "HEAD" })).status, 200);
  equal((await request("//a//x")).status, 200);
});

Deno.test("errors are plain text if no middleware handles them", async () => {
  const request = serve({ "./routes/x.ts": throwingRoute(403, "Not for you") });
  const response = await request("/x");
  equal(response.status, 403);
  equal(await response.text(), "Not for you");
  equal((await request("/nope")).status, 404);
});

Deno.test("ctx.redirect() never redirects to another host because of repeated slashes", async () => {
  const redirects = {
    "/a?b=//c": "/a?b=//c",
    "//evil.example/x": "/evil.example/x",
    "https://example.com//x": "https://example.com//x",
  };
  for (const [to, location] of Object.entries(redirects)) {
    const handler = (ctx: Context<State>) => ctx.redirect(to, 303);
    const response = await serve({ "./routes/x.ts": { handler } })("/x");
    equal(response.status, 303);
    equal(response.headers.get("location"), location);
  }
});
