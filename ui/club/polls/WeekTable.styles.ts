import { styled } from "styled-components";
import { meaning } from "../../design/tokens/meaning.ts";
import { size, stroke, weight } from "../../design/tokens/measures.ts";
import { when } from "../../design/tokens/screens.ts";

export const Table = styled.table<{ readonly $isPainted: boolean }>`
  width: 100%;
  max-width: 620px;
  table-layout: fixed;
  border-collapse: separate;
  border-spacing: 3px;
  /* A finger scrolls up and down, and two zoom; sideways, a finger paints. */
  td {
    padding: 0;
    touch-action: ${({ $isPainted }) => ($isPainted ? "pan-y pinch-zoom" : "auto")};
  }
  th {
    padding: 0 0 2px;
    color: ${meaning.textQuiet};
    font-size: ${size.small};
    font-weight: ${weight.semi};
    line-height: 1.25;
    text-align: center;

    span {
      display: block;
    }
  }
  th:first-child {
    width: 46px;
    text-align: left;
    white-space: nowrap;
  }
`;

/** Free is full, "if need be" half full: not by colour alone. Counts have a bar below their number. */
export const Cell = styled.button<{ readonly $part: number }>`
  display: block;
  width: 100%;
  min-height: 34px;
  padding: 0;
  background: ${meaning.surfaceRaised};
  border: ${stroke.hairline} solid ${meaning.lineStrong};
  color: ${meaning.text};
  cursor: pointer;
  font-size: ${size.small};
  font-weight: ${weight.bold};
  user-select: none;

  /* Hours at which no player can. */
  span {
    color: ${meaning.textQuiet};
    font-weight: ${weight.text};
  }

  &[aria-pressed="true"]:empty {
    background: ${meaning.action};
    border-color: ${meaning.action};
  }
  &[aria-pressed="mixed"] {
    background: linear-gradient(to top, ${meaning.action} 0 45%, transparent 45%) ${meaning.surfaceRaised};
    border-color: ${meaning.action};
  }
  &:not(:empty) {
    background: linear-gradient(
        to right,
        ${meaning.action} ${({ $part }) => `${Math.round(100 * $part)}%`},
        transparent 0
      )
      bottom / 100% 5px no-repeat ${meaning.surfaceRaised};
  }
  &[aria-pressed="true"]:not(:empty) {
    outline: ${stroke.firm} solid ${meaning.text};
    outline-offset: -${stroke.firm};
  }
  &[aria-disabled="true"] {
    border-style: dashed;
    cursor: default;
    opacity: 0.55;
  }
  ${when.forced} {
    forced-color-adjust: none;
  }
`;
