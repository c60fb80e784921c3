import { css } from "styled-components";
import { meaning } from "../theme/meaning.ts";
import { layout, size, space, stroke, weight, width } from "../theme/measures.ts";
import { reading } from "../theme/parts/homePage.ts";
import { card } from "../theme/parts/surfaces.ts";
import { below } from "../theme/screens.ts";
import { corner } from "../theme/slope.ts";

/** A small cover beside its words, as lines under each other. */
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
    grid-template-columns: ${reading.thumb} minmax(0, 1fr);
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
    aspect-ratio: ${reading.thumbShape};
    clip-path: ${corner(card.smallCut)};
  }
  li h3 {
    margin-bottom: ${space.near};
    font-size: ${size.name};
    font-stretch: ${width.name};
    font-weight: ${weight.name};
  }
`;

/** One large, the others beside it. */
export const readingLook = css`
  display: grid;
  grid-template-columns: ${layout.twelve};
  gap: ${space.column};

  > div {
    grid-column: 1 / span 7;
  }
  && > div h3 {
    font-size: ${reading.title};
  }
  ${rows}
  ${below.tablet} {
    > :is(div, ul) {
      grid-column: 1 / -1;
      padding-left: 0;
    }
  }
  ${below.phone} {
    li a {
      grid-template-columns: ${reading.thumbPhone} minmax(0, 1fr);
      gap: ${space.x4};
    }
    li h3 {
      font-size: ${size.body};
    }
  }
`;
