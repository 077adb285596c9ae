import { define } from "@/lib/site/define.ts";

/** The short address of the panel, easy to remember (decision 106). */
export const handler = define.handlers({
  GET: (ctx) => ctx.redirect("/control/index.html"),
});
