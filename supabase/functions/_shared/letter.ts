import type { Club } from "./needs.ts";

/** The page whose button confirms a subscription by its token. */
export const confirmPage = ({ address }: Club, token: string): string =>
  `${address}/newsletter/confirmer?jeton=${token}`;

/** The page whose button unsubscribes by the token. */
export const leavePage = ({ address }: Club, token: string): string =>
  `${address}/newsletter/desinscription?jeton=${token}`;
