import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { styled } from "styled-components";
import { size, space, weight } from "../../tokens/measures.ts";
import { card } from "../../tokens/parts/surfaces.ts";
import type { CardState } from "./cardState.ts";
import { cardWords, leadStyles } from "./Card.styles.ts";
import { Cover } from "../media/Cover.tsx";
import { Facts } from "./Facts.tsx";
import { longDate } from "../text/format.ts";
import { typeset } from "../text/french.ts";
import { isLongTitle } from "../text/longTitle.ts";
import { Tag } from "./Tag.tsx";

const Whole = styled(Link)<{ readonly $isLead: boolean; readonly $isLong: boolean }>`
  position: relative;
  display: grid;
  align-content: start;
  gap: ${space.x4};
  text-decoration: none;

  &:hover :is(h2, h3) {
    text-decoration: underline;
    text-decoration-thickness: ${card.underline};
  }
  ${cardWords}
  ${({ $isLead }) => $isLead && leadStyles}
`;
const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 10px;
`;
const By = styled.div`
  font-size: ${size.small};
  font-weight: ${weight.data};
`;

export type CardProps = {
  readonly to: string;
  /** Empty when there is none. */
  readonly category: string;
  readonly title: string;
  readonly picture?: string | null | undefined;
  /** ISO 8601. */
  readonly date: string;
  readonly excerpt?: string | null | undefined;
  /** Under the excerpt: author, difficulty, counts. */
  readonly byline?: ReactNode;
  /** After the date, on the same line. */
  readonly facts?: ReactNode;
  /** The first card of a page: larger, its picture beside its text. */
  readonly isLead?: boolean;
  /** True when the picture is on the first screen. */
  readonly isFirst?: boolean;
  readonly heading?: "h2" | "h3";
};

/** An article or a tip in a list. The whole card is a link. */
export const Card = (props: CardProps) => {
  const { to, category, title, picture, date, excerpt, byline, facts, isLead = false, heading: Heading = "h2" } = props;
  return (
    <Whole
      to={to}
      state={{ category, title, picture: picture ?? null } satisfies CardState}
      $isLead={isLead}
      $isLong={isLongTitle(title)}
    >
      <Cover category={category} title={title} picture={picture} isFirst={props.isFirst ?? isLead} />
      <Body>
        <Facts>
          {category && <Tag>{category}</Tag>}
          <time dateTime={date}>{longDate(date)}</time>
          {facts}
        </Facts>
        <Heading>{typeset(title)}</Heading>
        {excerpt && <p>{typeset(excerpt)}</p>}
        {byline && <By>{byline}</By>}
      </Body>
    </Whole>
  );
};
