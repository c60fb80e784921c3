import { expect, it } from "vitest";
import { categories as listed } from "../../../../../adapters/memory/seed/categories.ts";
import type { ContentKind } from "../../../../../domain/content/editing/contentItem.ts";
import { categoryChoices } from "./categories.ts";

const used = [
  { kind: "article", slug: "Vie du club", items: 2 },
  { kind: "article", slug: "merch", items: 2 },
  { kind: "tip", slug: "strategy", items: 1 },
] as const;
const specified = ["Technique", "Analyse", "Gaming", "Technologie", "Esports", "Streaming", "Critiques"];

const offered = (kind: ContentKind, chosen = "") => categoryChoices({ listed, used }, kind, chosen);
const words = (...wanted: Parameters<typeof offered>) => offered(...wanted).map((choice) => choice.words);

it("[AD-6] [AD-8] [AD-13] [AD-36] offers the club's categories, empty ones too, then others in use of the same kind", () => {
  expect(words("article")).toEqual([
    "Esport",
    "Merch",
    "Recrutement",
    "Actualités",
    "Stratégie",
    ...specified,
    "Vie du club",
  ]);
  expect(words("tip")).toEqual(["Stratégie", "Aim Training", "Compétitif", "Actualités", ...specified, "strategy"]);
});

it.each(["strategy", "Vie du club", "Aim Training", "Coulisses"])(
  "[AD-13] offers %j once where it is chosen",
  (chosen) => {
    const choices = offered("article", chosen);
    expect(choices.filter(({ value }) => value === chosen)).toHaveLength(1);
    expect(choices.map(({ value }) => value)).not.toContain("");
  },
);
