import { css } from "styled-components";
import { meaning } from "../design/tokens/meaning.ts";
import { size, space, stroke, weight, width } from "../design/tokens/measures.ts";
import { stepsBack } from "../design/tokens/waiting.ts";

/** Shared by the panel's lists: search, line of new items, rows in hairlines. */
export const panelListStyles = css`
  .toolbar {
    display: flex;
    flex-wrap: wrap;
    align-items: end;
    gap: ${space.x4};
    margin-bottom: ${space.x4};
  }
  .toolbar > :first-child {
    flex: 1 1 300px;
  }
  .news {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${space.x2} ${space.x4};
    margin-bottom: ${space.x3};
    color: ${meaning.pending};
    font-weight: ${weight.bold};
  }
  .list {
    border-top: ${stroke.hairline} solid ${meaning.line};
    ${stepsBack}
  }
  .list > li {
    display: grid;
    align-items: center;
    min-height: 76px;
    border-bottom: ${stroke.hairline} solid ${meaning.line};
  }
  .list > li:is(:hover, :focus-within) {
    background: ${meaning.surfaceRaised};
  }
  .list h3 {
    font-size: ${size.control};
    font-stretch: ${width.eased};
    font-weight: ${weight.strong};
    letter-spacing: 0;
    line-height: 1.3;
    text-wrap: initial;
    overflow-wrap: anywhere;
  }
  .list .date {
    color: ${meaning.textQuiet};
  }
  .list .acts {
    display: flex;
    flex-wrap: wrap;
    justify-content: flex-end;
    gap: ${space.x1};
  }
`;
