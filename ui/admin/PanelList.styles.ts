import { css, styled } from "styled-components";
import { meaning } from "../design/tokens/meaning.ts";
import { size, space, stroke, weight, width } from "../design/tokens/measures.ts";
import { dimWhileBusy } from "../design/tokens/busy.ts";

/** The line of new items over a list. */
export const News = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.x2} ${space.x4};
  margin-bottom: ${space.x3};
  color: ${meaning.pending};
  font-weight: ${weight.bold};
`;

/** Search and filters over a list. */
export const toolbarStyles = css`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${space.x4};
  margin-bottom: ${space.x4};
  & > :first-child {
    flex: 1 1 300px;
  }
`;

/** The actions of a row. */
export const rowActsStyles = css`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${space.x1};
`;

/** The rows of a list, in hairlines. */
export const List = styled.ul`
  border-top: ${stroke.hairline} solid ${meaning.line};
  ${dimWhileBusy}
  > li {
    display: grid;
    align-items: center;
    min-height: 76px;
    border-bottom: ${stroke.hairline} solid ${meaning.line};
  }
  > li:is(:hover, :focus-within) {
    background: ${meaning.surfaceRaised};
  }
  && h3 {
    font-size: ${size.control};
    font-stretch: ${width.eased};
    font-weight: ${weight.strong};
    letter-spacing: 0;
    line-height: 1.3;
    text-wrap: initial;
    overflow-wrap: anywhere;
  }
`;
