import { Link } from "react-router-dom";
import { matches } from "virtual:club/matches";
import { type Match, nextMatches, startOf, type UpcomingMatch } from "../../../domain/club/matches.ts";
import { french, typeset } from "../../design/components/text/french.ts";
import { Icon } from "../../design/components/media/Icon.tsx";
import { VisuallyHidden } from "../../design/components/text/VisuallyHidden.tsx";
import { $club } from "../../lib/page/club.ts";
import { $moment } from "../../lib/page/moment.ts";
import { useUnit } from "../../lib/useUnit.ts";
import { CalendarLink } from "./CalendarLink.tsx";
import {
  Acts,
  After,
  Bar,
  Competition,
  Count,
  Event,
  Format,
  Game,
  How,
  Inside,
  Label,
  Opponent,
  Top,
  Under,
  Watch,
  When,
  Zone,
} from "./MatchBar.styles.ts";
import { Versus } from "./Versus.tsx";
import { untilThen, whenIs, zoneName } from "./when.ts";
import { sentence, words } from "./words.ts";

/** A match's start in the visitor's time zone: "sam. 28 nov., 21 h". The caller shows the zone's name. */
const StartTime = ({ match }: { readonly match: Match }) => {
  const { weekday, day, time } = whenIs(startOf(match), useUnit($moment));
  return <time dateTime={match.start}>{`${weekday}\u00a0${day}, ${time}`}</time>;
};

/** The two names together: so many letters have room beside the date on a tablet. */
const mostLetters = 17;

const MatchAfter = ({ match }: { readonly match: UpcomingMatch }) => (
  <After>
    <span>{words.afterwards}</span>
    <StartTime match={match} />
    <span>{typeset(words.full(match.game, match.event, match.opponent))}</span>
    <Link to="/teams">{words.allMatches}</Link>
  </After>
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
    <Bar aria-label={words.next}>
      <Inside $isSlim={slim} $isLong={isLong}>
        <When>
          <Top>
            <Label>{words.next}</Label> <Count>{untilThen(start, moment)}</Count>
          </Top>{" "}
          <StartTime match={match} />
          <Under>
            <Opponent>{typeset(words.opponent(match.game, match.opponent))},</Opponent>{" "}
            <Competition>
              <Game>{typeset(match.game)}, </Game>
              {typeset(match.event)},
            </Competition>{" "}
            <Zone>{zone}</Zone>
          </Under>
        </When>
        <Versus club={club} opponent={match.opponent} isLong={isLong} />
        <Event>
          <strong>{typeset(words.event(match.game, match.event))}</strong>{" "}
          <How>
            {how && (
              <span>
                {typeset(how)}
                {more && <Format>, {typeset(more)}</Format>},{" "}
              </span>
            )}
            <Zone>{zone}</Zone>
          </How>
        </Event>
        <Acts>
          {matches.live && (
            <Watch size="small" dark to={matches.live} target="_blank" rel="noopener noreferrer">
              <Icon name="play" />
              <span>{words.live}</span>
              <VisuallyHidden> {words.newTab}</VisuallyHidden>
            </Watch>
          )}
          <CalendarLink match={match} label={words.toCalendar} />
        </Acts>
        {!slim && after && <MatchAfter match={after} />}
      </Inside>
    </Bar>
  );
};
