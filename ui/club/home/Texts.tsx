import { styled } from "styled-components";
import { Link } from "../../design/components/actions/Link.tsx";
import { Cover } from "../../design/components/media/Cover.tsx";
import { Card } from "../../design/components/surfaces/Card.tsx";
import { Facts } from "../../design/components/surfaces/Facts.tsx";
import { longDate } from "../../design/components/text/format.ts";
import { typeset } from "../../design/components/text/french.ts";
import { readingStyles } from "./Reading.styles.ts";
import type { ToRead } from "./toRead.ts";

/** One large item, the others in a list. */
export const Columns = styled.div`
  ${readingStyles}
`;

/** An item in the list of home. */
export const Row = ({ to, category, label, title, plan, picture, date, time }: ToRead) => (
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

/** The first in a card, the others in a list beside it. */
export const Texts = ({ texts: [first, ...others] }: { readonly texts: readonly ToRead[] }) => (
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
