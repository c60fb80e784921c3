import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { css, styled } from "styled-components";
import { meaning } from "../theme/meaning.ts";
import { size, space, stroke, weight } from "../theme/measures.ts";
import { card } from "../theme/parts/surfaces.ts";
import { below } from "../theme/screens.ts";
import { Cover } from "./Cover.tsx";
import { Facts } from "./Facts.tsx";
import { longDate } from "./format.ts";
import { typeset } from "./french.ts";
import { Tag } from "./Tag.tsx";

const lead = css`
  grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
  gap: ${card.leadGap};
  align-items: center;
  padding-bottom: ${space.x7};
  border-bottom: ${stroke.hairline} solid ${meaning.line};

  h2,
  h3 {
    font-size: ${card.leadTitle};
    line-height: 1;
  }
  p {
    font-size: ${size.prose};
  }
  ${below.phone} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${space.x4};
  }
`;
const Whole = styled(Link)<{ readonly $isLead: boolean }>`
  position: relative;
  display: grid;
  align-content: start;
  gap: ${space.x4};
  text-decoration: none;

  h2,
  h3 {
    font-size: ${card.title};
    line-height: 1.12;
  }
  &:hover :is(h2, h3) {
    text-decoration: underline;
    text-decoration-thickness: ${card.underline};
  }
  ${({ $isLead }) => $isLead && lead}
`;
const Body = styled.div`
  display: grid;
  gap: ${card.gap};
`;
const Excerpt = styled.p`
  color: ${meaning.textQuiet};
`;
const By = styled.div`
  font-size: ${size.small};
  font-weight: ${weight.data};
`;

export type CardProps = {
  readonly to: string;
  readonly category: string;
  readonly title: string;
  readonly picture?: string | null | undefined;
  /** ISO 8601. */
  readonly date: string;
  readonly excerpt?: string | null | undefined;
  /** Under the excerpt: who wrote it, how hard it is, its counts. */
  readonly byline?: ReactNode;
  /** After the date, on the same line. */
  readonly facts?: ReactNode;
  /** The first of a page: larger, its picture beside its words. */
  readonly isLead?: boolean;
  /** Its picture is on the first screen. */
  readonly isFirst?: boolean;
  readonly heading?: "h2" | "h3";
};

/** An article or a tip in a list. The whole card is one link. */
export const Card = (props: CardProps) => {
  const { to, category, title, picture, date, excerpt, byline, facts, isLead = false, heading: Heading = "h2" } = props;
  return (
    <Whole to={to} $isLead={isLead}>
      <Cover category={category} title={title} picture={picture} isFirst={props.isFirst ?? isLead} />
      <Body>
        <Facts>
          <Tag>{category}</Tag>
          <time dateTime={date}>{longDate(date)}</time>
          {facts}
        </Facts>
        <Heading>{typeset(title)}</Heading>
        {excerpt && <Excerpt>{typeset(excerpt)}</Excerpt>}
        {byline && <By>{byline}</By>}
      </Body>
    </Whole>
  );
};
