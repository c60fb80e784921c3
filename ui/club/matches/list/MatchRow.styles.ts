import { css, styled } from "styled-components";
import { row } from "../../../design/tokens/layout.ts";
import { meaning } from "../../../design/tokens/meaning.ts";
import { layer, size, space, stroke, weight, width } from "../../../design/tokens/measures.ts";
import { below, when } from "../../../design/tokens/screens.ts";
import { postponed } from "../state/fate.styles.ts";

const onPhones = css`
  grid-template-columns: 88px minmax(0, 1fr) auto;
  gap: ${space.x1} ${space.x3};
  time {
    font-size: ${size.body};
  }
  & > img {
    display: none;
  }
  ${below.narrow} {
    grid-template-columns: minmax(0, 1fr) auto;
    time {
      grid-column: 1 / -1;
    }
    time span {
      display: inline;
    }
  }
`;

const cancelled = css`
  time,
  a {
    color: ${meaning.textQuiet};
    text-decoration: line-through;
  }
  & > img {
    opacity: 0.6;
  }
`;

/** A match on a line, which is a link as a whole. */
export const Row = styled.li<{ readonly $isCancelled: boolean; readonly $isPostponed: boolean }>`
  position: relative;
  display: grid;
  grid-template-columns: 128px 44px minmax(0, 1fr) 176px 248px;
  gap: ${space.x3} ${space.x5};
  align-items: center;
  min-height: 84px;
  padding: ${space.x3} 0;
  border-bottom: ${stroke.hairline} solid ${meaning.line};
  line-height: 1.25;
  time {
    font-size: ${size.headline};
    font-weight: ${weight.title};
    font-stretch: ${width.broad};
    line-height: 1.1;
  }
  time span {
    display: block;
    font-size: ${size.tiny};
    font-weight: ${weight.semi};
    font-stretch: ${width.tag};
  }
  & > img {
    object-fit: contain;
  }
  svg {
    flex: none;
  }
  a:hover {
    text-decoration: underline;
    text-decoration-thickness: ${stroke.firm};
  }
  ${({ $isCancelled }) => $isCancelled && cancelled}
  ${({ $isPostponed }) => $isPostponed && postponed}
  ${below.laptop} {
    grid-template-columns: 112px 44px minmax(0, 1fr) auto;
  }
  ${below.phone} {
    ${onPhones}
  }
  ${when.printed} {
    break-inside: avoid;
  }
`;

/** The opponent, and beside it what is played. */
export const Names = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 5fr) minmax(0, 6fr);
  align-items: center;
  gap: ${space.x1} ${space.x5};
  min-width: 0;
  overflow-wrap: anywhere;
  & > a {
    font-size: ${size.name};
    font-weight: ${weight.name};
    font-stretch: ${width.name};
    text-decoration: none;
    /* The whole line answers to a press. */
    &::after {
      content: "";
      position: absolute;
      inset: 0;
    }
  }
  & > div {
    display: grid;
    justify-items: start;
    gap: ${space.x1};
    color: ${meaning.textQuiet};
    font-size: ${size.small};
  }
  ${below.laptop} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** The format of a coming match and whether it is streamed, or how a score is shared: where there is room for it. */
export const Middle = styled.div`
  display: flex;
  align-items: center;
  gap: ${space.x3};
  min-width: 0;
  color: ${meaning.textQuiet};
  font-size: ${size.small};
  line-height: 1.25;
  flex-wrap: wrap;
  & > span:only-child {
    flex: 1;
  }
  & > :has(svg) {
    display: flex;
    align-items: center;
    gap: ${space.x1};
  }
  ${below.laptop} {
    display: none;
  }
`;

export const Tags = styled.span`
  ${row(`${space.x1} 0`)}
  &:empty {
    display: none;
  }
`;

/** The score with its outcome, and the calendar. */
export const End = styled.div`
  [data-scores] & {
    /* The button that shows the score takes this room. */
    min-width: 100px;
  }
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: auto;
  align-items: center;
  justify-content: end;
  gap: ${space.x4};
  /* The outcome, alike in all rows: its plate is as wide as the longest. */
  & > [data-outcome] {
    width: 92px;
  }
  & > a {
    position: relative;
    z-index: ${layer.inside};
  }
  ${below.phone} {
    grid-auto-flow: row;
    justify-items: end;
    gap: ${space.x1};
  }
`;

/** In the place of a score. */
export const Instead = styled.b`
  max-width: 9em;
  ${below.phone} {
    /* As wide as the outcome below it. */
    max-width: 92px;
  }
  text-align: end;
  color: ${meaning.textQuiet};
  font-size: ${size.small};
  font-weight: ${weight.semi};
`;

export const Figure = styled.b`
  min-width: 2.6em;
  font-size: ${size.lead};
  font-variant-numeric: tabular-nums;
  font-weight: ${weight.black};
  font-stretch: ${width.wide};
  line-height: 1;
  text-align: end;
  white-space: nowrap;
`;
