import { define } from "@/lib/site/define.ts";

/** The short address of the panel, easy to remember. */
export const handler = define.handlers({
  GET: (ctx) => ctx.redirect("/control/index.html"),
});
