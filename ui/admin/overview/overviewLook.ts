import { css } from "styled-components";
import { meaning } from "../../theme/meaning.ts";
import { layout, size, space, stroke, tracking, weight, width } from "../../theme/measures.ts";
import { adminPage } from "../../theme/parts/adminPage.ts";
import { below } from "../../theme/screens.ts";
import { panelLook } from "../adminLook.ts";

const stats = css`
  .stats {
    ${panelLook}
    grid-column: 1 / -1;
    display: grid;
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
  .stat {
    display: grid;
    gap: ${adminPage.statGap};
    align-content: start;
    padding: ${adminPage.stat};
    text-decoration: none;
  }
  .stat + .stat {
    border-left: ${stroke.hairline} solid ${meaning.line};
  }
  a.stat:hover {
    background: ${meaning.surfaceHigh};
  }
  .label {
    display: flex;
    align-items: center;
    gap: ${adminPage.statLabel};
    color: ${meaning.textQuiet};
  }
  .label svg {
    width: ${adminPage.glyph};
    height: ${adminPage.glyph};
  }
  .value {
    font-size: ${adminPage.figure};
    font-weight: ${weight.black};
    font-stretch: ${width.wide};
    line-height: 1.1;
    letter-spacing: ${tracking.figure};
  }
  .note {
    color: ${meaning.textQuiet};
  }
  .note b {
    color: ${meaning.text};
    font-weight: ${weight.strong};
  }
  .waits .label svg,
  .waits .value {
    color: ${meaning.pending};
  }
  .seconds {
    grid-column: span 4;
    grid-template-columns: minmax(0, 1fr);
    align-content: stretch;
  }
  .seconds .stat {
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
    align-content: center;
  }
  .seconds .stat + .stat {
    border-left: 0;
    border-top: ${stroke.hairline} solid ${meaning.line};
  }
  .seconds .value {
    grid-column: 1;
    font-size: ${adminPage.figureSmall};
  }
  .trend {
    grid-column: 2;
    grid-row: 1 / span 2;
    color: ${meaning.okText};
    font-weight: ${weight.strong};
  }
`;

const panels = css`
  .wide,
  .narrow {
    ${panelLook}
    grid-column: span 8;
  }
  .narrow {
    grid-column: span 4;
  }
  .whole {
    ${panelLook}
    grid-column: 1 / -1;
  }
  .title {
    padding: ${adminPage.panelHead};
    border-bottom: ${stroke.hairline} solid ${meaning.line};
  }
  .body {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${space.x4};
    padding: ${adminPage.panelInset};
  }
  .feed > li {
    display: grid;
    grid-template-columns: ${adminPage.entryGlyph} minmax(0, 1fr) auto;
    gap: ${adminPage.entryGap};
    align-items: center;
    min-height: ${adminPage.entry};
    padding: ${adminPage.entryInset};
  }
  .feed > li + li {
    border-top: ${stroke.hairline} solid ${meaning.line};
  }
  .feed > li > svg {
    width: ${adminPage.entryGlyph};
    height: ${adminPage.entryGlyph};
    color: ${meaning.textQuiet};
  }
  .kind,
  .when {
    color: ${meaning.textQuiet};
  }
  .kind {
    font-size: ${size.tiny};
  }
  .what {
    font-size: ${size.control};
    font-weight: ${weight.bold};
    line-height: 1.3;
    overflow-wrap: anywhere;
  }
  .when {
    white-space: nowrap;
  }
  .due {
    box-shadow: inset ${stroke.heavy} 0 0 ${meaning.pending};
  }
  .feed > .due > svg,
  .due .kind {
    color: ${meaning.pending};
    font-weight: ${weight.bold};
  }
`;

const meters = css`
  .meter {
    display: grid;
    gap: ${adminPage.meterGap};
  }
  .meter p {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 ${space.x3};
    overflow-wrap: anywhere;
  }
  .meter svg {
    width: 100%;
    height: ${adminPage.meter}px;
  }
  .meter .all {
    fill: ${meaning.line};
  }
  .meter .part {
    fill: ${meaning.lineStrong};
  }
  details > summary {
    display: inline-flex;
    align-items: center;
    min-height: ${layout.touch};
    color: ${meaning.textQuiet};
    cursor: pointer;
  }
`;

const team = css`
  .team > li {
    display: grid;
    grid-template-columns: ${adminPage.member};
    gap: ${space.x2} ${space.x4};
    align-items: center;
    padding-block: ${space.x2};
    border-top: ${stroke.hairline} solid ${meaning.line};
  }
  .team bdi {
    font-weight: ${weight.bold};
    overflow-wrap: anywhere;
  }
  .search {
    display: flex;
    flex-wrap: wrap;
    align-items: end;
    gap: ${space.x3};
  }
  .search > div {
    flex: 1 1 ${adminPage.search};
  }
`;

export const overviewLook = css`
  display: grid;
  grid-template-columns: ${layout.twelve};
  gap: ${adminPage.gap};
  ${stats}
  ${panels}
  ${meters}
  ${team}

  ${below.tablet} {
    .wide,
    .narrow,
    .seconds {
      grid-column: 1 / -1;
    }
  }
  ${below.phone} {
    .stats:not(.seconds) {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
    .stats:not(.seconds) .stat:nth-child(odd) {
      border-left: 0;
    }
    .stats:not(.seconds) .stat:nth-child(n + 3) {
      border-top: ${stroke.hairline} solid ${meaning.line};
    }
    .stat {
      padding: ${adminPage.statPhone};
    }
    .stats:not(.seconds) .value {
      font-size: ${adminPage.figurePhone};
    }
    .feed > li {
      grid-template-columns: ${adminPage.entryGlyph} minmax(0, 1fr);
    }
    .feed > li > :nth-child(3) {
      grid-column: 2;
      justify-self: start;
    }
    .team > li {
      grid-template-columns: ${adminPage.memberPhone};
    }
    .team > li > :nth-child(n + 3) {
      grid-column: 2;
      justify-self: start;
    }
  }
`;
