import { createHmac } from "node:crypto";
import { afterEach, expect, it, vi } from "vitest";
import { readAccessToken } from "./accessToken.ts";

const secret = "s".repeat(43);
const now = 1_800_000_000;
const ids = { sub: "11111111-1111-4111-8111-111111111111", session_id: "22222222-2222-4222-8222-222222222222" };
const claims = { ...ids, role: "authenticated", iat: now - 60, exp: now + 60 };

const encoded = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url");
const token = (body: object = claims, header: object = { alg: "HS256", typ: "JWT" }, hash = "sha256", key = secret) => {
  const text = `${encoded(header)}.${encoded(body)}`;
  return `${text}.${createHmac(hash, key).update(text).digest("base64url")}`;
};
/** A text with unused base64 bits set: it differs, and decodes to equal bytes. */
const respelt = (text: string) => {
  const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
  return text.slice(0, -1) + letters[letters.indexOf(text.at(-1) ?? "") ^ 1];
};

vi.useFakeTimers({ toFake: ["Date"] });
vi.setSystemTime(now * 1000);
afterEach(() => vi.setSystemTime(now * 1000));

it("[SE-1] reads a token that this backend signed, until it expires", () => {
  expect(readAccessToken(token(), secret)).toMatchObject(ids);
  vi.setSystemTime((now + 60) * 1000);
  expect(readAccessToken(token(), secret)).toBe("expired");
});

it("[SE-1] wants a token renewed that was signed before the clock was set back", () => {
  expect(readAccessToken(token(), secret)).toMatchObject(ids);
  vi.setSystemTime((now - 3_600) * 1000);
  expect(readAccessToken(token(), secret)).toBe("expired");
});

it.each([
  ["nothing", ""],
  ["no token", "abc"],
  ["a key", "sb_publishable_other"],
  ["four parts", `${token()}.x`],
  ["no algorithm and no signature", `${encoded({ alg: "none" })}.${encoded(claims)}.`],
  ["no algorithm", token(claims, { alg: "none" })],
  ["another algorithm", token(claims, { alg: "HS512" }, "sha512")],
  ["a hash of another length under the right name", token(claims, { alg: "HS256" }, "sha512")],
  ["another key", token(claims, undefined, "sha256", "t".repeat(43))],
  ["an empty key", token(claims, undefined, "sha256", "")],
  ["a signature spelt otherwise", respelt(token())],
  ["a signature with a space", `${token()} `],
  ["the service's role", token({ ...claims, role: "service_role" })],
  ["no session", token({ ...claims, session_id: undefined })],
  ["no member", token({ ...claims, sub: "admin" })],
  ["no end", token({ ...claims, exp: undefined })],
  ["claims that are a list", token([])],
])("[SE-1] takes no token with %s", (_, text) => {
  expect(readAccessToken(text, secret)).toBe("invalid");
});
