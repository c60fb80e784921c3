import { isPositionId, type PositionId } from "../../../domain/applications/positions.ts";

/** The page of the open positions. */
export const recruitmentPath = "/recruitment";

/** The position's anchor on that page. */
export const positionAnchor = (position: PositionId): string => `${recruitmentPath}#${position}`;

/** The tab of the member's applications. */
export const applicationsPath = "/profile?onglet=candidatures";

const parameterName = "poste";

/** An address that opens the position's wizard: signing in to apply leads back to it. */
export const positionAddress = (position: PositionId): string => `${recruitmentPath}?${parameterName}=${position}`;

/** The position in the address, which may not be open; undefined without one. */
export const positionIn = (search: string): PositionId | undefined => {
  const asked = new URLSearchParams(search).get(parameterName) ?? "";
  return isPositionId(asked) ? asked : undefined;
};
