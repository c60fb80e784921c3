import { describe, expect, it } from "vitest";
import { foldedUsername, longestUsername, problemOfUsername } from "./username.ts";

describe("[AU-18] a username", () => {
  it.each([
    "",
    "camille",
    "Élodie B.",
    "lya_77",
    "7",
    "\u0645\u0631\u062d\u0628\u0627",
    "\u6797",
    "Алёна",
    "Ωμέγα",
    "Lya\u{1f3ae}",
    "Lé\u{1f469}\u200d\u{1f467}\u0645\u0631",
    "\u{1f3ae}7",
    "a".repeat(longestUsername),
    "a" + "\u{1f3ae}".repeat(longestUsername - 1),
  ])("[AU-11] may be %j", (name) => {
    expect(problemOfUsername(name)).toBeUndefined();
  });

  it.each([
    ["username-too-long", "a".repeat(longestUsername + 1)],
    ["username-too-long", "a" + "\u{1f3ae}".repeat(longestUsername)],
    ["username-unreadable", "\u{1f3ae}\u{1f3ae}"],
    ["username-unreadable", "\u{1f469}\u200d\u{1f467}"],
    ["username-unreadable", "..."],
    ["username-unreadable", "\u200b\u2060"],
    ["username-unreadable", "\u3164"],
    ["username-unreadable", "\u115f\uffa0"],
    ["username-unreadable", "\u0301"],
    ["username-mixed", "\u0441amille"],
    ["username-mixed", "camill\u0435"],
    ["username-mixed", "\u03bfmar"],
    ["username-mixed", "cami\u217ce\u0430"],
    ["username-mixed", "Алёна\u03c9"],
    ["username-mixed", "\uff43amille\u0430"],
    ["username-mixed", "ad\u0561m"],
    ["username-mixed", "\u13a0lex"],
    ["username-mixed", "\ua4d3avid"],
    ["username-mixed", "l\u2c9fu"],
    ["username-unreadable", "\u2800\u2800"],
  ])("[AU-11] is %s: %j", (kind, name) => {
    expect(problemOfUsername(name)).toEqual({ kind });
  });
});

it.each([
  ["CAMILLE"],
  ["Camïllé"],
  ["cami\u200blle"],
  ["ca mille"],
  ["\u0441amille"],
  ["сamille"],
  ["\u{1d41c}\u{1d41a}mille"],
  ["\uff23amille"],
  ["camille\ufe0f"],
  ["camille\u2800"],
  ["cam\ufff9ille"],
  ["camille\u0591"],
  ["cami\u{1bca0}lle"],
])("[AU-11] takes %j for camille", (name) => {
  expect(foldedUsername(name)).toBe("camille");
});

it.each(["camile", "camille2", "kamille"])("[AU-11] distinguishes %j from camille", (name) => {
  expect(foldedUsername(name)).not.toBe(foldedUsername("camille"));
});
