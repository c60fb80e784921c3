import { type ClubEvent, isSignUpOpen, seatsLeft } from "../../../../domain/club/events/event.ts";
import { Button } from "../../../design/components/actions/Button.tsx";
import { QuietButton } from "../../../design/components/actions/QuietButton.tsx";
import { french, typeset } from "../../../design/components/text/french.ts";
import { $now } from "../../../lib/page/now.ts";
import { shownValue } from "../../../lib/optimistic.ts";
import { useUnit } from "../../../lib/useUnit.ts";
import { phaseOf } from "../when.ts";
import { $joins, $signUps, joinOf, joinPressed } from "./event.ts";
import { Own, Quiet, Scripted } from "./EventPage.styles.ts";
import { words } from "./words.ts";

type Of = { readonly event: ClubEvent };

/** The member's own place, and why there is no button. */
export const OwnPlace = ({ event }: Of) => {
  const { moment, signUps, joins } = useUnit({ moment: $now, signUps: $signUps, joins: $joins });
  const phase = phaseOf(event, moment.now);
  const { mine } = signUps;
  const isJoined = shownValue(joinOf(joins, event.slug));
  const closed = { cancelled: words.cancelled, "under-way": words.begun, over: words.over, ahead: null }[phase];
  return (
    <>
      {closed && <Quiet>{typeset(closed)}</Quiet>}
      <div role="status">
        {phase === "ahead" && mine && isJoined && (
          <Own>{typeset(mine.position === null ? words.youCome : words.youWait(mine.position))}</Own>
        )}
      </div>
    </>
  );
};

/** Signs up, or takes it back. */
export const SignUpButton = ({ event }: Of) => {
  const { moment, signUps, joins, press } = useUnit({
    moment: $now,
    signUps: $signUps,
    joins: $joins,
    press: joinPressed,
  });
  if (!isSignUpOpen(event, moment.now)) return null;
  const isJoined = shownValue(joinOf(joins, event.slug));
  const isFull = seatsLeft(event) === 0;
  const isWaiting = signUps.mine !== null && signUps.mine.position !== null;
  return (
    <Scripted>
      {isJoined ? (
        <QuietButton onClick={() => press(event.slug)}>
          {french(isWaiting ? words.stopWaiting : words.leave)}
        </QuietButton>
      ) : (
        <Button onClick={() => press(event.slug)}>{french(isFull ? words.wait : words.join)}</Button>
      )}
    </Scripted>
  );
};
