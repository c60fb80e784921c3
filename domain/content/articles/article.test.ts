import { expect, it } from "vitest";
import { bylineOf } from "./article.ts";

it.each([
  ["Lya Fontaine", "Lya Fontaine"],
  ["lya@exemple.fr", null],
  ["", null],
  [" ", null],
])("[NW-5] shows readers no e-mail: %j is signed %j", (author, byline) => {
  expect(bylineOf(author)).toBe(byline);
});
