import { styled } from "styled-components";
import { QuietButton } from "../../design/components/actions/QuietButton.tsx";
import { printHidden, row } from "../../design/tokens/layout.ts";
import { meaning } from "../../design/tokens/meaning.ts";
import { layout, size, space, stroke, weight } from "../../design/tokens/measures.ts";
import { reactions } from "../../design/tokens/parts/reactions.ts";
import { abovePhone, below, when } from "../../design/tokens/screens.ts";
import { quietText } from "../../design/tokens/text.ts";

export const Section = styled.section`
  margin-top: ${space.x8};
  & > h2 {
    margin-bottom: ${space.x5};
    font-size: ${size.proseTitle};
  }
`;

export const Quiet = styled.p`
  ${quietText}
`;

export const Entry = styled.article`
  display: grid;
  grid-template-columns: ${reactions.comment} minmax(0, 1fr);
  gap: ${space.x4};
  padding-block: ${space.x5};
  border-top: ${stroke.hairline} solid ${meaning.line};
  scroll-margin-block: ${layout.barHeight};
  &:target,
  &[data-linked] {
    background: ${meaning.surfaceRaised};
    box-shadow:
      calc(${space.x3} * -1) 0 0 ${meaning.surfaceRaised},
      calc((${space.x3} + ${stroke.strong}) * -1) 0 0 ${meaning.mark};
  }
  &:focus:not(:focus-visible) {
    outline: 0;
  }
  & > div {
    min-width: 0;
    overflow-wrap: anywhere;
  }
  header {
    ${row(`0 ${space.x3}`)}
    align-items: baseline;
  }
  header b {
    font-weight: ${weight.strong};
  }
  time {
    ${quietText}
    font-size: ${size.small};
  }
  p {
    max-width: 35.5em;
    margin-top: ${space.x1};
    white-space: pre-line;
  }
`;

/** In the place of a comment by a member whom the reader blocks. */
export const FoldedLine = styled.p`
  ${row(`0 ${space.x5}`)}
  align-items: center;
  && {
    max-width: none;
    margin-top: 0;
  }
  ${quietText}
  /* In line with the text, where it stands below. */
  button {
    margin-inline-start: -12px;
  }
`;

/** What members do with a comment. */
export const Acts = styled.div`
  display: flex;
  flex-wrap: wrap;
  margin-top: ${space.x2};
  margin-inline-start: -12px;
  color: ${meaning.textQuiet};
  button[aria-pressed="true"] {
    color: ${meaning.text};
    svg {
      fill: currentColor;
    }
  }
  ${when.scriptless} {
    display: none;
  }
  ${printHidden}
`;

/** Shows the further acts on a phone, where all of them need two lines. */
export const More = styled(QuietButton)`
  ${abovePhone} {
    display: none;
  }
`;

export const Others = styled.div`
  display: contents;
  ${below.phone} {
    [aria-expanded="false"] + & {
      display: none;
    }
  }
`;

export const Orders = styled.div`
  display: flex;
  flex-wrap: wrap;
  /* Nearly in line with the text: a phone has no more room beside for the focus ring. */
  margin-inline-start: -8px;
  button[aria-pressed="true"] {
    text-decoration: underline;
    text-decoration-thickness: ${stroke.strong};
    text-underline-offset: 6px;
  }
  ${when.scriptless} {
    display: none;
  }
  ${printHidden}
`;

/** Beside the face of the comment that they answer. */
export const Replies = styled.div`
  margin-inline-start: calc(${reactions.comment} + ${space.x4});
  ${below.phone} {
    margin-inline-start: ${space.x4};
  }
`;

export const Folded = styled.details`
  border-top: ${stroke.hairline} solid ${meaning.line};
  summary {
    display: flex;
    align-items: center;
    min-height: ${layout.touch};
    font-weight: ${weight.bold};
    font-size: ${size.small};
    cursor: pointer;
  }
  &[open] > summary {
    display: none;
  }
`;

export const ReplyBox = styled(Replies)`
  padding-bottom: ${space.x5};
  ${when.scriptless} {
    display: none;
  }
`;

export const EditForm = styled.form`
  margin-top: ${space.x2};
`;

/** A passage of the page that a comment is about. */
export const Quote = styled.blockquote`
  max-width: 35.5em;
  margin-top: ${space.x2};
  padding-inline-start: ${space.x3};
  border-inline-start: ${stroke.strong} solid ${meaning.lineStrong};
  ${quietText}
  white-space: pre-line;
`;

/** The name of a member in a text. */
export const Mention = styled.b`
  color: ${meaning.text};
  background: ${meaning.surfaceHigh};
`;
