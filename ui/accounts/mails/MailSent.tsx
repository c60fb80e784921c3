import type { ReactNode, Ref } from "react";
import { Alert } from "../../design/components/feedback/Alert.tsx";
import { french } from "../../design/components/text/french.ts";
import { QuietButton } from "../../design/components/actions/QuietButton.tsx";
import { MailAgain } from "./MailAgain.tsx";
import type { Mailing } from "./mailing.ts";
import { Acts, SentNotice } from "./MailSent.styles.ts";
import { type SentWords, words } from "./mailWords.ts";

type MailSentProps = {
  readonly to: string;
  readonly text: SentWords;
  /** Requests of the same mail. */
  readonly mailing: Mailing;
  /** Goes back to correct the address. */
  readonly onMend: () => void;
  /** Receives the alert's element, for the focus. */
  readonly said: Ref<HTMLDivElement>;
  /** Further next steps. */
  readonly children?: ReactNode;
};

/** Shows the address that a mail was sent to, and what to do when it doesn't arrive. */
export const MailSent = ({ to, text, mailing, onMend, said, children }: MailSentProps) => (
  <SentNotice>
    <Alert tone="plain" role="status" title={words.sent} ref={said}>
      {text[0]}
      <strong>{to}</strong>
      {french(text[1])}
    </Alert>
    {text[2] && <p>{french(text[2])}</p>}
    <h2>{french(words.late)}</h2>
    <ul>
      {words.advice.map((advice) => (
        <li key={advice}>{french(advice)}</li>
      ))}
    </ul>
    <Acts>
      <MailAgain mailing={mailing} to={to} isOnItsWay />
      <QuietButton look="bare" onClick={onMend}>
        {words.otherAddress}
      </QuietButton>
    </Acts>
    {children}
  </SentNotice>
);
