import { equal } from "node:assert/strict";
import {
  clientAddress,
  limitKey,
  networkKey,
  truncateAddress,
} from "@/lib/site/middlewares/request.ts";

const PEER = "198.51.100.9";

const ADDRESSES: [
  forwarded: string | null,
  trustProxy: number,
  address: string,
][] = [
  [null, 0, PEER],
  ["203.0.113.1", 0, PEER],
  ["203.0.113.1", 1, "203.0.113.1"],
  ["6.6.6.6, 203.0.113.1", 1, "203.0.113.1"],
  ["6.6.6.6, 203.0.113.1, 10.0.0.1", 2, "203.0.113.1"],
  ["203.0.113.1", 2, PEER],
  [null, 1, PEER],
  ["unknown", 1, PEER],
  ["<script>", 1, PEER],
  ["203.0.113.1:4711", 1, "203.0.113.1"],
  ["[2001:db8::1]:4711", 1, "2001:db8::1"],
  ["2001:db8::1", 1, "2001:db8::1"],
];

for (const [forwarded, trustProxy, address] of ADDRESSES) {
  Deno.test(`clientAddress() behind ${trustProxy} proxies takes ${address} of "${forwarded}"`, () => {
    const headers = forwarded === null ? {} : { "x-forwarded-for": forwarded };
    const req = new Request("http://localhost/", { headers });
    const info = {
      remoteAddr: { transport: "tcp", hostname: PEER, port: 1 },
      completed: Promise.resolve(),
    } as const;
    equal(clientAddress(req, info, trustProxy), address);
  });
}

const KEYS: [address: string, key: string, logged: string][] = [
  ["203.0.113.77", "203.0.113.77", "203.0.113.0"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64", "2001:db8:1::"],
  ["2001:db8::1", "2001:db8:0:0::/64", "2001:db8:0::"],
  ["::1", "0:0:0:0::/64", "0:0:0::"],
  ["::ffff:203.0.113.77", "203.0.113.77", "0:0:0::"],
  ["local", "local", "local"],
];

for (const [address, key, logged] of KEYS) {
  Deno.test(`limitKey() counts ${address} as ${key}`, () => {
    equal(limitKey(address), key);
  });
  Deno.test(`truncateAddress() logs ${address} as ${logged}`, () => {
    equal(truncateAddress(address), logged);
  });
}

Deno.test("networkKey() puts the addresses of an IPv6 /48 together, and no IPv4 addresses", () => {
  const first = networkKey(limitKey("2001:db8:7:1::5"));
  equal(first, "2001:db8:7::/48");
  equal(networkKey(limitKey("2001:db8:7:ffff::1")), first);
  equal(networkKey(limitKey("2001:db8:8:1::5")), "2001:db8:8::/48");
  equal(networkKey(limitKey("203.0.113.7")), null);
});
