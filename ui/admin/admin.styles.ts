import { css, styled } from "styled-components";
import { meaning } from "../design/tokens/meaning.ts";
import { controlHeight, layout, size, space, stroke, tracking, weight } from "../design/tokens/measures.ts";
import { adminPage } from "../design/tokens/parts/adminPage.ts";
import { nameText, visuallyHidden, wrap } from "../design/tokens/text.ts";

/** A panel in hairlines. */
export const panelStyles = css`
  min-width: 0;
  background: ${meaning.surfaceRaised};
  border: ${stroke.hairline} solid ${meaning.line};
`;

/** The text of the panel. */
export const panelText = css`
  font-size: ${size.small};
  line-height: 1.5;
  h2 {
    ${nameText}
    font-size: ${adminPage.heading};
    letter-spacing: ${tracking.name};
  }
  [role="tablist"]:not([aria-orientation]) {
    margin-block: 0 ${space.x4};
  }
`;

/** The page of a visitor whose rights aren't known yet. */
export const Page = styled.div`
  ${controlHeight("tool")}
  ${wrap}
  ${panelText}
  min-height: calc(100svh - ${layout.barHeight} - ${adminPage.foot});
  padding-block: 24px 64px;
`;

/** A count of what waits. Its words are read, not seen. */
export const Count = styled.span`
  display: inline-grid;
  place-items: center;
  min-width: 20px;
  min-height: 20px;
  padding: 0 5px;
  background: ${meaning.pending};
  color: ${meaning.onStatus};
  font-size: ${size.micro};
  font-weight: ${weight.bold};
  line-height: 1;
  span {
    ${visuallyHidden}
  }
`;
