import type { ReactNode } from "react";
import { styled } from "styled-components";
import { legal } from "virtual:club/legal";
import { longDate } from "../kit/format.ts";
import { french, typeset } from "../kit/french.ts";
import { PageHead } from "../kit/PageHead.tsx";
import { Prose } from "../kit/Prose.tsx";
import { Head } from "../page/Head.tsx";
import { layout, space } from "../theme/measures.ts";
import { wrap } from "../theme/text.ts";
import { words } from "./words.ts";

const Text = styled.div`
  ${wrap}
  padding-bottom: ${space.section};

  > div {
    max-width: ${layout.measure};
  }
`;

export type LegalPageProps = {
  readonly title: string;
  readonly lead: string;
  readonly path: string;
  readonly children: ReactNode;
};

/** A page that one reads for what it says: title, a sentence, then the text, and since when it holds. */
export const LegalPage = ({ title, lead, path, children }: LegalPageProps) => (
  <>
    <Head title={title} description={lead} path={path} />
    <PageHead title={title} text={typeset(lead)} />
    <Text>
      <Prose>
        {children}
        <p>
          {french(words.since)} <time dateTime={legal.since}>{longDate(legal.since)}</time>.
        </p>
      </Prose>
    </Text>
  </>
);

/** A heading and what stands under it: each text a paragraph, each list a list. */
export const Part = ({
  title,
  says,
}: {
  readonly title: string;
  readonly says: readonly (string | readonly string[])[];
}) => (
  <>
    <h2>{french(title)}</h2>
    {says.map((piece, at) =>
      typeof piece === "string" ? (
        <p key={at}>{typeset(piece)}</p>
      ) : (
        <ul key={at}>
          {piece.map((entry) => (
            <li key={entry}>{typeset(entry)}</li>
          ))}
        </ul>
      ),
    )}
  </>
);
