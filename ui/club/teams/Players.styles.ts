import { css, styled } from "styled-components";
import { pointedShift, quietLinks, wholeCard } from "./entries.styles.ts";
import { meaning } from "../../design/tokens/meaning.ts";
import { layer, motion, size, space, stroke, tracking, weight, width } from "../../design/tokens/measures.ts";
import { aboveLaptop, below, middleOnly, when } from "../../design/tokens/screens.ts";
import { leaningField, skew } from "../../design/tokens/slope.ts";

export const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 16px;
  ${below.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const Art = styled.div`
  position: relative;
  isolation: isolate;
  display: grid;
  align-items: end;
  overflow: hidden;
  &::before {
    content: "";
    position: absolute;
    inset: 0;
    z-index: ${layer.behind};
    background: ${meaning.stage};
    ${leaningField}
    transition: transform ${motion.quick};
  }
  li:hover > &::before {
    transform: translateX(${pointedShift}) ${skew};
    ${when.calm} {
      transform: ${skew};
    }
  }
  img {
    width: 104%;
    max-width: none;
    margin-left: -6%;
  }
`;

/** The name stands beside the portrait, and all else below both. */
const onPhones = css`
  display: contents;
  & > div {
    align-self: center;
    min-width: 0;
    padding-right: ${space.x3};
  }
  & > :not(div) {
    grid-column: 1 / -1;
  }
  /* The portrait ends on the line that is the card's foot where there is room. */
  dl {
    width: auto;
    margin-block: 0 ${space.x4};
    padding-inline: ${space.x4};
    border-top: ${stroke.heavy} solid ${meaning.mark};
  }
  & > p {
    justify-self: start;
    margin-inline: ${space.x4};
  }
`;

export const Text = styled.div`
  display: grid;
  align-content: center;
  justify-items: start;
  min-width: 0;
  padding: ${space.x5} ${space.x5} ${space.x5} 0;
  h3 {
    ${quietLinks}
    font-size: clamp(1.5rem, 2.6vw, 2.375rem);
    letter-spacing: ${tracking.name};
    overflow-wrap: anywhere;
  }
  p {
    margin-top: ${space.x1};
    font-weight: ${weight.data};
    overflow-wrap: anywhere;
  }
  /* Above the link that covers the card. */
  & > p {
    position: relative;
    z-index: ${layer.inside};
    margin-top: 0;
  }
  dl {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: 4px 16px;
    width: 100%;
    margin-block: ${space.x4} ${space.x5};
    padding-top: ${space.x4};
    border-top: ${stroke.hairline} solid ${meaning.line};
    font-size: ${size.small};
    line-height: 1.35;
  }
  dt {
    grid-column: 1;
    color: ${meaning.textQuiet};
    font-stretch: ${width.tight};
  }
  dd {
    grid-column: 2;
    font-weight: ${weight.data};
    overflow-wrap: anywhere;
  }
  ${below.phone} {
    ${onPhones}
  }
`;

/** On a line of its own: the facts beside the name instead of below it. */
const alone = css`
  grid-column: 1 / -1;
  grid-template-columns: minmax(0, 3fr) minmax(0, 7fr);
  ${Text} {
    grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
    gap: ${space.x5} ${space.x7};
    padding-right: ${space.x7};
  }
  h3 {
    font-size: clamp(2rem, 3.8vw, 3.375rem);
  }
  dl {
    grid-area: 1 / 2 / span 2;
    align-self: center;
    margin: 0;
    padding: 0 0 0 ${space.x6};
    border-top: 0;
    border-left: ${stroke.hairline} solid ${meaning.line};
    font-size: ${size.body};
  }
`;

/** The captain has the first line, the others stand two in a row. */
const onTablets = css`
  align-content: start;
  ${Text} {
    padding: ${space.x4} ${space.x4} ${space.x4} 0;
  }
  &:not([data-captain]) dl {
    grid-template-columns: minmax(0, 1fr);
  }
  &:not([data-captain]) :is(dt, dd) {
    grid-column: 1;
  }
  &[data-captain] {
    grid-column: 1 / -1;
    order: -1;
    grid-template-columns: minmax(0, 3fr) minmax(0, 7fr);
  }
`;

/** Two in a row; the last of an odd number has the whole line. */
export const Player = styled.li`
  ${wholeCard}
  display: grid;
  grid-template-columns: minmax(0, 5fr) minmax(0, 6fr);
  column-gap: ${space.x4};
  min-width: 0;
  background: ${meaning.surfaceHigh};
  border-bottom: ${stroke.heavy} solid ${meaning.mark};
  ${below.phone} {
    grid-template-columns: minmax(0, 4fr) minmax(0, 5fr);
    column-gap: ${space.x3};
    padding-bottom: ${space.x5};
    border-bottom: 0;
  }
  ${aboveLaptop} {
    &:last-child:nth-child(odd) {
      ${alone}
    }
  }
  ${middleOnly} {
    ${onTablets}
  }
  ${when.printed} {
    break-inside: avoid;
  }
`;
