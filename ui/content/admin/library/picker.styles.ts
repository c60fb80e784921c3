import { styled } from "styled-components";
import { stack } from "../../../design/tokens/layout.ts";
import { meaning } from "../../../design/tokens/meaning.ts";
import { size, space, stroke, weight } from "../../../design/tokens/measures.ts";

/** The search, how many were found, and the pictures. */
export const Picker = styled.div`
  ${stack(space.x3)}

  > p {
    color: ${meaning.textQuiet};
    font-size: ${size.small};
  }
  > button {
    justify-self: start;
  }
`;

export const Choices = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(140px, 1fr));
  gap: ${space.x3};
  padding: 0;
  list-style: none;
`;

/** A picture with its name and its text below it. */
export const Choice = styled.button.attrs({ type: "button" })`
  display: grid;
  grid-template-rows: 96px;
  gap: ${space.x1};
  width: 100%;
  height: 100%;
  align-content: start;
  padding: ${space.x2};
  border: ${stroke.hairline} solid ${meaning.line};
  background: ${meaning.surfaceHigh};
  color: inherit;
  font: inherit;
  font-size: ${size.tiny};
  text-align: left;
  cursor: pointer;

  &:hover {
    border-color: ${meaning.lineStrong};
  }
  > :is(img, svg) {
    place-self: center;
    max-width: 100%;
    max-height: 96px;
    object-fit: contain;
  }
  > :is(span, small) {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  > span {
    font-weight: ${weight.bold};
  }
  > small {
    color: ${meaning.textQuiet};
  }
`;
