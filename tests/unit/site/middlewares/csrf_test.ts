import { equal, rejects } from "node:assert/strict";
import { csrf } from "@/lib/site/middlewares/csrf.ts";
import { runMiddleware } from "@/tests/helpers/context.ts";
import { memoryLog } from "@/tests/helpers/log.ts";

const OWN = "http://localhost:8000";

type Headers = Record<string, string>;

/** What a browser or a script says about where a request comes from, and whether it may change things. */
const ORIGINS: [headers: Headers, mayPost: boolean, mayGetSignOut: boolean][] =
  [
    [{}, true, true],
    [{ "sec-fetch-site": "same-origin" }, true, true],
    [
      { "sec-fetch-site": "same-origin", origin: "https://evil.example" },
      true,
      true,
    ],
    [{ "sec-fetch-site": "none" }, false, true],
    [{ "sec-fetch-site": "same-site" }, false, false],
    [{ "sec-fetch-site": "cross-site" }, false, false],
    [{ "sec-fetch-site": "cross-site", origin: OWN }, false, false],
    [{ "sec-fetch-site": "" }, false, false],
    [{ origin: OWN }, true, true],
    [{ origin: "http://localhost:9999" }, false, false],
    [{ origin: "null" }, false, false],
    [{ origin: "https://evil.example" }, false, false],
    [{ referer: `${OWN}/control/index.html` }, true, true],
    [{ referer: `${OWN}/` }, true, true],
    [{ referer: "https://evil.example/" }, false, false],
    [{ referer: `${OWN}.evil.example/` }, false, false],
  ];

for (const [headers, mayPost, mayGetSignOut] of ORIGINS) {
  const said = JSON.stringify(headers);
  for (const method of ["POST", "PUT", "PATCH", "DELETE", "PROPFIND"]) {
    Deno.test(`csrf() ${mayPost ? "lets" : "refuses"} ${method} with ${said}`, async () => {
      await expectPass(mayPost, { method, headers, url: `${OWN}/api/parcels` });
    });
  }
  Deno.test(`csrf() ${mayGetSignOut ? "lets" : "refuses"} GET sign-out with ${said}`, async () => {
    const route = "/api/admins/auth/signout";
    await expectPass(mayGetSignOut, { headers, route, url: `${OWN}${route}` });
  });
  for (const method of ["GET", "HEAD"]) {
    Deno.test(`csrf() lets ${method} of a page with ${said}`, async () => {
      await expectPass(true, { method, headers, route: "/", url: `${OWN}/` });
    });
  }
}

const PUBLIC: [what: string, url: string, origin: string, passes: boolean][] = [
  [
    "the public origin",
    "https://www.example.com/api/parcels",
    "https://www.example.com",
    true,
  ],
  [
    "the address asked for instead",
    "https://b.example/api/parcels",
    "https://b.example",
    false,
  ],
  [
    "the public origin over http",
    "https://www.example.com/api/parcels",
    "http://www.example.com",
    false,
  ],
  ["localhost on localhost", `${OWN}/api/parcels`, OWN, true],
  [
    "the public origin on localhost",
    `${OWN}/api/parcels`,
    "https://www.example.com",
    false,
  ],
];

for (const [what, url, origin, passes] of PUBLIC) {
  Deno.test(`csrf() compares Origin with PUBLIC_ORIGIN: ${what}`, async () => {
    const env = { PUBLIC_ORIGIN: "https://www.example.com" };
    const state = { secure: url.startsWith("https:") };
    await expectPass(passes, {
      method: "POST",
      url,
      env,
      state,
      headers: { origin },
    });
  });
}

Deno.test("csrf() logs what it refuses", async () => {
  const { log, lines } = memoryLog();
  const headers = { origin: "https://evil.example" };
  await rejects(
    runMiddleware(csrf(), {
      method: "POST",
      headers,
      route: "/api/parcels",
      state: { log },
    }),
  );
  equal(lines[0]?.event, "csrf.blocked");
  equal(lines[0]?.route, "/api/parcels");
});

async function expectPass(
  passes: boolean,
  options: Parameters<typeof runMiddleware>[1],
): Promise<void> {
  const run = () => runMiddleware(csrf(), options);
  if (!passes) return await rejects(run, { status: 403 });
  equal((await run()).response.status, 200);
}
