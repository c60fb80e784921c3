import { css } from "styled-components";
import { meaning } from "../../tokens/meaning.ts";
import { size, space, stroke } from "../../tokens/measures.ts";

/** Framed blocks between paragraphs: code, pictures, tables. */
export const proseBoxes = css`
  :is(code, pre) {
    font-family: ui-monospace, "Cascadia Mono", "Liberation Mono", monospace;
    font-size: 0.9em;
  }
  code {
    padding: 0.1em 0.35em;
    background: ${meaning.surfaceHigh};
    overflow-wrap: anywhere;
  }
  pre {
    padding: ${space.x4} ${space.x5};
    /* Long lines wrap: a scrolling part would have to be focusable. */
    white-space: pre-wrap;
    overflow-wrap: anywhere;
    background: ${meaning.surfaceRaised};
    border: ${stroke.hairline} solid ${meaning.line};
    line-height: 1.5;
    tab-size: 2;
  }
  pre code {
    padding: 0;
    background: none;
  }
  figure {
    max-width: none;
    background: ${meaning.surfaceRaised};
    border: ${stroke.hairline} solid ${meaning.line};
  }
  figcaption {
    padding: ${space.x4} ${space.x5};
    border-top: ${stroke.hairline} solid ${meaning.line};
    font-size: ${size.small};
    line-height: 1.5;
  }
  img {
    max-width: 100%;
    height: auto;
  }
  /* As wide as the column. Until it loads, its height is the picture's own, else that of most pictures. */
  figure > img {
    width: 100%;
  }
  figure > img:not([height]) {
    aspect-ratio: auto 16 / 9;
  }
  hr {
    width: 64px;
    margin-block: ${space.x7};
    margin-inline: 0;
    border: 0;
    border-top: ${stroke.heavy} solid ${meaning.line};
  }
  table {
    border-collapse: collapse;
    font-size: ${size.small};
  }
  :is(th, td) {
    padding: ${space.x2} ${space.x4};
    border-bottom: ${stroke.hairline} solid ${meaning.line};
    text-align: left;
  }
`;
