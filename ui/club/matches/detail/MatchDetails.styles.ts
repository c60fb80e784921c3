import { styled } from "styled-components";
import { stack } from "../../../design/tokens/layout.ts";
import { meaning } from "../../../design/tokens/meaning.ts";
import { layout, size, space, stroke, weight, width } from "../../../design/tokens/measures.ts";
import { below } from "../../../design/tokens/screens.ts";
import { parallelogram, plate } from "../../../design/tokens/slope.ts";
import { asideTitle } from "../../../design/tokens/text.ts";

/** The maps, and beside them who played and what there is to know. Each takes the whole width when it is alone. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: ${layout.twelve};
  gap: ${space.x7} ${space.column};
  align-items: start;
  & > * {
    grid-column: span 7;
    min-width: 0;
  }
  & > :nth-child(2) {
    grid-column: 9 / -1;
  }
  & > :only-child,
  [data-scores] & > [data-score] + * {
    grid-column: span 9;
  }
  h2 {
    ${asideTitle}
  }
  ${below.tablet} {
    && > :nth-child(n) {
      grid-column: 1 / -1;
    }
  }
`;

export const Beside = styled.div`
  ${stack(space.x7)}
`;

export const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  text-align: start;
  tr {
    border-bottom: ${stroke.hairline} solid ${meaning.line};
  }
  th {
    padding: ${space.x3} 0;
    text-align: start;
    overflow-wrap: anywhere;
  }
  thead th {
    color: ${meaning.textQuiet};
    font-size: ${size.small};
    font-weight: ${weight.semi};
    vertical-align: bottom;
  }
  /* As wide as its longest word, so that no word is broken; a name of one very long word is. */
  thead bdi {
    display: inline-block;
    max-width: 34vw;
    overflow-wrap: break-word;
  }
  th:not(:first-child),
  td {
    width: 27%;
    padding-left: ${space.x3};
    text-align: end;
  }
  tbody th {
    font-size: ${size.name};
    font-weight: ${weight.name};
    font-stretch: ${width.name};
  }
`;

/** Points of a side. Those of the winner stand on a plate. */
export const Points = styled.span<{ readonly $isWinner: boolean }>`
  ${({ $isWinner }) => $isWinner && plate(parallelogram("12px"), meaning.mark)}
  display: inline-block;
  min-width: 3.1em;
  padding: 0.36em 0.5em;
  color: ${({ $isWinner }) => ($isWinner ? meaning.onMark : meaning.text)};
  font-size: ${size.headline};
  font-weight: ${weight.black};
  font-stretch: ${width.broad};
  line-height: 1;
  text-align: center;
`;

export const Players = styled.ul`
  li {
    padding: ${space.x3} 0;
    border-bottom: ${stroke.hairline} solid ${meaning.line};
    font-weight: ${weight.strong};
    overflow-wrap: anywhere;
  }
`;

export const Notes = styled.div`
  p {
    max-width: ${layout.measure};
    padding-top: ${space.x3};
    overflow-wrap: anywhere;
    white-space: pre-line;
  }
`;
