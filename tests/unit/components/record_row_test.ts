import { equal } from "node:assert/strict";
import { listAddress } from "@/components/panel/screens.ts";

const FIRST = { path: "/things.html", language: null, search: "", filter: {} };
const LIST = { ...FIRST, order: "newest" as const, shape: {} };

Deno.test("listAddress() returns the bare path by default", () => {
  equal(listAddress(LIST), "/things.html");
  equal(listAddress({ ...LIST, order: null }), "/things.html");
});

Deno.test("listAddress() keeps search, filter, order and language, and adds parameters", () => {
  const turned = { ...LIST, order: "oldest" as const };
  equal(listAddress(turned), "/things.html?order=oldest");
  equal(
    listAddress({ ...turned, search: "sea & air" }, { delete: "X" }),
    "/things.html?delete=X&search=sea+%26+air&order=oldest",
  );
  equal(listAddress({ ...LIST, language: "de" }), "/things.html?lang=de");
  const filtered = listAddress({ ...turned, filter: { late: "yes" } });
  equal(filtered, "/things.html?late=yes&order=oldest");
  const shape = { sort: "due", per_page: "100" };
  equal(listAddress({ ...LIST, shape }), "/things.html?sort=due&per_page=100");
});
