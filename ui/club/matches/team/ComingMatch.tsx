import type { ListedMatch } from "../../../../domain/club/matches/listMatches.ts";
import { startOf } from "../../../../domain/club/matches/match.ts";
import { Link } from "../../../design/components/actions/Link.tsx";
import { typeset } from "../../../design/components/text/french.ts";
import { $now } from "../../../lib/page/now.ts";
import { useUnit } from "../../../lib/useUnit.ts";
import { matchPath } from "../address.ts";
import { CalendarLink } from "../calendar/CalendarLink.tsx";
import { Crest } from "../shown/Crest.tsx";
import { Marks } from "../shown/Marks.tsx";
import { whenIs } from "../state/when.ts";
import { sentence, words } from "../words.ts";
import { Row, Tags } from "./TeamComing.styles.ts";

/** A match that is to come, in a list: when, against whom, and how it stands. */
export const ComingMatch = ({ match }: { readonly match: ListedMatch }) => {
  const { weekday, day, time } = whenIs(startOf(match), useUnit($now));
  const [isCancelled, isPostponed] = [match.status === "cancelled", match.status === "postponed"];
  return (
    <Row $isCancelled={isCancelled} $isPostponed={isPostponed}>
      <time dateTime={match.start}>
        {day} <span>{`${weekday}\u00a0${time}`}</span>
      </time>
      <Crest match={match} size={36} />
      <div>
        <Link to={matchPath(match.slug)}>
          <bdi>{typeset(match.opponent)}</bdi>
        </Link>{" "}
        <span>{typeset(sentence([match.competition, match.stage]))}</span>
        <Tags>
          <Marks match={match} />
        </Tags>
      </div>
      {!isCancelled && !isPostponed && <CalendarLink match={match} label={words.toCalendarOf(match.opponent, day)} />}
    </Row>
  );
};
