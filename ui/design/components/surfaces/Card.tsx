import type { ReactNode } from "react";
import { css, styled } from "styled-components";
import { Link } from "../actions/Link.tsx";
import { size, space, stroke, weight } from "../../tokens/measures.ts";
import { card } from "../../tokens/parts/components.ts";
import type { CardState } from "./cardState.ts";
import { Cover } from "../media/Cover.tsx";
import { Facts } from "./Facts.tsx";
import { isLongTitle, longDate } from "../text/format.ts";
import { typeset } from "../text/french.ts";
import { Tag } from "./Tag.tsx";
import { meaning } from "../../tokens/meaning.ts";
import { below, tabletOnly } from "../../tokens/screens.ts";

/** The first card of a page: larger, its picture beside its text. */
export const leadStyles = css`
  grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
  gap: 40px;
  align-items: center;
  padding-bottom: ${space.x7};
  border-bottom: ${stroke.hairline} solid ${meaning.line};

  ${tabletOnly} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${below.phone} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${space.x4};
  }
`;

/** A card's text. A long title is set in smaller letters. */
const cardWords = css<{ readonly $isLead: boolean; readonly $isLong: boolean }>`
  :is(h2, h3) {
    font-size: ${({ $isLead, $isLong }) => ($isLead && !$isLong ? "clamp(1.875rem, 3.7vw, 3.375rem)" : "clamp(1.25rem, 1.75vw, 1.5625rem)")};
    line-height: ${({ $isLead }) => ($isLead ? 1 : 1.12)};
  }
  :is(h2, h3, p, div) {
    min-width: 0;
    overflow-wrap: anywhere;
  }
  p {
    color: ${meaning.textQuiet};
    font-size: ${({ $isLead }) => ($isLead ? size.prose : size.body)};
  }
`;

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
  /** The category's slug, which chooses the drawing, and its label; empty when there is none. */
  readonly category: string;
  readonly label: string;
  readonly title: string;
  /** The drawing of a tip's plan. */
  readonly plan?: string | null | undefined;
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
  const { to, category, label, title, plan, picture, date, excerpt, byline, facts } = props;
  const { isLead = false, heading: Heading = "h2" } = props;
  return (
    <Whole
      to={to}
      state={{ category, label, title, plan: plan ?? null, picture: picture ?? null } satisfies CardState}
      $isLead={isLead}
      $isLong={isLongTitle(title)}
    >
      <Cover category={category} title={title} plan={plan} picture={picture} isFirst={props.isFirst ?? isLead} />
      <Body>
        <Facts>
          {label && <Tag $tone={isLead ? "mark" : "plain"}>{label}</Tag>}
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
