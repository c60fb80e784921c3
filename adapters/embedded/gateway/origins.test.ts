import { expect, it } from "vitest";
import { isLoopback, originsOf } from "./origins.ts";

const origins = (siteUrl: string, address: string) => originsOf(siteUrl, new Request(`${address}/auth/v1/token`));

it("counts the name that a request came by where the site has no certificate", () => {
  expect(origins("http://127.0.0.1:3000", "http://localhost:3000")).toEqual([
    "http://127.0.0.1:3000",
    "http://localhost:3000",
  ]);
  expect(origins("http://club.lan:3000", "http://192.168.1.2:3000")).toContain("http://192.168.1.2:3000");
  expect(origins("https://club.example", "http://evil.example")).toEqual(["https://club.example"]);
});

it("[LM-14] counts no other machine's name on a site of this machine alone, whatever DNS says of it", () => {
  expect(origins("http://127.0.0.1:3000", "http://evil.example:3000")).toEqual(["http://127.0.0.1:3000"]);
});

it("recognises the names of this machine", () => {
  const own = ["localhost", "LOCALHOST", "127.0.0.1", "127.8.9.10", "::1", "[::1]"];
  const others = ["", "0.0.0.0", "::", "127.evil.example", "localhost.example", "192.168.1.2", "x127.0.0.1"];
  expect(own.map(isLoopback)).toEqual(own.map(() => true));
  expect(others.map(isLoopback)).toEqual(others.map(() => false));
});
