import type { Page } from "playwright-core";

/** How a browser puts the elements of a translation around a text: as a copy, or with the text itself inside. */
export type Translation = "copied" | "moved";

/** Translates a page as Chrome does: every text, also a later one, gets two `font` elements around it. */
export function translate(page: Page, how: Translation): Promise<void> {
  return page.evaluate((how) => {
    function wrap(text: Text) {
      const [outer, inner] = [0, 1].map(() => document.createElement("font"));
      text.replaceWith(outer!);
      outer!.append(inner!);
      inner!.append(how === "copied" ? text.cloneNode() : text);
    }
    function wrapAll() {
      const walker = document.createTreeWalker(document.body, 4);
      const texts: Text[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      texts.filter(({ data, parentElement }) =>
        data.trim() !== "" && !parentElement!.closest("font, script, style")
      ).forEach(wrap);
    }
    wrapAll();
    const options = { subtree: true, childList: true };
    new MutationObserver(wrapAll).observe(document.body, options);
  }, how);
}
