import { css, styled } from "styled-components";
import { selectedWhenForced } from "../../../../design/tokens/forced.ts";
import { row, stack } from "../../../../design/tokens/layout.ts";
import { meaning } from "../../../../design/tokens/meaning.ts";
import { layer, layout, size, space, stroke, weight, width } from "../../../../design/tokens/measures.ts";
import { contentEditor } from "../../../../design/tokens/parts/contentEditor.ts";
import { below } from "../../../../design/tokens/screens.ts";

export const Editor = styled.div`
  ${stack(space.x3)}
  min-width: 0;
`;

export const Label = styled.div`
  font-weight: ${weight.bold};
  font-size: ${size.small};
`;

/** The buttons and the text, one above the other without a gap. */
export const Sheet = styled.div`
  position: relative;
  min-width: 0;
`;

const blocks = css`
  .ProseMirror > * + *,
  .ProseMirror :is(li, blockquote, [data-tone]) > * + * {
    margin-top: 0.8em;
  }
  .ProseMirror :is(h1, h2, h3, h4, h5, h6) {
    font-weight: ${weight.strong};
    font-stretch: ${width.name};
    line-height: 1.2;
  }
  .ProseMirror :is(h1, h2) {
    font-size: ${size.lead};
  }
  .ProseMirror h3 {
    font-size: ${size.name};
  }
  .ProseMirror :is(ul, ol) {
    padding-left: ${space.x5};
  }
  .ProseMirror ul {
    list-style: disc;
  }
  .ProseMirror ol {
    list-style: decimal;
  }
  .ProseMirror li + li {
    margin-top: ${space.x1};
  }
  .ProseMirror blockquote {
    padding-left: ${space.x4};
    border-left: ${stroke.heavy} solid ${meaning.mark};
  }
  .ProseMirror [data-tone] {
    padding: ${space.x3} ${space.x4};
    background: ${meaning.surface};
    border: ${stroke.hairline} solid ${meaning.line};
    border-left: ${stroke.heavy} solid ${meaning.mark};
  }
  .ProseMirror [data-tone="warning"] {
    border-left-color: ${meaning.danger};
  }
  .ProseMirror [data-tone]::before {
    content: attr(data-name);
    display: block;
    font-size: ${size.small};
    font-weight: ${weight.strong};
  }
  .ProseMirror table {
    width: 100%;
    border-collapse: collapse;
    table-layout: fixed;
  }
  .ProseMirror :is(td, th) {
    position: relative;
    padding: ${space.x1} ${space.x2};
    border: ${stroke.hairline} solid ${meaning.lineStrong};
    text-align: start;
    vertical-align: top;
  }
  .ProseMirror th {
    background: ${meaning.surfaceHigh};
    font-weight: ${weight.bold};
  }
  .ProseMirror .selectedCell {
    outline: ${stroke.firm} solid ${meaning.focus};
    outline-offset: calc(${stroke.firm} * -1);
  }
  .ProseMirror pre {
    padding: ${space.x3};
    overflow-x: auto;
    background: ${meaning.surface};
    border: ${stroke.hairline} solid ${meaning.line};
    white-space: pre-wrap;
  }
  .ProseMirror :not(pre) > code {
    padding: 0 ${space.x1};
    background: ${meaning.surfaceHigh};
  }
  .ProseMirror hr {
    height: 0;
    padding: ${space.x1} 0;
    border: 0;
    border-bottom: ${stroke.firm} solid ${meaning.lineStrong};
  }
`;

const pieces = css`
  .ProseMirror a {
    text-decoration: underline;
  }
  .ProseMirror strong {
    font-weight: ${weight.strong};
  }
  .ProseMirror .picture {
    display: inline-block;
    max-width: 100%;
    padding: ${space.x1};
    border: ${stroke.hairline} dashed ${meaning.lineStrong};
    color: ${meaning.textQuiet};
  }
  .ProseMirror .picture img {
    display: block;
    max-width: 100%;
    max-height: 240px;
  }
  .ProseMirror .picture:has(~ .picture),
  .ProseMirror .picture ~ .picture {
    max-width: 31%;
    vertical-align: top;
  }
  .ProseMirror .ProseMirror-selectednode {
    outline: ${stroke.firm} solid ${meaning.focus};
  }
  .ProseMirror-gapcursor {
    position: relative;
    display: none;
    pointer-events: none;
  }
  .ProseMirror-focused .ProseMirror-gapcursor {
    display: block;
  }
  .ProseMirror-gapcursor::after {
    content: "";
    position: absolute;
    top: -2px;
    width: ${space.x5};
    border-top: ${stroke.firm} solid ${meaning.text};
  }
  .found {
    background: ${meaning.surfaceHigh};
    box-shadow: 0 0 0 ${stroke.hairline} ${meaning.lineStrong};
  }
  .found.chosen {
    background: ${meaning.mark};
    color: ${meaning.onMark};
  }
  .shown {
    padding: ${space.x2} ${space.x4};
    background: ${meaning.surface};
    border: ${stroke.hairline} solid ${meaning.lineStrong};
  }
  .shown::before {
    content: attr(data-shown);
    display: block;
    color: ${meaning.textQuiet};
    font-size: ${size.small};
  }
  .remarked {
    border-bottom: ${stroke.strong} solid ${meaning.pending};
  }
  .remarked.chosen {
    background: ${meaning.surfaceHigh};
  }
  .drop {
    background: ${meaning.focus};
  }
`;

/** Where the text is written. */
export const Place = styled.div<{ readonly $hint: string; readonly $isEmpty: boolean }>`
  position: relative;

  .ProseMirror {
    position: relative;
    min-height: ${contentEditor.writing};
    padding: ${space.x4} ${contentEditor.blockInset};
    background: ${meaning.surfaceRaised};
    border: ${stroke.hairline} solid ${meaning.lineStrong};
    border-top: 0;
    color: ${meaning.text};
    font-size: ${size.body};
    line-height: 1.55;
    white-space: pre-wrap;
    overflow-wrap: anywhere;
    font-variant-ligatures: none;
  }
  .ProseMirror:focus-visible {
    outline-offset: calc(${stroke.strong} * -1);
  }
  .ProseMirror[aria-invalid="true"] {
    border-color: ${meaning.danger};
  }
  ${blocks}
  ${pieces}
  ${({ $isEmpty, $hint }) =>
    $isEmpty &&
    css`
      .ProseMirror > p:first-child::before {
        content: ${JSON.stringify($hint)};
        float: left;
        height: 0;
        color: ${meaning.placeholder};
        pointer-events: none;
      }
    `}
`;

/** The block with the cursor and its acts. */
export const Selected = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.x2};
  min-height: ${contentEditor.blockHead};
  padding-left: ${contentEditor.blockInset};
  background: ${meaning.surfaceRaised};
  border: ${stroke.hairline} solid ${meaning.lineStrong};
  border-top: 0;
  font-size: ${size.small};
  font-weight: ${weight.semi};

  select {
    width: 116px;
    min-height: ${contentEditor.blockHead};
    border: 0;
    color: ${meaning.text};
    font-size: ${size.small};
  }
  > [role="group"] {
    display: flex;
    margin-left: auto;
  }
`;

/** What is asked about a link or a picture. */
export const Asked = styled.div`
  ${stack(space.x3)}
  padding: ${space.x3} ${contentEditor.blockInset};
  background: ${meaning.surfaceHigh};
  border: ${stroke.hairline} solid ${meaning.lineStrong};
  border-top: 0;
`;

/** Pages of the site that a link may lead to. */
export const Pages = styled.div`
  font-size: ${size.small};

  li > button {
    justify-content: start;
    width: 100%;
    white-space: normal;
    text-align: start;
  }
  small {
    color: ${meaning.textQuiet};
  }
`;

/** Stays below the text while it scrolls to what is found. */
export const FindBox = styled.div`
  position: sticky;
  bottom: 0;
  z-index: ${layer.sticky};
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(200px, 1fr));
  gap: ${space.x2} ${space.x3};
  padding: ${space.x3} ${contentEditor.blockInset} ${space.x1};
  background: ${meaning.surfaceHigh};
  border: ${stroke.hairline} solid ${meaning.lineStrong};
  border-top: 0;
  font-size: ${size.small};

  > :nth-child(n + 3) {
    grid-column: 1 / -1;
  }
  p {
    flex: 1;
    align-self: center;
  }
`;

/** The acts of a table. */
export const TableTools = styled.div`
  &,
  > div {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
  }
  column-gap: ${space.x4};
  padding: 0 ${contentEditor.blockInset};
  background: ${meaning.surfaceHigh};
  border: ${stroke.hairline} solid ${meaning.lineStrong};
  border-top: 0;
  font-size: ${size.small};

  > div > button {
    padding-inline: ${space.x2};
  }

  [aria-pressed="true"] {
    background: ${meaning.chosen};
    color: ${meaning.onChosen};
    ${selectedWhenForced}
  }
`;

export const Row = styled.div`
  ${row(space.x2)}
`;

export const Hint = styled.p`
  color: ${meaning.textQuiet};
  font-size: ${size.tiny};
`;

/** Below the text: what can be added, and how long the text is. */
export const Foot = styled.div`
  ${row(space.x2)}

  > p {
    margin-left: auto;
    color: ${meaning.textQuiet};
    font-size: ${size.tiny};
  }
  ${below.phone} {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    > button {
      justify-content: start;
      padding-inline: ${space.x3};
      font-size: ${size.small};
      white-space: normal;
      text-align: start;
    }
    > p {
      grid-column: 1 / -1;
    }
  }
`;

export const Help = styled.details`
  color: ${meaning.textQuiet};
  font-size: ${size.small};

  > summary {
    min-height: ${layout.touch};
    align-content: center;
    text-decoration: underline;
    cursor: pointer;
  }
  dl {
    display: grid;
    grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
    gap: ${space.x1} ${space.x3};
  }
  dt {
    font-weight: ${weight.semi};
  }
  > * + p {
    margin-top: ${space.x2};
  }
`;
