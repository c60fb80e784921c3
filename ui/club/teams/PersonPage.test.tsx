import { allSettled, fork } from "effector";
import { Provider } from "effector-react";
import { renderToString } from "react-dom/server";
import { MemoryRouter } from "react-router-dom";
import { expect, it } from "vitest";
import { listed } from "../../../domain/club/matches/listMatches.ts";
import type { PersonPage } from "../../../domain/club/teams/readTeams.ts";
import type { Slug } from "../../../domain/shared/slug.ts";
import { club } from "../../../tests/club.ts";
import { fakes } from "../../../tests/fakes.ts";
import { matchOf, resultOf } from "../../../tests/matchOf.ts";
import { plain, screenOf } from "../../../tests/screen.ts";
import { $club } from "../../lib/page/club.ts";
import { FeaturesContext } from "../../lib/page/features.ts";
import { $now } from "../../lib/page/now.ts";
import { type SlotPiece, SlotsContext } from "../../lib/page/slots.ts";
import { readPersonFx } from "./effects.ts";
import { Component, handle } from "./PersonPage.tsx";

const membership = {
  id: "1",
  team: "valorant" as Slug,
  game: "Valorant",
  kind: "player" as const,
  role: "Capitaine",
  position: "Appels, flexible",
  rank: "Radiant",
  specialty: "Reprises",
  joined: null,
  departed: null,
};

const player: PersonPage = {
  id: "nival",
  slug: "nival" as Slug,
  name: "Nival",
  photo: null,
  experience: "",
  story: "",
  qualities: ["Parle peu, et juste"],
  stats: "https://stats.example.org/nival",
  links: [],
  teams: [membership],
  matches: [listed(resultOf([[13, 2]], { slug: "r" as Slug, opponent: "Banquise", format: "bo1" }))],
  next: listed(matchOf()),
  tips: [
    {
      slug: "a" as Slug,
      title: "Tenir un site",
      category: "strategy",
      readTime: "5 min",
      featuredImage: null,
      plan: null,
    },
  ],
  articles: [],
};

const textOf = async (person: PersonPage, pieces: readonly SlotPiece[] = []) => {
  const scope = fork({
    handlers: fakes([readPersonFx, () => person]),
    values: [
      [$club, club],
      [$now, { now: Date.parse("2026-11-22T12:00:00Z"), zone: "Europe/Paris" }],
    ],
  });
  if (!handle.opened) throw new Error("The page loads nothing");
  await allSettled(handle.opened, { scope, params: { params: { slug: person.slug }, search: "" } });
  const html = renderToString(
    <Provider value={scope}>
      <FeaturesContext value={["matches", "tips", "articles", "teams"]}>
        <SlotsContext value={pieces}>
          <MemoryRouter>
            <Component />
          </MemoryRouter>
        </SlotsContext>
      </FeaturesContext>
    </Provider>,
  ).replaceAll("<!-- -->", "");
  const text = plain(screenOf(html.slice(html.indexOf("<header"))).text);
  return { text, times: (word: string) => text.split(word).length - 1 };
};

it("[MA-49] tells what is known of a player once, the next match, the results, and their tips", async () => {
  const { text, times } = await textOf(player);
  expect(text).toMatch(
    /Équipe Valorant.*Nival Capitaine Valorant Rang Radiant Rôle en jeu Appels, flexible Spécialité Reprises Parle peu, et juste/,
  );
  expect(text).toMatch(/Son prochain match.*Solstice.*Ses derniers matchs.*Banquise.*Ses tips Tenir un site 5 min/);
  expect(text).toMatch(/Voir les Stats[^.]*$/);
  expect(["Capitaine", "Radiant", "Reprises"].map(times)).toEqual([1, 1, 1]);
  expect(text).not.toContain("Ses équipes");
});

it("[MA-49] names a position that is the specialty too once, and the teams where there are several", async () => {
  const before = { ...membership, id: "2", game: "Go", team: "go" as Slug, departed: "2026-01-01" };
  const { text, times } = await textOf({
    ...player,
    teams: [{ ...membership, specialty: membership.position }, before],
  });
  expect(times("Appels, flexible")).toBe(1);
  expect(text).toMatch(/Ses équipes.*Valorant.*Go Capitaine, jusqu’au 1er janvier 2026/);
});

it("[MA-49] tells of a staff member without results what they bring, as a sentence", async () => {
  const coach = { ...membership, kind: "staff" as const, role: "Analyste", rank: "", specialty: "", position: "" };
  const { text } = await textOf({
    ...player,
    name: "I",
    teams: [coach],
    experience: "replays et données",
    qualities: [],
    matches: [],
    next: null,
    tips: [],
    stats: null,
  });
  expect(text).toContain("I Analyste Valorant Replays et données");
  expect(text).not.toMatch(/Rang|Son prochain match|Ses derniers matchs|Ses tips|Stats/);
});

it("has a place for what another feature knows of the person", async () => {
  const Thanks = ({ person }: { readonly person: PersonPage }) => <p>Merci {person.name}</p>;
  const piece: SlotPiece<"personFacts"> = { slot: "personFacts", here: () => Thanks, fetch: async () => Thanks };
  expect((await textOf(player, [piece])).times("Merci Nival")).toBe(1);
  expect((await textOf(player)).times("Merci")).toBe(0);
});
