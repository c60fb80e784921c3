import { styled } from "styled-components";
import { meaning } from "../design/tokens/meaning.ts";
import { layout, motion, size, space, stroke, weight } from "../design/tokens/measures.ts";
import { below, when } from "../design/tokens/screens.ts";
import { skew } from "../design/tokens/slope.ts";

/** The line of a bar, and that of a filled one: forced colours keep borders. */
const line = { empty: stroke.firm, full: "8px" } as const;

/** Five bars over the word of the one under the pointer, else of the chosen one, else the label. */
export const Rate = styled.fieldset`
  position: relative;
  display: grid;
  grid-template-columns: auto ${layout.touch};
  margin-left: auto;
  padding-inline: ${space.x3} ${space.x1};

  button {
    min-height: ${layout.touch};
    padding: 0;
    justify-content: center;
  }
  ${below.phone} {
    grid-template-columns: minmax(0, 1fr) auto ${layout.touch};
    width: 100%;
    min-height: 48px;
    padding-inline: ${space.gutter} ${space.x1};
    border-top: ${stroke.hairline} solid ${meaning.lineHigh};
  }
  ${when.scriptless} {
    display: none;
  }
`;

export const Bars = styled.div`
  display: flex;
  grid-row: 1;
  ${below.phone} {
    grid-column: 2;
    align-items: center;
  }

  label {
    display: grid;
    place-items: center;
    width: ${layout.touch};
    height: ${layout.touch};
    cursor: pointer;
  }
  label::before {
    content: "";
    width: 16px;
    height: 26px;
    border: ${line.empty} solid ${meaning.lineStrong};
    transform: ${skew};
    transition: border-color ${motion.quick};
  }
  input {
    position: absolute;
    width: ${layout.touch};
    height: ${layout.touch};
    margin: 0;
    opacity: 0;
    cursor: inherit;
  }
  label:has(:focus-visible) {
    outline: ${stroke.strong} solid ${meaning.focus};
    outline-offset: -${stroke.strong};
  }
  &:has(:checked) label::before,
  &&:hover label::before {
    border: ${line.full} solid ${meaning.mark};
  }
  label:has(:checked) ~ label::before,
  &&& label:hover ~ label::before {
    border: ${line.empty} solid ${meaning.lineStrong};
  }
`;

/** The word of one bar, in the place of the label. */
export const Word = styled.span`
  position: absolute;
  bottom: ${space.x1};
  left: ${space.x3};
  visibility: hidden;
  font-weight: ${weight.bold};
  font-size: ${size.micro};
  line-height: 1;

  label:has(:checked) > & {
    visibility: visible;
  }
  div:hover > label:not(:hover) > & {
    visibility: hidden;
  }
  div:hover > label:hover > & {
    visibility: visible;
  }
  ${below.phone} {
    left: ${space.gutter};
    bottom: auto;
    align-self: center;
    font-size: ${size.small};
  }
`;

export const Label = styled.span`
  grid-row: 2;
  grid-column: 1;
  padding-bottom: ${space.x1};
  color: ${meaning.textQuiet};
  font-size: ${size.micro};
  line-height: 1;

  fieldset:has(:checked) > &,
  fieldset:has(label:hover) > & {
    visibility: hidden;
  }
  ${below.phone} {
    grid-row: 1;
    align-self: center;
    padding: 0;
    font-size: ${size.small};
  }
`;
