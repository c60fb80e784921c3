import { css, styled } from "styled-components";
import { layout, size, space, stroke, weight, width } from "../../tokens/measures.ts";
import { below } from "../../tokens/screens.ts";
import { proseLists } from "./proseLists.styles.ts";
import { meaning } from "../../tokens/meaning.ts";
import { titleText } from "../../tokens/text.ts";

const proseTitles = css`
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

const proseWords = css`
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

/** A text that is read from start to end: tips, articles, legal pages. */
export const Prose = styled.div`
  font-size: ${size.prose};
  line-height: 1.68;
  overflow-wrap: break-word;

  > * + * {
    margin-top: 1.25em;
  }
  ${proseTitles}
  ${proseLists}
  ${proseWords}
  img {
    max-width: 100%;
    height: auto;
  }
  ${below.phone} {
    > figure {
      margin-inline: calc(${space.gutter} * -1);
      border-inline: 0;
    }
  }
`;
