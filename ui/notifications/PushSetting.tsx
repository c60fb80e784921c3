import { useEffect } from "react";
import { styled } from "styled-components";
import type { Pushes } from "../../domain/notifications/push.ts";
import { Button } from "../design/components/actions/Button.tsx";
import { QuietButton } from "../design/components/actions/QuietButton.tsx";
import { longDate } from "../design/components/text/format.ts";
import { french, typeset } from "../design/components/text/french.ts";
import { meaning } from "../design/tokens/meaning.ts";
import { space } from "../design/tokens/measures.ts";
import { Setting } from "../accounts/profile/settings/Setting.tsx";
import { useUnit } from "../lib/useUnit.ts";
import {
  $hindrance,
  $isSubscribing,
  $pushes,
  $stopping,
  pushesRetried,
  pushesWanted,
  receivePressed,
  stopPressed,
} from "./pushes.ts";
import { reasons, words } from "./pushWords.ts";

const Devices = styled.ul`
  display: grid;
  gap: ${space.x2};
  margin: 0;
  padding: 0;
  list-style: none;

  li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: ${space.x2} ${space.x4};
  }
  small {
    color: ${meaning.textQuiet};
    font-size: inherit;
  }
`;

const Ready = ({ can, devices }: Pushes) => {
  const { hindrance, isSubscribing, stopping, receive, stop } = useUnit({
    hindrance: $hindrance,
    isSubscribing: $isSubscribing,
    stopping: $stopping,
    receive: receivePressed,
    stop: stopPressed,
  });
  const isStopping = (id: string) => stopping.some((one) => one.id === id);
  const mine = devices.find(({ isThis }) => isThis);
  const why = hindrance ?? (can === "receive" ? null : can);
  return (
    <>
      {!mine && can !== "unsupported" && (
        <Button size="small" busy={isSubscribing} onClick={() => receive()}>
          {french(isSubscribing ? words.receiving : words.receive)}
        </Button>
      )}
      {mine && (
        <QuietButton busy={isStopping(mine.id)} onClick={() => stop(mine)}>
          {french(words.stop)}
        </QuietButton>
      )}
      <p role="status">{!mine && why && typeset(reasons[why])}</p>
      {devices.length > 0 && (
        <Devices aria-label={french(words.devices)}>
          {devices.map((device) => (
            <li key={device.id}>
              <span>
                {device.name}{" "}
                <small>
                  {french(words.since(longDate(device.createdAt)))}
                  {device.isThis && ` (${words.here})`}
                </small>
              </span>
              {!device.isThis && (
                <QuietButton
                  busy={isStopping(device.id)}
                  aria-label={typeset(words.removeOf(device.name, longDate(device.createdAt)))}
                  onClick={() => stop(device)}
                >
                  {french(words.remove)}
                </QuietButton>
              )}
            </li>
          ))}
        </Devices>
      )}
    </>
  );
};

/** The devices that receive pushes. Absent where the club sends none. */
export const PushSetting = () => {
  const { pushes, want, retry } = useUnit({ pushes: $pushes, want: pushesWanted, retry: pushesRetried });
  useEffect(() => want(), [want]);
  if (pushes.status === "loading" || (pushes.status === "ready" && pushes.value === null)) return null;
  return (
    <Setting title={words.title} text={words.text}>
      {pushes.status === "failed" && (
        <>
          <p role="status">{french(words.failed)}</p>
          <QuietButton onClick={() => retry()}>{words.retry}</QuietButton>
        </>
      )}
      {pushes.status === "ready" && pushes.value && <Ready {...pushes.value} />}
    </Setting>
  );
};
