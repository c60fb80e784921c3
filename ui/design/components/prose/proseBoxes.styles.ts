import { css, styled } from "styled-components";
import { meaning } from "../../tokens/meaning.ts";
import { size, space, stroke } from "../../tokens/measures.ts";

// Boxes are separate components, so that pages get the rules of the boxes in their text only.

const code = css`
  font-family: ui-monospace, "Cascadia Mono", "Liberation Mono", monospace;
  font-size: 0.9em;
`;

/** Code in a sentence. */
export const Code = styled.code`
  ${code}
  padding: 0.1em 0.35em;
  background: ${meaning.surfaceHigh};
  overflow-wrap: anywhere;
`;

/** Lines of code. */
export const CodeBlock = styled.pre`
  ${code}
  padding: ${space.x4} ${space.x5};
  /* Long lines wrap: a scrolling part would have to be focusable. */
  white-space: pre-wrap;
  overflow-wrap: anywhere;
  background: ${meaning.surfaceRaised};
  border: ${stroke.hairline} solid ${meaning.line};
  line-height: 1.5;
  tab-size: 2;
  code {
    ${code}
  }
`;

/** A picture or a plan, as wide as the column. */
export const Figure = styled.figure`
  && {
    max-width: none;
  }
  background: ${meaning.surfaceRaised};
  border: ${stroke.hairline} solid ${meaning.line};
  figcaption {
    padding: ${space.x4} ${space.x5};
    border-top: ${stroke.hairline} solid ${meaning.line};
    font-size: ${size.small};
    line-height: 1.5;
  }
  > img {
    width: 100%;
  }
  /* Until it loads, its height is the picture's own, else that of most pictures. */
  > img:not([height]) {
    aspect-ratio: auto 16 / 9;
  }
`;

/** Several pictures side by side, each whole. */
export const Gallery = styled.div`
  && {
    max-width: none;
  }
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 220px), 1fr));
  align-items: start;
  gap: ${space.x3};

  img {
    height: 100%;
    aspect-ratio: 4 / 3;
    object-fit: contain;
  }
`;

/** A line between two parts of a text. */
export const Break = styled.hr`
  && {
    width: 64px;
    margin: ${space.x7} 0;
  }
  border: 0;
  border-top: ${stroke.heavy} solid ${meaning.line};
`;
