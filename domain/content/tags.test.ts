import { expect, it } from "vitest";
import { tagsOf, tidyTags } from "./tags.ts";

it("[NW-122] takes tags that differ in capitals and accents for the same, ten at most", () => {
  expect(tidyTags(" Entraînement \nentrainement\n\nLAN\n!!\nLan 2026")).toBe("Entraînement\nLAN\nLan 2026");
  expect(tagsOf("Entraînement\nCœur d'équipe")).toEqual([
    { slug: "entrainement", label: "Entraînement" },
    { slug: "coeur-d-equipe", label: "Cœur d'équipe" },
  ]);
  expect(tidyTags(Array.from({ length: 12 }, (_, at) => `tag ${at}`).join("\n")).split("\n")).toHaveLength(10);
  expect(tidyTags("#LAN\n# Cup\nC#\nlan\n#")).toBe("LAN\nCup\nC#");
  expect(tidyTags("a".repeat(50))).toHaveLength(40);
});
