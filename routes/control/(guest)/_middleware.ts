import { define } from "@/lib/site/define.ts";

/** Defence in depth: redirects signed-in members, whatever the access table says. */
export default define.middleware((ctx) => {
  if (ctx.state.admin === null) return ctx.next();
  return ctx.redirect("/control/index.html", 303);
});
