import { styled } from "styled-components";
import { QuietButton } from "../../../../design/components/actions/QuietButton.tsx";
import { row, stack } from "../../../../design/tokens/layout.ts";
import { meaning } from "../../../../design/tokens/meaning.ts";
import { size, space, stroke, tracking, weight, width } from "../../../../design/tokens/measures.ts";
import { below } from "../../../../design/tokens/screens.ts";
import { quietOnCalm, visuallyHidden } from "../../../../design/tokens/text.ts";

const score = {
  /** The height of what a thumb presses. */
  press: "60px",
  figure: "2.25rem",
  total: "2.5rem",
} as const;

/** The score of the whole match, with both names. */
export const Total = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto minmax(0, 1fr);
  align-items: center;
  gap: ${space.x3};

  > :first-child {
    text-align: right;
  }
  > p {
    font-weight: ${weight.bold};
    overflow-wrap: anywhere;
  }
  > strong {
    font-size: ${score.total};
    font-stretch: ${width.name};
    font-weight: ${weight.title};
    letter-spacing: ${tracking.figure};
    line-height: 1;
  }
`;

/** Whether the score is stored. Keeps its height, so that nothing below moves. */
export const Saved = styled.p`
  display: flex;
  align-items: center;
  gap: ${space.x2};
  min-height: 44px;
  color: ${meaning.textQuiet};
  font-size: ${size.small};
`;

export const Maps = styled.ol`
  border-top: ${stroke.hairline} solid ${meaning.line};

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

/** What a thumb reaches: the points of the chosen map, and the next step. */
export const Pad = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space.x2} ${space.x3};
  /* A double press isn't a zoom. */
  touch-action: manipulation;

  > h3 {
    grid-column: 1 / -1;
    font-size: ${size.control};
    overflow-wrap: anywhere;
  }
`;

/** Label, field, what is wrong, buttons: level with those of the other side. */
export const Side = styled.div`
  display: grid;
  grid-row: span 4;
  grid-template-rows: subgrid;
  gap: ${space.x1};
  min-width: 0;

  > label {
    align-self: end;
    display: -webkit-box;
    overflow: hidden;
    font-size: ${size.small};
    font-weight: ${weight.bold};
    line-height: 1.3;
    text-align: center;
    overflow-wrap: anywhere;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
  }
  > input {
    width: 100%;
    min-height: ${score.press};
    padding: 0;
    border: ${stroke.hairline} solid ${meaning.lineStrong};
    background: ${meaning.surface};
    color: ${meaning.textStrong};
    font-size: ${score.figure};
    font-weight: ${weight.title};
    text-align: center;

    &[aria-invalid="true"] {
      border-color: ${meaning.danger};
      box-shadow: inset ${stroke.heavy} 0 0 ${meaning.danger};
    }
  }
`;

export const Steps = styled.div`
  display: grid;
  grid-row: 4;
  grid-template-columns: 1fr 1.4fr;
  gap: ${space.x1};

  > button {
    font-size: ${size.lead};
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
