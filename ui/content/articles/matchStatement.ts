import type { MatchOfArticle } from "../../../domain/content/articles/article.ts";
import { matchPath } from "../../club/matches/address.ts";
import { fateOff } from "../../club/matches/state/fate.ts";
import type { Statement } from "../../lib/structured/statement.ts";
import { words } from "./words.ts";

/** The match that an article is about, for search engines. Its own page tells the rest. */
export const matchStatement =
  ({ slug, opponent, start, status }: MatchOfArticle): Statement =>
  ({ site, club }) => {
    const fate = fateOff(status);
    const url = site + matchPath(slug);
    return {
      "@type": "SportsEvent",
      name: words.matchName(club.shortName, opponent),
      url,
      startDate: start,
      ...(fate && { eventStatus: fate }),
      location: { "@type": "VirtualLocation", url },
    };
  };
