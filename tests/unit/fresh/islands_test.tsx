import { equal, match, ok, rejects } from "node:assert/strict";
import type { ComponentChildren } from "preact";
import { signal } from "@preact/signals";
import { App, type PageProps } from "fresh";
import { Head } from "fresh/runtime";
import { attach } from "fresh/server";

function Button(props: { label?: unknown; onClick?: () => void }) {
  return <button type="button">{String(props.label)}</button>;
}

function Box({ open = true, children }: {
  open?: boolean;
  children?: ComponentChildren;
}) {
  return (
    <div>
      {open && children}
      <Button label="own" />
    </div>
  );
}

function Wrapper({ Component }: PageProps) {
  return (
    <html lang="en">
      <head>
        <title>Site</title>
        <meta name="description" content="site" />
        <link key="icon" rel="icon" href="/site.svg" />
      </head>
      <body>
        <Component />
      </body>
    </html>
  );
}

/** Renders a page with the given content. */
async function render(Content: () => ComponentChildren): Promise<string> {
  const app = new App<unknown>()
    .use(async (ctx) => {
      try {
        return await ctx.next();
      } catch (error) {
        // Shows the error to the test instead of the default plain-text response.
        return new Response(String(error), { status: 500 });
      }
    })
    .fsRoutes();
  attach(app, {
    baseUrl: import.meta.url,
    routes: {
      "./routes/_app.tsx": { default: Wrapper },
      "./routes/index.tsx": { default: Content },
    },
    islands: { "./islands/Box.tsx": { default: Box, Button } },
  });
  const response = await app.handler()(new Request("http://localhost/"));
  const html = await response.text();
  if (response.status !== 200) throw new Error(html);
  return html;
}

Deno.test("an island is rendered between markers", async () => {
  const html = await render(() => <Button label="a" />);
  const button = /<!--island:0--><button type="button">a<\/button><!--\/i/;
  match(html, button);
});

Deno.test("an island inside another island is rendered as part of it", async () => {
  const html = await render(() => <Box />);
  match(html, /<!--island:0--><div><button[^>]*>own<\/button><\/div><!--\/i/);
});

Deno.test("an island among another island's children has markers within a slot", async () => {
  const html = await render(() => (
    <Box>
      <b>
        <Button label="in" />
      </b>
    </Box>
  ));
  match(html, /<div><!--slot:0--><b><!--island:1--><button/);
  match(html, /<\/button><!--\/island--><\/b><!--\/slot--><button/);
});

Deno.test("an island's hidden children are in a template", async () => {
  const html = await render(() => <Box open={false}>{[<b key="b">x</b>]}</Box>);
  const slot = "<!--slot:0--><b >x</b><!--/slot-->";
  ok(html.includes(`<template data-fresh-slot>${slot}</template>`));
});

Deno.test("a function as a prop is rejected with the name of its island", async () => {
  const page = render(() => <Button label={signal({ f: () => {} })} />);
  await rejects(page, /"\.\/islands\/Box\.tsx Button\.label\.f".*a function/);
});

Deno.test("Head puts its children into the head and replaces equal ones", async () => {
  const html = await render(() => (
    <>
      <Head>
        <title>First</title>
        <link key="icon" rel="icon" href="/page.svg" />
        <link key="next" rel="next" href="/1" />
      </Head>
      <Head>
        <title>Page</title>
        <meta name="description" content="page" />
        <link key="next" rel="next" href="/2" />
        <link rel="alternate" href="/fr" />
        <link rel="alternate" href="/de" />
      </Head>
    </>
  ));
  const head = /<head>(.*)<\/head>/.exec(html)?.[1];
  equal(
    head,
    '<title>Page</title><meta name="description" content="page"/>' +
      '<link rel="icon" href="/page.svg"/><link rel="next" href="/2"/>' +
      '<link rel="alternate" href="/fr"/><link rel="alternate" href="/de"/>',
  );
});

Deno.test("a page has no script if there are no assets", async () => {
  equal((await render(() => <Button />)).includes("<script"), false);
});
