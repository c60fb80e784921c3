import { clubOf, type Statement } from "./statement.ts";

/** The club, for its home page. */
export const organization: Statement = (publisher) => ({
  ...clubOf(publisher),
  description: publisher.club.tagline,
  sport: "Esport",
  sameAs: publisher.club.links.map(({ address }) => address),
});
