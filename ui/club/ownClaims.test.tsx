import { fork } from "effector";
import { Provider } from "effector-react";
import { renderToString } from "react-dom/server";
import { MemoryRouter } from "react-router-dom";
import { expect, it } from "vitest";
import { plain } from "../../tests/screen.ts";
import { $club } from "../lib/page/club.ts";
import { NewsletterForm } from "../messages/newsletter/NewsletterForm.tsx";
import { TeamsHead } from "./teams/TeamsHead.tsx";

const textOf = (view: React.ReactNode, letter = ""): string =>
  plain(
    renderToString(
      <Provider value={fork({ values: [[$club, { ...$club.defaultState, letter }]] })}>
        <MemoryRouter>{view}</MemoryRouter>
      </Provider>,
    ),
  ).replace(/<[^>]*>/g, " ");

const figures = { activeTeams: 1, honours: 0, players: 6 };

it("[HO-21] calls no player of a club professional that doesn't", () => {
  const head = (playersAre?: string) => textOf(<TeamsHead title="Équipes" lead="Ici" {...{ playersAre, figures }} />);
  expect(head("pro")).toContain("joueuses et joueurs pro");
  expect(head("")).toContain("joueuses et joueurs");
  for (const said of ["", undefined]) expect(head(said)).not.toMatch(/\bpro\b/);
});

it("[HO-21] promises of the newsletter what the club does", () => {
  expect(textOf(<NewsletterForm />)).not.toMatch(/par mois|résultats|postes/);
  expect(textOf(<NewsletterForm />, "Deux fois par an.")).toContain("Deux fois par an.");
});
