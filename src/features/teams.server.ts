import { teams } from "virtual:club/teams";
import { personPath, teamPath, valorantSlug } from "../../ui/club/teams/address.ts";
import type { ListContent } from "../server/documents/siteFile.ts";

/** Players and staff members of the club's folder: authors among them have the face of their page. */
export const people = teams.teams.flatMap(({ players, staff }) => [...players, ...staff]);

/** The address of its own that one team has. */
export const listedPages = [teamPath(valorantSlug)];

/** The pages of teams and people. */
export const listContent: ListContent = async (findPort, most) => {
  const shown = await findPort("teams");
  const [all, persons] = await Promise.all([shown.list(), shown.people()]);
  return [
    ...all.map(({ slug, updatedAt }) => ({ path: teamPath(slug), updatedAt })),
    ...persons.map(({ slug, updatedAt }) => ({ path: personPath(slug), updatedAt })),
  ].slice(0, most);
};
