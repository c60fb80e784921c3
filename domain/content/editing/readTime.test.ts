import { expect, it } from "vitest";
import { readTimeOf } from "./readTime.ts";

it.each([
  [0, ""],
  [1, "1 min"],
  [299, "1 min"],
  [300, "2 min"],
  [1_000, "5 min"],
])("[AD-8] %i words are read in %j", (words, time) => {
  expect(readTimeOf([{ id: 1, type: "text", content: "l'été : ".repeat(words) }])).toBe(time);
});

it("[AD-34] counts headings too, and neither signs nor images", () => {
  const words = "mot ".repeat(150);
  expect(
    readTimeOf([
      { id: 1, type: "heading", level: 2, content: words },
      { id: 2, type: "text", content: `${words} - ! …` },
      { id: 3, type: "image", content: "https://a.fr/b.png" },
    ]),
  ).toBe("2 min");
  expect(readTimeOf([{ id: 1, type: "image", content: "https://a.fr/b.png" }])).toBe("");
});
