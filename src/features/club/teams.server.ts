import { teams } from "virtual:club/teams";
import { personPath, teamPath, valorantSlug } from "../../../ui/club/teams/address.ts";
import { words } from "../../../ui/club/teams/words.ts";
import type { PersonWithTeams } from "../../../domain/club/teams/ports.ts";
import type { Team } from "../../../domain/club/teams/team.ts";
import { isSlug } from "../../../domain/shared/slug.ts";
import { textCard } from "../../server/documents/shareCard.ts";
import type { Files, ListContent } from "../../server/documents/siteFile.ts";

/** Players and staff members of the club's folder: authors among them have the face of their page. */
export const people = teams.teams.flatMap(({ players, staff }) => [...players, ...staff]);

/** The address of its own that one team has. */
export const listedPages = [teamPath(valorantSlug)];

const imagePath = /^\/partage\/(teams|players)\/([a-z\d-]+)\.png$/;

const teamCard = ({ game, title }: Team) => ({ category: "esport", label: words.teamLabel, title: game, note: title });

const personCard = ({ name, teams: all }: PersonWithTeams) => {
  const first = all.find(({ departed }) => !departed) ?? all[0];
  const roles = [...new Set(all.map(({ role }) => role))].join(", ");
  return {
    category: "esport",
    label: first?.game ?? "",
    title: name,
    note: roles,
    figure: { role: first?.role ?? "", name },
  };
};

/** The share images of teams and people. */
export const files: Files =
  ({ club, findPort, image }) =>
  async (path) => {
    const [, section, slug = ""] = imagePath.exec(path) ?? [];
    if (section === undefined || !isSlug(slug)) return undefined;
    const shown = await findPort("teams");
    const [team, person] = section === "teams" ? [await shown.bySlug(slug)] : [undefined, await shown.person(slug)];
    const card = team ? teamCard(team) : person && personCard(person);
    return card && image(JSON.stringify(card), () => textCard(club, card));
  };

/** The pages of teams and people. */
export const listContent: ListContent = async (findPort, most) => {
  const shown = await findPort("teams");
  const [all, persons] = await Promise.all([shown.list(), shown.people()]);
  return [
    ...all.map(({ slug, updatedAt }) => ({ path: teamPath(slug), updatedAt })),
    ...persons.map(({ slug, updatedAt }) => ({ path: personPath(slug), updatedAt })),
  ].slice(0, most);
};
