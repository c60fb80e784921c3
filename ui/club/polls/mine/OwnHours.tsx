import { useEffect, useRef, useState } from "react";
import { type Can, canAt, type Hours, withHour } from "../../../../domain/club/polls/hours.ts";
import type { Poll } from "../../../../domain/club/polls/polls.ts";
import { QuietButton } from "../../../design/components/actions/QuietButton.tsx";
import { Alert } from "../../../design/components/feedback/Alert.tsx";
import { Choices } from "../../../design/components/forms/Choices.tsx";
import { french, typeset } from "../../../design/components/text/french.ts";
import { isWaiting, shownValue } from "../../../lib/optimistic.ts";
import { useUnit } from "../../../lib/useUnit.ts";
import { Quiet } from "../polls.styles.ts";
import { type Place, WeekTable } from "../WeekTable.tsx";
import { titleOf, words } from "../words.ts";
import { $failed, $states, gridShown, hoursChosen, stateOf } from "./own.ts";
import { countOf, failureWords, ownWords } from "./words.ts";

const pressed = { 0: false, 1: "mixed", 2: true } as const;
const brushes = ([2, 1] as const).map((can) => ({ value: String(can), words: ownWords.brushes[can] }));

/** The grid on which a player paints when they can. Each stroke is stored at once. */
export const OwnHours = ({ poll }: { readonly poll: Poll }) => {
  const { id, week } = poll;
  const { states, failed, show, choose } = useUnit({
    states: $states,
    failed: $failed,
    show: gridShown,
    choose: hoursChosen,
  });
  useEffect(() => void show(id), [show, id]);
  const [brush, setBrush] = useState("2");
  /** While the pointer is down: stored when it is lifted. The handlers of one frame read the reference. */
  const [stroke, setStroke] = useState<Hours | null>(null);
  const latest = useRef<Hours>(null);
  const state = stateOf(states, id);
  const failure = failed?.id === id && state.wish === undefined && failed.hours !== state.saved ? failed : null;
  const hours = stroke ?? failure?.hours ?? shownValue(state);

  const draw = ({ day, hour }: Place, canNow: (now: Hours) => Can) => {
    const now = latest.current ?? hours;
    latest.current = withHour(now, day, hour, canNow(now));
    setStroke(latest.current);
  };
  const press = (place: Place) => {
    const wanted = Number(brush) as Can;
    draw(place, (now) => (canAt(now, place.day, place.hour) === wanted ? 0 : wanted));
  };
  const paint = (from: Place, to: Place) => draw(to, (now) => canAt(now, from.day, from.hour));
  const keep = () => {
    if (latest.current !== null) choose({ id, hours: latest.current });
    latest.current = null;
    setStroke(null);
  };

  const progress = isWaiting(state)
    ? ownWords.waiting
    : state.wish !== undefined
      ? ownWords.storing
      : `${countOf(hours, poll)}. ${ownWords.stored}`;
  return (
    <>
      <Choices label={ownWords.brush} choices={brushes} chosen={brush} onChoose={setBrush} />
      <WeekTable
        label={ownWords.grid(titleOf(poll))}
        week={week}
        span={poll}
        cell={({ day, hour }) => {
          const can = canAt(hours, day, hour);
          return { words: ownWords.can[can], pressed: pressed[can] };
        }}
        onPress={press}
        onPaint={paint}
        onPainted={keep}
      />
      <Quiet role="status">{typeset(failure ? "" : progress)}</Quiet>
      {failure && (
        <Alert
          tone="bad"
          role="alert"
          title={failureWords(failure.why).title}
          action={<QuietButton onClick={() => choose({ id, hours: failure.hours })}>{french(words.retry)}</QuietButton>}
        >
          {failureWords(failure.why).text}
        </Alert>
      )}
    </>
  );
};
