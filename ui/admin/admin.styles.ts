import { css } from "styled-components";
import { markWhenForced } from "../design/tokens/forced.ts";
import { meaning } from "../design/tokens/meaning.ts";
import { controlHeight, size, space, stroke, tracking } from "../design/tokens/measures.ts";
import { adminPage } from "../design/tokens/parts/adminPage.ts";
import { below } from "../design/tokens/screens.ts";
import { skew } from "../design/tokens/slope.ts";
import { nameText, wrap } from "../design/tokens/text.ts";

/** A panel in hairlines. */
export const panelStyles = css`
  min-width: 0;
  background: ${meaning.surfaceRaised};
  border: ${stroke.hairline} solid ${meaning.line};
`;

/** Dense, in hairlines, on the dark ground. */
export const adminStyles = css`
  ${controlHeight("tool")}
  ${wrap}
  min-height: 62vh;
  padding-block: 24px 64px;
  font-size: ${size.small};
  line-height: 1.5;

  .head {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${space.x3} ${space.x4};
    min-height: 52px;
  }
  h1 {
    font-size: clamp(1.625rem, 2.5vw, 2.25rem);
    line-height: 1.1;
    overflow-wrap: anywhere;
  }
  h2 {
    ${nameText}
    font-size: ${adminPage.heading};
    letter-spacing: ${tracking.name};
  }
  .live {
    display: inline-flex;
    align-items: center;
    gap: ${space.x2};
    color: ${meaning.textQuiet};
  }
  .live::before {
    content: "";
    width: 8px;
    height: 14px;
    background: ${meaning.ok};
    transform: ${skew};
    ${markWhenForced}
  }
  .live.broken::before {
    background: ${meaning.pending};
  }
  .head > button {
    margin-left: auto;
  }
  .quiet {
    color: ${meaning.textQuiet};
  }
  [role="tablist"] {
    margin-block: ${space.x4} ${space.x5};
  }
  [role="tab"] .count {
    color: ${meaning.pending};
    font-size: ${size.tiny};
  }
  ${below.phone} {
    .head > button {
      justify-content: center;
      width: 100%;
    }
    [role="tab"] .count > span {
      display: none;
    }
  }
`;
