import { css, styled } from "styled-components";
import { meaning } from "../../design/tokens/meaning.ts";
import { layout, size, space, stroke, weight, width } from "../../design/tokens/measures.ts";
import { below } from "../../design/tokens/screens.ts";
import { parallelogram, plate } from "../../design/tokens/slope.ts";
import { asideTitle } from "../../design/tokens/text.ts";

export const Title = styled.h2`
  ${asideTitle}
`;

/** Of one table, with its note. */
export const OneTable = styled.div`
  padding-top: ${space.x5};

  p {
    padding-top: ${space.x3};
    color: ${meaning.textQuiet};
    font-size: ${size.small};
    overflow-wrap: anywhere;
    white-space: pre-line;
  }
`;

/** Holds the words for screen readers, which are positioned, while it scrolls. */
export const Frame = styled.div`
  position: relative;
  overflow-x: auto;
`;

/** Beside a match: the numbers close to each other. */
const narrow = css`
  th,
  td {
    padding-inline: 5px;
  }
  tr > :first-child {
    padding-left: ${space.x3};
  }
  th:nth-child(2) {
    min-width: 7.5em;
  }
  abbr > span {
    display: none;
  }
  td {
    font-stretch: ${width.data};
  }
`;

type TableLook = { readonly $isNarrow: boolean };

export const Table = styled.table<TableLook>`
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
  caption {
    padding-bottom: ${space.x2};
  }
  abbr {
    text-decoration: none;
  }
  tr {
    border-bottom: ${stroke.hairline} solid ${meaning.line};
    text-align: end;
  }
  th,
  td {
    height: 48px;
    padding: ${space.x1} ${space.x3};
    white-space: nowrap;
  }
  thead th {
    height: 36px;
    font-weight: ${weight.semi};
  }
  th:nth-child(2) {
    width: 60%;
    min-width: 9em;
    overflow-wrap: anywhere;
    white-space: normal;
  }
  [data-points] {
    font-weight: ${weight.strong};
  }
  [data-theirs],
  [data-ours] {
    background: ${meaning.surfaceHigh};
  }
  [data-ours] {
    box-shadow: inset ${stroke.heavy} 0 ${meaning.mark};
  }
  [data-theirs] {
    box-shadow: inset ${stroke.heavy} 0 ${meaning.lineStrong};
  }
  /* Those above lead on. */
  [data-last] {
    border-bottom: ${stroke.strong} solid ${meaning.text};
  }
  ${({ $isNarrow }) => $isNarrow && narrow}
  ${below.phone} {
    ${narrow}
  }
`;

/** The sign and the name, and the form at the end of the line. */
export const Club = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.x1} ${space.x3};
  img {
    flex: none;
    object-fit: contain;
    user-select: none;
  }
  ${below.phone} {
    a {
      display: flex;
      align-items: center;
      min-height: ${layout.touch};
    }
  }
  /* A copied table has the name alone. */
  b {
    ${plate(parallelogram("7px"), meaning.mark)}
    user-select: none;
    padding: 5px 12px;
    color: ${meaning.onMark};
    font-size: ${size.micro};
    font-stretch: ${width.tag};
    line-height: 1;
  }
  ol {
    margin-left: auto;
    user-select: none;
  }
`;
