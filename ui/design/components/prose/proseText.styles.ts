import { css } from "styled-components";
import { meaning } from "../../tokens/meaning.ts";
import { layout, size, space, stroke, weight, width } from "../../tokens/measures.ts";
import { titleText } from "../../tokens/text.ts";

export const proseTitles = css`
  :is(h1, h2, h3, h4, h5, h6) {
    ${titleText}
    margin-top: 2.1em;
    line-height: 1.12;
  }
  > :is(h1, h2, h3, h4, h5, h6):first-child {
    margin-top: 0;
  }
  :is(h1, h2) {
    font-size: ${size.proseTitle};
    line-height: 1.04;
  }
  h3 {
    font-size: ${size.lead};
  }
  :is(h4, h5, h6) {
    font-size: ${size.name};
    font-stretch: ${width.name};
  }
  > :is(h1, h2, h3, h4, h5, h6) + * {
    margin-top: 0.8em;
  }
`;

export const proseWords = css`
  :is(strong, b) {
    font-weight: ${weight.strong};
    color: ${meaning.textStrong};
  }
  blockquote {
    padding: ${space.x2} 0 ${space.x2} ${space.x5};
    border-left: ${stroke.heavy} solid ${meaning.mark};
    font-size: ${size.lead};
    line-height: 1.36;
    font-weight: ${weight.bold};
    font-stretch: ${width.name};
  }
  blockquote > * + * {
    margin-top: 0.6em;
  }
  a {
    overflow-wrap: anywhere;
  }
  > * {
    max-width: ${layout.measure};
  }
`;
