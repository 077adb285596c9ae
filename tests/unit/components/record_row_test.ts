import { equal } from "node:assert/strict";
import { listAddress } from "@/components/panel/RecordRow.tsx";

const LIST = {
  path: "/things.html",
  language: null,
  search: "",
  filter: {},
  order: "newest" as const,
};

Deno.test("listAddress() is the path alone where nothing is searched for and the newest come first", () => {
  equal(listAddress(LIST), "/things.html");
  equal(listAddress({ ...LIST, order: null }), "/things.html");
});

Deno.test("listAddress() keeps search, filter, order and language, and adds what it is told", () => {
  const turned = { ...LIST, order: "oldest" as const };
  equal(listAddress(turned), "/things.html?order=oldest");
  equal(
    listAddress({ ...turned, search: "sea & air" }, { delete: "X" }),
    "/things.html?delete=X&search=sea+%26+air&order=oldest",
  );
  equal(listAddress({ ...LIST, language: "de" }), "/things.html?lang=de");
  equal(
    listAddress({ ...turned, filter: { late: "yes" } }),
    "/things.html?late=yes&order=oldest",
  );
});
