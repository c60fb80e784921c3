import { css } from "styled-components";
import { meaning } from "../../../design/tokens/meaning.ts";
import { controlHeight, layout, size, space, stroke, weight, width } from "../../../design/tokens/measures.ts";
import { contentEditor } from "../../../design/tokens/parts/contentEditor.ts";
import { field } from "../../../design/tokens/parts/components.ts";
import { below } from "../../../design/tokens/screens.ts";

/** Two columns, fields and preview; two views on narrow screens. */
export const writingStyles = css`
  ${controlHeight("tool")}
  display: grid;
  grid-template-columns: ${contentEditor.halves};
  gap: ${space.x5};
  align-items: start;

  .views {
    display: none;
    grid-column: 1 / -1;
  }
  .write {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${space.x4};
    min-width: 0;
  }
  .pair {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 220px), 1fr));
    gap: ${space.x4};
    align-items: start;
  }
  .with-file {
    display: grid;
    gap: ${space.x2};
  }
  .wide-title input {
    font-weight: ${weight.bold};
    font-stretch: ${width.name};
  }
  .help {
    color: ${meaning.textQuiet};
    font-size: ${size.small};
  }
  .help > summary {
    display: inline-flex;
    align-items: center;
    min-height: ${layout.touch};
    text-decoration: underline;
    cursor: pointer;
  }
  .help > * + * {
    margin-top: ${space.x2};
  }
  .help > pre {
    padding: ${space.x3} ${space.x4};
    white-space: pre-wrap;
    overflow-wrap: anywhere;
    background: ${meaning.surfaceRaised};
    border: ${stroke.hairline} solid ${meaning.line};
    user-select: all;
  }
  textarea.source {
    min-height: 20lh;
  }
  ${below.tablet} {
    grid-template-columns: minmax(0, 1fr);

    .views {
      display: block;
    }
    &[data-view="write"] > .see,
    &[data-view="see"] > .write {
      display: none;
    }
  }
`;

/** The blocks of a new body. */
export const blocksStyles = css`
  .head {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: ${space.x2} ${space.x4};
  }
  .head > h3 {
    font-size: ${contentEditor.heading};
    font-stretch: ${width.name};
  }
  .keys {
    color: ${meaning.textQuiet};
  }
  kbd {
    display: inline-grid;
    place-items: center;
    min-width: ${contentEditor.key};
    min-height: ${contentEditor.key};
    padding: 0 5px;
    border: ${stroke.hairline} solid ${meaning.lineStrong};
    font-family: inherit;
    font-size: ${size.micro};
    font-weight: ${weight.data};
  }
  .blocks {
    display: grid;
    gap: ${space.x3};
  }
  .blocks > li {
    display: grid;
    border: ${stroke.hairline} solid ${meaning.lineStrong};
  }
  .blocks > li[data-bad] {
    border-color: ${meaning.danger};
  }
  .bar {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${space.x2};
    min-height: ${contentEditor.blockHead};
    padding-left: ${contentEditor.blockInset};
    border-bottom: ${stroke.hairline} solid ${meaning.line};
    font-weight: ${weight.bold};
  }
  .bar label > span {
    color: ${meaning.textQuiet};
  }
  .bar select {
    width: 116px;
    min-height: ${contentEditor.blockHead};
    border: 0;
    color: ${meaning.text};
    font-size: ${size.small};
  }
  .bar > [role="group"] {
    display: flex;
    margin-left: auto;
  }
  .blocks :is(textarea, input[type="text"]) {
    width: 100%;
    min-height: ${layout.controlHeight};
    padding: ${field.textInset} ${contentEditor.blockInset};
    border: 0;
    color: ${meaning.text};
    font-size: ${size.control};
    line-height: 1.5;
    resize: vertical;
  }
  .blocks :is(textarea, input[type="text"], select):focus-visible {
    outline-offset: calc(${stroke.strong} * -1);
  }
  .blocks > li > p {
    padding: ${space.x2} ${contentEditor.blockInset};
  }
  .blocks > li > label {
    margin: ${space.x2} ${contentEditor.blockInset};
  }
  .hint {
    color: ${meaning.textQuiet};
    font-size: ${size.tiny};
  }
  .adds {
    display: flex;
    flex-wrap: wrap;
    gap: ${space.x2};
  }
`;
