import { css } from "styled-components";
import { markWhenForced } from "../theme/forced.ts";
import { meaning } from "../theme/meaning.ts";
import { controlHeight, size, space, stroke, tracking } from "../theme/measures.ts";
import { adminPage } from "../theme/parts/adminPage.ts";
import { below } from "../theme/screens.ts";
import { skew } from "../theme/slope.ts";
import { nameText, wrap } from "../theme/text.ts";

/** A panel in hairlines, as all of the tool's are. */
export const panelLook = css`
  min-width: 0;
  background: ${meaning.surfaceRaised};
  border: ${stroke.hairline} solid ${meaning.line};
`;

/** A tool: dense, in hairlines, on ink. */
export const adminLook = css`
  ${controlHeight("tool")}
  ${wrap}
  min-height: ${adminPage.height};
  padding-block: ${adminPage.inset};
  font-size: ${size.small};
  line-height: 1.5;

  .head {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${space.x3} ${space.x4};
    min-height: ${adminPage.head};
  }
  h1 {
    font-size: ${adminPage.title};
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
    width: ${adminPage.live};
    height: ${adminPage.liveHeight};
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
