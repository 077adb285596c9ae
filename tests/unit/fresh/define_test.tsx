import { deepEqual, equal } from "node:assert/strict";
import { createDefine, HttpError, page } from "fresh";

interface State {
  name: string;
}

const define = createDefine<State>();

const handler = define.handlers({
  async GET(ctx) {
    await Promise.resolve();
    if (ctx.state.name === "") throw new HttpError(404);
    return page({ title: ctx.state.name, count: 1 });
  },
  POST: (ctx) => ctx.redirect("/", 303),
});

Deno.test("define.page() knows the data of its handler", () => {
  const Page = define.page<typeof handler>(({ data, state }) => {
    const sum: number = data.count + 1;
    return <p>{data.title + state.name + sum}</p>;
  });
  equal(typeof Page, "function");
});

Deno.test("define.page() and define.layout() take async components", () => {
  define.page<typeof handler>(async ({ data }) => (
    <p>{await Promise.resolve(data.title)}</p>
  ));
  define.layout(async ({ Component }) => {
    await Promise.resolve();
    return <Component />;
  });
});

Deno.test("define.middleware() returns the middlewares it is given", () => {
  const middlewares = [() => new Response("x")];
  equal(define.middleware(middlewares), middlewares);
});

Deno.test("page() carries data, status and headers", () => {
  deepEqual(page({ a: 1 }, { status: 422, headers: { b: "c" } }), {
    data: { a: 1 },
    status: 422,
    headers: { b: "c" },
  });
  equal(page().data, undefined);
});

Deno.test("HttpError has a status and a name", () => {
  const error = new HttpError(405, "No", { cause: { allow: ["GET"] } });
  equal(error.status, 405);
  equal(error.message, "No");
  equal(error.name, "HttpError");
  deepEqual(error.cause, { allow: ["GET"] });
});
