/** The path of PREFETCHING; only responses to members refer to it. */
export const RULES_PATH = "/control/prefetch.json";

/**
 * Speculation rules (https://html.spec.whatwg.org/#speculative-loading): supporting browsers prefetch a panel screen while the
 * pointer rests on its link. The GET of a screen changes nothing, except that it marks a message as opened. API calls, files
 * and public pages, where look-ups are counted, are not under /control.
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
