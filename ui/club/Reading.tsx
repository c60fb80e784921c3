import { Link } from "react-router-dom";
import { styled } from "styled-components";
import { CardSkeletons } from "../kit/Skeleton.tsx";
import { Card } from "../kit/Card.tsx";
import { Cover } from "../kit/Cover.tsx";
import { EmptyState } from "../kit/EmptyState.tsx";
import { Facts } from "../kit/Facts.tsx";
import { longDate } from "../kit/format.ts";
import { typeset } from "../kit/french.ts";
import { QuietButton } from "../kit/QuietButton.tsx";
import { TextLink } from "../kit/TextLink.tsx";
import { useUnit } from "../page/useUnit.ts";
import { listAddress } from "../tips/address.ts";
import { Part } from "./Part.tsx";
import { $reading, readingRetried } from "./reading.ts";
import { readingLook } from "./readingLook.ts";
import type { ToRead } from "./toRead.ts";
import { words } from "./words.ts";

const Columns = styled.div`
  ${readingLook}
`;

const Row = ({ to, category, title, picture, date, time }: ToRead) => (
  <Link to={to}>
    <Cover category={category} title={title} picture={picture} />
    <div>
      <h3>{typeset(title)}</h3>
      <Facts>
        {category && <span>{category}</span>}
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
  const again = <QuietButton onClick={() => retry()}>{words.retry}</QuietButton>;
  return (
    <EmptyState why="failed" heading="h3" title={words.readingFailed} text={words.readingFailedAdvice} action={again} />
  );
};

/** What the club has to read, the newest first. Not there while there is nothing. */
export const Reading = () => {
  const reading = useUnit($reading);
  if (reading.status === "ready" && reading.value.length === 0) return null;
  return (
    <Part number={4} title={words.reading} more={<TextLink to={listAddress({})}>{words.allTips}</TextLink>} edge="flow">
      <Shown />
    </Part>
  );
};
