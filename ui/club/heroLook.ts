import { css } from "styled-components";
import { meaning } from "../theme/meaning.ts";
import { layer, layout, size, space, weight } from "../theme/measures.ts";
import { five, hero } from "../theme/parts/homePage.ts";
import { below, when } from "../theme/screens.ts";
import { rightEdge, run } from "../theme/slope.ts";
import { wrap } from "../theme/text.ts";
import { fiveLook } from "./fiveLook.ts";

export type HeroLook = {
  /** How wide its longer line is, in em. Its letters are as large as leaves it on one line. */
  readonly $width: number;
};

const title = css<HeroLook>`
  h1 {
    position: relative;
    z-index: ${layer.inside};
    grid-column: 1 / -1;
    grid-row: 1;
    font-size: var(--letters);
    font-weight: ${weight.black};
    line-height: ${hero.line};
    letter-spacing: ${hero.tracking};
    word-spacing: ${hero.wordGap};
    text-transform: uppercase;
    white-space: nowrap;
  }
  h1 span {
    display: block;
  }
  h1 span + span {
    padding-left: ${run(`${hero.line}em`)};
  }
`;

const text = css`
  .text {
    position: relative;
    isolation: isolate;
    grid-column: 1 / -1;
    grid-row: 2;
    align-self: end;
    justify-self: start;
    max-width: calc(100% + ${space.gutter} - ${space.x3} - ${five.bleed} - var(--five));
    padding-block: ${hero.textAbove} ${hero.textBelow};
  }
  .text::before {
    content: "";
    position: absolute;
    z-index: ${layer.behind};
    inset: ${hero.plate};
    background: linear-gradient(transparent, ${meaning.surface} ${hero.plateFade});
    clip-path: ${rightEdge(hero.plateCut)};
  }
  .text > p {
    max-width: ${hero.text};
    font-size: ${hero.textSize};
    line-height: 1.5;
    overflow-wrap: break-word;
  }
  .acts {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${space.x3} ${space.x5};
    margin-top: ${hero.actsAbove};
  }
`;

const onTablets = css`
  .sky {
    height: ${hero.skyTablet};
    object-position: ${hero.skyPartTablet};
  }
  .inside {
    min-height: 0;
    padding-top: ${hero.aboveTablet};
  }
  .text {
    max-width: none;
    grid-row: 3;
    padding-block: ${space.x5} ${space.x7};
  }
  .text::before {
    display: none;
  }
`;

/** As wide as makes the five as high as the room under the title, or as fits beside it. */
const widthOfFive = ({ $width }: HeroLook) => {
  const under = `(var(--stage) - ${hero.above} - ${2 * hero.line} * var(--letters) + ${five.reach}) * ${five.shape}`;
  const beside = `(${layout.column} + ${space.gutter} - ${five.bleed} - ${$width.toFixed(2)} * var(--letters)) / ${five.beside}`;
  return `clamp(${five.least}, max(${under}, ${beside}), var(--most) + ${space.gutter} - ${five.bleed})`;
};

/** The headline over the sky; below it what the club is, and those who play for it. */
export const heroLook = css<HeroLook>`
  position: relative;
  isolation: isolate;
  overflow: hidden;

  /* The light, first of its three places. */
  .sky {
    position: absolute;
    z-index: ${layer.behind};
    inset: 0 0 auto;
    width: 100%;
    height: 100%;
    object-fit: cover;
    object-position: ${hero.skyPart};
  }
  .inside {
    ${wrap}
    --letters: min(${size.mega}, ${layout.column} / ${({ $width }) => $width.toFixed(2)});
    --stage: ${hero.height};
    --most: ${five.most};
    --five: ${widthOfFive};
    position: relative;
    display: grid;
    grid-template-columns: ${layout.twelve};
    column-gap: ${space.column};
    min-height: var(--stage);
    padding-top: ${hero.above};
  }
  ${title}
  ${text}
  ${fiveLook}
  ${below.laptop} {
    .inside {
      --most: ${five.mostLaptop};
    }
  }
  ${below.tablet} {
    ${onTablets}
  }
  ${below.phone} {
    .acts > :first-child {
      justify-content: center;
      width: 100%;
    }
  }
  ${when.printed} {
    .sky {
      display: none;
    }
    .inside {
      min-height: 0;
    }
  }
`;
