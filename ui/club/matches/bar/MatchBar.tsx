import { Link } from "../../../design/components/actions/Link.tsx";
import { type AnnouncedMatch, scoreFrom } from "../../../../domain/club/matches/announced.ts";
import { outcomeOf, type Score, startOf } from "../../../../domain/club/matches/match.ts";
import type { Moment } from "../../../../domain/shared/clock.ts";
import { french, typeset } from "../../../design/components/text/french.ts";
import { Icon } from "../../../design/components/media/Icon.tsx";
import { VisuallyHidden } from "../../../design/components/text/VisuallyHidden.tsx";
import { $club } from "../../../lib/page/club.ts";
import { useFollowing } from "../../../lib/live/following.ts";
import { $now } from "../../../lib/page/now.ts";
import type { PageTop } from "../../../lib/page/slots.ts";
import { useUnit } from "../../../lib/useUnit.ts";
import { listPath, matchPath } from "../address.ts";
import { CalendarLink } from "../calendar/CalendarLink.tsx";
import { AllTeamsLink } from "../calendar/Calendars.tsx";
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
  Reveal,
  Top,
  Under,
  Watch,
  When,
  Zone,
} from "./MatchBar.styles.ts";
import { useReveal, useScore } from "../hidden/useScore.ts";
import { $bar, $isAwaited, $isFollowed, nextMatchesOpened, type Shown } from "./next.ts";
import { Versus } from "../shown/Versus.tsx";
import { untilThen, whenIs, zoneName } from "../state/when.ts";
import { sentence, words } from "../words.ts";

/** A match's start in the visitor's time zone: "sam. 28 nov., 21 h". The caller shows the zone's name. */
const StartTime = ({ match }: { readonly match: AnnouncedMatch }) => {
  const { weekday, day, time } = whenIs(startOf(match), useUnit($now));
  return <time dateTime={match.start}>{`${weekday}\u00a0${day}, ${time}`}</time>;
};

/** The two names together: so many letters have room beside the date on a tablet. */
const mostLetters = 17;

/** The match after the shown one, and the ways to all of them. */
const MatchAfter = ({ match }: { readonly match: AnnouncedMatch | undefined }) => (
  <After>
    {match && (
      <>
        <span>{words.afterwards}</span>
        <StartTime match={match} />
        <span>{typeset(words.full(match.game, match.competition, match.opponent))}</span>
      </>
    )}
    <Link to={listPath}>{words.allMatches}</Link>
    <AllTeamsLink>{words.subscribe}</AllTeamsLink>
  </After>
);

const scoreWords = ({ ours, theirs }: Score): string => words.score(ours, theirs);

/** How a match goes or ended: "1 – 0 (9 – 4)", "victoire". Null before its first map. */
const told = ({ match, state, score, running }: Shown): string | null => {
  if (state === "live") {
    return score && (running ? words.running(scoreWords(score), scoreWords(running)) : scoreWords(score));
  }
  if (state !== "finished") return null;
  if (match.forfeit) return words.forfeits[match.forfeit];
  const outcome = outcomeOf(scoreFrom(match));
  return outcome && words.outcomes[outcome];
};

/** How a match stands: "dans 3 jours", "1 – 0 (9 – 4)", "victoire"; or a button in the place of a hidden score. */
const MatchState = ({ shown, moment }: { readonly shown: Shown; readonly moment: Moment }) => {
  const { match, state } = shown;
  const { isHidden, mark } = useScore(match.slug);
  const reveal = useReveal(match.slug);
  const score = told(shown);
  if (score === null) return <Count>{state === "live" ? words.underWay : untilThen(startOf(match), moment)}</Count>;
  if (!isHidden) return <Count data-score={mark}>{score}</Count>;
  return (
    <Count>
      <Reveal type="button" onClick={reveal}>
        {words.reveal}
      </Reveal>
    </Count>
  );
};

/** As high as most bars, while the matches are loading; on a phone, home's is higher. */
const ComingBar = ({ slim }: { readonly slim: boolean }) => (
  <Bar as="div" aria-hidden="true">
    <Inside $isSlim={slim} $isLong={false}>
      <When>
        <Top>{"\u00a0"}</Top>
        <time>{"\u00a0"}</time>
        <Under>
          {[0, 1, 2, 3].map((line) => (
            <span key={line}>{"\u00a0"}</span>
          ))}
        </Under>
      </When>
      {!slim && <After>{"\u00a0"}</After>}
    </Inside>
  </Bar>
);

const labels: Partial<Record<Shown["state"], string>> = { live: words.live, finished: words.result };

/**
 * The club's next match, the live one with its score, or the last result: under home's headline with the match after it, slim on top of
 * other pages. Renders nothing when there is none.
 */
const MatchBar = ({ slim = false }: { readonly slim?: boolean }) => {
  const { moment, club, bar, isAwaited, isFollowed } = useUnit({
    moment: $now,
    club: $club,
    bar: $bar,
    isAwaited: $isAwaited,
    isFollowed: $isFollowed,
  });
  useFollowing("matches", isFollowed);
  const [shown, after] = bar;
  const { isHidden, mark, place } = useScore(shown?.match.slug ?? "");
  if (!shown) return isAwaited ? <ComingBar slim={slim} /> : null;
  const { match, state, score } = shown;
  const zone = french(zoneName(moment.zone));
  const format = match.format && words.formats[match.format];
  const how = sentence([match.stage ?? format]);
  const isLong = (club.shortName + match.opponent).length > mostLetters;
  const label = labels[state] ?? words.next;
  return (
    <Bar aria-label={label} {...place}>
      <Inside $isSlim={slim} $isLong={isLong}>
        <When>
          <Top>
            <Label>{label}</Label> <MatchState shown={shown} moment={moment} />
          </Top>{" "}
          <StartTime match={match} />
          <Under>
            <Opponent>{`${typeset(words.opponent(match.game, match.opponent))},`}</Opponent>{" "}
            <Competition>
              <Game>{`${typeset(match.game)}, `}</Game>
              {`${typeset(match.competition)},`}
            </Competition>{" "}
            <Zone>{zone}</Zone>
          </Under>
        </When>
        <Versus club={club} match={match} score={isHidden ? null : score} mark={mark} isLong={isLong} />
        <Event>
          <strong>
            <Link to={matchPath(match.slug)}>{typeset(words.event(match.game, match.competition))}</Link>
          </strong>{" "}
          <How>
            {how && (
              <span>
                {typeset(how)}
                {match.stage && format && <Format>{`, ${format}`}</Format>}
                {", "}
              </span>
            )}
            <Zone>{zone}</Zone>
          </How>
        </Event>
        <Acts>
          {match.watch && state !== "finished" && (
            <Watch size="small" dark to={match.watch} target="_blank" rel="noopener noreferrer">
              <Icon name="play" />
              <span>{words.watch}</span>
              <VisuallyHidden>{` ${words.newTab}`}</VisuallyHidden>
            </Watch>
          )}
          {state !== "finished" && <CalendarLink match={match} label={words.toCalendar} />}
        </Acts>
        {!slim && <MatchAfter match={after?.match} />}
      </Inside>
    </Bar>
  );
};

/** The bar with the matches that it shows. */
export const matchBar = {
  View: MatchBar,
  opened: nextMatchesOpened,
  $isLive: $isFollowed,
  shows: ["matches"],
} satisfies PageTop;
