import { z } from "zod";
import { page } from "@/lib/pages/schema.ts";
import { publicReview } from "@/lib/reviews/schema.ts";
import { adminSettings, publicSettings } from "@/lib/settings/schema.ts";
import { csv, noData } from "./call.ts";
import { defineNoun } from "./noun.ts";
import { path, screen } from "./rule.ts";
import { memberIdentity } from "@/lib/accounts/schema.ts";

/** The graph of the site, as in GET /api/graph. */
const graph = z.strictObject({
  pages: z.strictObject({ data: z.array(page) }),
  reviews: z.strictObject({ data: z.array(publicReview) }),
  settings: z.strictObject({
    data: z.array(z.union([publicSettings, adminSettings])).length(1),
  }),
  admin: z.strictObject({ data: z.union([memberIdentity, z.literal(false)]) }),
});

export type Graph = z.output<typeof graph>;

/** Declares everything outside the other nouns: the graph, the API documents, and the public pages without records. */
export const siteNoun = defineNoun({
  name: "site",
  menu: [{
    group: "more",
    name: "api",
    href: "/control/api.html",
    icon: "terminal",
    text: "control.api.title",
    under: ["/control/api.html"],
  }],
  answers: { nothing: noData, graph, csv: csv.output },
  calls: {
    "GET /api/graph": {
      summary:
        "Get what the site starts with: pages, reviews, settings and session",
      access: "optional",
      input: null,
      output: graph,
    },
  },
  screens: {
    "/": path("cached", { GET: { access: "public", limit: "render" } }),
    "/resolution.html": path("page", { GET: "public" }),
    "/debug.html": path("page", { GET: "public" }),
    "/offline.html": path("private", { GET: "public" }),
    "/sw.js": path("private", { GET: "public" }),
    "/sitemap.xml": path("page", {
      GET: { access: "public", limit: "render" },
    }),
    "/robots.txt": path("page", { GET: "public" }),
    "/manifest.webmanifest": path("page", { GET: "public" }),
    "/preferences": path("private", {
      POST: { access: "public", limit: "post" },
    }),
    "/tiles/:z/:x/:y": path("asset", {
      GET: { access: "public", limit: "picture" },
    }),
    "/uploads/images/:image": path("asset", { GET: "public" }),
    "/api/openapi.json": screen("member"),
    "/healthz": path("private", { GET: "public" }),
    "/control/prefetch.json": path("asset", { GET: "public" }),
    "/control": screen("member"),
    "/control/index.html": screen("member"),
    "/control/api.html": screen("member"),
  },
});
