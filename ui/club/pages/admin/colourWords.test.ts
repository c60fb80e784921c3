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
  const fault = { ground: "ink", front: "mark", back: "surfaceRaised", least: 3, contrast: 2.99 };
  expect(plain(faultWords({ ...fault, colours: ["#1040ff", "#0d1424"] }))).toBe(
    "Contraste trop faible sur fond sombre : les marques (#1040ff) sur les cartes (#0d1424) a 2,9, il faut 3,0.",
  );
  expect(faultWords({ ...fault, front: "onCalm", back: "calm", colours: ["#1040ff", "#0d1424"] })).toContain(
    "le texte",
  );
});
