import { css, styled } from "styled-components";
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
export const Page = styled.div`
  ${controlHeight("tool")}
  ${wrap}
  min-height: 62vh;
  padding-block: 24px 64px;
  font-size: ${size.small};
  line-height: 1.5;
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
  [role="tablist"] {
    margin-block: ${space.x4} ${space.x5};
  }
`;

export const Title = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.x3} ${space.x4};
  min-height: 52px;
  & > button {
    margin-left: auto;
  }
  ${below.phone} {
    & > button {
      justify-content: center;
      width: 100%;
    }
  }
`;

const broken = css`
  &&::before {
    background: ${meaning.pending};
  }
`;

/** Whether live updates arrive. */
export const LiveSign = styled.span<{ readonly $isBroken: boolean }>`
  display: inline-flex;
  align-items: center;
  gap: ${space.x2};
  color: ${meaning.textQuiet};
  &::before {
    content: "";
    width: 8px;
    height: 14px;
    background: ${meaning.ok};
    transform: ${skew};
    ${markWhenForced}
  }
  ${({ $isBroken }) => $isBroken && broken}
`;

export const Count = styled.span`
  color: ${meaning.pending};
  font-size: ${size.tiny};
  ${below.phone} {
    span {
      display: none;
    }
  }
`;
