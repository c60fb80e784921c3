import { styled } from "styled-components";
import type { ListedMatch } from "../../../../domain/club/matches/listMatches.ts";
import { startOf, stateOf } from "../../../../domain/club/matches/match.ts";
import { Link } from "../../../design/components/actions/Link.tsx";
import { french, typeset } from "../../../design/components/text/french.ts";
import { VisuallyHidden } from "../../../design/components/text/VisuallyHidden.tsx";
import { row } from "../../../design/tokens/layout.ts";
import { meaning } from "../../../design/tokens/meaning.ts";
import { layer, size, space, stroke, weight, width } from "../../../design/tokens/measures.ts";
import { when } from "../../../design/tokens/screens.ts";
import { $now } from "../../../lib/page/now.ts";
import { useUnit } from "../../../lib/useUnit.ts";
import { matchPath } from "../address.ts";
import { CalendarLink } from "../calendar/CalendarLink.tsx";
import { Marks } from "../shown/Marks.tsx";
import { untilThen, whenIs } from "../state/when.ts";
import { sentence, words } from "../words.ts";
import { MatchBoard } from "./MatchBoard.tsx";

/** The whole is a link, but for the calendar. */
const Frame = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.x3};
  time {
    font-size: ${size.headline};
    font-weight: ${weight.title};
    font-stretch: ${width.broad};
  }
  a:hover {
    text-decoration: underline;
    text-decoration-thickness: ${stroke.firm};
  }
`;

/** What is said of the match, which may break into lines, and beside it the calendar. */
const Line = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  column-gap: ${space.x4};
  overflow-wrap: anywhere;
  & > div {
    ${row(`${space.x1} ${space.x4}`)}
    align-items: center;
  }
  p {
    color: ${meaning.textQuiet};
  }
  & > a {
    position: relative;
    z-index: ${layer.inside};
  }
`;

const Countdown = styled.b`
  color: ${meaning.markText};
  ${when.scriptless} {
    display: none;
  }
`;

const Way = styled(Link)`
  color: inherit;
  text-decoration: none;
  &::after {
    content: "";
    position: absolute;
    inset: 0;
  }
`;

/** A match that is next, as a board: when, against whom, and how it stands. */
export const NextMatch = ({ match }: { readonly match: ListedMatch }) => {
  const moment = useUnit($now);
  const start = startOf(match);
  const { weekday, day, time } = whenIs(start, moment);
  const state = stateOf(match, moment);
  const isAhead = state === "announced" || state === "today";
  return (
    <Frame>
      <Line>
        <div>
          <time dateTime={match.start}>{`${weekday}\u00a0${day}, ${time}`}</time>
          {isAhead && <Countdown>{french(untilThen(start, moment))}</Countdown>}
          <p>
            <Way to={matchPath(match.slug)}>
              {typeset(sentence([match.game, match.competition, match.stage]))}
              <VisuallyHidden>{typeset(words.againstOn(match.opponent, day))}</VisuallyHidden>
            </Way>
          </p>
          <Marks match={match} />
        </div>
        <CalendarLink match={match} label={words.toCalendarOf(match.opponent, day)} />
      </Line>
      <MatchBoard size="middle" match={match} score={match.score} outcome={match.outcome} />
    </Frame>
  );
};
