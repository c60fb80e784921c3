import { css } from "styled-components";
import { meaning } from "../theme/meaning.ts";
import { layer, layout, size, space, stroke, weight, width } from "../theme/measures.ts";
import { matchBar } from "../theme/parts/matches.ts";
import { below, smallDesktopOnly, tabletOnly, when } from "../theme/screens.ts";
import { parallelogram, run, skew } from "../theme/slope.ts";
import { visuallyHidden, wrap } from "../theme/text.ts";

export type BarLook = { readonly $isSlim: boolean };

const whenItIs = css`
  .when {
    position: relative;
    display: grid;
    padding-left: ${matchBar.edgeRoom};
    line-height: ${matchBar.line};
    font-size: ${size.small};
  }
  /* The light, last of its three places: the live edge. */
  .when::before {
    content: "";
    position: absolute;
    top: ${matchBar.edgeInset};
    left: 0;
    height: ${matchBar.edgeHeight};
    width: ${matchBar.edge};
    background: ${meaning.auroraUp};
    transform: ${skew} ${matchBar.edgeShift};
  }
  .top {
    display: flex;
    flex-wrap: wrap;
    column-gap: ${space.x3};
  }
  :is(.label, .zone, .opponent) {
    color: ${meaning.textQuiet};
  }
  .count {
    color: ${meaning.mark};
    font-weight: ${weight.bold};
  }
  time {
    white-space: nowrap;
  }
  .when time {
    min-width: ${matchBar.dateRoom};
    font-size: ${matchBar.date};
    font-weight: ${weight.title};
    font-stretch: ${width.name};
  }
  /* The zone has its place beside the event, and here where that is hidden. Its name makes no room for itself. */
  .under {
    display: none;
    gap: ${space.x2};
  }
  .under .opponent {
    display: none;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  .zone {
    flex: 1 0 ${matchBar.zoneRoom};
    width: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;

const whoPlays = css`
  .bug {
    --cut: ${run("var(--bug)")};
    display: inline-grid;
    grid-template-columns: repeat(3, auto);
    min-height: var(--bug);
    font-size: ${size.prose};
    font-weight: ${weight.title};
    font-stretch: ${width.name};
    line-height: 1;
  }
  .bug > span {
    display: inline-flex;
    align-items: center;
    justify-content: center;
    gap: ${space.glyph};
    min-width: 0;
    padding: 0 ${matchBar.bugInset};
    clip-path: ${parallelogram("var(--cut)")};
  }
  .bug img {
    flex: none;
    width: ${matchBar.mark};
    height: ${matchBar.mark};
  }
  .bug b {
    min-width: 0;
    max-width: ${matchBar.bugName};
    font-weight: inherit;
    overflow-wrap: anywhere;
    hyphens: auto;
  }
  .us {
    background: ${meaning.chosen};
    color: ${meaning.onChosen};
  }
  .versus {
    margin-inline: calc(var(--cut) * -1 + ${matchBar.bugOverlap});
    background: ${meaning.mark};
    color: ${meaning.onMark};
    font-size: ${size.small};
  }
  .them {
    background: ${meaning.calm};
    color: ${meaning.onCalm};
  }
`;

const theRest = css`
  .event {
    min-width: 0;
    font-size: ${size.small};
    line-height: 1.35;
    overflow-wrap: anywhere;
  }
  .event strong {
    display: block;
    font-weight: ${weight.strong};
  }
  .how {
    display: flex;
    gap: ${space.x1};
    color: ${meaning.textQuiet};
  }
  /* On one line each, so that a longer date beside them makes the bar no higher. */
  .event :is(strong, .how > :first-child) {
    min-width: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .acts {
    display: flex;
    align-items: center;
    justify-content: flex-end;
    gap: ${space.x2};
  }
  .calendar {
    display: grid;
    place-items: center;
    flex: none;
    width: ${layout.touch};
    height: ${layout.touch};
    border: ${stroke.hairline} solid ${meaning.lineStrong};
  }
  .calendar:hover {
    background: ${meaning.mark};
    color: ${meaning.onMark};
  }
  .then {
    grid-column: 1 / -1;
    display: flex;
    flex-wrap: wrap;
    gap: ${matchBar.nextGap};
    padding-top: ${space.x3};
    border-top: ${stroke.hairline} solid ${meaning.line};
    color: ${meaning.textQuiet};
    font-size: ${size.small};
  }
  .then > * {
    min-width: 0;
    overflow-wrap: anywhere;
  }
  .then time {
    color: ${meaning.text};
    font-weight: ${weight.bold};
  }
`;

const onTablets = css`
  .inside {
    gap: ${space.x4};
  }
  .bug {
    font-size: ${size.control};
  }
  .bug > span {
    padding-inline: ${matchBar.bugInsetSmall};
  }
  .bug img {
    display: none;
  }
  .acts .watch {
    padding-inline: ${matchBar.liveInset};
  }
  .acts .watch span {
    ${visuallyHidden}
  }
`;

const onPhones = css<BarLook>`
  .inside {
    grid-template-columns: minmax(0, 1fr) auto;
    gap: ${space.x3} ${space.x4};
  }
  .inside > * {
    grid-column: 1 / -1;
  }
  .when time {
    min-width: 0;
    white-space: normal;
    font-size: ${matchBar.datePhone};
  }
  .bug {
    order: 2;
    --bug: ${matchBar.bugPhone};
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto minmax(0, 1fr);
    font-size: ${size.control};
  }
  .bug > span {
    padding-inline: ${matchBar.bugInsetPhone};
  }
  .bug .versus {
    padding-inline: ${matchBar.bugInsetSmall};
  }
  .bug img {
    width: ${matchBar.markPhone};
    height: ${matchBar.markPhone};
  }
  .event {
    order: 3;
  }
  .event :is(strong, .how > :first-child) {
    white-space: normal;
  }
  .acts {
    order: 4;
  }
  .acts .watch {
    flex: 1;
    justify-content: center;
  }
  .then {
    order: 5;
  }
  ${({ $isSlim }) => ($isSlim ? slimOnPhones : wholeOnPhones)}
`;

const wholeOnPhones = css`
  .inside {
    padding-block: ${matchBar.insetPhone};
  }
  .event {
    display: block;
  }
  .under {
    display: none;
  }
`;

const slimOnPhones = css`
  .inside > .when {
    grid-column: 1;
  }
  .inside > .acts {
    grid-column: 2;
    order: 1;
  }
  .acts .watch,
  .bug {
    display: none;
  }
  .under .opponent {
    display: block;
  }
`;

/** The bar under home's headline, or the slim one on top of other pages. */
export const matchBarLook = css<BarLook>`
  --bug: ${({ $isSlim }) => ($isSlim ? matchBar.bugSlim : matchBar.bug)};
  position: relative;
  z-index: ${layer.inside};
  background: ${meaning.surfaceRaised};
  border-block: ${stroke.hairline} solid ${meaning.line};

  .inside {
    ${wrap}
    position: relative;
    display: grid;
    grid-template-columns: ${matchBar.columns};
    align-items: center;
    gap: ${matchBar.gap};
    min-height: ${({ $isSlim }) => ($isSlim ? matchBar.heightSlim : matchBar.height)};
    padding-block: ${({ $isSlim }) => ($isSlim ? space.x3 : space.x4)};
  }
  ${whenItIs}
  ${whoPlays}
  ${theRest}

  ${smallDesktopOnly} {
    .format {
      display: none;
    }
  }
  ${below.desktop} {
    .inside {
      grid-template-columns: ${matchBar.columnsLaptop};
    }
    .event {
      display: none;
    }
    .under {
      display: flex;
    }
  }
  ${tabletOnly} {
    ${onTablets}
  }
  ${below.phone} {
    ${onPhones}
  }
  ${below.narrow} {
    .under {
      display: grid;
      gap: 0;
    }
    .under .zone {
      width: auto;
    }
  }
  ${below.tiny} {
    .bug img {
      display: none;
    }
    .bug > span {
      padding-inline: ${matchBar.bugInsetTiny};
    }
    .bug .versus {
      padding-inline: ${matchBar.bugInsetSmall};
    }
  }
  ${when.printed} {
    display: none;
  }
`;
