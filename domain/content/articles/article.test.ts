import { expect, it } from "vitest";
import { authorAfterLeaving, bylineOf } from "./article.ts";

it.each([
  ["Lya Fontaine", "Lya Fontaine", "Lya Fontaine"],
  ["lya@exemple.fr", null, ""],
  ["", null, ""],
  [" ", null, " "],
])("[NW-5] shows readers no e-mail: %j is signed %j, and keeps %j when its author leaves", (author, byline, left) => {
  expect(bylineOf(author)).toBe(byline);
  expect(authorAfterLeaving(author)).toBe(left);
});
