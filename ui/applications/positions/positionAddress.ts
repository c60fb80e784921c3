import { type PositionId, positionIds } from "../../../domain/applications/positions.ts";

/** The page of the open positions. */
export const recruitmentPath = "/recruitment";

/** The position's anchor on that page. */
export const rolePlace = (role: PositionId): string => `${recruitmentPath}#${role}`;

/** The tab of the member's applications. */
export const applicationsPath = "/profile?onglet=candidatures";

const roleName = "poste";

/** An address that opens the position's wizard: signing in to apply leads back to it. */
export const roleAddress = (role: PositionId): string => `${recruitmentPath}?${roleName}=${role}`;

/** The position in the address; undefined for a missing or unknown one. */
export const roleIn = (search: string): PositionId | undefined => {
  const asked = new URLSearchParams(search).get(roleName);
  return positionIds.find((role) => role === asked);
};
