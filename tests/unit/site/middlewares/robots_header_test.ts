import { equal } from "node:assert/strict";
import { robotsHeader } from "@/lib/site/middlewares/robots_header.ts";
import { runMiddleware } from "@/tests/helpers/context.ts";

const CASES: [route: string | null, path: string, isListed: boolean][] = [
  ["/", "/", true],
  ["/track.html", "/track.html", true],
  ["/track.html", "/track.html?code=WB-1", false],
  ["/api/parcels/:code", "/api/parcels/WB-1", false],
  ["/api/parcels", "/api/parcels", true],
  ["/control/index.html", "/control/index.html", false],
  ["/cp", "/cp", false],
  [null, "/nowhere", true],
];

for (const [route, path, isListed] of CASES) {
  Deno.test(`robotsHeader() ${isListed ? "allows" : "forbids"} search engines to list ${path}`, async () => {
    const url = `http://localhost${path}`;
    const { response } = await runMiddleware(robotsHeader(), { route, url });
    equal(
      response.headers.get("x-robots-tag"),
      isListed ? null : "noindex, nofollow, noarchive",
    );
  });
}
