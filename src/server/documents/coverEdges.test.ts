import { renderAsync } from "@resvg/resvg-js";
import { expect, it } from "vitest";
import { seed } from "../../../adapters/memory/seed/seed.ts";
import { firstPlan } from "../../../domain/content/body/firstPlan.ts";
import { cover } from "../../../ui/design/drawings/cover.ts";
import { paint } from "../../../ui/design/tokens/drawing.ts";

const page = [1, 3, 5].map((at) => Number.parseInt(paint.ink.slice(at, at + 2), 16));
const crest = [{ tone: "main", path: "M0-1 1 1H-1z" }] as const;

/** The part of each edge that has the page's colour, where the picture seems cut. */
const openEdges = async (svg: string): Promise<readonly number[]> => {
  const { pixels, width, height } = await renderAsync(svg);
  const isPage = (x: number, y: number) => page.every((part, at) => pixels[(y * width + x) * 4 + at] === part);
  const along = (length: number, isOpen: (at: number) => boolean) =>
    Array.from({ length }, (_, at) => isOpen(at)).filter(Boolean).length / length;
  return [
    along(width, (x) => isPage(x, 0)),
    along(width, (x) => isPage(x, height - 1)),
    along(height, (y) => isPage(0, y)),
    along(height, (y) => isPage(width - 1, y)),
  ];
};

it.each(["Stratégie", "Aim Training", "Compétitif", "Esport", "Merch", "Recrutement"])(
  "[LK-3] draws every %s as a whole picture on the page's ink",
  async (category) => {
    for (const title of ["Tenir un site à deux", "Le carnet de défaite", "Rotation"]) {
      expect(Math.max(...(await openEdges(cover(crest, category, title))))).toBeLessThan(0.03);
    }
  },
);

const plans = seed.tips.flatMap(({ content }) => firstPlan(content) ?? []);

it.each([...plans, "nous,48,24", "mur,0,0,96,48", "mur,0,0,1,1", "trajet,eux,0,0,96,48,0,48"])(
  "[LK-32] draws the plan %s as a whole picture on the page's ink",
  async (plan) => {
    expect(Math.max(...(await openEdges(cover(crest, "Stratégie", "Un titre", plan))))).toBeLessThan(0.03);
  },
);
