import { css } from "styled-components";
import { meaning } from "../theme/meaning.ts";
import { size, space, stroke, weight, width } from "../theme/measures.ts";
import { five } from "../theme/parts/homePage.ts";
import { below, when } from "../theme/screens.ts";
import { parallelogram } from "../theme/slope.ts";

const names = css`
  .five span {
    position: absolute;
    left: 50%;
    bottom: ${five.plateAbove};
    max-width: 100%;
    padding: ${five.plateInset};
    overflow: hidden;
    background: ${meaning.chosen};
    color: ${meaning.onChosen};
    clip-path: ${parallelogram(five.plateCut)};
    font-size: ${size.small};
    font-weight: ${weight.name};
    font-stretch: ${width.name};
    line-height: 1;
    text-overflow: ellipsis;
    white-space: nowrap;
    transform: translateX(-50%);
  }
  .five li:nth-child(3) span {
    background: ${meaning.mark};
    color: ${meaning.onMark};
    font-size: ${size.prose};
  }
  ${below.phone} {
    .five span {
      display: none;
    }
  }
`;

/** Five players, the middle one in front. They reach beyond the page on the right. */
export const fiveLook = css`
  .five {
    position: relative;
    z-index: 2;
    grid-column: 1 / -1;
    grid-row: 1 / span 2;
    place-self: end;
    display: flex;
    align-items: flex-end;
    justify-content: flex-end;
    width: var(--five);
    margin-right: calc(${space.gutter} * -1 + ${five.bleed});
  }
  .five li {
    position: relative;
    flex: ${five.one};
    margin-left: ${five.oneShoulder};
  }
  .five li:nth-child(even) {
    z-index: 1;
    flex-basis: ${five.between};
  }
  .five li:nth-child(3) {
    z-index: 3;
    flex-basis: ${five.middle};
    margin-inline: ${five.middleShoulder};
  }
  .five li:nth-child(5) {
    margin-left: ${five.lastShoulder};
  }
  .five img {
    width: 100%;
    height: auto;
  }
  ${names}
  ${below.tablet} {
    .five {
      grid-column: 1 / -1;
      grid-row: 2;
      justify-content: center;
      justify-self: stretch;
      width: auto;
      margin: ${five.aboveTablet} calc(${space.gutter} * -1 + ${five.bleedTablet}) 0;
      padding-left: ${five.start};
      border-bottom: ${stroke.hairline} solid ${meaning.line};
    }
  }
  ${when.printed} {
    .five {
      display: none;
    }
  }
`;
