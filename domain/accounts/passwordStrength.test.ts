import { expect, it } from "vitest";
import { strengthOf } from "./passwordStrength.ts";

const lya = ["Lya Fontaine", "noctua.lya", "lya.fontaine@exemple.fr"];

it.each([
  ["abcd", 1, "sequence"],
  ["motdepasse", 1, "common"],
  ["MotDePasse1!", 1, "common"],
  ["p@ssw0rd2024", 1, "common"],
  ["azerty123456", 1, "common"],
  ["fontaine2008", 1, "personal"],
  ["Noctua!lya", 1, "personal"],
  ["aaaaaaaaaaaa", 1, "repeated"],
  ["xkqxkqxkqxkq", 1, "repeated"],
  ["poiuytreza", 1, "sequence"],
  ["87654321", 1, "sequence"],
  ["kx7fpq", 1, "short"],
  ["84129573", 1, "short"],
  ["kx7fpqmh", 2, "short"],
  ["kx7fpqmhrz", 2, "short"],
  ["kx7fpqmhrzt", 3, null],
  ["kx7fpqmhrzfontaine", 3, "personal"],
  ["kx7fpqmhrztbdg", 4, null],
  ["trois chats sur le toit", 4, null],
  ["Été🌙givre-nuit-lampe", 4, null],
] as const)("[AU-22] finds in %j strength %i, and says %s", (password, step, weakness) => {
  expect(strengthOf(password, lya)).toEqual({ step, weakness });
});

it("recognises the member's own words in any accents and capitals", () => {
  expect(strengthOf("ELEONORE", ["Éléonore Gâtineau"])).toEqual({ step: 1, weakness: "personal" });
  expect(strengthOf("gâtineau-74", ["Éléonore Gatineau"]).weakness).toBe("personal");
});

it("ignores empty names and names of one or two letters", () => {
  expect(strengthOf("", lya)).toEqual({ step: 1, weakness: "short" });
  expect(strengthOf("kx7fpqmhrztbdg", ["", " ", "k x", "7f@pq.mh"])).toEqual({ step: 4, weakness: null });
});

it("rates a very long password at once", () => {
  expect(strengthOf("kx7fpqmhrztbdg".repeat(100_000), lya).step).toBe(4);
});
