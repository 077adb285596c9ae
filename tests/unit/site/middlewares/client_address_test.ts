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

Deno.test("clientAddress() trusts as many X-Forwarded-For entries as there are proxies", () => {
  for (const [forwarded, trustProxy, address] of ADDRESSES) {
    const headers = forwarded === null ? {} : { "x-forwarded-for": forwarded };
    const req = new Request("http://localhost/", { headers });
    const remoteAddr = { transport: "tcp", hostname: PEER, port: 1 } as const;
    const info = { remoteAddr, completed: Promise.resolve() };
    equal(clientAddress(req, info, trustProxy), address, `${forwarded}`);
  }
});

const KEYS: [address: string, key: string, logged: string][] = [
  ["203.0.113.77", "203.0.113.77", "203.0.113.0"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64", "2001:db8:1::"],
  ["2001:db8::1", "2001:db8:0:0::/64", "2001:db8:0::"],
  ["::1", "0:0:0:0::/64", "0:0:0::"],
  ["::ffff:203.0.113.77", "203.0.113.77", "0:0:0::"],
  ["local", "local", "local"],
];

Deno.test("limitKey() counts an IPv6 /64 as one client, and truncateAddress() logs only the network", () => {
  for (const [address, key, logged] of KEYS) {
    equal(limitKey(address), key);
    equal(truncateAddress(address), logged);
  }
});

Deno.test("networkKey() groups IPv6 by /48 and leaves IPv4 alone", () => {
  const first = networkKey(limitKey("2001:db8:7:1::5"));
  equal(first, "2001:db8:7::/48");
  equal(networkKey(limitKey("2001:db8:7:ffff::1")), first);
  equal(networkKey(limitKey("2001:db8:8:1::5")), "2001:db8:8::/48");
  equal(networkKey(limitKey("203.0.113.7")), null);
});
