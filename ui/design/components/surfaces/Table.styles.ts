import { styled } from "styled-components";
import { meaning } from "../../tokens/meaning.ts";
import { layout, size, space, stroke, weight, width } from "../../tokens/measures.ts";

const table = {
  inset: "12px 16px",
  sort: "14px",
} as const;

export const Frame = styled.div`
  min-width: 0;
  max-width: 100%;
  overflow-x: auto;
  background: ${meaning.surfaceRaised};
  border: ${stroke.hairline} solid ${meaning.line};
`;

export const Grid = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-size: ${size.small};
  line-height: 1.4;
  text-align: left;

  > caption {
    padding: ${table.inset};
    border-bottom: ${stroke.hairline} solid ${meaning.line};
    font-size: ${size.body};
    font-stretch: ${width.name};
    font-weight: ${weight.name};
    text-align: left;
  }
  tbody > tr + tr {
    border-top: ${stroke.hairline} solid ${meaning.line};
  }
  tbody > tr:hover {
    background: ${meaning.surfaceHigh};
  }
`;

type CellLook = { readonly $isFigure?: boolean | undefined };

export const HeadCell = styled.th<CellLook>`
  padding: ${space.x1} ${space.x4};
  height: ${layout.touch};
  border-bottom: ${stroke.hairline} solid ${meaning.line};
  color: ${meaning.textQuiet};
  font-weight: ${weight.semi};
  text-align: ${({ $isFigure }) => ($isFigure ? "right" : "left")};
  white-space: nowrap;

  &[aria-sort] {
    color: ${meaning.text};
    font-weight: ${weight.name};
  }
`;

export const Cell = styled.td<CellLook>`
  min-width: ${({ $isFigure }) => ($isFigure ? "0" : "8.5rem")};
  padding: ${table.inset};
  font-weight: ${weight.text};
  text-align: ${({ $isFigure }) => ($isFigure ? "right" : "left")};
  overflow-wrap: anywhere;

  &[scope] {
    font-weight: ${weight.bold};
  }
`;

export const Nothing = styled.td`
  padding: 28px 16px;
  color: ${meaning.textQuiet};
  text-align: center;
`;

/** The button in a column's heading. The arrow shows the sort order, current or next. */
export const Sorter = styled.button`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  min-height: ${layout.touch};
  padding: 0;
  border: 0;
  background: none;
  font-weight: inherit;
  cursor: pointer;

  &:hover {
    color: ${meaning.text};
    text-decoration: underline;
  }
  &:focus-visible {
    outline-offset: calc(${stroke.strong} * -1);
  }
  svg {
    width: ${table.sort};
    height: ${table.sort};
  }
  th:not([aria-sort]) > & svg {
    opacity: 0.4;
  }
`;
