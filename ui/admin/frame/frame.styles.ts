import { css, styled } from "styled-components";
import { Link } from "../../design/components/actions/Link.tsx";
import { markWhenForced } from "../../design/tokens/forced.ts";
import { printHidden } from "../../design/tokens/layout.ts";
import { meaning } from "../../design/tokens/meaning.ts";
import { controlHeight, layer, layout, size, space, stroke, weight, width } from "../../design/tokens/measures.ts";
import { adminPage } from "../../design/tokens/parts/adminPage.ts";
import { abovePhone, below, middleOnly, when } from "../../design/tokens/screens.ts";
import { skew } from "../../design/tokens/slope.ts";
import { visuallyHidden } from "../../design/tokens/text.ts";
import { panelText } from "../admin.styles.ts";

/** The tabs at the left, the view beside them. */
export const Frame = styled.div<{ readonly $isComfortable: boolean }>`
  --row: ${({ $isComfortable }) => ($isComfortable ? adminPage.tallRow : adminPage.row)};
  ${controlHeight("tool")}
  ${panelText}
  display: grid;
  grid-template-columns: ${adminPage.side} minmax(0, 1fr);
  min-height: calc(100svh - ${layout.barHeight} - ${adminPage.foot});
  ${below.laptop} {
    grid-template-columns: ${adminPage.slimSide} minmax(0, 1fr);
  }
  ${below.phone} {
    grid-template-columns: minmax(0, 1fr);
    align-content: start;
    padding-bottom: ${adminPage.bottomBar};
  }
`;

export const Work = styled.div`
  width: 100%;
  max-width: ${adminPage.work};
  padding: ${space.x4} ${space.x6} ${space.x7};
  ${below.laptop} {
    padding-inline: ${space.x5};
  }
  ${below.phone} {
    padding: ${space.x2} ${space.gutter} ${space.x6};
  }
`;

export const Column = styled.div`
  ${printHidden}
  position: relative;
  ${abovePhone} {
    position: sticky;
    top: ${layout.barHeight};
    display: flex;
    flex-direction: column;
    height: calc(100svh - ${layout.barHeight});
    border-right: ${stroke.hairline} solid ${meaning.line};
    background: ${meaning.surface};
  }
`;

/** The panel's name. */
export const Name = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.x1} ${space.x3};
  padding: ${space.x4} ${space.x5} ${space.x2};
  h1 {
    font-size: ${size.small};
    font-stretch: ${width.normal};
    font-weight: ${weight.name};
    letter-spacing: 0;
    line-height: 1.3;
  }
  ${middleOnly} {
    ${visuallyHidden}
  }
  ${below.phone} {
    padding: ${space.x3} calc(${space.gutter} + ${layout.touch}) 0 ${space.gutter};
    color: ${meaning.textQuiet};
    h1 {
      font-size: ${size.tiny};
    }
  }
`;

/** Opens the palette. */
export const Opener = styled.button`
  display: flex;
  align-items: center;
  gap: ${space.x2};
  min-height: 40px;
  margin: ${space.x2} ${space.x3} 0;
  padding: 0 ${space.x2};
  border: ${stroke.hairline} solid ${meaning.lineStrong};
  background: none;
  color: ${meaning.textQuiet};
  font-size: ${size.tiny};
  font-stretch: ${width.data};
  text-align: start;
  white-space: nowrap;
  cursor: pointer;
  svg {
    width: 18px;
    height: 18px;
  }
  kbd {
    margin-left: auto;
  }
  &:hover {
    background: ${meaning.surfaceRaised};
    color: ${meaning.text};
  }
  ${below.laptop} {
    justify-content: center;
    width: ${layout.touch};
    min-height: ${layout.touch};
    margin: ${space.x2} auto 0;
    padding: 0;
    span {
      ${visuallyHidden}
    }
    kbd {
      display: none;
    }
  }
  ${below.phone} {
    position: absolute;
    top: ${space.x1};
    right: ${space.gutter};
    margin: 0;
    border-color: transparent;
  }
`;

/** The tabs: in the column, or on phones a sheet above the bar at the bottom. */
export const Side = styled.div`
  color: inherit;
  ${abovePhone} {
    position: static;
    flex: 1;
    display: flex;
    flex-direction: column;
    width: auto;
    height: auto;
    min-height: 0;
    margin: 0;
    padding: 0;
    border: 0;
    background: none;
    overflow: hidden auto;
    scrollbar-width: thin;
  }
  ${below.phone} {
    position: fixed;
    inset: auto 0 calc(${adminPage.bottomBar} + env(safe-area-inset-bottom));
    z-index: ${layer.menu};
    width: 100%;
    max-height: calc(100svh - ${layout.barHeight} - ${adminPage.bottomBar});
    margin: 0;
    padding: 0 0 ${space.x3};
    border: 0;
    border-top: ${stroke.hairline} solid ${meaning.lineStrong};
    background: ${meaning.surfaceRaised};
    overflow-y: auto;
    overscroll-behavior: contain;
    &::backdrop {
      background: ${meaning.scrim};
    }
  }
`;

export const Tabs = styled.div`
  display: grid;
  padding-bottom: ${space.x4};
  ${below.phone} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    padding-bottom: ${space.x2};
  }
`;

/** The name of a group of tabs. */
export const Group = styled.div`
  padding: ${space.x4} ${space.x5} ${space.x1};
  color: ${meaning.textQuiet};
  font-size: ${size.micro};
  font-weight: ${weight.semi};
  ${middleOnly} {
    height: ${stroke.hairline};
    margin: ${space.x2} ${space.x3};
    padding: 0;
    background: ${meaning.line};
    font-size: 0;
    &:first-child {
      display: none;
    }
  }
  ${below.phone} {
    grid-column: 1 / -1;
    padding-inline: ${space.gutter};
  }
`;

const chosen = css`
  &[aria-selected="true"] {
    background: ${meaning.surfaceRaised};
    color: ${meaning.text};
    font-weight: ${weight.strong};
  }
  &[aria-selected="true"]::before {
    content: "";
    position: absolute;
    inset: 9px auto 9px 7px;
    width: 5px;
    background: ${meaning.auroraUp};
    transform: ${skew};
    ${markWhenForced}
  }
`;

export const Tab = styled(Link)`
  position: relative;
  display: flex;
  align-items: center;
  gap: ${space.x3};
  min-height: 40px;
  padding: 0 ${space.x4} 0 ${space.x5};
  color: ${meaning.textQuiet};
  font-size: ${size.small};
  font-weight: ${weight.semi};
  line-height: 1.2;
  text-decoration: none;
  svg {
    width: 18px;
    height: 18px;
  }
  &:hover {
    background: ${meaning.surfaceRaised};
    color: ${meaning.text};
  }
  &:focus-visible {
    outline-offset: -3px;
  }
  ${chosen}
  ${when.touch} {
    min-height: ${layout.touch};
  }
  ${middleOnly} {
    justify-content: center;
    min-height: ${layout.touch};
    padding: 0;
  }
  ${below.phone} {
    min-height: 48px;
    padding-inline: ${space.gutter};
    &:hover {
      background: ${meaning.surfaceHigh};
    }
  }
`;

/** A tab, and what stands beside it. */
export const TabPlace = styled.div`
  position: relative;
  display: grid;
`;

export const TabWords = styled.span`
  min-width: 0;
  overflow-wrap: anywhere;
  ${middleOnly} {
    ${visuallyHidden}
  }
`;

/** What stands beside a tab's words, such as a count. */
export const TabSign = styled.span`
  position: absolute;
  top: 0;
  right: ${space.x4};
  bottom: 0;
  display: grid;
  align-items: center;
  line-height: 1;
  pointer-events: none;
  /* Beside the icon's corner, not over it. */
  ${middleOnly} {
    top: 3px;
    right: 2px;
    align-items: start;
    > * {
      min-width: 16px;
      min-height: 16px;
      padding: 0 3px;
    }
  }
`;

export const Foot = styled.div`
  margin-top: auto;
  padding: ${space.x3} ${space.x5};
  font-size: ${size.micro};
  ${middleOnly} {
    padding-inline: 0;
    text-align: center;
  }
`;

const broken = css`
  &&::before {
    background: ${meaning.pending};
  }
`;

/** Whether live updates arrive. */
export const LiveSign = styled.span<{ readonly $isBroken: boolean }>`
  display: inline-flex;
  align-items: center;
  gap: ${space.x2};
  color: ${meaning.textQuiet};
  &::before {
    content: "";
    width: 8px;
    height: 14px;
    background: ${meaning.ok};
    transform: ${skew};
    ${markWhenForced}
  }
  ${({ $isBroken }) => $isBroken && broken}
  ${middleOnly} {
    font-size: 0;
  }
`;
