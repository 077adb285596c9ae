import { equal, match, rejects } from "node:assert/strict";
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

/** The HTML of a page that shows `content`. */
async function render(Content: () => ComponentChildren): Promise<string> {
  const app = new App<unknown>()
    .use(async (ctx) => {
      try {
        return await ctx.next();
      } catch (error) {
        // Hand the error to the test, past the plain-text answer.
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
  match(
    html,
    /<!--island:0--><button type="button">a<\/button><!--\/island-->/,
  );
});

Deno.test("an island inside an island is part of it", async () => {
  const html = await render(() => <Box />);
  match(html, /<!--island:0--><div><button[^>]*>own<\/button><\/div><!--\/i/);
});

Deno.test("an island among another's children has markers in a slot", async () => {
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

Deno.test("children an island hides travel in a template", async () => {
  const html = await render(() => <Box open={false}>{[<b key="b">x</b>]}</Box>);
  match(
    html,
    /<template data-fresh-slot><!--slot:0--><b >x<\/b><!--\/slot--><\/template>/,
  );
});

Deno.test("a prop that is a function is refused by the name of its island", async () => {
  const page = render(() => <Button label={signal({ f: () => {} })} />);
  await rejects(page, /"\.\/islands\/Box\.tsx Button\.label\.f".*a function/);
});

Deno.test("Head puts its children into the head, in place of equal ones", async () => {
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

Deno.test("without assets a page with islands names no script", async () => {
  equal((await render(() => <Button />)).includes("<script"), false);
});
