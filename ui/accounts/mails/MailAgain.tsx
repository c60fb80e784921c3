import { styled } from "styled-components";
import { french } from "../../design/components/text/french.ts";
import { QuietButton } from "../../design/components/actions/QuietButton.tsx";
import { useUnit } from "../../lib/useUnit.ts";
import { meaning } from "../../design/tokens/meaning.ts";
import { size } from "../../design/tokens/measures.ts";
import type { Mailing } from "./mailing.ts";
import { words } from "./mailWords.ts";
import { useMailPause } from "./useMailPause.ts";

const Pause = styled.p`
  color: ${meaning.textQuiet};
  font-size: ${size.tiny};
`;

type MailAgainProps = {
  readonly mailing: Mailing;
  readonly to: string;
  /** True when a mail was sent just before: a pause runs from the start. */
  readonly isOnItsWay?: boolean;
};

/** Asks for the mail again, and shows the remaining pause. */
export const MailAgain = ({ mailing, to, isOnItsWay = false }: MailAgainProps) => {
  const { isMailing, mailings, send } = useUnit({
    isMailing: mailing.$isPending,
    mailings: mailing.$mailings,
    send: mailing.sent,
  });
  const pause = useMailPause(mailings, isOnItsWay);
  return (
    <>
      <QuietButton busy={isMailing} disabled={pause > 0} onClick={() => send({ email: to })}>
        {isMailing ? words.sending : words.again}
      </QuietButton>
      {pause > 0 && <Pause>{french(words.pause(pause))}</Pause>}
    </>
  );
};
