import { css, styled } from "styled-components";
import { stack } from "../../design/tokens/layout.ts";
import { meaning } from "../../design/tokens/meaning.ts";
import { size, stroke, tracking, weight, width } from "../../design/tokens/measures.ts";
import { adminPage } from "../../design/tokens/parts/adminPage.ts";
import { below } from "../../design/tokens/screens.ts";
import { panelStyles } from "../admin.styles.ts";
import { quiet } from "./overview.styles.ts";

export const Label = styled.span`
  display: flex;
  align-items: center;
  gap: 9px;
  ${quiet}
  svg {
    width: ${adminPage.glyph};
    height: ${adminPage.glyph};
  }
`;

export const Value = styled.span`
  font-size: 2.25rem;
  font-weight: ${weight.black};
  font-stretch: ${width.wide};
  line-height: 1.1;
  letter-spacing: ${tracking.figure};
`;

export const Note = styled.span`
  ${quiet}
  b {
    color: ${meaning.text};
    font-weight: ${weight.strong};
  }
`;

const stat = css`
  ${stack(adminPage.statGap)}
  align-content: start;
  padding: 16px 20px;
  text-decoration: none;
  ${below.phone} {
    padding: 14px 16px;
  }
`;

/** A figure; a link where it has a page. `$waits`: it needs an answer. */
export const Stat = styled.div<{ readonly $waits?: boolean }>`
  ${stat}
  &:is(a):hover {
    background: ${meaning.surfaceHigh};
  }
  /* Labels of one and of two lines: the figures beside each other stand on one line. */
  grid-row: span 4;
  grid-template-rows: subgrid;
  ${({ $waits }) =>
    $waits &&
    css`
      ${Label} svg,
      ${Value} {
        color: ${meaning.pending};
      }
    `}
`;

const panel = css`
  ${panelStyles}
  display: grid;
`;

/** Four figures in a row; two in a row on phones. */
export const Stats = styled.div`
  ${panel}
  grid-column: 1 / -1;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  & > * + * {
    border-left: ${stroke.hairline} solid ${meaning.line};
  }
  ${below.phone} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    & > :nth-child(odd) {
      border-left: 0;
    }
    & > :nth-child(n + 3) {
      border-top: ${stroke.hairline} solid ${meaning.line};
    }
    ${Value} {
      font-size: 1.875rem;
    }
  }
`;

const beside = css`
  grid-column: 2;
  grid-row: 1 / span 2;
`;

export const Trend = styled.span<{ readonly $rises: boolean }>`
  ${beside}
  color: ${({ $rises }) => ($rises ? meaning.okText : meaning.textQuiet)};
  font-weight: ${weight.strong};
  text-align: end;
  small {
    display: block;
    ${quiet}
    font-size: ${size.micro};
    font-weight: ${weight.text};
  }
`;

/** Instead of a trend: there is nothing to compare with yet. */
export const Lacking = styled.span`
  ${beside}
  ${quiet}
  max-width: 12ch;
  font-size: ${size.tiny};
  text-align: end;
`;

export const SecondStat = styled.div`
  ${stat}
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  align-content: center;
  & + & {
    border-top: ${stroke.hairline} solid ${meaning.line};
  }
  ${Value} {
    grid-column: 1;
    font-size: 1.5rem;
  }
`;

/** Figures in a column. */
export const SecondStats = styled.section`
  ${panel}
  grid-column: span 4;
  grid-template-columns: minmax(0, 1fr);
  ${below.tablet} {
    grid-column: 1 / -1;
  }
`;
