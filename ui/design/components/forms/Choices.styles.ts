import { css } from "styled-components";
import { selectedWhenForced } from "../../tokens/forced.ts";
import { stack } from "../../tokens/layout.ts";
import { meaning } from "../../tokens/meaning.ts";
import { layer, layout, motion, size, space, stroke, weight, width } from "../../tokens/measures.ts";
import { field } from "../../tokens/parts/components.ts";
import { below, when } from "../../tokens/screens.ts";
import { quietOnCalm } from "../../tokens/text.ts";

const choices = { segment: "42px" } as const;

export type ChoicesLook = { readonly $look: "segments" | "boxes" };

const rows = {
  segments: css`
    display: inline-flex;
    flex-wrap: wrap;
    max-width: 100%;
  `,
  boxes: css`
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(3.25rem, 1fr));
    width: 100%;
  `,
} as const;

/** Label, choices, then hint or error, as in every field. */
export const choicesStyles = css<ChoicesLook>`
  ${stack(field.gap)}
  justify-items: start;
  font-size: ${size.small};

  > legend {
    padding: 0;
    margin-bottom: ${field.gap};
    font-weight: ${weight.bold};
  }
  > legend:has(> span) {
    margin: 0;
  }
  > div:first-of-type {
    ${({ $look }) => rows[$look]}
  }
  /* As high as the choices: showing the button moves nothing. */
  > div > button {
    min-height: ${choices.segment};
    margin: 0 0 calc(${stroke.hairline} * -1) ${space.x2};

    ${when.touch} {
      min-height: ${layout.touch};
    }
  }
`;

const looks = {
  segments: css`
    min-height: ${choices.segment};
    padding: ${space.x2} 14px;
    font-weight: ${weight.data};

    &:has(:checked) {
      background: ${meaning.chosen};
      border-color: ${meaning.chosen};
      color: ${meaning.onChosen};
      font-weight: ${weight.name};
    }
    ${when.touch} {
      min-height: ${layout.touch};
    }
    ${below.phone} {
      flex: 1 0 auto;
      min-height: ${layout.touch};
    }
  `,
  boxes: css`
    max-width: none;
    min-height: 56px;
    background: ${meaning.surfaceRaised};
    font-weight: ${weight.name};
    font-stretch: ${width.name};
    font-size: ${size.control};

    &:has(:checked) {
      background: ${meaning.mark};
      border-color: ${meaning.mark};
      color: ${meaning.onMark};
    }
  `,
} as const;

/** The native radio button covers the whole choice invisibly and takes the press. */
export const choiceStyles = css<ChoicesLook>`
  position: relative;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  min-width: 0;
  max-width: 100%;
  /* Neighbours share a border. */
  margin: 0 calc(${stroke.hairline} * -1) calc(${stroke.hairline} * -1) 0;
  border: ${stroke.hairline} solid ${meaning.lineStrong};
  overflow-wrap: anywhere;
  cursor: pointer;
  transition: background-color ${motion.quick};
  ${({ $look }) => looks[$look]}

  > input {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    margin: 0;
    opacity: 0;
    cursor: inherit;
  }
  &:hover:not(:has(:checked), :has(:disabled)) {
    background: ${meaning.surfaceHigh};
  }
  &:has(:checked) {
    z-index: ${layer.inside};
    ${selectedWhenForced}
  }
  &:has(:focus-visible) {
    z-index: ${layer.inside};
    outline: ${stroke.strong} solid ${meaning.focus};
    outline-offset: ${stroke.firm};
  }
  &:has(:disabled) {
    border: ${stroke.hairline} dashed ${meaning.lineStrong};
    background: none;
    color: ${meaning.textQuiet};
    cursor: not-allowed;
  }
  &:has(:disabled:checked) {
    background: ${meaning.calm};
    color: ${quietOnCalm};
    ${selectedWhenForced}
  }
  [aria-invalid="true"] > div > & {
    border-color: ${meaning.danger};
  }
`;
