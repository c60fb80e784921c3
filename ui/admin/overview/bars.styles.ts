import { styled } from "styled-components";
import { stack } from "../../design/tokens/layout.ts";
import { meaning } from "../../design/tokens/meaning.ts";
import { space } from "../../design/tokens/measures.ts";
import { quiet } from "./overview.styles.ts";

/** Height of a bar in pixels. */
export const barHeight = 10;

/** Bars, side by side on wide screens. */
export const Bars = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 260px), 1fr));
  gap: ${space.x4} ${space.x6};
`;

/** A bar under its words and its figure. */
export const Bar = styled.div`
  ${stack("5px")}
  p {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 ${space.x3};
    overflow-wrap: anywhere;
  }
  span {
    ${quiet}
  }
  svg {
    width: 100%;
    height: ${barHeight}px;
  }
  rect {
    fill: ${meaning.line};
  }
  rect + rect {
    fill: ${meaning.lineStrong};
  }
`;
