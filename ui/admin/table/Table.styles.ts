import { css, styled } from "styled-components";
import { Link } from "../../design/components/actions/Link.tsx";
import { dimWhileBusy } from "../../design/tokens/busy.ts";
import { selectedWhenForced } from "../../design/tokens/forced.ts";
import { meaning } from "../../design/tokens/meaning.ts";
import { layer, layout, motion, size, space, stroke, weight, width } from "../../design/tokens/measures.ts";
import { adminPage } from "../../design/tokens/parts/adminPage.ts";
import { aboveTablet, below, when } from "../../design/tokens/screens.ts";
import { visuallyHidden } from "../../design/tokens/text.ts";

export const Frame = styled.div`
  position: relative;
`;

// Roles are written out: Safari forgets those of elements with another `display` than their own.

/** Rows in hairlines. A list sets `--columns`; its cells stand in them, in two lines on narrow screens. */
export const Grid = styled.table.attrs({ role: "table" })`
  display: block;
  width: 100%;
  ${dimWhileBusy}

  > :is(thead, tbody) {
    display: block;
  }
`;

const group = { role: "rowgroup" } as const;
export const Heads = styled.thead.attrs(group)``;
export const Rows = styled.tbody.attrs(group)``;
export const Head = styled.th.attrs({ role: "columnheader", scope: "col" })``;
export const Name = styled.th.attrs({ role: "rowheader", scope: "row" })``;
export const Cell = styled.td.attrs({ role: "cell" })``;

/** The face of a record's person, which a row of 48 px holds. */
export const FaceCell = styled(Cell)`
  && > span {
    display: grid;
    width: 36px;
    height: 36px;
  }
`;

const line = `
  position: relative;
  display: grid;
  grid-template-columns: var(--columns);
  column-gap: ${space.x3};
  align-items: center;
  border-bottom: ${stroke.hairline} solid ${meaning.line};
`;

export const HeadRow = styled.tr.attrs({ role: "row" })`
  ${line}
  min-height: ${layout.touch};
  border-top: ${stroke.hairline} solid ${meaning.line};

  > th {
    min-width: 0;
    padding: 0;
    color: ${meaning.textQuiet};
    font-size: ${size.tiny};
    font-weight: ${weight.semi};
    text-align: left;
    white-space: nowrap;
  }
  > th[aria-sort] {
    color: ${meaning.text};
    font-weight: ${weight.bold};
  }
  /* The names of columns are for screen readers where a row has two lines. */
  ${below.tablet} {
    && {
      ${visuallyHidden}
      min-height: 0;
    }
    > th:has(input) {
      display: none;
    }
  }
`;

export const Sorter = styled(Link)`
  display: flex;
  align-items: center;
  gap: ${space.near};
  min-height: ${layout.touch};
  text-decoration: none;

  &:hover {
    color: ${meaning.text};
    text-decoration: underline;
  }
  svg {
    width: ${adminPage.sort};
    height: ${adminPage.sort};
  }
  th:not([aria-sort]) > & svg {
    opacity: 0;
  }
  th:not([aria-sort]) > &:is(:hover, :focus-visible) svg {
    opacity: 1;
  }
`;

/** The label, the list of orders and its arrow on one line. */
export const Order = styled.div<{ readonly $isAlways?: boolean | undefined }>`
  position: relative;
  display: flex;
  align-items: center;
  justify-content: flex-end;
  gap: ${space.x2};
  margin-bottom: ${space.x2};
  color: ${meaning.textQuiet};
  font-size: ${size.tiny};
  white-space: nowrap;
  ${({ $isAlways }) => !$isAlways && `${aboveTablet} { display: none; }`}

  select {
    appearance: none;
    min-width: 0;
    min-height: 36px;
    padding: 0 28px 0 ${space.x2};
    border: ${stroke.hairline} solid ${meaning.line};
    border-radius: 0;
    background: none;
    color: ${meaning.text};
    font: inherit;
    font-weight: ${weight.semi};
    text-overflow: ellipsis;
    cursor: pointer;

    &:hover {
      border-color: ${meaning.lineStrong};
    }
    ${when.touch} {
      min-height: ${layout.touch};
      /* Safari zooms into controls with smaller text. */
      font-size: ${size.control};
    }
  }
  option {
    background: ${meaning.surfaceRaised};
  }
  svg {
    position: absolute;
    right: ${space.x2};
    width: ${adminPage.sort};
    height: ${adminPage.sort};
    pointer-events: none;
  }
  ${when.printed} {
    display: none;
  }
`;

type RowLook = { readonly $mark?: string | false | undefined };

/** `--row` high, 24 px more in two lines. The title covers the row: a press anywhere opens its record. */
export const Row = styled.tr.attrs({ role: "row" })<RowLook>`
  ${line}
  min-height: calc(var(--row) + ${stroke.hairline});
  box-shadow: inset ${({ $mark }) => ($mark ? `${stroke.heavy} 0 ${$mark}` : "0 0 transparent")};

  &:is(:hover, :focus-within) {
    background: ${meaning.surfaceRaised};
  }
  &:is([aria-current], :has(input:checked)) {
    background: ${meaning.surfaceHigh};
  }
  &[aria-current] {
    box-shadow: inset ${stroke.heavy} 0 ${meaning.focus};
    ${selectedWhenForced}
  }
  > :is(td, th) {
    min-width: 0;
    padding: 0;
    font-weight: ${weight.text};
    text-align: left;
  }

  ${below.tablet} {
    align-content: center;
    min-height: calc(var(--row) + ${adminPage.secondLine} + ${stroke.hairline});
    padding-block: 3px;
  }
`;

/** The button that opens a record covers its row. */
export const opener = css`
  &::after {
    content: "";
    position: absolute;
    inset: 0;
  }
  &:hover {
    background: none;
  }
  &:focus-visible {
    outline: none;

    &::after {
      outline: ${stroke.strong} solid ${meaning.focus};
      outline-offset: calc(${stroke.strong} * -1);
    }
  }
`;

/** The name of a record. */
export const Title = styled.h3`
  && {
    font-size: ${size.small};
    font-stretch: ${width.eased};
    font-weight: ${weight.bold};
    letter-spacing: 0;
    line-height: 1.3;
    text-wrap: initial;
    overflow-wrap: anywhere;
  }
  && > button {
    display: -webkit-box;
    max-width: 100%;
    padding: 0;
    border: 0;
    overflow: hidden;
    background: none;
    font: inherit;
    text-align: left;
    cursor: pointer;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
  }
  > button {
    ${opener}
  }
`;

/** A quiet line of a cell, cut off at its end. */
export const Line = styled.p`
  overflow: hidden;
  color: ${meaning.textQuiet};
  font-size: ${size.tiny};
  font-weight: ${weight.text};
  text-overflow: ellipsis;
  white-space: nowrap;
`;

/** States side by side, above each other where they don't fit. */
export const States = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space.x3};

  > span {
    font-size: ${size.tiny};
    font-weight: ${weight.semi};
  }
`;

/** The acts of a row stand above the area that opens it. At rest they are quiet. */
export const Acts = styled(Cell)`
  display: flex;
  align-items: center;
  justify-content: flex-end;

  > button:not([data-opens]) {
    position: relative;
    z-index: ${layer.inside};
  }
  > [data-opens] {
    ${opener}
  }
  > button[aria-label]:has(> svg:only-child) {
    color: ${meaning.textQuiet};

    &:is(:hover, :focus-visible, [aria-expanded="true"]) {
      color: ${meaning.text};
    }
  }
  > button:not(:has(> svg:only-child)) {
    min-height: 36px;
    padding-block: 0;

    ${when.touch} {
      min-height: ${layout.touch};
    }
  }
`;

/** The press target of a checkbox is as high as its row. */
const checkStyles = css`
  position: relative;
  z-index: ${layer.inside};
  align-self: stretch;

  label {
    display: grid;
    place-items: center;
    width: ${layout.touch};
    height: 100%;
    min-height: ${layout.touch};
    cursor: pointer;
  }
  input {
    appearance: none;
    width: 18px;
    height: 18px;
    margin: 0;
    border: ${stroke.hairline} solid ${meaning.lineStrong};
    cursor: inherit;
    transition: background-color ${motion.quick};
  }
  input:is(:checked, :indeterminate) {
    background: ${meaning.chosen};
    border-color: ${meaning.chosen};
    box-shadow: inset 0 0 0 3px ${meaning.surface};
  }
  input:indeterminate {
    background: ${meaning.lineStrong};
  }
  ${when.forced} {
    input {
      appearance: auto;
    }
  }
`;
export const CheckCell = styled(Cell)`
  ${checkStyles}
`;
export const CheckHead = styled(Head)`
  ${checkStyles}
`;

/** Covers the names of the columns: nothing moves when it comes. */
export const Bulk = styled.div`
  position: sticky;
  top: ${layout.barHeight};
  z-index: ${layer.sticky};
  display: flex;
  align-items: center;
  gap: ${space.x1} ${space.x2};
  height: ${layout.touch};
  margin: 0 0 -${layout.touch} ${layout.touch};
  overflow-x: auto;
  background: ${meaning.surfaceHigh};
  font-size: ${size.small};
  scrollbar-width: none;

  > p {
    flex: none;
    padding-inline: ${space.x3};
    font-weight: ${weight.bold};
  }
  > button {
    flex: none;
  }
  > button:last-child {
    margin-left: auto;
  }
  /* Where the names of the columns aren't shown, at the thumb. */
  ${below.tablet} {
    position: fixed;
    inset: auto 0 0;
    height: 56px;
    margin: 0;
    border-top: ${stroke.hairline} solid ${meaning.lineStrong};
  }
  ${below.phone} {
    bottom: ${adminPage.bottomBar};
  }
  ${when.printed} {
    display: none;
  }
`;

/**
 * On narrow screens a row of a checkbox and a picture is two lines: its name, and under it two facts. Its acts stand beside both.
 * @param cells the places of the facts, of the acts, and of what is left out
 */
export const twoLinesBesidePicture = (cells: Readonly<Record<"first" | "second" | "acts" | "hidden", number>>) => css`
  tr > :is(td, th):is(:nth-child(1), :nth-child(2)) {
    grid-row: 1 / 3;
  }
  tbody th {
    grid-area: 1 / 3 / 2 / 5;
  }
  td:nth-child(${cells.first}) {
    grid-area: 2 / 3;
  }
  td:nth-child(${cells.second}) {
    grid-area: 2 / 4;
  }
  td:nth-child(${cells.hidden}) {
    display: none;
  }
  td:nth-child(${cells.acts}) {
    grid-area: 1 / 5 / 3 / 6;
  }
`;
