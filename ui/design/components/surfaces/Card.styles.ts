import { css } from "styled-components";
import { meaning } from "../../tokens/meaning.ts";
import { size, space, stroke } from "../../tokens/measures.ts";
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
export const cardWords = css<{ readonly $isLead: boolean; readonly $isLong: boolean }>`
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
