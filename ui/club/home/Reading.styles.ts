import { css } from "styled-components";
import { meaning } from "../../design/tokens/meaning.ts";
import { layout, size, space, stroke, weight, width } from "../../design/tokens/measures.ts";
import { card } from "../../design/tokens/parts/components.ts";
import { below, tabletOnly } from "../../design/tokens/screens.ts";
import { corner } from "../../design/tokens/slope.ts";

/** Small covers beside their text, in a list. */
const rows = css`
  ul {
    grid-column: 8 / -1;
    display: grid;
    align-content: space-between;
    padding-left: ${space.column};
  }
  li + li {
    border-top: ${stroke.hairline} solid ${meaning.line};
  }
  li a {
    position: relative;
    display: grid;
    grid-template-columns: 156px minmax(0, 1fr);
    gap: ${space.x5};
    align-items: center;
    padding: ${space.x4} 0;
    text-decoration: none;
    overflow-wrap: anywhere;
  }
  li:first-child a {
    padding-top: 0;
  }
  li a:hover h3 {
    text-decoration: underline;
    text-decoration-thickness: ${card.underline};
  }
  li a > :first-child {
    aspect-ratio: 16 / 11;
    clip-path: ${corner("16px")};
  }
  li h3 {
    margin-bottom: ${space.near};
    font-size: ${size.name};
    font-stretch: ${width.name};
    font-weight: ${weight.name};
  }
`;

/** All in cards of one size, two a row. */
const inPairs = css`
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space.x7} ${space.column};
  > div {
    grid-column: auto;
  }
  > ul {
    display: contents;
  }
  && > div h3,
  li h3 {
    font-size: ${size.headline};
  }
  li + li {
    border-top: 0;
  }
  li a,
  li:first-child a {
    grid-template-columns: minmax(0, 1fr);
    align-content: start;
    gap: ${space.x3};
    padding: 0;
  }
  li a > :first-child {
    aspect-ratio: ${card.cover};
  }
`;

/** One large item, the others in a list beside it. */
export const readingStyles = css`
  display: grid;
  grid-template-columns: ${layout.twelve};
  gap: ${space.column};

  > div {
    grid-column: 1 / span 7;
  }
  && > div h3 {
    font-size: clamp(1.5rem, 2.7vw, 2.375rem);
  }
  ${rows}
  ${tabletOnly} {
    ${inPairs}
  }
  ${below.phone} {
    > :is(div, ul) {
      grid-column: 1 / -1;
      padding-left: 0;
    }
  }
  ${below.phone} {
    li a {
      grid-template-columns: 112px minmax(0, 1fr);
      gap: ${space.x4};
    }
    li h3 {
      font-size: ${size.body};
    }
  }
`;
