import { memo } from "react";
import {
  type Match,
  type MatchState,
  type MatchStatus,
  scoreOf,
  stateOf,
} from "../../../../../domain/club/matches/match.ts";
import { QuietButton } from "../../../../design/components/actions/QuietButton.tsx";
import { Status, type StatusTone } from "../../../../design/components/feedback/Status.tsx";
import { Icon } from "../../../../design/components/media/Icon.tsx";
import { Badge } from "../../../../design/components/surfaces/Tag.tsx";
import { french, typeset } from "../../../../design/components/text/french.ts";
import { $now, clubZone } from "../../../../lib/page/now.ts";
import { useUnit } from "../../../../lib/useUnit.ts";
import { formOpened } from "../edit/matchForm.ts";
import { formPreload, scorePreload } from "../places.tsx";
import { isUnsaved } from "../score/entry.ts";
import { scoreText } from "../score/scoreText.ts";
import { $entries, scoringOpened } from "../score/scoring.ts";
import { nameOf, startIn, stateWords, words } from "../words.ts";
import { $inFlight, callPressed, removePressed } from "./acts.ts";
import { Acts, Facts, Row, Score, Start, States } from "./MatchRow.styles.ts";

type ItemProps = { readonly item: Match };

const tones = {
  today: "wait",
  live: "ok",
  "to-score": "wait",
  finished: "ok",
  postponed: "wait",
  cancelled: "bad",
} as const satisfies Partial<Record<MatchState, StatusTone>>;

const RowActs = ({ item, isNext }: ItemProps & { readonly isNext: boolean }) => {
  const { inFlight, score, edit, call, remove } = useUnit({
    inFlight: $inFlight,
    score: scoringOpened,
    edit: formOpened,
    call: callPressed,
    remove: removePressed,
  });
  const isBusy = inFlight.includes(item.id);
  const isOff = item.status === "cancelled" || item.status === "postponed";
  const callOff = (status: MatchStatus, question: string) => confirm(french(question)) && call({ match: item, status });
  const named = (act: string) => french(words.of(act, nameOf(item)));
  const scoring = item.status === "finished" ? words.correct : words.score;
  return (
    <Acts>
      {!isOff && (
        <QuietButton
          look={isNext ? "line" : "bare"}
          {...scorePreload}
          aria-label={named(scoring)}
          onClick={() => score(item)}
        >
          {scoring}
        </QuietButton>
      )}
      <QuietButton look="bare" {...formPreload} aria-label={named(words.edit)} onClick={() => edit(item)}>
        <Icon name="pen" />
        {words.edit}
      </QuietButton>
      {isOff && (
        <QuietButton
          busy={isBusy}
          aria-label={named(words.restore)}
          onClick={() => call({ match: item, status: "scheduled" })}
        >
          {words.restore}
        </QuietButton>
      )}
      {!isOff && item.status !== "finished" && (
        <QuietButton
          look="bare"
          busy={isBusy}
          aria-label={named(words.postpone)}
          onClick={() => callOff("postponed", words.sureToPostpone)}
        >
          {words.postpone}
        </QuietButton>
      )}
      {item.status !== "cancelled" && item.status !== "finished" && (
        <QuietButton
          look="bare"
          busy={isBusy}
          aria-label={named(words.cancelMatch)}
          onClick={() => callOff("cancelled", words.sureToCancel)}
        >
          {words.cancelMatch}
        </QuietButton>
      )}
      <QuietButton
        look="danger"
        square
        busy={isBusy}
        aria-label={named(words.remove)}
        onClick={() => confirm(french(words.sureToRemove)) && remove(item.id)}
      >
        <Icon name="trash" />
      </QuietButton>
    </Acts>
  );
};

/** A match in the staff's list, with its acts. */
export const MatchRow = memo(({ item }: ItemProps) => {
  const { moment, entries } = useUnit({ moment: $now, entries: $entries });
  const entry = entries[item.id];
  const score = entry?.shown ?? item;
  const state = stateOf({ ...item, status: score.status }, { now: moment.now, zone: clubZone });
  const { day, time } = startIn(item);
  return (
    <Row $isDue={state === "to-score"}>
      <Start dateTime={item.start} $isOff={item.status === "postponed"}>
        {typeset(day)} <span>{time}</span>
      </Start>
      <div>
        <h3>
          {typeset(item.game)} – <bdi>{typeset(item.opponent)}</bdi>
        </h3>
        <Facts>{typeset([item.competition, item.stage].filter(Boolean).join(", "))}</Facts>
      </div>
      <States>
        {state === "announced" ? (
          <Badge>{stateWords.announced}</Badge>
        ) : (
          <Status tone={tones[state]} words={stateWords[state]} />
        )}
        {!item.isPublished && <Status tone="draft" words={words.draft} />}
        {entry && isUnsaved(entry) && (entry.failure ?? entry.conflict) && <Status tone="wait" words={words.unsent} />}
      </States>
      <Score>{scoreOf({ ...score, format: item.format }) || score.forfeit ? scoreText(item, score) : null}</Score>
      <RowActs item={item} isNext={state === "to-score" || state === "live"} />
    </Row>
  );
});
MatchRow.displayName = "MatchRow";
