import { Link } from "react-router-dom";
import { styled } from "styled-components";
import { matches } from "virtual:club/matches";
import type { Club } from "../../../domain/club/club.ts";
import { type Fixture, startOf } from "../../../domain/club/match.ts";
import { nextMatches } from "../../../domain/club/nextMatch.ts";
import { dataAddress } from "../../design/drawings/dataAddress.ts";
import { rival } from "../../design/drawings/rival.ts";
import { ButtonLink } from "../../design/components/actions/ButtonLink.tsx";
import { french, typeset } from "../../design/components/text/french.ts";
import { Icon } from "../../design/components/media/Icon.tsx";
import { VisuallyHidden } from "../../design/components/text/VisuallyHidden.tsx";
import { $club } from "../../lib/page/club.ts";
import { $moment } from "../../lib/page/moment.ts";
import { useUnit } from "../../lib/useUnit.ts";
import { CalendarLink } from "./CalendarLink.tsx";
import { type BarLook, matchBarStyles } from "./MatchBar.styles.ts";
import { StartTime } from "./StartTime.tsx";
import { sentence } from "./sentence.ts";
import { untilThen, zoneName } from "./when.ts";
import { words } from "./words.ts";

const Bar = styled.section<BarLook>`
  ${matchBarStyles}
`;

/** Letters of both names together that fit beside the date on a tablet. */
const mostLetters = 17;

type WhoProps = { readonly club: Club; readonly opponent: string };

const Who = ({ club: { crest, wordmark }, opponent }: WhoProps) => (
  <p className="bug">
    <span className="us">
      <img src={crest} alt="" width="32" height="32" />
      <b>{typeset(wordmark.strong)}</b>
    </span>{" "}
    <span className="versus">{words.versus}</span>{" "}
    <span className="them">
      <img src={dataAddress(rival(opponent))} alt="" width="32" height="32" />
      <b>{typeset(opponent)}</b>
    </span>
  </p>
);

const Then = ({ match }: { readonly match: Fixture }) => (
  <p className="then">
    <span>{words.afterwards}</span>
    <StartTime match={match} />
    <span>{typeset(words.full(match.game, match.event, match.opponent))}</span>
    <Link to="/teams">{words.allMatches}</Link>
  </p>
);

/**
 * The club's next match: under home's headline with the one after it, slim on top of other pages. Renders nothing when there is
 * none.
 */
export const MatchBar = ({ slim = false }: { readonly slim?: boolean }) => {
  const { moment, club } = useUnit({ moment: $moment, club: $club });
  const [match, after] = nextMatches(matches.teams, moment.now);
  if (!match) return null;
  const start = startOf(match);
  const zone = french(zoneName(moment.zone));
  const how = sentence([match.stage ?? match.format]);
  const more = match.stage && match.format;
  const isLong = (club.wordmark.strong + match.opponent).length > mostLetters;
  return (
    <Bar aria-label={words.next} $isSlim={slim} $isLong={isLong}>
      <div className="inside">
        <p className="when">
          <span className="top">
            <span className="label">{words.next}</span> <span className="count">{untilThen(start, moment)}</span>
          </span>{" "}
          <StartTime match={match} />
          <span className="under">
            <span className="opponent">{typeset(words.opponent(match.game, match.opponent))},</span>{" "}
            <span className="competition">
              <span className="game">{typeset(match.game)}, </span>
              {typeset(match.event)},
            </span>{" "}
            <span className="zone">{zone}</span>
          </span>
        </p>
        <Who club={club} opponent={match.opponent} />
        <p className="event">
          <strong>{typeset(words.event(match.game, match.event))}</strong>{" "}
          <span className="how">
            {how && (
              <span>
                {typeset(how)}
                {more && <span className="format">, {typeset(more)}</span>},{" "}
              </span>
            )}
            <span className="zone">{zone}</span>
          </span>
        </p>
        <div className="acts">
          {matches.live && (
            <ButtonLink className="watch" size="small" dark to={matches.live} target="_blank" rel="noopener noreferrer">
              <Icon name="play" />
              <span>{words.live}</span>
              <VisuallyHidden> {words.newTab}</VisuallyHidden>
            </ButtonLink>
          )}
          <CalendarLink match={match} label={words.toCalendar} />
        </div>
        {!slim && after && <Then match={after} />}
      </div>
    </Bar>
  );
};
