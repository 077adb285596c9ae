import { equal, match } from "node:assert/strict";
import fc from "fast-check";
import { LIMITS } from "../helpers/kv_connect/limits.ts";
import {
  encodeRead,
  encodeWrite,
  type Mutation,
  MUTATIONS,
  type Range,
  type Write,
} from "../helpers/kv_connect/messages.ts";
import {
  ACCESS_TOKEN,
  DATABASE_ID,
  openKvConnect,
} from "../helpers/kv_connect/server.ts";

const HEADERS = {
  authorization: `Bearer ${ACCESS_TOKEN}`,
  "x-denokv-version": "3",
  "x-denokv-database-id": DATABASE_ID,
};
const RANGE = { start: bytes(1), end: bytes(2), limit: 1, reverse: false };
const SET = {
  key: bytes(3),
  type: MUTATIONS.set,
  value: bytes(3),
  encoding: 1,
  expireAt: 0,
};
const CHECK = { key: bytes(3), versionstamp: bytes(0) };

/** A request as a client would send it that holds nothing back: Deno's own keeps some limits by itself. */
interface Sent {
  path: string;
  body?: Uint8Array;
  headers?: Record<string, string>;
}

function bytes(length: number): Uint8Array {
  return new Uint8Array(length).fill(7);
}

function times<T>(count: number, value: T): T[] {
  return Array.from({ length: count }, () => value);
}

function read(...ranges: Partial<Range>[]): Sent {
  const body = encodeRead(ranges.map((range) => ({ ...RANGE, ...range })));
  return { path: "/v2/snapshot_read", body };
}

function write(
  { mutations = [], checks = [] }: {
    mutations?: Partial<Mutation>[];
    checks?: Partial<Write["checks"][number]>[];
  },
): Sent {
  const body = encodeWrite({
    mutations: mutations.map((mutation) => ({ ...SET, ...mutation })),
    checks: checks.map((check) => ({ ...CHECK, ...check })),
    enqueues: 0,
  });
  return { path: "/v2/atomic_write", body };
}

async function send({ path, body, headers = {} }: Sent): Promise<Response> {
  await using server = openKvConnect();
  return await fetch(`${server.path}${path}`, {
    method: "POST",
    headers: { ...HEADERS, ...headers },
    body: (body ?? new Uint8Array()) as BodyInit,
  });
}

/** Values and keys of a commit that has exactly so many bytes. */
function commitOf(size: number): Sent {
  const full = times(12, { value: bytes(LIMITS.value) });
  const left = size - 12 * (LIMITS.value + SET.key.length) - SET.key.length;
  return write({ mutations: [...full, { value: bytes(left) }] });
}

const TAKEN: [what: string, request: Sent][] = [
  ["ten ranges with 1,000 entries", read(...times(10, { limit: 100 }))],
  ["a bound of 2,049 bytes", read({ start: bytes(2_049), end: bytes(2_049) })],
  ["ten checks", write({ checks: times(10, {}) })],
  ["1,000 mutations", write({ mutations: times(1_000, {}) })],
  ["a key of 2,048 bytes", write({ mutations: [{ key: bytes(2_048) }] })],
  ["a value of 64 KiB", write({ mutations: [{ value: bytes(65_536) }] })],
  ["a commit of 800 KiB", commitOf(819_200)],
];

const REFUSED: [what: string, request: Sent, status: number, text: RegExp][] = [
  ["eleven ranges", read(...times(11, {})), 400, /ranges: 11, at most 10/],
  [
    "more than 1,000 entries",
    read({ limit: 501 }, { limit: 500 }),
    400,
    /entries: 1001/,
  ],
  ["a range without entries", read({ limit: 0 }), 400, /have 0 entries/],
  ["a long bound", read({ end: bytes(2_050) }), 400, /a bound: 2050/],
  ["eleven checks", write({ checks: times(11, {}) }), 400, /checks: 11/],
  [
    "a check of half a versionstamp",
    write({ checks: [{ versionstamp: bytes(5) }] }),
    400,
    /ten bytes/,
  ],
  [
    "1,001 mutations",
    write({ mutations: times(1_001, {}) }),
    400,
    /mutations: 1001/,
  ],
  [
    "a long key",
    write({ mutations: [{ key: bytes(2_049) }] }),
    400,
    /a key: 2049/,
  ],
  [
    "a value over 64 KiB",
    write({ mutations: [{ value: bytes(65_537) }] }),
    400,
    /a value: 65537/,
  ],
  ["a commit over 800 KiB", commitOf(819_201), 400, /a write: 819201/],
  ["a sum", write({ mutations: [{ type: 3 }] }), 400, /sets and deletes/],
  [
    "a value that expires",
    write({ mutations: [{ expireAt: 1 }] }),
    400,
    /for ever/,
  ],
  ["a watch", { path: "/v2/watch" }, 404, /does not ask for/],
  [
    "a message that is cut off",
    { path: "/v2/atomic_write", body: Uint8Array.of(10, 5, 1) },
    400,
    /cut off/,
  ],
  [
    "a wrong token",
    { ...read({}), headers: { authorization: "Bearer other" } },
    401,
    /token is wrong/,
  ],
  [
    "another version",
    { ...read({}), headers: { "x-denokv-version": "1" } },
    400,
    /version is another/,
  ],
];

for (const [what, request] of TAKEN) {
  Deno.test(`the double of denokv takes ${what}`, async () => {
    const response = await send(request);
    equal(response.status, 200, await response.text());
  });
}

for (const [what, request, status, text] of REFUSED) {
  Deno.test(`the double of denokv refuses ${what}`, async () => {
    const response = await send(request);
    equal(response.status, status);
    match(await response.text(), text);
  });
}

/** Parts that order by type, then by value; there are few, so that keys meet. */
const PARTS = ["", "a", "a\0", "é", -1.5, 0, 1e9, -1n, 2n ** 70n, true, false];
const anyKey = fc.array(fc.constantFrom<Deno.KvKeyPart>(...PARTS, bytes(2)), {
  minLength: 1,
  maxLength: 3,
});
const anyStep = fc.record({
  checks: fc.array(fc.record({ key: anyKey, isStale: fc.boolean() }), {
    maxLength: 2,
  }),
  sets: fc.array(fc.tuple(anyKey, fc.jsonValue()), { maxLength: 3 }),
  deletes: fc.array(anyKey, { maxLength: 2 }),
  list: fc.record({
    prefix: fc.oneof(fc.constant([]), anyKey),
    limit: fc.integer({ min: 1, max: 5 }),
    reverse: fc.boolean(),
  }),
});
type Step = typeof anyStep extends fc.Arbitrary<infer T> ? T : never;

/** Does a step and gives all that can be seen of it; versions have other numbers in each store. */
async function take(kv: Deno.Kv, step: Step): Promise<unknown[]> {
  const operation = kv.atomic();
  for (const { key, isStale } of step.checks) {
    const { versionstamp } = await kv.get(key);
    operation.check({ key, versionstamp: isStale ? null : versionstamp });
  }
  for (const [key, value] of step.sets) operation.set(key, value);
  for (const key of step.deletes) operation.delete(key);
  const { ok } = await operation.commit();
  const { prefix, limit, reverse } = step.list;
  const listed = await Array.fromAsync(
    kv.list({ prefix }, { limit, reverse, batchSize: 2 }),
  );
  const all = await Array.fromAsync(kv.list({ prefix: [] }));
  const seen = [...listed, ...all].map(({ key, value }) => [key, value]);
  return [ok, ...seen];
}

Deno.test("the double of denokv does what an embedded database does, in random sequences of commits and lists", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyStep, { maxLength: 12 }), async (steps) => {
      await using server = openKvConnect();
      using remote = await Deno.openKv(server.path);
      using embedded = await Deno.openKv(":memory:");
      for (const step of steps) {
        const [here, there] = [
          await take(remote, step),
          await take(embedded, step),
        ];
        equal(
          Deno.inspect(here, { depth: 9 }),
          Deno.inspect(there, { depth: 9 }),
        );
      }
    }),
    { numRuns: 15 },
  );
});
