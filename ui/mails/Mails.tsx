import { Fragment, type ReactNode } from "react";
import { styled } from "styled-components";
import { partsOfText } from "../../domain/shared/links.ts";
import { frenchDate } from "../design/components/text/format.ts";
import { french } from "../design/components/text/french.ts";
import { Head } from "../lib/page/Head.tsx";
import { stack } from "../design/tokens/layout.ts";
import { meaning } from "../design/tokens/meaning.ts";
import { size, space, stroke, weight } from "../design/tokens/measures.ts";
import { workshop } from "../design/tokens/parts/workshop.ts";
import { wrap } from "../design/tokens/text.ts";
import { words } from "./mailWords.ts";

const Page = styled.main`
  ${wrap}
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.x5};
  padding-block: ${space.x7};

  h1 {
    font-size: ${size.title2};
  }
`;
const OneMail = styled.article`
  ${stack(space.x3)}
  padding: ${workshop.inset};
  background: ${meaning.surfaceRaised};
  border: ${stroke.hairline} solid ${meaning.line};
  overflow-wrap: anywhere;

  h2 {
    font-size: ${size.name};
  }
  p {
    white-space: pre-wrap;
  }
`;
const Facts = styled.p`
  color: ${meaning.textQuiet};
  font-size: ${size.small};
  font-weight: ${weight.semi};
`;

export type ShownMail = {
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** ISO 8601. */
  readonly createdAt: string;
};

const moment = new Intl.DateTimeFormat("fr-FR", { dateStyle: "long", timeStyle: "medium", timeZone: "Europe/Paris" });

const withLinks = (text: string): ReactNode =>
  partsOfText(text).map((part, at) => (
    <Fragment key={at}>{part.kind === "address" ? <a href={part.text}>{part.text}</a> : part.text}</Fragment>
  ));

/** The captured mails, newest first. */
export const Mails = ({ mails }: { readonly mails: readonly ShownMail[] }) => (
  <Page>
    <Head title={words.title} />
    <h1>{words.title}</h1>
    <p>
      {french(mails.length === 0 ? words.none : words.why)} <a href="/">{words.home}</a>
    </p>
    {mails.map(({ id, to, subject, text, createdAt }) => (
      <OneMail key={id}>
        <h2>{subject}</h2>
        <Facts>
          {french(words.to)} <span>{to}</span>,{" "}
          <time dateTime={createdAt}>{frenchDate(moment.format(Date.parse(createdAt)))}</time>
        </Facts>
        <p>{withLinks(text)}</p>
        <p>
          <a href={`/_dev/mail/${id}`} aria-label={french(words.asItIsOf(subject))}>
            {french(words.asItIs)}
          </a>
        </p>
      </OneMail>
    ))}
  </Page>
);
