import { teamsView, viewAddress } from "../../../admin/viewAddress.ts";

const team = "equipe";

/** The query parameters that the view of teams reads. */
export const teamsReads: readonly string[] = [team];

/** The slug of the team whose members and honours an address shows; null for the list of teams. */
export const teamIn = (search: string): string | null => new URLSearchParams(search).get(team) || null;

/** The address of a team's members and honours. */
export const teamAddress = (slug: string): string => viewAddress(teamsView, { [team]: slug });
