import { Link } from "../../../design/components/actions/Link.tsx";
import type { ListedMatch } from "../../../../domain/club/matches/listMatches.ts";
import { startOf } from "../../../../domain/club/matches/match.ts";
import { Icon } from "../../../design/components/media/Icon.tsx";
import { typeset } from "../../../design/components/text/french.ts";
import { VisuallyHidden } from "../../../design/components/text/VisuallyHidden.tsx";
import { $now } from "../../../lib/page/now.ts";
import { useUnit } from "../../../lib/useUnit.ts";
import { matchPath } from "../address.ts";
import { SplitBar } from "../board/SplitBar.tsx";
import { CalendarLink } from "../calendar/CalendarLink.tsx";
import { Crest } from "../shown/Crest.tsx";
import { RevealInRow } from "../hidden/Reveal.tsx";
import { useScore } from "../hidden/useScore.ts";
import { Marks } from "../shown/Marks.tsx";
import { Outcome } from "../shown/Outcome.tsx";
import { stateWords } from "../state/stateWords.ts";
import { whenIs } from "../state/when.ts";
import { sentence, words as matchWords } from "../words.ts";
import { End, Figure, Instead, Middle, Names, Row, Tags } from "./MatchRow.styles.ts";

/** A match of the list: when, against whom, and how it stands. */
export const MatchRow = ({ match }: { readonly match: ListedMatch }) => {
  const moment = useUnit($now);
  const { weekday, day, time } = whenIs(startOf(match), moment);
  const { score, outcome, forfeit } = match;
  const { isHidden, mark, place } = useScore(match.slug);
  const isOpen = match.status === "scheduled" || match.status === "live";
  return (
    <Row
      {...place}
      data-shared={matchPath(match.slug)}
      $isCancelled={match.status === "cancelled"}
      $isPostponed={match.status === "postponed"}
    >
      <time dateTime={match.start}>
        {day} <span>{`${weekday}\u00a0${time}`}</span>
      </time>
      <Crest match={match} size={44} />
      <Names>
        <Link to={matchPath(match.slug)}>
          <bdi>{typeset(match.opponent)}</bdi>
          <VisuallyHidden>, {day}</VisuallyHidden>
        </Link>
        <div>
          <p>{typeset(sentence([match.game, match.competition, match.stage]))}</p>
          <Tags>
            <Marks match={match} />
          </Tags>
        </div>
      </Names>
      <Middle>
        {isOpen && match.watch && (
          <span>
            <Icon name="play" />
            {matchWords.shown}
          </span>
        )}
        {isOpen && match.format && <span>{typeset(sentence([matchWords.formats[match.format]]))}</span>}
        {score && !isHidden && (
          <span data-score={mark}>
            <SplitBar {...score} />
          </span>
        )}
      </Middle>
      <End>
        {isHidden ? (
          (score ?? outcome) && <RevealInRow {...match} day={day} />
        ) : (
          <>
            {score && <Figure data-score={mark}>{matchWords.score(score.ours, score.theirs)}</Figure>}
            {forfeit && <Instead data-score={mark}>{stateWords.forfeits[forfeit]}</Instead>}
            {outcome && <Outcome outcome={outcome} mark={mark} />}
          </>
        )}
        {isOpen && <CalendarLink match={match} label={matchWords.toCalendarOf(match.opponent, day)} />}
      </End>
    </Row>
  );
};
