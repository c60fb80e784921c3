import { styled } from "styled-components";
import { meaning } from "../../ui/design/tokens/meaning.ts";
import { layer, layout, motion, size, space, stroke, weight } from "../../ui/design/tokens/measures.ts";
import { below, when } from "../../ui/design/tokens/screens.ts";

/** Sizes of the developer's panel. */
const panel = {
  button: "32px",
  mark: "8px",
} as const;

export const Corner = styled.section`
  position: fixed;
  inset: auto auto 0 0;
  z-index: ${layer.sticky};

  /* Above the bar of a tip, which has the full width here. */
  ${below.tablet} {
    body:has([data-lower-third]) & {
      /* Above the bar of a tip and the button. */
      bottom: 84px;
    }
  }
  ${when.printed} {
    display: none;
  }
`;

export const Opener = styled.button<{ readonly $isCalm: boolean }>`
  display: flex;
  align-items: center;
  gap: ${space.near};
  min-width: ${panel.button};
  min-height: ${panel.button};
  padding: 0 10px;
  border: ${stroke.hairline} solid ${meaning.lineStrong};
  border-width: ${stroke.hairline} ${stroke.hairline} 0 0;
  background: ${meaning.surfaceHigh};
  color: ${({ $isCalm }) => ($isCalm ? meaning.textQuiet : meaning.pending)};
  font-size: ${size.micro};
  font-weight: ${weight.semi};
  cursor: pointer;
  transition: color ${motion.quick};

  &::before {
    content: "";
    width: ${panel.mark};
    height: ${panel.mark};
    border: ${stroke.firm} solid currentColor;
    background: ${({ $isCalm }) => ($isCalm ? "none" : "currentColor")};
  }
  &:is(:hover, [aria-expanded="true"]) {
    color: ${meaning.text};
  }
  &:focus-visible {
    outline-offset: calc(${stroke.strong} * -1);
  }
  ${when.touch} {
    min-height: ${layout.touch};
  }
`;

export const Sheet = styled.div`
  position: fixed;
  inset: auto auto ${space.x7} ${space.x2};
  width: min(344px, calc(100vw - 2 * ${space.x2}));
  max-height: calc(100dvh - ${space.x7} - ${space.x2});
  margin: 0;
  padding: ${space.x4};
  border: ${stroke.hairline} solid ${meaning.lineStrong};
  background: ${meaning.surfaceRaised};
  color: ${meaning.text};
  overflow: auto;
  font-size: ${size.tiny};

  &:popover-open {
    display: grid;
    gap: ${space.x4};
  }
  h2 {
    font-size: ${size.name};
  }
  legend {
    padding: 0;
    margin-bottom: ${space.x1};
    font-weight: ${weight.bold};
  }
  label {
    display: flex;
    align-items: baseline;
    gap: ${space.x2};
    min-height: 30px;
    padding-block: ${space.x1};
    cursor: pointer;

    span {
      color: ${meaning.textQuiet};
    }
  }
  input {
    flex: none;
    margin: 0;
    accent-color: ${meaning.action};
  }
  ${when.touch} {
    label {
      min-height: ${layout.touch};
    }
  }
`;

export const Acts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.x2};
`;

/** Always rendered, one line high: a message causes no layout shift. */
export const Said = styled.p`
  min-height: 1lh;
  color: ${meaning.textQuiet};
`;
