import { StaffRecord } from "../../../admin/StaffRecord.tsx";
import { discordAmong, isTalkedAbout } from "../../../../domain/club/matches/chat.ts";
import { type Match, outcomeOf, scoreOf, startOf, stateOf } from "../../../../domain/club/matches/match.ts";
import { hour, type Moment } from "../../../../domain/shared/clock.ts";
import { isAbsoluteAddress } from "../../../../domain/shared/address.ts";
import { TextLink } from "../../../design/components/actions/TextLink.tsx";
import { ButtonOut } from "../../../design/components/boards/ButtonOut.tsx";
import { Icon } from "../../../design/components/media/Icon.tsx";
import { french, typeset } from "../../../design/components/text/french.ts";
import { $club } from "../../../lib/page/club.ts";
import { $now } from "../../../lib/page/now.ts";
import { useSlot } from "../../../lib/page/slots.ts";
import { useMinutes } from "../../../lib/page/useMinutes.ts";
import { useUnit } from "../../../lib/useUnit.ts";
import { MatchBoard } from "../board/MatchBoard.tsx";
import { matchCalendarAddress } from "../calendar/CalendarLink.tsx";
import { HideScores } from "../hidden/HideScores.tsx";
import { Reveal } from "../hidden/Reveal.tsx";
import { useScore } from "../hidden/useScore.ts";
import { words as hiddenWords } from "../hidden/words.ts";
import { Marks } from "../shown/Marks.tsx";
import { Outcome } from "../shown/Outcome.tsx";
import { PosterButton } from "../poster/PosterButton.tsx";
import { untilThen, whenIs, zoneName } from "../state/when.ts";
import { sentence, words as matchWords } from "../words.ts";
import { $around } from "./around.ts";
import { BackToMatches } from "./BackToMatches.tsx";
import { Acts, Calendar, Countdown, Facts, Frame, Where } from "./MatchHead.styles.ts";
import { words } from "./words.ts";

type Shown = { readonly match: Match };

/** What the state of a match means for those who wait for it. */
const remarkOf = (state: ReturnType<typeof stateOf>): string | null => {
  if (state === "cancelled") return words.cancelled;
  return state === "to-score" ? words.toScore : null;
};

/** Whether there is anything to hide. */
const hasScore = (match: Match): boolean => (outcomeOf(match) ?? scoreOf(match)) !== null;

/** Who didn't play. */
const forfeitOf = (match: Match): string | null => {
  if (match.forfeit === "ours") return sentence([matchWords.forfeits.ours]) + ". " + words.noShow.ours;
  if (match.forfeit === "theirs") {
    return `${sentence([matchWords.forfeits.theirs])}. ${words.noShow.theirs}`;
  }
  return null;
};

/** "dans 3 heures" on the day itself, "dans 8 jours" before. */
const untilStart = (start: number, moment: Moment): string => {
  const hours = Math.floor((start - moment.now) / hour);
  if (hours >= 24) return untilThen(start, moment);
  return hours < 1 ? words.soon : words.inHours(hours);
};

/** When the match is or was, in the visitor's zone, and what has changed. */
const Dates = ({ match }: Shown) => {
  const moment = useUnit($now);
  const { weekday, day, time } = whenIs(startOf(match), moment);
  const state = stateOf(match, moment);
  const isPostponed = state === "postponed";
  const isAhead = state === "announced" || state === "today";
  useMinutes(isAhead);
  const before = match.movedFrom === null ? null : whenIs(Date.parse(match.movedFrom), moment);
  const remark = remarkOf(state);
  const forfeit = forfeitOf(match);
  const { isHidden, mark } = useScore(match.slug);
  const outcome = outcomeOf(match);
  return (
    <>
      <Facts>
        {isHidden && hasScore(match) && (
          <Reveal name={match.slug} about={hiddenWords.against(match.opponent, day)}>
            {matchWords.reveal}
          </Reveal>
        )}
        {outcome && !isHidden && <Outcome outcome={outcome} mark={mark} />}
        <Marks match={match} />
        {!isPostponed && (
          <>
            <time dateTime={match.start}>{`${weekday}\u00a0${day}, ${time}`}</time>
            {isAhead && <Countdown>{french(sentence([untilStart(startOf(match), moment)]))}</Countdown>}
            <p>{french(zoneName(moment.zone))}</p>
          </>
        )}
        {match.format && <p>{typeset(sentence([matchWords.formats[match.format]]))}</p>}
      </Facts>
      {isPostponed && <p>{typeset(words.postponed(`${weekday}\u00a0${day}, ${time}, ${zoneName(moment.zone)}`))}</p>}
      {before && isAhead && <p>{typeset(words.moved(`${before.weekday}\u00a0${before.day}, ${before.time}`))}</p>}
      {remark && <p>{typeset(remark)}</p>}
      {forfeit && !isHidden && <p data-score={mark}>{typeset(forfeit)}</p>}
    </>
  );
};

/** Leads to the team's channel on Discord, or else to the club's. The site has no chat of its own. */
const Talk = ({ match }: Shown) => {
  const { around, club, moment } = useUnit({ around: $around, club: $club, moment: $now });
  const chat = around.chat ?? discordAmong(club.links.map(({ name, address }) => ({ words: name, address })));
  return (
    chat &&
    isTalkedAbout(match, moment.now) && (
      <TextLink way="out" to={chat}>
        {words.talk}
      </TextLink>
    )
  );
};

/** The links of a match that leave the page. */
const Ways = ({ match }: Shown) => {
  const { watch, vod, status } = match;
  const isOpen = status === "scheduled" || status === "live";
  return (
    <Acts>
      {isOpen && watch && isAbsoluteAddress(watch) && <ButtonOut to={watch}>{words.watch}</ButtonOut>}
      {vod && isAbsoluteAddress(vod) && <ButtonOut to={vod}>{words.vod}</ButtonOut>}
      {status === "finished" && <PosterButton match={match} />}
      {isOpen && (
        <Calendar href={matchCalendarAddress(match)}>
          <Icon name="calendar" />
          {typeset(words.calendar)}
        </Calendar>
      )}
      <Talk match={match} />
    </Acts>
  );
};

/** The heading of a match: its sides and its score, then when and where. */
export const MatchHead = ({ match }: Shown) => {
  const { place } = useScore(match.slug);
  return (
    <Frame {...place}>
      <div>
        <BackToMatches />
      </div>
      <Where>
        <b>{typeset(match.game)}</b>, {typeset([match.competition, match.stage].filter(Boolean).join(", "))}
      </Where>
      <MatchBoard as="h1" match={match} score={scoreOf(match)} outcome={outcomeOf(match)} />
      <Dates match={match} />
      <Ways match={match} />
      <StaffRecord kind="match" slug={match.slug} />
      {hasScore(match) && <HideScores />}
      {useSlot("matchAct").map((Piece, at) => (
        <Piece key={at} match={match} />
      ))}
    </Frame>
  );
};
