import { type ListedMatch, listed } from "../matches/listMatches.ts";
import type { Matches } from "../matches/ports.ts";
import type { CompetitionStandings } from "../standings/ports.ts";
import { type ShownStandings, shownStandings } from "../standings/readStandings.ts";
import type { PersonWithTeams, Teams } from "../teams/ports.ts";
import { type CardBlock, loneLink, type ShowCards } from "../../content/body/shownContent.ts";
import { type CardTarget, cardTarget } from "./cardTarget.ts";

/** A player or a staff member, with the role and the game of their first team. */
export type PersonCard = Pick<PersonWithTeams, "slug" | "name" | "photo"> & {
  readonly role: string;
  readonly game: string;
};

/** An item of the club as a text shows it. */
export type Card =
  | { readonly kind: "match"; readonly match: ListedMatch }
  | { readonly kind: "person"; readonly person: PersonCard }
  | { readonly kind: "standings"; readonly competition: string; readonly standings: readonly ShownStandings[] };

/** The published items that cards show. */
export type CardSources = {
  readonly matches: Pick<Matches, "bySlug">;
  readonly teams: Pick<Teams, "person">;
  readonly standings: Pick<CompetitionStandings, "of">;
};

/** The most cards of a text. Each is a request; further ones stay links. */
export const mostCards = 12;

const personCard = ({ slug, name, photo, teams: [team] }: PersonWithTeams): PersonCard => ({
  slug,
  name,
  photo,
  role: team?.role ?? "",
  game: team?.game ?? "",
});

const readCard = async (target: CardTarget, { matches, teams, standings }: CardSources): Promise<Card | null> => {
  switch (target.kind) {
    case "match": {
      const match = await matches.bySlug(target.slug);
      return match ? { kind: "match", match: listed(match) } : null;
    }
    case "person": {
      const person = await teams.person(target.slug);
      return person ? { kind: "person", person: personCard(person) } : null;
    }
    case "standings": {
      const { competition } = target;
      const all = await standings.of(competition);
      return all.length > 0 ? { kind: "standings", competition, standings: all.map(shownStandings) } : null;
    }
  }
};

/**
 * Replaces each paragraph that is one link to a match, a person or the standings of a competition by its card. What isn't published, or
 * can't be read, stays a link.
 */
export const showCards =
  (sources: CardSources): ShowCards =>
  async (content) => {
    const wanted = content.flatMap((block, at) => {
      const link = loneLink(block);
      const target = link && cardTarget(link.address);
      return target ? [{ at, link, target }] : [];
    });
    if (wanted.length === 0) return content;
    const read = await Promise.all(
      wanted.slice(0, mostCards).map(async ({ at, link, target }) => {
        const card = await readCard(target, sources).catch(() => null);
        return card && ([at, { kind: "card", link, card }] satisfies readonly [number, CardBlock]);
      }),
    );
    const found = new Map(read.filter((entry) => entry !== null));
    return content.map((block, at) => found.get(at) ?? block);
  };
