import { styled } from "styled-components";
import { stack } from "../../../design/tokens/layout.ts";
import { meaning } from "../../../design/tokens/meaning.ts";
import { layout, size, space, stroke, weight, width } from "../../../design/tokens/measures.ts";
import { below } from "../../../design/tokens/screens.ts";
import { parallelogram, plate } from "../../../design/tokens/slope.ts";
import { asideTitle } from "../../../design/tokens/text.ts";

/** What was or will be played, and beside it the standings. Each takes the whole width when it is alone. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: ${layout.twelve};
  gap: ${space.x7} ${space.column};
  align-items: start;
  & > * {
    grid-column: span 8;
    min-width: 0;
  }
  & > :nth-child(2) {
    grid-column: 9 / -1;
  }
  & > :only-child {
    grid-column: 1 / -1;
  }
  h2 {
    ${asideTitle}
  }
  ${below.laptop} {
    && > :nth-child(n) {
      grid-column: 1 / -1;
    }
  }
`;

/** Parts one under the other. */
export const Parts = styled.div`
  ${stack(space.x7)}
  grid-template-columns: minmax(0, 1fr);
  &:empty {
    display: none;
  }
`;

/** The faces stand right under the line of the title. */
export const Faces = styled.div`
  padding-top: ${space.x4};
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
    max-width: 30vw;
    overflow-wrap: break-word;
    ${below.aWord} {
      max-width: 20vw;
    }
  }
  thead th + th,
  td:nth-child(n + 3) {
    width: 19%;
    padding-left: ${space.x3};
    text-align: end;
  }
  td:nth-child(2) {
    width: 172px;
    padding-left: ${space.x3};
  }
  tbody th {
    overflow-wrap: break-word;
    font-size: ${size.name};
    font-weight: ${weight.name};
    font-stretch: ${width.name};
    ${below.aWord} {
      overflow-wrap: anywhere;
    }
  }
  tbody th > span {
    display: inline-block;
    min-width: 1.6em;
    color: ${meaning.textQuiet};
    font-weight: ${weight.semi};
    font-variant-numeric: tabular-nums;
  }
  /* A map that was lost. */
  [data-lost] th,
  [data-lost] td > span {
    color: ${meaning.textQuiet};
  }
  ${below.phone} {
    thead th + th,
    td:nth-child(n + 3) {
      width: 22%;
      padding-left: ${space.x2};
    }
    /* The bar needs a third of the line. */
    td:nth-child(2) {
      width: 24%;
      padding-left: ${space.x2};
    }
  }
  /* The names need its room. */
  ${below.narrow} {
    td:nth-child(2) {
      width: 0;
      padding: 0;
    }
    td:nth-child(2) > svg {
      display: none;
    }
  }
`;

/** Points of a side. Those of the winner stand on a plate. */
export const Points = styled.span<{ readonly $isWinner: boolean }>`
  ${({ $isWinner }) => $isWinner && plate(parallelogram("10px"), meaning.mark)}
  display: inline-block;
  min-width: 2.9em;
  padding: 0.3em 0.5em;
  &&& {
    color: ${({ $isWinner }) => $isWinner && meaning.onMark};
  }
  font-size: ${size.name};
  font-weight: ${weight.black};
  font-stretch: ${width.broad};
  font-variant-numeric: tabular-nums;
  line-height: 1;
  text-align: center;
`;

export const Total = styled.p`
  padding-top: ${space.x3};
  color: ${meaning.textQuiet};
  font-size: ${size.small};
  font-variant-numeric: tabular-nums;
`;

export const Notes = styled.section`
  p {
    max-width: ${layout.measure};
    padding-top: ${space.x3};
    overflow-wrap: anywhere;
    white-space: pre-line;
  }
`;
