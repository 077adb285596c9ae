import { equal } from "node:assert/strict";
import { networkKey } from "@/lib/http/network_key.ts";
import { limitKey } from "@/lib/site/middlewares/request.ts";

Deno.test("networkKey() puts the addresses of an IPv6 /48 together, and no IPv4 addresses", () => {
  const first = networkKey(limitKey("2001:db8:7:1::5"));
  equal(first, "2001:db8:7::/48");
  equal(networkKey(limitKey("2001:db8:7:ffff::1")), first);
  equal(networkKey(limitKey("2001:db8:8:1::5")), "2001:db8:8::/48");
  equal(networkKey(limitKey("203.0.113.7")), null);
});
