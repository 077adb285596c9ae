import { deepEqual, equal, throws } from "node:assert/strict";
import { parseRouteFile, Router } from "@/lib/fresh/router.ts";

const FILES: [file: string, pattern: string, folders: string[]][] = [
  ["./routes/index.tsx", "/", []],
  ["./routes/track.html.tsx", "/track.html", []],
  ["./routes/control/index.html.tsx", "/control/index.html", ["control"]],
  ["./routes/control/index.tsx", "/control", ["control"]],
  ["./routes/(public)/contact.html.tsx", "/contact.html", ["(public)"]],
  ["./routes/(public)/index.tsx", "/", ["(public)"]],
  ["./routes/pages/[slug].tsx", "/pages/:slug", ["pages"]],
  ["./routes/tiles/[z]/[x]/[y].ts", "/tiles/:z/:x/:y", ["tiles", ":z", ":x"]],
  ["./routes/api/[...path].ts", "/api/:path*", ["api"]],
];

Deno.test("parseRouteFile() returns the pattern and folders of a route, and the kind of a wrapper", () => {
  for (const [file, pattern, folders] of FILES) {
    deepEqual(parseRouteFile(file), { kind: "route", folders, pattern });
  }
  equal(parseRouteFile("./routes/_app.tsx").kind, "app");
  equal(parseRouteFile("./routes/a/_layout.tsx").kind, "layout");
  equal(parseRouteFile("./routes/(b)/_middleware.ts").kind, "middleware");
});

function makeRouter(...patterns: string[]): Router<string> {
  const router = new Router<string>();
  for (const pattern of patterns) router.add(pattern, pattern);
  return router;
}

const MATCHES: [path: string, pattern: string, params: object][] = [
  ["/", "/", {}],
  ["/track.html", "/track.html", {}],
  ["/track.html/", "/track.html", {}],
  ["/parcels/list.html", "/parcels/list.html", {}],
  ["/parcels/7", "/parcels/:id", { id: "7" }],
  ["/parcels/a%20b", "/parcels/:id", { id: "a b" }],
  ["/parcels/7/edit", "/parcels/:id/edit", { id: "7" }],
  ["/parcels/7/other", "/parcels/:id/:part", { id: "7", part: "other" }],
  ["/files/7.png", "/files/:name.png", { name: "7" }],
  ["/files/7.jpg", "/files/:name", { name: "7.jpg" }],
  ["/api", "/api/:path*", { path: "" }],
  ["/api/x/y", "/api/:path*", { path: "x/y" }],
];

Deno.test("Router prefers the most specific pattern regardless of the order of registration", () => {
  const patterns = new Set(MATCHES.map(([, pattern]) => pattern));
  const router = makeRouter(...[...patterns].reverse());
  for (const [path, pattern, params] of MATCHES) {
    const match = router.match(path);
    const found = { ...match, params: { ...match?.params } };
    deepEqual(found, { value: pattern, pattern, params }, path);
  }
});

Deno.test("Router matches no unknown path", () => {
  for (const path of ["/nope", "/parcels", "/trackXhtml"]) {
    equal(makeRouter("/track.html", "/parcels/:id").match(path), null);
  }
});

Deno.test("Router leaves an invalid escape in a parameter to the route", () => {
  const match = makeRouter("/parcels/:id").match("/parcels/%zz");
  equal(match?.params.id, "%zz");
});

Deno.test("Router rejects two routes for one path", () => {
  throws(() => makeRouter("/a/:b", "/a/:b"), /Two routes serve "\/a\/:b"/);
});
