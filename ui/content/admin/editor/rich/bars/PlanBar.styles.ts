import { styled } from "styled-components";
import { row } from "../../../../../design/tokens/layout.ts";
import { meaning } from "../../../../../design/tokens/meaning.ts";
import { size, space, stroke } from "../../../../../design/tokens/measures.ts";

/** The plan, and above it what is being placed. */
export const Field = styled.div`
  position: relative;
  aspect-ratio: 2;
  border: ${stroke.hairline} solid ${meaning.lineStrong};
  cursor: crosshair;
  touch-action: manipulation;
  img,
  svg {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
  }
  [data-cursor] {
    stroke: ${meaning.focus};
    stroke-width: 0.3;
    fill: none;
  }
  [data-placed] {
    stroke: ${meaning.focus};
    stroke-width: 0.8;
    fill: none;
  }
  circle[data-placed] {
    fill: ${meaning.focus};
  }
`;

export const Signs = styled.ul`
  ${row(space.x2)}
  font-size: ${size.small};
`;

export const Line = styled.div`
  ${row(space.x3)}
  align-items: end;
  > output {
    color: ${meaning.textQuiet};
    font-size: ${size.small};
    font-variant-numeric: tabular-nums;
  }
`;
