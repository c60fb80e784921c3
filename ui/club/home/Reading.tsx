import { styled } from "styled-components";
import { Link } from "../../design/components/actions/Link.tsx";
import { CardSkeletons } from "../../design/components/feedback/CardSkeletons.tsx";
import { Card } from "../../design/components/surfaces/Card.tsx";
import { Cover } from "../../design/components/media/Cover.tsx";
import { EmptyState } from "../../design/components/surfaces/EmptyState.tsx";
import { Facts } from "../../design/components/surfaces/Facts.tsx";
import { longDate } from "../../design/components/text/format.ts";
import { typeset } from "../../design/components/text/french.ts";
import { QuietButton } from "../../design/components/actions/QuietButton.tsx";
import { TextLink } from "../../design/components/actions/TextLink.tsx";
import { useUnit } from "../../lib/useUnit.ts";
import { tipsPath } from "../../tips/address.ts";
import { Part, type PartPosition } from "../Part.tsx";
import { $reading, readingRetried } from "./reading.ts";
import { readingStyles } from "./Reading.styles.ts";
import type { ToRead } from "./toRead.ts";
import { words } from "../words.ts";
import { focusContent } from "../../lib/focusContent.ts";

const Columns = styled.div`
  ${readingStyles}
`;

const Row = ({ to, category, label, title, plan, picture, date, time }: ToRead) => (
  <Link to={to}>
    <Cover category={category} title={title} plan={plan} picture={picture} />
    <div>
      <h3>{typeset(title)}</h3>
      <Facts>
        {label && <span>{label}</span>}
        {time ? <span>{time}</span> : <time dateTime={date}>{longDate(date)}</time>}
      </Facts>
    </div>
  </Link>
);

const Texts = ({ texts: [first, ...others] }: { readonly texts: readonly ToRead[] }) => (
  <Columns>
    {first && (
      <div>
        <Card {...first} facts={first.time && <span>{first.time}</span>} heading="h3" />
      </div>
    )}
    {others.length > 0 && (
      <ul>
        {others.map((text) => (
          <li key={text.to}>
            <Row {...text} />
          </li>
        ))}
      </ul>
    )}
  </Columns>
);

const Shown = () => {
  const { reading, retry } = useUnit({ reading: $reading, retry: readingRetried });
  if (reading.status === "loading") return <CardSkeletons label={words.loadingReading} columns={2} count={2} />;
  if (reading.status === "ready") return <Texts texts={reading.value} />;
  const again = <QuietButton onClick={() => (focusContent(), retry())}>{words.retry}</QuietButton>;
  return (
    <EmptyState why="failed" heading="h3" title={words.readingFailed} text={words.readingFailedAdvice} action={again} />
  );
};

/** The newest tips and articles. */
export const Reading = (place: PartPosition) => (
  <Part {...place} title={words.reading} more={<TextLink to={tipsPath}>{words.allTips}</TextLink>}>
    <Shown />
  </Part>
);
