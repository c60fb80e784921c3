import { styled } from "styled-components";
import { QuietButton } from "../../../../design/components/actions/QuietButton.tsx";
import { row, stack } from "../../../../design/tokens/layout.ts";
import { meaning } from "../../../../design/tokens/meaning.ts";
import { layer, size, space, stroke, weight } from "../../../../design/tokens/measures.ts";
import { below } from "../../../../design/tokens/screens.ts";
import { quietOnCalm, visuallyHidden } from "../../../../design/tokens/text.ts";

const score = {
  /** The height of what a thumb presses. */
  press: "64px",
  figure: "2.25rem",
} as const;

/** The board stays in sight while the maps scroll below it. */
export const Top = styled.div`
  position: sticky;
  /* Counts from inside the padding of what scrolls. */
  top: -20px;
  z-index: ${layer.inside};
  margin: -20px -24px 0;
  padding: 14px 24px 10px;
  background: ${meaning.surfaceRaised};
  border-bottom: ${stroke.hairline} solid ${meaning.line};
  ${below.phone} {
    top: -16px;
    margin: -16px -16px 0;
    padding: 10px 16px 8px;
  }
`;

/** Whether the score is stored. Keeps its height, so that nothing below moves. */
export const Saved = styled.p`
  display: flex;
  align-items: center;
  gap: ${space.x2};
  min-height: 28px;
  color: ${meaning.textQuiet};
  font-size: ${size.small};
`;

export const Maps = styled.ol`
  border-top: ${stroke.hairline} solid ${meaning.line};

  &:empty {
    display: none;
  }
  > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    border-bottom: ${stroke.hairline} solid ${meaning.line};
  }
`;

/** A map in the list: a press edits it. */
export const MapButton = styled.button`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space.x3};
  min-height: 48px;
  padding: ${space.x1} ${space.x3};
  border: 0;
  border-left: ${stroke.heavy} solid transparent;
  background: none;
  color: inherit;
  font-size: ${size.small};
  font-weight: ${weight.bold};
  text-align: left;
  overflow-wrap: anywhere;
  cursor: pointer;

  &:hover {
    background: ${meaning.surfaceHigh};
  }
  &[aria-pressed="true"] {
    border-left-color: ${meaning.mark};
    background: ${meaning.surfaceHigh};
  }
`;

export const Chips = styled.div`
  ${row(space.x2)}
`;

/** Two scores side by side, on phones too, and the choice between them. */
export const Choice = styled.section`
  ${stack(space.x4)}

  && dl {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

/** Rare cases, folded away. */
export const Rare = styled.details`
  border-block: ${stroke.hairline} solid ${meaning.line};

  summary {
    display: flex;
    align-items: center;
    gap: ${space.x2};
    min-height: 44px;
    font-weight: ${weight.bold};
    cursor: pointer;
  }
  summary::before {
    content: "+";
    width: 1em;
    font-weight: ${weight.name};
    text-align: center;
  }
  &[open] summary::before {
    content: "−";
  }
  > div {
    padding-block: ${space.x1} ${space.x3};
  }
`;

/** What a thumb reaches: the name and the points of the chosen map, and the next step. */
export const Pad = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space.x2} ${space.x4};
  /* A double press isn't a zoom. */
  touch-action: manipulation;

  > h3 {
    grid-column: 1 / -1;
    font-size: ${size.control};
    overflow-wrap: anywhere;
  }
  ${below.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** The name of the map, and those that were used before: on one line, which scrolls. */
export const Named = styled.div`
  display: grid;
  grid-column: 1 / -1;
  grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
  gap: ${space.x2} ${space.x3};
  align-items: end;

  > :only-child {
    grid-column: 1 / -1;
  }
  > [role="group"] {
    display: flex;
    gap: ${space.x1};
    overflow-x: auto;
    scrollbar-width: none;
    > button {
      flex: none;
    }
  }
  ${below.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** A side on a line: name, less, figure, more. What is wrong stands below. */
export const Side = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 56px 76px 64px;
  gap: ${space.x1};
  align-items: center;
  min-width: 0;

  > label {
    display: -webkit-box;
    overflow: hidden;
    padding-right: ${space.x1};
    font-size: ${size.small};
    font-weight: ${weight.bold};
    line-height: 1.25;
    overflow-wrap: anywhere;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 3;
  }
  > input {
    width: 100%;
    min-height: ${score.press};
    padding: 0;
    border: ${stroke.hairline} solid ${meaning.lineStrong};
    background: ${meaning.surface};
    color: ${meaning.textStrong};
    font-size: ${score.figure};
    font-variant-numeric: tabular-nums;
    font-weight: ${weight.title};
    text-align: center;

    &[aria-invalid="true"] {
      border-color: ${meaning.danger};
      box-shadow: inset ${stroke.heavy} 0 0 ${meaning.danger};
    }
  }
  > :not(label, input, button) {
    grid-column: 1 / -1;
    grid-row: 2;
  }
  > button {
    padding-inline: 0;
    font-size: ${size.lead};
  }
  ${below.phone} {
    grid-template-columns: minmax(0, 1fr) 64px 84px 88px;
  }
`;

/** A press for a thumb. */
export const Press = styled(QuietButton)`
  width: 100%;
  min-height: ${score.press};
  font-size: ${size.control};
  white-space: normal;

  &[aria-disabled="true"] {
    border-style: dashed;
    color: ${meaning.textQuiet};
    cursor: not-allowed;
  }
`;

export const Ways = styled.div`
  display: grid;
  grid-column: 1 / -1;
  grid-template-columns: ${score.press} minmax(0, auto) minmax(0, auto);
  gap: ${space.x2};

  /* The next steps stand side by side, each label on one line. */
  ${below.phone} {
    [data-more] {
      ${visuallyHidden}
    }
  }

  > button:nth-child(2):last-child {
    grid-column: 2 / -1;
  }
  > button:nth-child(n + 2) {
    min-height: ${score.press};
    justify-content: center;
    &[aria-disabled="true"] {
      --fill: ${meaning.calm};
      color: ${quietOnCalm};
      cursor: not-allowed;
    }
    ${below.phone} {
      padding-inline: ${space.x2};
    }
  }
`;

/** Why the next steps wait. Keeps its height, so that nothing moves. */
export const Why = styled.p`
  grid-column: 1 / -1;
  min-height: 1lh;
  color: ${meaning.textQuiet};
  font-size: ${size.small};
  line-height: 1.35;
`;
