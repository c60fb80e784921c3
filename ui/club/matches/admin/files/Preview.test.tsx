import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import type { FilePlan } from "../../../../../domain/club/matches/files/planFile.ts";
import { Preview } from "./Preview.tsx";

const told = (rows: readonly object[]) =>
  renderToStaticMarkup(<Preview plan={{ rows, unknownColumns: [] } as unknown as FilePlan} />).replace(/<[^>]*>/g, "|");

it("[FI-6] tells what a new match would be", () => {
  const cells = { team: "Valorant", opponent: "Banquise", start: "28/11/2026 21:00", competition: "Coupe" };
  const text = told([
    {
      kind: "new",
      line: 2,
      cells: { ...cells, status: "finished", maps: "Ascent 13-9", visibility: "draft", notes: "" },
    },
  ]);
  for (const word of ["Valorant – Banquise", "Coupe", "terminé", "Ascent 13-9", "brouillon"]) {
    expect(text).toContain(word);
  }
  expect(text).not.toContain("Notes");
});

it("[FI-6] offers the rows that aren't drawn yet", () => {
  const rows = Array.from({ length: 51 }, (_, at) => ({ kind: "broken", line: at + 2, problem: "bad-quotes" }));
  expect(told(rows)).toContain("Afficher la suite");
  expect(told(rows.slice(1))).not.toContain("Afficher la suite");
});
