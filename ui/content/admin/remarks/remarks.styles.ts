import { styled } from "styled-components";
import { row, stack } from "../../../design/tokens/layout.ts";
import { meaning } from "../../../design/tokens/meaning.ts";
import { below } from "../../../design/tokens/screens.ts";
import { size, space, stroke, weight } from "../../../design/tokens/measures.ts";

/** What stands below the panel's head. */
export const Inside = styled.div`
  ${stack(space.x4)}
  padding: ${space.x4} ${space.x5} ${space.x5};

  ${below.phone} {
    padding-inline: ${space.x4};
  }
`;

export const Note = styled.p`
  color: ${meaning.textQuiet};
  font-size: ${size.small};
`;

export const List = styled.ol`
  ${stack(space.x4)}

  > li {
    ${stack(space.x3)}
    padding: ${space.x3} ${space.x4};
    border: ${stroke.hairline} solid ${meaning.line};
    border-left: ${stroke.strong} solid ${meaning.line};
    background: ${meaning.surfaceRaised};
  }
  > li[data-chosen] {
    border-left-color: ${meaning.pending};
  }
`;

/** The words of the passage, on two lines at most. As a button it leads to them. */
export const Quote = styled.blockquote`
  padding-left: ${space.x3};
  border-left: ${stroke.firm} solid ${meaning.pending};
  color: ${meaning.textQuiet};
  font-size: ${size.small};

  > * {
    display: -webkit-box;
    overflow: hidden;
    padding: 0;
    border: 0;
    background: none;
    color: inherit;
    font: inherit;
    text-align: left;
    overflow-wrap: anywhere;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
  }
  > button {
    width: 100%;
    min-height: 24px;
    cursor: pointer;
    text-decoration: underline;
    text-decoration-color: ${meaning.lineStrong};
    text-underline-offset: 3px;
  }
  > p + p {
    color: ${meaning.pending};
  }
`;

export const Byline = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${space.x3};
  color: ${meaning.textQuiet};
  font-size: ${size.tiny};

  b {
    color: ${meaning.text};
    font-weight: ${weight.semi};
  }
`;

/** A text as it was written. */
export const Words = styled.p`
  margin-top: ${space.x1};
  font-size: ${size.control};
  white-space: pre-line;
  overflow-wrap: anywhere;
`;

export const Answers = styled.ol`
  ${stack(space.x3)}
  padding-left: ${space.x4};
  border-left: ${stroke.firm} solid ${meaning.line};
`;

export const Acts = styled.div`
  ${row(space.x2)}
`;

export const Form = styled.form`
  ${stack(space.x3)}
`;

export const Begun = styled.section`
  ${stack(space.x3)}
  padding: ${space.x4};
  border: ${stroke.hairline} solid ${meaning.lineStrong};
  background: ${meaning.surfaceHigh};

  h4 {
    font-size: ${size.control};
  }
`;

export const Resolved = styled.details`
  > summary {
    min-height: 44px;
    align-content: center;
    color: ${meaning.textQuiet};
    font-size: ${size.small};
    text-decoration: underline;
    cursor: pointer;
  }
`;
