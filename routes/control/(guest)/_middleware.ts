import { define } from "@/lib/site/define.ts";

/** A second lock: pages of this folder are never shown to a signed-in administrator, whatever the access table says. */
export default define.middleware((ctx) => {
  if (ctx.state.admin === null) return ctx.next();
  return ctx.redirect("/control/index.html", 303);
});
