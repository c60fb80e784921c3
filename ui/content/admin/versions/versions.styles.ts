import { css, styled } from "styled-components";
import { stack } from "../../../design/tokens/layout.ts";
import { meaning } from "../../../design/tokens/meaning.ts";
import { layout, size, space, stroke, weight, width } from "../../../design/tokens/measures.ts";
import { aboveTablet, below, when } from "../../../design/tokens/screens.ts";

/** The list beside the comparison; on narrow screens one of both. */
export const Frame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 300px) minmax(0, 1fr);
  gap: ${space.x5};
  align-items: start;

  ${below.tablet} {
    grid-template-columns: minmax(0, 1fr);

    &[data-view="list"] > section,
    &[data-view="comparison"] > nav {
      display: none;
    }
  }
`;

export const Versions = styled.nav`
  min-width: 0;

  ol {
    border-top: ${stroke.hairline} solid ${meaning.line};
  }
  li {
    border-bottom: ${stroke.hairline} solid ${meaning.line};
  }
  ${aboveTablet} {
    position: sticky;
    top: 0;
    /* The dialog's height without head and foot. */
    max-height: calc(90vh - 60px - 70px - 44px);
    overflow-y: auto;
    overscroll-behavior: contain;
  }
`;

/** A version in the list. */
export const Entry = styled.button`
  display: grid;
  gap: 2px;
  width: 100%;
  min-height: ${layout.touch};
  padding: 10px 12px;
  border: 0;
  border-left: ${stroke.strong} solid transparent;
  background: none;
  color: inherit;
  font-size: ${size.small};
  text-align: left;
  overflow-wrap: anywhere;
  cursor: pointer;

  &:hover {
    background: ${meaning.surfaceHigh};
  }
  &[aria-current] {
    border-left-color: ${meaning.mark};
    background: ${meaning.surfaceHigh};
  }
  &:focus-visible {
    outline-offset: calc(${stroke.strong} * -1);
  }
  b {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 ${space.x2};
    font-weight: ${weight.bold};
  }
  small {
    color: ${meaning.textQuiet};
    font-size: ${size.tiny};
    font-stretch: ${width.data};
  }
  ${when.forced} {
    &[aria-current] {
      border-left-color: Highlight;
    }
  }
`;

export const Pane = styled.section`
  ${stack(space.x4)}
  grid-template-columns: minmax(0, 1fr);
  min-width: 0;

  h3 {
    font-size: ${size.name};
    font-stretch: ${width.name};
  }
`;

export const PaneHead = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: ${space.x3} ${space.x5};

  h3 {
    display: flex;
    align-items: center;
    min-height: ${layout.touch};
  }
  > :nth-child(2) {
    flex: 0 1 320px;
    min-width: min(100%, 240px);
  }
`;

/** Back to the list, where it is hidden. */
export const Back = styled.div`
  margin-left: -12px;

  ${aboveTablet} {
    display: none;
  }
`;

const removed = css`
  color: ${meaning.danger};
  text-decoration: line-through;
  text-decoration-thickness: 2px;
`;
const added = css`
  color: ${meaning.okText};
  text-decoration: underline;
  text-decoration-thickness: 2px;
  text-underline-offset: 0.2em;
`;

/** The changes, and what stands between them. */
export const Changes = styled.div`
  ${stack(space.x3)}
  grid-template-columns: minmax(0, 1fr);
`;

/** Words with their changes: removed ones are struck through, added ones underlined. */
export const Words = styled.div<{ readonly $isTitle?: boolean }>`
  max-width: ${layout.measure};
  font-size: ${size.body};
  font-weight: ${({ $isTitle }) => ($isTitle ? weight.bold : weight.text)};
  line-height: 1.6;
  white-space: pre-wrap;
  overflow-wrap: anywhere;

  del {
    ${removed}
  }
  ins {
    ${added}
  }
  del + ins {
    margin-left: 0.25em;
  }
`;

/** What both have in common, as readers see it. */
export const Common = styled.div`
  color: ${meaning.textQuiet};

  summary {
    padding: ${space.x2} 0;
    font-size: ${size.tiny};
    cursor: pointer;
  }
`;

const marks = {
  removed: { line: `${stroke.strong} dashed ${meaning.danger}`, colour: meaning.danger },
  added: { line: `${stroke.strong} solid ${meaning.okText}`, colour: meaning.okText },
  changed: { line: `${stroke.firm} solid ${meaning.lineStrong}`, colour: meaning.text },
} as const;

/** A change: a line at its left, and its name with what can be done. */
export const Change = styled.section<{ readonly $is: keyof typeof marks }>`
  ${stack(space.x2)}
  grid-template-columns: minmax(0, 1fr);
  padding: 0 0 ${space.x2} ${space.x4};
  border-left: ${({ $is }) => marks[$is].line};

  > header {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 ${space.x4};
  }
  h4 {
    color: ${({ $is }) => marks[$is].colour};
    font-size: ${size.tiny};
    font-weight: ${weight.bold};
  }
  /* The label of a bare button ends with the line. */
  header > button {
    margin: 0 -12px 0 auto;
  }
  > p {
    color: ${meaning.textQuiet};
    font-size: ${size.tiny};
  }
  > ins,
  dd > ins {
    text-decoration: none;
  }
`;

/** Two states of a passage whose words are the same, or a field of another kind than text. */
export const Pair = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 220px), 1fr));
  gap: ${space.x3};

  dt {
    color: ${meaning.textQuiet};
    font-size: ${size.tiny};
  }
  dd {
    margin: 0;
    overflow-wrap: anywhere;
  }
`;

export const Note = styled.p`
  color: ${meaning.textQuiet};
`;
