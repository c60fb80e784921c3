import { css } from "styled-components";
import { meaning } from "../../design/tokens/meaning.ts";
import { stroke, tracking, weight, width } from "../../design/tokens/measures.ts";
import { adminPage } from "../../design/tokens/parts/adminPage.ts";
import { below } from "../../design/tokens/screens.ts";
import { panelStyles } from "../admin.styles.ts";

/** Four figures in a row, three in a column. */
export const figuresStyles = css`
  .stats {
    ${panelStyles}
    grid-column: 1 / -1;
    display: grid;
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
  .stat {
    display: grid;
    gap: ${adminPage.statGap};
    align-content: start;
    padding: 16px 20px;
    text-decoration: none;
  }
  .stat + .stat {
    border-left: ${stroke.hairline} solid ${meaning.line};
  }
  a.stat:hover {
    background: ${meaning.surfaceHigh};
  }
  .label {
    display: flex;
    align-items: center;
    gap: 9px;
    color: ${meaning.textQuiet};
  }
  .label svg {
    width: ${adminPage.glyph};
    height: ${adminPage.glyph};
  }
  .value {
    font-size: 2.25rem;
    font-weight: ${weight.black};
    font-stretch: ${width.wide};
    line-height: 1.1;
    letter-spacing: ${tracking.figure};
  }
  .note {
    color: ${meaning.textQuiet};
  }
  .note b {
    color: ${meaning.text};
    font-weight: ${weight.strong};
  }
  .waits .label svg,
  .waits .value {
    color: ${meaning.pending};
  }
  .seconds {
    grid-column: span 4;
    grid-template-columns: minmax(0, 1fr);
    align-content: stretch;
  }
  .seconds .stat {
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
    align-content: center;
  }
  .seconds .stat + .stat {
    border-left: 0;
    border-top: ${stroke.hairline} solid ${meaning.line};
  }
  .seconds .value {
    grid-column: 1;
    font-size: 1.5rem;
  }
  .trend {
    grid-column: 2;
    grid-row: 1 / span 2;
    color: ${meaning.okText};
    font-weight: ${weight.strong};
  }
  ${below.tablet} {
    .seconds {
      grid-column: 1 / -1;
    }
  }
  ${below.phone} {
    .stats:not(.seconds) {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
    .stats:not(.seconds) .stat:nth-child(odd) {
      border-left: 0;
    }
    .stats:not(.seconds) .stat:nth-child(n + 3) {
      border-top: ${stroke.hairline} solid ${meaning.line};
    }
    .stat {
      padding: 14px 16px;
    }
    .stats:not(.seconds) .value {
      font-size: 1.875rem;
    }
  }
`;
