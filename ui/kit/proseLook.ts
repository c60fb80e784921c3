import { css } from "styled-components";
import { meaning } from "../theme/meaning.ts";
import { layout, size, space, stroke, weight, width } from "../theme/measures.ts";
import { prose } from "../theme/parts/surfaces.ts";
import { parallelogram, skew } from "../theme/slope.ts";
import { titleText } from "../theme/text.ts";

export const proseTitles = css`
  :is(h1, h2, h3, h4, h5, h6) {
    ${titleText}
    margin-top: ${prose.beforeTitle};
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
    margin-top: ${prose.afterTitle};
  }
`;

/** Numbered steps on cut plates; a dash of the slope for what has no order. */
export const proseLists = css`
  :is(ol, ul) {
    display: grid;
    gap: ${space.x4};
  }
  ol {
    counter-reset: step;
  }
  ol > li {
    counter-increment: step;
    position: relative;
    min-height: ${prose.numberHeight};
    padding-left: calc(${prose.number} + ${space.x4});
  }
  ol > li::before {
    content: counter(step);
    position: absolute;
    top: 0;
    left: 0;
    display: grid;
    place-items: center;
    width: ${prose.number};
    height: ${prose.numberHeight};
    background: var(--step-fill, ${meaning.calm});
    color: var(--step-ink, ${meaning.onCalm});
    font-weight: ${weight.black};
    font-stretch: ${width.wide};
    clip-path: ${parallelogram(prose.numberCut)};
  }
  ul {
    gap: ${space.x2};
  }
  ul > li {
    position: relative;
    padding-left: ${space.x5};
  }
  ul > li::before {
    content: "";
    position: absolute;
    left: ${space.x1};
    top: calc((1lh - ${prose.dashHeight}) / 2);
    width: ${prose.dash};
    height: ${prose.dashHeight};
    background: ${meaning.mark};
    transform: ${skew};
  }
  li :is(ul, ol, p + p) {
    margin-top: ${space.x2};
  }
`;

export const proseParts = css`
  :is(strong, b) {
    font-weight: ${weight.strong};
    color: ${meaning.textStrong};
  }
  .lead {
    font-size: ${prose.lead};
    line-height: 1.45;
    font-weight: ${weight.medium};
    font-stretch: ${width.eased};
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
    margin-top: ${prose.inQuote};
  }
  :is(code, pre) {
    font-family: ui-monospace, "Cascadia Mono", "Liberation Mono", monospace;
    font-size: ${prose.code};
  }
  code {
    padding: ${prose.codeInset};
    background: ${meaning.surfaceHigh};
    overflow-wrap: anywhere;
  }
  pre {
    padding: ${space.x4} ${space.x5};
    /* Long lines turn: a part that scrolls sideways would need to be reached by the keyboard. */
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
  :is(figure, .figure) {
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
  figure > img {
    width: 100%;
  }
  hr {
    width: ${prose.rule};
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
  a {
    overflow-wrap: anywhere;
  }
  > * {
    max-width: ${layout.measure};
  }
`;
