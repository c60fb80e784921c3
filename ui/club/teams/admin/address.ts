import { adminTabAddress } from "../../../admin/tabAddress.ts";

export const teamsTab = "equipes";

const names = { team: "equipe", view: "vue" } as const;
const people = "personnes";

/** The query parameters that the tab of teams reads. */
export const teamsReads: readonly string[] = Object.values(names);

/** The part of the tab that an address shows. */
export type TeamsSelection =
  | { readonly view: "teams" | "people" }
  /** The members and honours of a team. */
  | { readonly view: "team"; readonly slug: string };

export const teamsSelectionOf = (search: string): TeamsSelection => {
  const asked = new URLSearchParams(search);
  const slug = asked.get(names.team);
  if (slug) return { view: "team", slug };
  return { view: asked.get(names.view) === people ? "people" : "teams" };
};

export const teamsAddress = (selection: TeamsSelection): string => {
  const tab = adminTabAddress(teamsTab);
  if (selection.view === "team") return `${tab}&${names.team}=${selection.slug}`;
  return selection.view === "people" ? `${tab}&${names.view}=${people}` : tab;
};
