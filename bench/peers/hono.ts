/** Hono with Preact, on the same JSX transform as the app. */
import { Hono } from "hono";
import { headers } from "./data.ts";
import { listen } from "./listen.ts";
import { renderHome } from "./page.tsx";

const app = new Hono();

app.use(async (c, next) => {
  // Afterwards each of them would make a new Response.
  for (const [name, value] of headers) c.header(name, value);
  await next();
});
app.get("/", async (c) => c.html(await renderHome(c.req.url)));

listen(app.fetch);
