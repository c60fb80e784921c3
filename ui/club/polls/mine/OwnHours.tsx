import { useRef, useState } from "react";
import {
  type Can,
  canAt,
  type Change,
  changed,
  hasBegun,
  hoursPassed,
  noChange,
  noHours,
  withHour,
} from "../../../../domain/club/polls/hours.ts";
import type { Poll } from "../../../../domain/club/polls/polls.ts";
import { wallTimeOf } from "../../../../domain/shared/wallTime.ts";
import { QuietButton } from "../../../design/components/actions/QuietButton.tsx";
import { Alert } from "../../../design/components/feedback/Alert.tsx";
import { Choices } from "../../../design/components/forms/Choices.tsx";
import { french, typeset } from "../../../design/components/text/french.ts";
import { isOffline } from "../../../lib/feedback/failure.ts";
import { $now, clubZone } from "../../../lib/page/now.ts";
import { useUnit } from "../../../lib/useUnit.ts";
import type { Place } from "../lineBetween.ts";
import { Quiet } from "../polls.styles.ts";
import { WeekTable } from "../WeekTable.tsx";
import { titleOf, words } from "../words.ts";
import { $changes, $failures, isFinal, painted, retryPressed } from "./own.ts";
import { countOf, failureWords, ownWords } from "./words.ts";

const pressed = { 0: false, 1: "mixed", 2: true } as const;
const brushes = ([2, 1] as const).map((can) => ({ value: String(can), words: ownWords.brushes[can] }));

/** The grid on which a player paints when they can. Each stroke is stored at once. */
export const OwnHours = ({ poll }: { readonly poll: Poll }) => {
  const { id, week, players } = poll;
  const { changes, failures, moment, send, retry } = useUnit({
    changes: $changes,
    failures: $failures,
    moment: $now,
    send: painted,
    retry: retryPressed,
  });
  const [brush, setBrush] = useState("2");
  /** While the pointer is down: stored when it is lifted. The handlers of one frame read the reference. */
  const [stroke, setStroke] = useState<Change>(noChange);
  const latest = useRef<Change>(noChange);
  const answer = players.find(({ isMe }) => isMe)?.hours ?? null;
  const change = changes[id];
  const stored = changed(answer ?? noHours, change ?? noChange);
  const hours = changed(stored, stroke);
  const failure = failures[id];
  const isReadOnly = !poll.isOpen || (failure !== undefined && isFinal(failure));
  const passed = hoursPassed(week, wallTimeOf(moment.now, clubZone));
  const isLocked = (place: Place) => isReadOnly || hasBegun(place, passed);

  const begin = (to: Change) => {
    latest.current = to;
    setStroke(to);
  };
  const draw = (place: Place, canNow: (now: typeof hours) => Can) => {
    if (isLocked(place)) return;
    const now = changed(stored, latest.current);
    begin(withHour(latest.current, place.day, place.hour, canNow(now)));
  };
  const press = (place: Place) => {
    const wanted = Number(brush) as Can;
    draw(place, (now) => (canAt(now, place.day, place.hour) === wanted ? 0 : wanted));
  };
  const paint = (from: Place, to: Place) => {
    if (!isLocked(from)) draw(to, (now) => canAt(now, from.day, from.hour));
  };
  const keep = () => {
    if (latest.current !== noChange) send({ id, change: latest.current });
    begin(noChange);
  };

  const waits = change !== undefined && isOffline(failure);
  const hasAnswered = answer !== null || change !== undefined;
  const progress = () => {
    if (waits) return ownWords.waiting;
    if (failure) return "";
    if (change !== undefined) return ownWords.storing;
    return answer === null ? ownWords.unanswered : `${countOf(hours, poll)}. ${ownWords.stored}`;
  };
  return (
    <>
      {!isReadOnly && <Choices label={ownWords.brush} choices={brushes} chosen={brush} onChoose={setBrush} />}
      <WeekTable
        label={ownWords.grid(titleOf(poll))}
        week={week}
        span={poll}
        cell={(place) => {
          const can = canAt(hours, place.day, place.hour);
          const said = hasBegun(place, passed) ? ownWords.passed(ownWords.can[can]) : ownWords.can[can];
          return { words: said, pressed: pressed[can], isLocked: isLocked(place) };
        }}
        onPress={press}
        onPaint={paint}
        onPainted={keep}
        onDropped={() => begin(noChange)}
      />
      <Quiet role="status">{typeset(progress())}</Quiet>
      {!isReadOnly && hasBegun({ day: 0, hour: poll.from }, passed) && <Quiet>{french(ownWords.passedHours)}</Quiet>}
      {!isReadOnly && hours === noHours && (
        <p>
          <QuietButton aria-pressed={hasAnswered} onClick={() => send({ id, change: noHours })}>
            {french(ownWords.noHours)}
          </QuietButton>
        </p>
      )}
      {failure && !waits && (
        <Alert
          tone="bad"
          role="alert"
          title={failureWords(failure, poll).title}
          action={!isReadOnly && <QuietButton onClick={() => retry(id)}>{french(words.retry)}</QuietButton>}
        >
          {failureWords(failure, poll).text}
        </Alert>
      )}
    </>
  );
};
