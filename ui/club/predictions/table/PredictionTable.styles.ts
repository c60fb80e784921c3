import { styled } from "styled-components";
import { printHidden, row } from "../../../design/tokens/layout.ts";
import { meaning } from "../../../design/tokens/meaning.ts";
import { size, space, stroke, weight, width } from "../../../design/tokens/measures.ts";
import { below } from "../../../design/tokens/screens.ts";
import { parallelogram, plate } from "../../../design/tokens/slope.ts";
import { wrap } from "../../../design/tokens/text.ts";

/** The teams, and below them the seasons, as links. */
export const Ways = styled.nav`
  ${row(`${space.x1} ${space.x5}`)}
  border-bottom: ${stroke.hairline} solid ${meaning.line};
  a {
    display: block;
    padding-block: ${space.x3};
    text-decoration-color: transparent;
  }
  a:hover {
    text-decoration-color: currentColor;
  }
  a[aria-current] {
    box-shadow: inset 0 -${stroke.heavy} ${meaning.mark};
    font-weight: ${weight.strong};
  }
  /* One line, which scrolls where it is longer than the screen. */
  ${below.phone} {
    flex-wrap: nowrap;
    column-gap: ${space.x3};
    overflow-x: auto;
    white-space: nowrap;
  }
  ${printHidden}
`;

export const Inside = styled.div`
  ${wrap}
  padding-bottom: ${space.section};
`;

/** The next matches to predict: their teams, their time, and what the member expects. */
export const Open = styled.section`
  margin-bottom: ${space.x6};
  h2 {
    font-size: ${size.headline};
  }
  ol {
    margin-block: ${space.x3} ${space.x2};
    border-top: ${stroke.hairline} solid ${meaning.line};
  }
  li {
    ${row(`${space.x1} ${space.x5}`)}
    align-items: baseline;
    padding-block: ${space.x2};
    border-bottom: ${stroke.hairline} solid ${meaning.line};
    overflow-wrap: anywhere;
  }
  li a {
    padding-block: ${space.x2};
    font-weight: ${weight.strong};
  }
  time,
  li p {
    color: ${meaning.textQuiet};
    font-size: ${size.small};
  }
  li b {
    color: ${meaning.text};
    font-weight: ${weight.name};
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

  caption {
    padding-bottom: ${space.x3};
    text-align: start;
  }
  caption,
  thead {
    color: ${meaning.textQuiet};
    font-size: ${size.small};
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
    height: 56px;
    padding: ${space.x1} ${space.x4};
    white-space: nowrap;
  }
  thead th {
    height: 36px;
    font-weight: ${weight.semi};
  }
  tr > :first-child {
    width: 1%;
    font-weight: ${weight.strong};
  }
  tr > :nth-child(2) {
    width: 60%;
    text-align: start;
    overflow-wrap: anywhere;
    white-space: normal;
  }
  [data-points] {
    font-weight: ${weight.black};
    font-stretch: ${width.wide};
  }
  [data-first] > :first-child {
    color: ${meaning.markText};
  }
  [data-own] {
    background: ${meaning.surfaceHigh};
    box-shadow: inset ${stroke.heavy} 0 ${meaning.mark};
  }
  ${below.phone} {
    th,
    td {
      padding-inline: ${space.x2};
    }
    /* The points and the exact scores alone fit beside a name. */
    [data-right],
    [data-predicted] {
      display: none;
    }
  }
`;

/** The face and the name. */
export const Member = styled.div`
  ${row(`${space.x1} ${space.x3}`)}
  align-items: center;
  b {
    ${plate(parallelogram("7px"), meaning.mark)}
    padding: 5px 12px;
    color: ${meaning.onMark};
    font-size: ${size.micro};
    font-stretch: ${width.tag};
    line-height: 1;
  }
`;

/** The member's own row, when it is on another page. */
export const Own = styled.section`
  margin-top: ${space.x6};
  p {
    padding-top: ${space.x2};
    color: ${meaning.textQuiet};
    font-size: ${size.small};
  }
`;
