import { matchTime, startOf, type Match } from "../../../../domain/club/matches/match.ts";
import { isAbsoluteAddress } from "../../../../domain/shared/address.ts";
import { clubOf, type Statement } from "../../../lib/structured/statement.ts";
import { fateOff } from "../state/fate.ts";

type Announced = {
  readonly match: Match;
  readonly name: string;
  readonly description: string;
  /** The path of the match's page. */
  readonly path: string;
  /** A path of the site. */
  readonly image: string;
};

/** What schema.org calls the fate of an event. A postponed one keeps its start until the new one is known. */
const fateOf = ({ status, movedFrom }: Match): string =>
  fateOff(status) ?? `https://schema.org/Event${movedFrom === null ? "Scheduled" : "Rescheduled"}`;

/** A match for search engines, without its score. */
export const sportsEvent =
  ({ match, name, description, path, image }: Announced): Statement =>
  (publisher) => {
    const { site } = publisher;
    const { watch } = match;
    const club = clubOf(publisher);
    return {
      "@type": "SportsEvent",
      name,
      description,
      sport: match.game,
      url: site + path,
      image: [site + image],
      startDate: match.start,
      endDate: new Date(startOf(match) + matchTime).toISOString(),
      eventStatus: fateOf(match),
      ...(match.movedFrom !== null && match.status !== "postponed" && { previousStartDate: match.movedFrom }),
      eventAttendanceMode: "https://schema.org/OnlineEventAttendanceMode",
      location: {
        "@type": "VirtualLocation",
        url: watch && isAbsoluteAddress(watch) ? watch : site + path,
      },
      homeTeam: { "@type": "SportsTeam", name: club.name, sport: match.game },
      awayTeam: { "@type": "SportsTeam", name: match.opponent, sport: match.game },
      organizer: club,
    };
  };
