import "./attributes.ts";
import { Fragment, h, type JSX } from "preact";
import { jsxTemplate } from "preact/jsx-runtime";
import { renderToString } from "preact-render-to-string";
import { answerWith } from "./answer.ts";
import type { Context } from "./context.ts";
import { completePage, CONTENT } from "./document.ts";
import { collect, Collector } from "./islands.ts";
import type { Assets, PageProps, RouteComponent } from "./types.ts";

interface PageOptions {
  init: ResponseInit;
  assets: Assets | null;
  app: RouteComponent | null;
  layouts: RouteComponent[];
}

/** The output of a component, or the Response of an async one. */
type RenderOutput = JSX.Element | Response | null;

/**
 * Renders a page inside its layouts and the app, and adds the data and scripts of its islands. A page without islands
 * refers to no script at all.
 */
export async function renderPage<State>(
  ctx: Context<State>,
  page: JSX.Element | null,
  { init, assets, app, layouts }: PageOptions,
): Promise<Response> {
  let content: RenderOutput = page;
  for (const layout of layouts.toReversed()) {
    const inner: JSX.Element | null = content;
    content = await renderComponent(ctx, layout, { Component: () => inner });
    if (content instanceof Response) return content;
  }
  const collector = new Collector();
  const inner = collect(
    collector,
    () => renderToString(h(Fragment, null, content)),
  );
  const wrapped = app === null ? null : await wrap(ctx, app, collector);
  if (wrapped instanceof Response) return wrapped;
  const parts = wrapped === null
    ? { html: inner }
    : { html: wrapped, content: inner };
  return respond(completePage(parts, collector, assets), init);
}

/** Creates the response as text; the compression middleware or, without it, the server encodes it. */
function respond(html: string, { status, headers }: ResponseInit): Response {
  const response = answerWith(html, headers && new Headers(headers), status);
  response.headers.set("content-type", "text/html; charset=utf-8");
  return response;
}

/** Renders the app around a marker for its content. */
async function wrap<State>(
  ctx: Context<State>,
  app: RouteComponent,
  collector: Collector,
): Promise<string | Response> {
  const Component = () => jsxTemplate([CONTENT]);
  const vnode = await renderComponent(ctx, app, { Component });
  if (vnode instanceof Response) return vnode;
  return collect(collector, () => renderToString(h(Fragment, null, vnode)));
}

/** Calls an async component, or creates the vnode of any other. */
export async function renderComponent<State>(
  ctx: Context<State>,
  component: RouteComponent,
  own: Partial<Pick<PageProps, "data" | "Component">>,
): Promise<RenderOutput> {
  const { config, url, req, params, info, state, route } = ctx;
  const { data, Component = () => null } = own;
  const context = { config, url, req, params, info, state, route };
  const props: PageProps<unknown, State> = { ...context, data, Component };
  if (component.constructor.name !== "AsyncFunction") {
    return h(component, props);
  }
  return await (component as unknown as (
    props: PageProps,
  ) => Promise<RenderOutput>)(props);
}
