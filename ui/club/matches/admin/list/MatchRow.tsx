import { memo } from "react";
import {
  type Match,
  type MatchState,
  type MatchStatus,
  scoreOf,
  startOf,
  stateOf,
} from "../../../../../domain/club/matches/match.ts";
import { day as dayLong } from "../../../../../domain/shared/clock.ts";
import { ChooseCell, RowMenu, TitleCell } from "../../../../admin/table/Cells.tsx";
import { Acts, Cell, Line, Row, States } from "../../../../admin/table/Table.styles.ts";
import { QuietButton } from "../../../../design/components/actions/QuietButton.tsx";
import { Status, type StatusTone } from "../../../../design/components/feedback/Status.tsx";
import type { MenuEntry } from "../../../../design/components/overlays/OpenMenu.tsx";
import { french, typeset } from "../../../../design/components/text/french.ts";
import { meaning } from "../../../../design/tokens/meaning.ts";
import { $now, clubZone } from "../../../../lib/page/now.ts";
import { useUnit } from "../../../../lib/useUnit.ts";
import { matchPath } from "../../address.ts";
import { broadcastOpened } from "../broadcast/broadcast.ts";
import { words as broadcastWords } from "../broadcast/words.ts";
import { formOpened } from "../edit/matchForm.ts";
import { formPreload, scorePreload } from "../places.tsx";
import { isUnsaved } from "../score/entry.ts";
import { scoreText } from "../score/scoreText.ts";
import { $entries, scoringOpened } from "../score/scoring.ts";
import { fullNameOf, startIn, stateWords, words } from "../words.ts";
import { $inFlight, callPressed, publishPressed, removePressed } from "./acts.ts";
import { Competition, Score, Start } from "./MatchRow.styles.ts";
import { postponeOpened } from "./postponing.ts";

type ItemProps = { readonly item: Match };

const tones = {
  today: "wait",
  live: "ok",
  "to-score": "wait",
  finished: "ok",
  postponed: "wait",
  cancelled: "bad",
} as const satisfies Record<Exclude<MatchState, "announced">, StatusTone>;

/** From so many milliseconds before the start, entering the score is the act of a row. */
const scoringAhead = dayLong;

/** Matches whose deletion can't be taken back whole: articles, announcements and calendars are about them by their id. */
export const isAskedAbout = ({ isPublished, status, maps, forfeit }: Match): boolean =>
  isPublished || status === "finished" || status === "live" || maps.length > 0 || forfeit !== null;

const RowActs = ({ item, now }: ItemProps & { readonly now: number }) => {
  const { inFlight, score, edit, call, postpone, publish, remove, broadcast } = useUnit({
    inFlight: $inFlight,
    score: scoringOpened,
    edit: formOpened,
    call: callPressed,
    postpone: postponeOpened,
    publish: publishPressed,
    remove: removePressed,
    broadcast: broadcastOpened,
  });
  const name = fullNameOf(item);
  const isOff = item.status === "cancelled" || item.status === "postponed";
  const isOver = item.status === "finished";
  const isDue = !isOff && !isOver && (item.status === "live" || startOf(item) - scoringAhead <= now);
  const isBusy = inFlight.includes(item.id);
  const callOff = (status: MatchStatus) => () => call({ match: item, status });
  const entries: readonly (MenuEntry | false)[] = [
    !isOff && !isDue && { words: isOver ? words.correct : words.score, icon: "check", onChoose: () => score(item) },
    { words: words.edit, icon: "pen", onChoose: () => edit(item) },
    item.isPublished && { words: words.seePage, icon: "eye", to: matchPath(item.slug) },
    item.isPublished && {
      words: broadcastWords.open,
      icon: "play",
      onChoose: () => broadcast(item),
    },
    isOff && { words: words.restore, icon: "refresh", isOff: isBusy, onChoose: callOff("scheduled") },
    !isOff && !isOver && { words: words.postpone, icon: "clock", isOff: isBusy, onChoose: () => postpone(item) },
    item.status !== "cancelled" &&
      !isOver && { words: words.cancelMatch, icon: "ban", isOff: isBusy, onChoose: callOff("cancelled") },
    {
      words: item.isPublished ? words.unpublish : words.publish,
      icon: item.isPublished ? "doc" : "globe",
      isOff: isBusy,
      onChoose: () => publish({ matches: [item], isPublished: !item.isPublished }),
    },
    {
      words: words.remove,
      icon: "trash",
      isDanger: true,
      isOff: isBusy,
      onChoose: () => (!isAskedAbout(item) || confirm(french(words.sureToRemove(1)))) && remove(item),
    },
  ];
  return (
    <Acts {...formPreload}>
      {isDue && (
        <QuietButton {...scorePreload} aria-label={french(words.of(words.score, name))} onClick={() => score(item)}>
          <span>
            {words.enter}
            <span data-more> le score</span>
          </span>
        </QuietButton>
      )}
      <RowMenu name={name} entries={entries.filter((entry) => entry !== false)} />
    </Acts>
  );
};

/** A match in the staff's list, with its acts. */
export const MatchRow = memo(({ item }: ItemProps) => {
  const { moment, entries, edit } = useUnit({ moment: $now, entries: $entries, edit: formOpened });
  const entry = entries[item.id];
  const score = entry?.shown ?? item;
  const state = stateOf({ ...item, status: score.status }, { now: moment.now, zone: clubZone });
  const { day, time } = startIn(item);
  const competition = typeset([item.competition, item.stage].filter(Boolean).join(", "));
  return (
    <Row $mark={state === "to-score" && meaning.pending}>
      <ChooseCell id={item.id} name={fullNameOf(item)} />
      <Cell>
        <Start dateTime={item.start} $isOff={item.status === "postponed"}>
          <b>{typeset(day)}</b> {time}
        </Start>
        <Competition>{competition}</Competition>
      </Cell>
      <TitleCell {...formPreload} onOpen={() => edit(item)}>
        {typeset(item.game)} – <bdi>{typeset(item.opponent)}</bdi>
      </TitleCell>
      <Cell>
        <Line>{competition}</Line>
      </Cell>
      <Cell>
        <States>
          {state !== "announced" && <Status tone={tones[state]} words={stateWords[state]} />}
          {state === "announced" && item.isPublished && <Line>{stateWords.announced}</Line>}
          {!item.isPublished && <Status tone="draft" words={words.draft} />}
          {entry && isUnsaved(entry) && (entry.failure ?? entry.conflict) && (
            <Status tone="wait" words={words.unsent} />
          )}
        </States>
      </Cell>
      <Cell>
        <Score>{scoreOf({ ...score, format: item.format }) || score.forfeit ? scoreText(item, score) : null}</Score>
      </Cell>
      <RowActs item={item} now={moment.now} />
    </Row>
  );
});
MatchRow.displayName = "MatchRow";
