import { css } from "styled-components";
import { meaning } from "../theme/meaning.ts";
import { size, space, stroke } from "../theme/measures.ts";
import { card } from "../theme/parts/surfaces.ts";
import { below, tabletOnly } from "../theme/screens.ts";

/** The first card of a page: larger, its picture beside its words. */
export const leadLook = css`
  grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
  gap: ${card.leadGap};
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

/** What a card's words look like. A title that is a small text itself is set like one. */
export const cardWords = css<{ readonly $isLead: boolean; readonly $isLong: boolean }>`
  :is(h2, h3) {
    font-size: ${({ $isLead, $isLong }) => ($isLead && !$isLong ? card.leadTitle : card.title)};
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
