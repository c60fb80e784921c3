import { css } from "styled-components";
import { meaning } from "../../design/tokens/meaning.ts";
import { layer, layout, size, space, weight } from "../../design/tokens/measures.ts";
import { five, hero } from "../../design/tokens/parts/homePage.ts";
import { below, when } from "../../design/tokens/screens.ts";
import { rightEdge, run } from "../../design/tokens/slope.ts";
import { wrap } from "../../design/tokens/text.ts";
import { fiveStyles } from "../about/five.styles.ts";

export type HeroLook = {
  /** The width of the longer line, in em: the font size is the largest that keeps it on one line. */
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
    letter-spacing: -0.035em;
    word-spacing: 0.07em;
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
    /* A low window leaves less space between the words. */
    padding-block: clamp(12px, (100svh - 600px) * 0.16, 48px) clamp(16px, (100svh - 600px) * 0.24, 72px);
  }
  .text::before {
    content: "";
    position: absolute;
    z-index: ${layer.behind};
    /* The sky fades out under the words. */
    inset: -32px -72px 0 -50vw;
    background: linear-gradient(transparent, ${meaning.surface} 72px);
    clip-path: ${rightEdge("112px")};
  }
  .text > p {
    max-width: 34em;
    font-size: clamp(1.125rem, 1.45vw, 1.3125rem);
    line-height: 1.5;
    overflow-wrap: break-word;
  }
  .acts {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${space.x3} ${space.x5};
    margin-top: clamp(16px, 3.4svh, 32px);
  }
`;

const onTablets = css`
  .sky {
    height: 84vw;
    object-position: 66% 0;
  }
  .inside {
    min-height: 0;
    padding-top: 32px;
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

/** The width at which the portraits are as high as the space under the title, or fit beside it. */
const widthOfFive = ({ $width }: HeroLook) => {
  const under = `(var(--stage) - ${hero.above} - ${2 * hero.line} * var(--letters) + 24px) * 2.31`;
  const beside = `(${layout.column} + ${space.gutter} - ${five.bleed} - ${$width.toFixed(2)} * var(--letters)) / 0.7`;
  return `clamp(352px, max(${under}, ${beside}), var(--most) + ${space.gutter} - ${five.bleed})`;
};

/** The headline over the sky; below it the lead text and the portraits. */
export const heroStyles = css<HeroLook>`
  position: relative;
  isolation: isolate;
  overflow: hidden;

  /* The aurora, in the first of its three uses. */
  .sky {
    position: absolute;
    z-index: ${layer.behind};
    inset: 0 0 auto;
    width: 100%;
    height: 100%;
    object-fit: cover;
    object-position: 100% 0;
  }
  .inside {
    ${wrap}
    --letters: min(${size.mega}, ${layout.column} / ${({ $width }) => $width.toFixed(2)});
    /* Together with both bars it fills the first screen exactly. */
    --stage: min(752px, 100svh - var(--bar-height) - 9.75rem);
    --most: 66%;
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
  ${fiveStyles}
  ${below.laptop} {
    .inside {
      --most: 60%;
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
