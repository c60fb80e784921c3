import { expect, it } from "vitest";
import { imageAddress } from "./fields.ts";

it.each([
  ["", ""],
  ["  ", ""],
  ["https://a.fr/b.png", "https://a.fr/b.png"],
  // A stored one stays; `insecureImagesOf` finds new ones.
  ["http://a.fr/b.png", "http://a.fr/b.png"],
  [" https://a.fr/b.png ", "https://a.fr/b.png"],
  ["/images/b.png", "/images/b.png"],
  ["images/b.png", "/images/b.png"],
  ["b.png?c=1#d", "/b.png?c=1#d"],
  ["./b.png", "/./b.png"],
])("[AD-8] a picture at %j is kept at %j", (typed, kept) => {
  expect(imageAddress(typed)).toEqual({ ok: true, value: kept });
});

it.each([
  "javascript:alert(1)",
  "JaVaScRiPt:alert(1)",
  "java\tscript:alert(1)",
  "data:image/svg+xml,<svg onload=alert(1)>",
  "vbscript:x",
  "blob:https://a.fr/1",
  "file:///etc/passwd",
  "//evil.example/b.png",
  "/\\evil.example/b.png",
  "\\\\evil.example\\b.png",
  "https://club.fr@evil.example/b.png",
  "https://",
  "un deux.png",
  "https://a.fr/un deux.png",
  `b.png" onerror="alert(1)`,
  "<svg>",
  "b.png\u0000",
  `b${"n".repeat(2_000)}.png`,
])("[AD-8] a picture at %j is refused", (typed) => {
  expect(imageAddress(typed)).toEqual({ ok: false, refusal: { kind: "bad-image" } });
});
