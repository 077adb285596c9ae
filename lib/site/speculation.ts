/** The address of PREFETCHING; only answers to a member name it. */
export const RULES_PATH = "/control/prefetch.json";

/**
 * Speculation rules (https://html.spec.whatwg.org/#speculative-loading): supporting browsers prefetch a panel screen while
 * the pointer rests on its link. A GET of a screen changes nothing, except that it opens a message; calls, files and public
 * pages, where look-ups count, are not under /control.
 */
export const PREFETCHING = JSON.stringify({
  prefetch: [{
    where: {
      and: [
        { href_matches: "/control/*" },
        { not: { href_matches: "/control/messages/*" } },
      ],
    },
    eagerness: "moderate",
  }],
});
