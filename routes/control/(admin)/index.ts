import { define } from "@/lib/site/define.ts";

/** What people type who remember no more of the panel's address (decision 106). */
export const handler = define.handlers({
  GET: (ctx) => ctx.redirect("/control/index.html"),
});
