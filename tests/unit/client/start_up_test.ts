import { deepEqual, equal } from "node:assert/strict";
import { loadGraph } from "@/lib/client/start_up.ts";
import { changeState, readState } from "@/lib/client/state.ts";

const ADMIN = { id: "1", email: "admin@example.com" };

/** Returns the state after loading a graph response. */
async function loadState(status: number, data: unknown) {
  const genuine = globalThis.fetch;
  Object.assign(globalThis, {
    document: { documentElement: { lang: "en" } },
    fetch: () =>
      Promise.resolve(Response.json({ errors: [], data }, { status })),
  });
  try {
    await loadGraph();
  } finally {
    globalThis.fetch = genuine;
    Reflect.deleteProperty(globalThis, "document");
  }
  const { admin, parcels, pages, reviews, settings } = readState();
  return { admin, parcels, pages, reviews, settings };
}

function graph(admin: unknown) {
  return {
    pages: { data: [{ slug: "about-us" }] },
    reviews: { data: [{ name: "Ann" }] },
    settings: { data: [{ company_name: "Waybill" }] },
    admin: { data: admin },
  };
}

Deno.test("loadGraph() replaces the site's data and ends the session if signed out", async () => {
  changeState({ parcels: [{ tracking_code: "WB-1" }] });
  const lists = { pages: [{ slug: "about-us" }], reviews: [{ name: "Ann" }] };
  const site = { ...lists, settings: { company_name: "Waybill" } };
  const signedIn = { admin: ADMIN, parcels: [{ tracking_code: "WB-1" }] };
  deepEqual(await loadState(200, graph(ADMIN)), { ...site, ...signedIn });
  const signedOut = { admin: false, parcels: [] };
  deepEqual(await loadState(200, graph(false)), { ...site, ...signedOut });
});

Deno.test("loadGraph() keeps the state if the response has no graph", async () => {
  await loadState(200, graph(ADMIN));
  const { admin, pages } = await loadState(503, null);
  deepEqual(admin, ADMIN);
  equal(pages.length, 1);
});
