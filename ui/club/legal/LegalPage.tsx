import { Fragment, type ReactNode } from "react";
import { styled } from "styled-components";
import { Board } from "../../design/components/boards/Board.tsx";
import { contentsStyles } from "../../design/components/prose/contents.styles.ts";
import { longDate } from "../../design/components/text/format.ts";
import { typeset, unbroken } from "../../design/components/text/french.ts";
import { PageHead } from "../../design/components/frames/PageHead.tsx";
import { Prose } from "../../design/components/prose/Prose.tsx";
import { Head } from "../../lib/page/Head.tsx";
import { layout, space } from "../../design/tokens/measures.ts";
import { below, when } from "../../design/tokens/screens.ts";
import { wrap } from "../../design/tokens/text.ts";
import { useLegal } from "./legalTexts.ts";
import { words } from "./words.ts";

/** Room for the step of the board below. */
const AboveStep = styled.div`
  padding-bottom: clamp(32px, 3.9vw, 56px);
`;
const Columns = styled.div`
  ${wrap}
  display: grid;
  grid-template-columns: ${layout.twelve};
  gap: ${space.column};
  align-items: start;

  > div {
    grid-column: 5 / -1;
    min-width: 0;
  }
  ${below.laptop} {
    > div {
      grid-column: 1 / -1;
    }
  }
  ${when.printed} {
    display: block;
  }
`;
const Contents = styled.nav`
  ${contentsStyles}
  grid-column: 1 / span 3;
`;

export type LegalPart = {
  /** The section's anchor, without "#". */
  readonly id: string;
  readonly title: string;
  /** A string is a paragraph, an array a list. */
  readonly says: readonly (string | readonly string[])[];
  /** The club's own additions. */
  readonly more?: ReactNode;
};

const Said = ({ says }: Pick<LegalPart, "says">) =>
  says.map((piece, at) =>
    typeof piece === "string" ? (
      <p key={at}>{unbroken(piece)}</p>
    ) : (
      <ul key={at}>
        {piece.map((entry) => (
          <li key={entry}>{unbroken(entry)}</li>
        ))}
      </ul>
    ),
  );

type LegalPageProps = {
  readonly title: string;
  readonly lead: string;
  readonly path: string;
  readonly parts: readonly LegalPart[];
};

const Since = () => {
  const { since } = useLegal();
  return (
    <p>
      {words.since} <time dateTime={since}>{longDate(since)}</time>.
    </p>
  );
};

/** A legal page: table of contents, sections, and the date since which it applies. */
export const LegalPage = ({ title, lead, path, parts }: LegalPageProps) => (
  <>
    <Head title={title} description={lead} path={path} />
    <AboveStep>
      <PageHead title={title} text={typeset(lead)} />
    </AboveStep>
    <Board as="div" $ground="ice">
      <Columns>
        <Contents aria-label={words.contents}>
          <p>{words.contents}</p>
          <ol>
            {parts.map(({ id, title }) => (
              <li key={id}>
                <a href={`#${id}`}>{typeset(title)}</a>
              </li>
            ))}
          </ol>
        </Contents>
        <Prose>
          {parts.map(({ id, title, says, more }) => (
            <Fragment key={id}>
              <h2 id={id}>{typeset(title)}</h2>
              <Said says={says} />
              {more}
            </Fragment>
          ))}
          <Since />
        </Prose>
      </Columns>
    </Board>
  </>
);
