import { expect, it } from "vitest";
import { proxiesIn } from "./proxies.ts";

it("[OP-1] trusts the named addresses and networks, and this machine", () => {
  const isProxy = proxiesIn("10.0.0.0/8, 172.18.0.2,2001:db8::/32");
  const trusted = ["10.1.2.3", "::ffff:10.1.2.3", "172.18.0.2", "2001:db8:1::5", "127.0.0.1", "::1"];
  expect(trusted.filter((address) => !isProxy?.(address))).toEqual([]);
  const others = ["172.18.0.3", "11.0.0.1", "2001:db9::1", "lost", "unknown", ""];
  expect(others.filter((address) => isProxy?.(address))).toEqual([]);
});

it.each([
  "proxy.example",
  "10.0.0.0/33",
  "10.0.0.0/-1",
  "10.0.0/8",
  "0.0.0.0/0",
  "::/0",
  "10.0.0.1,",
  ",",
  "::1/129",
  "*",
  "1.2.3.4/8/8",
])("[OP-1] reads no proxies in %j", (text) => {
  expect(proxiesIn(text)).toBeUndefined();
});
