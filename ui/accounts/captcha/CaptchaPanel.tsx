import { useEffect, useEffectEvent, useId, useRef, useState } from "react";
import { styled } from "styled-components";
import { QuietButton } from "../../design/components/actions/QuietButton.tsx";
import { Alert } from "../../design/components/feedback/Alert.tsx";
import { french } from "../../design/components/text/french.ts";
import { row, stack } from "../../design/tokens/layout.ts";
import { meaning } from "../../design/tokens/meaning.ts";
import { layout, size, space, stroke, weight } from "../../design/tokens/measures.ts";
import { beginChallenge, type CaptchaChoice } from "./provider.ts";
import { words } from "./words.ts";

const Frame = styled.div`
  position: fixed;
  inset: auto auto ${space.x4} 50%;
  translate: -50%;
  ${stack(space.x3)}
  width: min(360px, ${layout.screen});
  /* A popover has "fit-content": in WebKit a grid of that height fills the window. */
  height: auto;
  margin: 0;
  padding: ${space.x4};
  border: ${stroke.firm} solid ${meaning.lineStrong};
  background: ${meaning.surfaceHigh};
  color: ${meaning.text};
  font-size: ${size.small};
`;
const Title = styled.p`
  font-weight: ${weight.bold};
`;
const Acts = styled.div`
  ${row(space.x2)}
`;

type CaptchaPanelProps = {
  readonly choice: CaptchaChoice;
  /** The club's address, for visitors whose browser can't show the captcha. */
  readonly email: string;
  readonly onSolved: (token: string) => void;
  /** The visitor gave up. */
  readonly onLeft: () => void;
};

/** Asks for a captcha above the page, or above the dialog whose form needs it. */
export const CaptchaPanel = ({ choice, email, onSolved, onLeft }: CaptchaPanelProps) => {
  const frame = useRef<HTMLDivElement>(null);
  const place = useRef<HTMLDivElement>(null);
  const title = useId();
  const [tries, setTries] = useState(1);
  const [failedTry, setFailedTry] = useState(0);
  const hasFailed = failedTry === tries;

  useEffect(() => {
    frame.current?.showPopover();
    frame.current?.focus();
  }, []);
  const solved = useEffectEvent(onSolved);
  useEffect(() => {
    if (!place.current) return undefined;
    let isOver = false;
    const challenge = beginChallenge(choice, place.current);
    challenge.token.then(
      (token) => !isOver && solved(token),
      () => !isOver && setFailedTry(tries),
    );
    return () => {
      isOver = true;
      challenge.remove();
    };
  }, [choice, tries]);

  const again = () => {
    setTries(tries + 1);
    frame.current?.focus();
  };
  return (
    <Frame ref={frame} popover="manual" role="dialog" aria-labelledby={title} tabIndex={-1}>
      <Title id={title}>{words.title}</Title>
      {hasFailed ? (
        <Alert tone="bad" role="alert" title={words.failedTitle}>
          {french(words.failed)} <a href={`mailto:${email}`}>{email}</a>
        </Alert>
      ) : (
        <p>{french(words.wait)}</p>
      )}
      <div ref={place} hidden={hasFailed} />
      <Acts>
        {hasFailed && <QuietButton onClick={again}>{words.again}</QuietButton>}
        <QuietButton onClick={onLeft}>{words.leave}</QuietButton>
      </Acts>
    </Frame>
  );
};
