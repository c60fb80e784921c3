import { styled } from "styled-components";
import { controlStyles } from "../frames/field.styles.ts";
import { dimWhileBusy } from "../../tokens/busy.ts";
import { selectedWhenForced } from "../../tokens/forced.ts";
import { meaning } from "../../tokens/meaning.ts";
import { layout, size, space, stroke, weight } from "../../tokens/measures.ts";
import { when } from "../../tokens/screens.ts";

// A field with what it finds below, in a dialog: the panel's palette and the search of the site.

export const Finder = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.x3};
  align-content: start;
  /* The field stays where it is while the list below grows and shrinks. */
  min-height: min(60vh, 540px);
`;

export const Input = styled.input`
  ${controlStyles}
`;

export const List = styled.div`
  max-height: min(52vh, 480px);
  margin-inline: calc(-1 * ${space.x2});
  overflow-y: auto;
  overscroll-behavior: contain;
  ${dimWhileBusy}
  &:empty {
    display: none;
  }
`;

export const Group = styled.div`
  > span {
    display: block;
    padding: ${space.x3} ${space.x2} ${space.x1};
    color: ${meaning.textQuiet};
    font-size: ${size.micro};
    font-weight: ${weight.semi};
  }
  &:first-child > span {
    padding-top: 0;
  }
`;

export const Option = styled.div`
  display: flex;
  align-items: center;
  gap: ${space.x3};
  min-height: 40px;
  padding: ${space.x1} ${space.x2};
  cursor: pointer;
  svg {
    width: 18px;
    height: 18px;
    color: ${meaning.textQuiet};
  }
  bdi {
    min-width: 0;
    font-weight: ${weight.semi};
    overflow-wrap: anywhere;
  }
  b {
    font-weight: ${weight.semi};
  }
  small {
    margin-left: auto;
    color: ${meaning.textQuiet};
    font-size: ${size.tiny};
    text-align: end;
  }
  &[aria-selected="true"] {
    background: ${meaning.surfaceHigh};
    box-shadow: inset ${stroke.strong} 0 0 ${meaning.mark};
    ${selectedWhenForced}
  }
  ${when.touch} {
    min-height: 48px;
  }
`;

export const None = styled.div`
  padding-block: ${space.x4};
  p {
    color: ${meaning.textQuiet};
  }
  button {
    margin-top: ${space.x3};
  }
`;

/** The state of the search. */
export const Note = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space.x3};
  align-items: center;
  min-height: ${layout.touch};
  color: ${meaning.textQuiet};
  font-size: ${size.tiny};
`;

export const Hint = styled.p`
  color: ${meaning.textQuiet};
  font-size: ${size.micro};
  ${when.touch} {
    &:not([data-shown]) {
      display: none;
    }
  }
`;
