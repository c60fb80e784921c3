import type { ReactNode, Ref } from "react";
import { css, styled } from "styled-components";
import { Alert } from "../../design/components/feedback/Alert.tsx";
import { french } from "../../design/components/text/french.ts";
import { QuietButton } from "../../design/components/actions/QuietButton.tsx";
import { MailAgain } from "./MailAgain.tsx";
import type { Mailing } from "./mailing.ts";
import { type SentWords, words } from "./mailWords.ts";
import { meaning } from "../../design/tokens/meaning.ts";
import { size, space } from "../../design/tokens/measures.ts";
import { nameText } from "../../design/tokens/text.ts";

/** The notice of a sent mail, then advice. */
const mailSentStyles = css`
  display: grid;
  gap: ${space.x4};
  justify-items: start;
  font-size: ${size.small};

  > :first-child {
    width: 100%;
  }
  strong {
    display: inline-block;
    max-width: 100%;
    color: ${meaning.text};
  }
  h2 {
    ${nameText}
    font-size: ${size.body};
  }
  ul {
    display: grid;
    gap: ${space.x2};
    padding-left: ${space.x4};
    list-style: square;
    color: ${meaning.textQuiet};
  }
  .acts {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${space.x2} ${space.x3};
  }
`;

const Place = styled.div`
  ${mailSentStyles}
`;

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
  <Place>
    <Alert tone="plain" role="status" title={words.sent} ref={said}>
      {text[0]}
      <strong>{to}</strong>
      {french(text[1])}
    </Alert>
    <h2>{french(words.late)}</h2>
    <ul>
      {words.advice.map((advice) => (
        <li key={advice}>{french(advice)}</li>
      ))}
    </ul>
    <div className="acts">
      <MailAgain mailing={mailing} to={to} isOnItsWay />
      <QuietButton look="bare" onClick={onMend}>
        {words.otherAddress}
      </QuietButton>
    </div>
    {children}
  </Place>
);
