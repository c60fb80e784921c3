import { expect, it } from "vitest";
import { initialsOf } from "./initials.ts";

it.each([
  ["Studio Cap", "SC"],
  ["givre", "G"],
  ["X", "X"],
  ["Les Trois Maisons", "LT"],
  ["E\u0301toile du Nord", "E\u0301D"],
  ["👩🏽‍💻 Studio", "👩S"],
  ["🐙", "🐙"],
  ["نسور الشمال", "نا"],
])("[PT-5] %s has the initials %s", (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
