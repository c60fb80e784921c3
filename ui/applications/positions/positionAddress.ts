import { type PositionId, positionIds } from "../../../domain/applications/positions.ts";

/** Where the roles stand. */
export const recruitmentPath = "/recruitment";

/** Where one of them stands on their page. */
export const rolePlace = (role: PositionId): string => `${recruitmentPath}#${role}`;

/** Where a member finds what they sent. */
export const applicationsPath = "/profile?onglet=candidatures";

const roleName = "poste";

/** Where the wizard of a role opens by itself: what whoever signed in to apply comes back to. */
export const roleAddress = (role: PositionId): string => `${recruitmentPath}?${roleName}=${role}`;

/** The role that an address asks for, if it is one of the club's. */
export const roleIn = (search: string): PositionId | undefined => {
  const asked = new URLSearchParams(search).get(roleName);
  return positionIds.find((role) => role === asked);
};
