import { styled } from "styled-components";
import { meaning } from "../../design/tokens/meaning.ts";
import { size, space, stroke, weight } from "../../design/tokens/measures.ts";
import { asideTitle } from "../../design/tokens/text.ts";

const widest = "56rem";

export const Title = styled.h2`
  ${asideTitle}
  max-width: ${widest};
`;

/** Of one table, with its note. */
export const OneTable = styled.div`
  max-width: ${widest};
  padding-top: ${space.x5};

  p {
    padding-top: ${space.x3};
    overflow-wrap: anywhere;
    white-space: pre-line;
  }
`;

/** Holds the words for screen readers, which are positioned, while it scrolls. */
export const Frame = styled.div`
  position: relative;
  overflow-x: auto;
`;

export const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-variant-numeric: tabular-nums;

  caption,
  th:nth-child(2) {
    text-align: start;
  }
  caption,
  thead {
    color: ${meaning.textQuiet};
    font-size: ${size.small};
  }
  tr {
    border-bottom: ${stroke.hairline} solid ${meaning.line};
    text-align: end;
  }
  th,
  td {
    padding: ${space.x3} ${space.x2};
    white-space: nowrap;
  }
  th:nth-child(2) {
    width: 60%;
    min-width: 7.5em;
    overflow-wrap: anywhere;
    white-space: normal;
  }
  [data-points] {
    font-weight: ${weight.strong};
  }
  [data-ours] {
    background: ${meaning.surfaceHigh};
    box-shadow: inset ${stroke.heavy} 0 ${meaning.mark};
  }
  /* A copied table has the name alone. */
  b {
    user-select: none;
    padding-inline: ${space.x2};
    background: ${meaning.mark};
    color: ${meaning.onMark};
    font-size: ${size.micro};
  }
`;
