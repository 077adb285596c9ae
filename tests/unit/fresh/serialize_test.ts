import { deepEqual, equal, ok, throws } from "node:assert/strict";
import { Signal, signal } from "@preact/signals";
import { parseTable } from "@/lib/fresh/parse.ts";
import {
  htmlJson,
  PropsTable,
  Slot,
  tableJson,
} from "@/lib/fresh/serialize.ts";

function roundTrip<T>(value: T, write: typeof tableJson = htmlJson): T {
  const table = new PropsTable();
  const index = table.add(value, "test");
  const text = write(table.entries);
  ok(!/[<&]/.test(text), text);
  const values = parseTable(JSON.parse(text), {
    signal: () => signal(),
    slot: (id) => new Slot(id),
  });
  return values[index] as T;
}

const VALUES: [name: string, value: unknown][] = [
  ["JSON", { a: [1, "two", true, null, { b: [] }], "": {} }],
  ["undefined", { a: undefined, list: [undefined] }],
  ["numbers JSON lacks", [NaN, Infinity, -Infinity]],
  ["bigint", { big: 2n ** 70n }],
  ["Date", { at: new Date(1e12), not: new Date(NaN) }],
  ["URL", new URL("https://example.com/a?b#c")],
  ["Set", new Set([1, new Set(["x"])])],
  ["Map", new Map<unknown, unknown>([["a", 1], [{ k: 1 }, new Map()]])],
  ["typed arrays", [new Uint8Array([1, 255]), new Float64Array([0.5, -1])]],
  ["a part of a buffer", new Uint16Array([1, 2, 3, 4]).subarray(1, 3)],
  ["markup", "</script><!-- \u2028 \u2029"],
  ["a slot", new Slot(3)],
  ["a __proto__ key", JSON.parse('{"__proto__": {"x": 1}}')],
];

for (const [name, value] of VALUES) {
  Deno.test(`PropsTable and parseTable() round-trip ${name}`, () =>
    deepEqual(roundTrip(value), value));
}

Deno.test("tableJson() serializes deeply frozen objects like others", () => {
  const labels = Object.freeze({
    title: "<Waybill & Co>",
    steps: Object.freeze(["one", 2, null]),
  });
  const open = Object.freeze({ inner: { n: 1 } });
  const value = { labels, open, again: labels };
  deepEqual(roundTrip(value, tableJson), value);
});

Deno.test("PropsTable notices changes inside a shallowly frozen object", () => {
  const open = Object.freeze({ inner: { n: 1 } });
  roundTrip(open);
  open.inner.n = 2;
  equal(roundTrip(open).inner.n, 2);
});

Deno.test("PropsTable keeps shared signals shared", () => {
  const count = signal(7);
  const result = roundTrip({ a: count, b: [count] });
  ok(result.a instanceof Signal);
  equal(result.a.value, 7);
  equal(result.a, result.b[0]);
});

Deno.test("PropsTable keeps cycles and shared references", () => {
  const shared = { n: 1 };
  const cyclic: Record<string, unknown> = { one: shared, two: [shared] };
  cyclic.self = new Map([["me", cyclic]]);
  const result = roundTrip(cyclic);
  equal((result.self as Map<string, unknown>).get("me"), result);
  equal(result.one, (result.two as unknown[])[0]);
});

const REFUSED: [name: string, value: unknown, message: RegExp][] = [
  ["functions", { a: { b() {} } }, /"Island\.a\.b".*a function/],
  ["symbols", [Symbol("x")], /"Island\[0\]".*a symbol/],
  ["instances", { a: /x/ }, /"Island\.a".*an instance of RegExp/],
];

for (const [name, value, message] of REFUSED) {
  Deno.test(`PropsTable rejects ${name} and names the property`, () => {
    throws(() => new PropsTable().add(value, "Island"), message);
  });
}

Deno.test("htmlJson() escapes HTML tags and character references", () => {
  const value = { text: "</template><!-- &lt; &amp;\u2028" };
  const json = htmlJson(value);
  equal(/[<&]/.test(json), false);
  deepEqual(JSON.parse(json), value);
});
