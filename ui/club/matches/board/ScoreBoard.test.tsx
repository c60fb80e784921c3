import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";
import type { Outcome, Score } from "../../../../domain/club/matches/match.ts";
import { plain, screenOf } from "../../../../tests/screen.ts";
import { ScoreBoard } from "./ScoreBoard.tsx";

const board = (score: Score | null, outcome: Outcome | null, [ours, theirs] = ["Boréal", "Les Huards"]) =>
  renderToString(
    <ScoreBoard
      ours={{ name: ours ?? "", crest: null }}
      theirs={{ name: theirs ?? "", crest: null }}
      score={score}
      outcome={outcome}
    />,
  ).replaceAll("<!-- -->", "");
const textOf = (html: string) => plain(screenOf(html).text);

/** The classes of both plates: what they look like. */
const plates = (html: string) =>
  [...html.matchAll(/<span class="([^"]*)"><bdi>/g)].map(([, classes]) => (classes ?? "").split(" ").at(-1));

it("[MA-50] reads as one sentence, and shows each figure beside its side", () => {
  const html = board({ ours: 2, theirs: 0 }, "won");
  expect(textOf(html)).toBe("Boréal 2 2 – 0 contre Les Huards 0");
  expect(plain(screenOf(html, "aria-hidden").text)).toBe("Boréal 2 – 0 contre Les Huards");
  expect(textOf(board(null, null))).toBe("Boréal contre Les Huards");
});

it("[MA-50] brightens the plate of the side that has won, and neither before the end and after a draw", () => {
  const [won, lost, drawn, open] = [
    plates(board({ ours: 2, theirs: 0 }, "won")),
    plates(board({ ours: 0, theirs: 2 }, "lost")),
    plates(board({ ours: 1, theirs: 1 }, "drawn")),
    plates(board(null, null)),
  ];
  expect(won).toHaveLength(2);
  expect(won).not.toEqual(drawn);
  expect(lost).not.toEqual(drawn);
  expect(won).not.toEqual(lost);
  expect(open).toEqual(drawn);
});

it.each([
  ["É", "🐙"],
  ["É".repeat(40), "نسور الشمال الكبار"],
])("[MA-50] keeps names as they are: %s", (...names) => {
  const text = textOf(board({ ours: 0, theirs: 0 }, null, names));
  for (const name of names) expect(text).toContain(name);
});
