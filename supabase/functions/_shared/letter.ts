import type { Club } from "./needs.ts";

/** The site's page whose button makes whoever has the token a reader of the letter. */
export const confirmPage = ({ address }: Club, token: string): string =>
  `${address}/newsletter/confirmer?jeton=${token}`;

/** The site's page whose button takes them off the list. */
export const leavePage = ({ address }: Club, token: string): string =>
  `${address}/newsletter/desinscription?jeton=${token}`;
