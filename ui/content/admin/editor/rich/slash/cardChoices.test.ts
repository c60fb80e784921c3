import { expect, it } from "vitest";
import type { MatchChoice } from "../../../../../../domain/club/matches/ports.ts";
import type { Slug } from "../../../../../../domain/shared/slug.ts";
import { cardTarget } from "../../../../../../domain/club/cards/cardTarget.ts";
import { cardChoices } from "./cardChoices.ts";

const match = (slug: string, opponent: string, start: string, competition = "Ligue des Régions"): MatchChoice => ({
  slug: slug as Slug,
  game: "Valorant",
  opponent,
  competition,
  start,
});

const offered = {
  matches: [
    match("vieux", "Solstice", "2026-01-10T20:00:00Z"),
    match("hier", "Étoile", "2026-11-27T20:00:00Z"),
    match("demain", "Solstice", "2026-11-29T20:00:00Z", "Coupe & Co"),
  ],
  competitions: ["Ligue des Régions", "Coupe & Co"],
  people: [],
};
const around = { now: Date.parse("2026-11-28T12:00:00Z"), club: "Boréal" };

it("[NW-148] offers the matches around this moment first, then standings", () => {
  const choices = cardChoices(offered, { typed: "", ...around });
  expect(choices.map(({ kind, title }) => `${kind} ${title}`)).toEqual([
    "match Boréal – Étoile",
    "match Boréal – Solstice",
    "match Boréal – Solstice",
    "standings Ligue des Régions",
    "standings Coupe & Co",
  ]);
  expect(choices[1]?.address).toBe("/matches/demain");
});

it("[NW-148] finds by all words, without accents, in opponent, competition and game", () => {
  const titles = (typed: string) => cardChoices(offered, { typed, ...around }).map(({ address }) => address);
  expect(titles("etoile valo")).toEqual(["/matches/hier"]);
  expect(titles("coupe solstice")).toEqual(["/matches/demain"]);
  expect(titles("rien de tel")).toEqual([]);
});

it("[NW-148] offers addresses that readers see as cards", () => {
  const kinds = cardChoices(offered, { typed: "", ...around }).map(({ address }) => cardTarget(address)?.kind);
  expect(kinds).toEqual(["match", "match", "match", "standings", "standings"]);
});
