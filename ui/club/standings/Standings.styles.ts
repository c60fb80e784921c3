import { styled } from "styled-components";
import { meaning } from "../../design/tokens/meaning.ts";
import { size, space, stroke, weight } from "../../design/tokens/measures.ts";

/** One below the other. */
export const All = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 56rem);
  gap: ${space.x7};
`;

/** Scrolls a wide table inside itself. */
export const Frame = styled.div`
  overflow-x: auto;
`;

export const Table = styled.table`
  width: 100%;
  border-collapse: collapse;

  caption {
    padding-bottom: ${space.x3};
    color: ${meaning.textQuiet};
    font-size: ${size.small};
    text-align: start;
  }
  tr {
    border-bottom: ${stroke.hairline} solid ${meaning.line};
  }
  th,
  td {
    padding: ${space.x3} ${space.x2};
    font-variant-numeric: tabular-nums;
    text-align: end;
  }
  thead th {
    color: ${meaning.textQuiet};
    font-size: ${size.tiny};
    font-weight: ${weight.semi};
    white-space: nowrap;
  }
  th:nth-child(2) {
    width: 60%;
    min-width: 7.5em;
    text-align: start;
    overflow-wrap: anywhere;
  }
  tbody th,
  td:last-child {
    font-weight: ${weight.strong};
  }
  [data-ours] {
    background: ${meaning.surfaceHigh};
    box-shadow: inset ${stroke.heavy} 0 ${meaning.mark};

    th {
      font-weight: ${weight.black};
    }
  }
  b {
    margin-left: ${space.x1};
    padding: 0 ${space.x2};
    background: ${meaning.mark};
    color: ${meaning.onMark};
    font-size: ${size.micro};
  }
`;

export const Note = styled.p`
  padding-top: ${space.x3};
  color: ${meaning.textQuiet};
  font-size: ${size.small};
  overflow-wrap: anywhere;
  white-space: pre-line;
`;
