import { describe, expect, it } from "vitest";
import { isSlug } from "./slug.ts";

describe("a slug", () => {
  it.each(["a", "0", "tenir-un-site-a-deux", "10-mots", "a-1-b-2", "a".repeat(200)])("may be %s", (text) => {
    expect(isSlug(text)).toBe(true);
  });

  it.each([
    "",
    "-",
    "-a",
    "a-",
    "a--b",
    "A",
    "été",
    "a b",
    "a_b",
    "a/b",
    "a%2fb",
    "../secret",
    "a\n",
    "\na",
    "a\u0000",
    "a.b",
    "a?b",
    "a\u200bb",
    "\uff41",
    "a".repeat(201),
    "a".repeat(10_000),
    "a-".repeat(5_000),
  ])("may not be %j", (text) => {
    expect(isSlug(text)).toBe(false);
  });
});
