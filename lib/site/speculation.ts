/** Where the rules of PREFETCHING stand; only answers to a signed-in administrator name it. */
export const RULES_PATH = "/control/prefetch.json";

/**
 * Lets browsers that can (https://html.spec.whatwg.org/#speculative-loading) fetch a screen of the panel while the pointer
 * rests on the way to it. A GET of a screen changes nothing; calls, files and the public site, where look-ups are counted, are
 * not under /control.
 */
export const PREFETCHING = JSON.stringify({
  prefetch: [{
    where: { href_matches: "/control/*" },
    eagerness: "moderate",
  }],
});
