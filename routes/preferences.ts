import { define } from "@/lib/site/define.ts";
import { ownPath } from "@/lib/accounts/next_path.ts";
import { readForm } from "@/lib/http/body.ts";
import { preferenceCookies } from "@/lib/site/preferences.ts";
import { seeOther } from "@/lib/forms/post.ts";
import { withoutLanguage } from "@/lib/i18n/locales.ts";

/**
 * Stores the choice of language or theme in a cookie and redirects back. Removes any language from the URL, because it
 * would override the choice.
 */
export const handler = define.handlers({
  async POST(ctx) {
    const { lang, theme, back = "/" } = await readForm(ctx);
    const cookies = preferenceCookies({ lang, theme }, ctx.state.secure);
    const path = ownPath(back) ?? "/";
    return seeOther(lang === undefined ? path : withoutLanguage(path), cookies);
  },
});
