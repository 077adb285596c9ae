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
];

for (const [value, path] of NEXT) {
  Deno.test(`nextPath() leads ${JSON.stringify(value)} to ${path}`, () => {
    equal(nextPath(value), path);
  });
}

const OWN: [value: string, path: string | null][] = [
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

for (const [value, path] of OWN) {
  Deno.test(`ownPath() makes ${path} of ${JSON.stringify(value)}`, () => {
    equal(ownPath(value), path);
  });
}

Deno.test("signInAddress() leads back to the requested page", () => {
  equal(
    signInAddress(new URL("http://localhost/control/parcels/list.html?page=2")),
    "/control/signin.html?next=%2Fcontrol%2Fparcels%2Flist.html%3Fpage%3D2",
  );
});

Deno.test("signInAddress() names no page when the dashboard comes next anyway", () => {
  equal(
    signInAddress(new URL("http://localhost/control/index.html")),
    "/control/signin.html",
  );
});

Deno.test("nextPath() reads an address as a browser does, so that dots lead nowhere else", () => {
  equal(nextPath("/control/../track.html"), "/control/index.html");
  equal(nextPath("/control/%2e%2e/track.html"), "/control/index.html");
  equal(nextPath("/control/a/../list.html?x=1"), "/control/list.html?x=1");
});
