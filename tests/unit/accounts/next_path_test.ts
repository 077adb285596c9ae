import { equal } from "node:assert/strict";
import { nextPath, ownPath, signInAddress } from "@/lib/accounts/next_path.ts";

const HOME = "/control/index.html";

const NEXT: [value: string | null, path: string][] = [
  ["/control/parcels/list.html", "/control/parcels/list.html"],
  ["/control/parcels/A?tab=map", "/control/parcels/A?tab=map"],
  [null, HOME],
  ["", HOME],
  ["/", HOME],
  ["/track.html", HOME],
  ["//evil.example/control/", HOME],
  ["/control//evil.example", HOME],
  ["/control/\\evil.example", HOME],
  ["https://evil.example/control/", HOME],
  ["javascript:alert(1)", HOME],
  ["/control/\r\nset-cookie: x", HOME],
  ["/control/\u0000", HOME],
  ["control/index.html", HOME],
  // Dots are resolved as a browser would.
  ["/control/../track.html", HOME],
  ["/control/%2e%2e/track.html", HOME],
  ["/control/a/../list.html?x=1", "/control/list.html?x=1"],
];

for (const [value, path] of NEXT) {
  Deno.test(`nextPath() turns ${JSON.stringify(value)} into ${path}`, () => {
    equal(nextPath(value), path);
  });
}

const OWN_PATHS: [value: string, path: string | null][] = [
  ["/", "/"],
  ["/track.html?code=A-1", "/track.html?code=A-1"],
  ["/track.html?code=a//b", "/track.html?code=a//b"],
  ["/é?q=ص", "/%C3%A9?q=%D8%B5"],
  ["/a/../b", "/b"],
  ["//evil.example", null],
  ["/a//evil.example", null],
  ["/\\evil.example", null],
  ["https://evil.example/", null],
  ["/\tx", null],
  ["", null],
];

for (const [value, path] of OWN_PATHS) {
  Deno.test(`ownPath() turns ${JSON.stringify(value)} into ${path}`, () => {
    equal(ownPath(value), path);
  });
}

Deno.test("signInAddress() returns to the requested page, named in the URL unless it is the dashboard", () => {
  const next = "?next=%2Fcontrol%2Fparcels%2Flist.html%3Fpage%3D2";
  const cases = [["parcels/list.html?page=2", next], ["index.html", ""]];
  for (const [path, query] of cases) {
    const url = new URL(`http://localhost/control/${path}`);
    equal(signInAddress(url), `/control/signin.html${query}`);
  }
});
