import { css, styled } from "styled-components";
import { meaning } from "../../design/tokens/meaning.ts";
import { layout, space, stroke } from "../../design/tokens/measures.ts";
import { unfolds } from "../../design/tokens/unfolds.ts";
import { below } from "../../design/tokens/screens.ts";
import { panelStyles } from "../admin.styles.ts";

export const Dash = styled.div`
  display: grid;
  grid-template-columns: ${layout.twelve};
  gap: 16px;
`;

/** Columns of twelve. */
export const Section = styled.section<{ readonly $span: 4 | 8 | 12 }>`
  ${panelStyles}
  grid-column: span ${({ $span }) => $span};
  ${below.tablet} {
    grid-column: 1 / -1;
  }
`;

export const Whole = styled.div`
  grid-column: 1 / -1;
`;

/** Sections under each other, beside a column of four. */
export const Main = styled.div`
  grid-column: span 8;
  display: grid;
  grid-template-columns: ${layout.twelve};
  gap: 16px;
  align-content: start;
  ${below.tablet} {
    grid-column: 1 / -1;
  }
`;

export const SectionTitle = styled.h2`
  padding: 14px 20px;
  border-bottom: ${stroke.hairline} solid ${meaning.line};
`;

export const SectionBody = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.x4};
  padding: 20px;
  > button {
    justify-self: start;
  }
`;

export const quiet = css`
  color: ${meaning.textQuiet};
`;

/** Opens the table of a chart, or the rest of a list. */
export const TableToggle = styled.summary`
  display: inline-flex;
  align-items: center;
  gap: ${space.x2};
  ${unfolds}
  min-height: ${layout.touch};
  ${quiet}
  cursor: pointer;
`;
