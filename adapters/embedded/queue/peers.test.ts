import { expect, it } from "vitest";
import { clientAt, clientOf, clientKey, networkOf, withClient } from "./peers.ts";

it.each([
  ["203.0.113.7", "203.0.113.7"],
  ["::ffff:203.0.113.7", "203.0.113.7"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2"],
  ["2001:DB8:1:2::6", "2001:db8:1:2"],
  ["2001:db8::6", "2001:db8:0:0"],
  ["2001:db8::", "2001:db8:0:0"],
  ["::", "0:0:0:0"],
])("takes %s for one of %s", (client, network) => {
  expect(networkOf(client)).toBe(network);
});

it.each(["127.0.0.1", "127.8.8.8", "::ffff:127.0.0.1", "::1", ""])("takes %j for this machine", (client) => {
  expect(networkOf(client)).toBeUndefined();
});

it.each([
  ["127.0.0.1", "198.51.100.4, 203.0.113.7", "203.0.113.7"],
  ["::1", "203.0.113.7", "203.0.113.7"],
  ["127.0.0.1", undefined, "127.0.0.1"],
  ["203.0.113.9", "127.0.0.1", "203.0.113.9"],
])("from %s, for whom it says %j, asks %s", (peer, forwarded, client) => {
  const headers = forwarded === undefined ? {} : { "x-forwarded-for": forwarded };
  expect(clientOf(new Request("http://site.test", { headers }), peer)).toBe(client);
});

const isProxy = (address: string) => address === "127.0.0.1" || address.startsWith("172.18.");

it.each([
  ["198.51.100.4, 203.0.113.7, 172.18.0.3", "172.18.0.2", "203.0.113.7"],
  ["203.0.113.7, 172.18.0.3, 127.0.0.1", "172.18.0.2", "203.0.113.7"],
  ["127.0.0.1, 203.0.113.7", "127.0.0.1", "203.0.113.7"],
  ["203.0.113.7:4711", "172.18.0.2", "203.0.113.7"],
  ["[2001:db8::1]:4711", "172.18.0.2", "2001:db8::1"],
  ["127.0.0.1, made up", "172.18.0.2", "unknown"],
  ["", "172.18.0.2", "172.18.0.2"],
  ["172.18.0.3", "172.18.0.2", "172.18.0.3"],
  [undefined, "172.18.0.2", "172.18.0.2"],
  ["198.51.100.4, 172.18.0.3", "203.0.113.9", "203.0.113.9"],
])("[OP-1] behind two proxies, with %j from %s, takes %s for the client", (forwarded, peer, client) => {
  expect(clientAt(peer, forwarded, isProxy)).toBe(client);
});

it.each([
  ["203.0.113.9", "198.51.100.4", "203.0.113.9"],
  ["127.0.0.1", "198.51.100.4, 203.0.113.7", "203.0.113.7"],
  ["127.0.0.1", undefined, "127.0.0.1"],
  [undefined, "198.51.100.4", null],
])("[LM-23] gives the database the true client: from %s, with %j, %s", async (peer, forwarded, client) => {
  const headers = { "cf-connecting-ip": "192.0.2.1", ...(forwarded !== undefined && { "x-forwarded-for": forwarded }) };
  const told = withClient(new Request("http://site.test", { method: "POST", body: "{}", headers }), peer);
  expect([told.headers.get("x-forwarded-for"), told.headers.get("cf-connecting-ip")]).toEqual([client, null]);
  expect(await told.text()).toBe("{}");
});

it("[LM-2] gives an IPv6 range one share, as it gives one to an IPv4 address", () => {
  const request = new Request("http://backend.test/rest/v1/tips");
  expect(clientKey(request, "2001:db8:1:2::3")).toBe(clientKey(request, "2001:db8:1:ffff::1"));
  expect(clientKey(request, "2001:db8:1:2::3")).not.toBe(clientKey(request, "2001:db8:2:2::3"));
  expect(clientKey(request, "::ffff:203.0.113.7")).toBe("203.0.113.7");
  expect(clientKey(request, "127.0.0.1")).toBe("this machine");
});
