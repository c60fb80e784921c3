import { css } from "styled-components";
import { meaning } from "../theme/meaning.ts";
import { layer, layout, size, space, weight } from "../theme/measures.ts";
import { hero } from "../theme/parts/homePage.ts";
import { below, when } from "../theme/screens.ts";
import { rightEdge, run } from "../theme/slope.ts";
import { wrap } from "../theme/text.ts";
import { fiveLook } from "./fiveLook.ts";

export type HeroLook = {
  /** How many letters its longer line has: from some number on they are smaller. */
  readonly $letters: number;
};

const title = css<HeroLook>`
  h1 {
    position: relative;
    z-index: ${layer.inside};
    grid-column: 1 / -1;
    grid-row: 1;
    font-size: calc(${size.mega} * ${({ $letters }) => Math.min(1, hero.letters / $letters).toFixed(2)});
    font-weight: ${weight.black};
    line-height: ${hero.line};
    letter-spacing: ${hero.tracking};
    word-spacing: ${hero.wordGap};
    text-transform: uppercase;
    overflow-wrap: anywhere;
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
    z-index: ${layer.inside};
    isolation: isolate;
    grid-column: 1 / span 4;
    grid-row: 2;
    align-self: end;
    padding-block: ${space.x7} ${hero.textBelow};
  }
  .text::before {
    content: "";
    position: absolute;
    z-index: ${layer.behind};
    inset: ${hero.plate};
    background: ${meaning.surface};
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
    margin-top: ${space.x6};
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
    grid-column: 1 / -1;
    grid-row: 3;
    padding-block: ${space.x5} ${space.x7};
  }
  .text::before {
    display: none;
  }
`;

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
    position: relative;
    display: grid;
    grid-template-columns: ${layout.twelve};
    column-gap: ${space.column};
    min-height: ${hero.height};
    padding-top: ${hero.above};
  }
  ${title}
  ${text}
  ${fiveLook}
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
