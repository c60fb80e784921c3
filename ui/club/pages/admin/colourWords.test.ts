import { expect, it } from "vitest";
import { colourPairs } from "../../../design/tokens/pairs.ts";
import { plain } from "../../../../tests/screen.ts";
import { faultWords } from "./colourWords.ts";

it("[CF-15] names each pair of shades, its ground, and how far it is", () => {
  for (const { ground, front, back, least } of colourPairs) {
    expect(faultWords({ ground, front, back, least, colours: ["#000000", "#111111"], contrast: 1 })).not.toContain(
      "undefined",
    );
  }
  const fault = { ground: "ice", front: "onAction", back: "actionHover", least: 4.5, contrast: 4.49 };
  expect(plain(faultWords({ ...fault, colours: ["#5b0f1a", "#22315c"] }))).toBe(
    "Contraste trop faible sur fond clair : le texte des boutons (#5b0f1a) sur les boutons survolés (#22315c) a 4,4, il faut 4,5.",
  );
});
