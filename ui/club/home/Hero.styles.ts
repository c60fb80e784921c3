import { css, styled } from "styled-components";
import { printHidden } from "../../design/tokens/layout.ts";
import { meaning } from "../../design/tokens/meaning.ts";
import { layer, layout, size, space, stroke, weight, width } from "../../design/tokens/measures.ts";
import { below, when } from "../../design/tokens/screens.ts";
import { parallelogram, rightEdge, run } from "../../design/tokens/slope.ts";
import { wrap } from "../../design/tokens/text.ts";

/** Height of a line of the title, in em. */
export const titleLine = 0.86;

const above = "clamp(20px, min(4.4vw, (100svh - 500px) * .13), 64px)";
const bleed = "-24px";

/** The headline over the sky; below it what the club is, and those who play for it. */
export const Stage = styled.section`
  position: relative;
  isolation: isolate;
  overflow: hidden;
  /* The season's rays are pressed through the letters. */
  &:has(> nav) :is(h1, h1 *) {
    pointer-events: none;
  }
`;

/** The light, first of its three places. */
export const Sky = styled.img`
  position: absolute;
  z-index: ${layer.behind};
  inset: 0 0 auto;
  width: 100%;
  height: 100%;
  object-fit: cover;
  object-position: 100% 0;
  ${below.tablet} {
    height: 84vw;
    object-position: 66% 0;
  }
  ${printHidden}
`;

export const Title = styled.h1`
  position: relative;
  z-index: ${layer.inside};
  grid-column: 1 / -1;
  grid-row: 1;
  font-size: var(--letters);
  font-weight: ${weight.black};
  line-height: ${titleLine};
  letter-spacing: -0.035em;
  word-spacing: 0.07em;
  text-transform: uppercase;
  white-space: nowrap;
  span {
    display: block;
  }
  span + span {
    padding-left: ${run(`${titleLine}em`)};
  }
`;

const name = css`
  position: absolute;
  left: 50%;
  bottom: 18px;
  max-width: 100%;
  padding: 7px 18px;
  overflow: hidden;
  background: ${meaning.chosen};
  color: ${meaning.onChosen};
  clip-path: ${parallelogram("9px")};
  font-size: ${size.small};
  font-weight: ${weight.name};
  font-stretch: ${width.name};
  line-height: 1;
  text-overflow: ellipsis;
  white-space: nowrap;
  transform: translateX(-50%);
  ${below.phone} {
    display: none;
  }
`;

/** Five players, the middle one in front. They reach beyond the page on the right. */
export const Players = styled.ul`
  position: relative;
  z-index: 2;
  grid-column: 1 / -1;
  grid-row: 1 / span 2;
  place-self: end;
  display: flex;
  align-items: flex-end;
  justify-content: flex-end;
  width: var(--five);
  margin-right: calc(${space.gutter} * -1 + ${bleed});
  li {
    position: relative;
    flex: 0 0 27%;
    margin-left: -10.2%;
  }
  li:nth-child(even) {
    z-index: 1;
    flex-basis: 29%;
  }
  li:nth-child(3) {
    z-index: 3;
    flex-basis: 36%;
    margin-inline: -10% -2%;
  }
  li:nth-child(5) {
    margin-left: -9%;
  }
  img {
    width: 100%;
    height: auto;
  }
  span {
    ${name}
  }
  li:nth-child(3) span {
    background: ${meaning.mark};
    color: ${meaning.onMark};
    font-size: ${size.prose};
  }
  ${below.tablet} {
    grid-column: 1 / -1;
    grid-row: 2;
    justify-content: center;
    justify-self: stretch;
    width: auto;
    margin: 14px calc(${space.gutter} * -1 + -30px) 0;
    padding-left: 9%;
    border-bottom: ${stroke.hairline} solid ${meaning.line};
  }
  /* Five whole faces; only the shoulders reach beyond the screen. */
  ${below.phone} {
    margin-inline: calc(${space.gutter} * -1 - 8px);
  }
  ${printHidden}
`;

/** The club's emblem in the place of its players. */
export const Mark = styled.img`
  z-index: ${layer.inside};
  grid-column: 1 / -1;
  grid-row: 1 / span 2;
  place-self: end;
  width: auto;
  height: calc(var(--stage) - ${above} - ${2 * titleLine} * var(--letters) - 24px);
  min-height: 200px;
  margin-right: 4%;
  padding-bottom: 16px;
  ${below.tablet} {
    grid-row: 2;
    justify-self: center;
    height: clamp(180px, 46vw, 360px);
    margin: ${space.x5} 0 0;
  }
  ${printHidden}
`;

export const Text = styled.div`
  position: relative;
  z-index: ${layer.inside};
  grid-column: 1 / -1;
  grid-row: 2;
  align-self: end;
  justify-self: start;
  max-width: calc(100% + ${space.gutter} - ${space.x3} - ${bleed} - var(--five));
  /* What a low window has to spare goes between the words. */
  padding-block: clamp(12px, (100svh - 600px) * 0.16, 48px) clamp(16px, (100svh - 600px) * 0.24, 72px);
  &::before {
    content: "";
    position: absolute;
    z-index: ${layer.behind};
    /* The sky fades out under the words. */
    inset: -32px -72px 0 -50vw;
    background: linear-gradient(transparent, ${meaning.surface} 72px);
    clip-path: ${rightEdge("112px")};
  }
  p {
    max-width: 34em;
    font-size: clamp(1.125rem, 1.45vw, 1.3125rem);
    line-height: 1.5;
    overflow-wrap: break-word;
  }
  ${below.tablet} {
    max-width: none;
    grid-row: 3;
    padding-block: ${space.x5} ${space.x7};
    &::before {
      display: none;
    }
  }
`;

export const Acts = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.x1} ${space.x5};
  margin-top: clamp(16px, 3.4svh, 32px);
  ${below.phone} {
    & > :first-child {
      justify-content: center;
      width: 100%;
    }
  }
`;

type InsideProps = {
  /** Width of its longer line in em. The letters are as large as leaves it on one line. */
  readonly $width: number;
};

/** As wide as makes the five as high as the room under the title, or as fits beside it. */
const widthOfFive = ({ $width }: InsideProps) => {
  const under = `(var(--stage) - ${above} - ${2 * titleLine} * var(--letters) + 24px) * 2.31`;
  const beside = `(${layout.column} + ${space.gutter} - ${bleed} - ${$width.toFixed(2)} * var(--letters)) / 0.7`;
  return `clamp(352px, max(${under}, ${beside}), var(--most) + ${space.gutter} - ${bleed})`;
};

export const Inside = styled.div<InsideProps>`
  ${wrap}
  --letters: min(${size.mega}, ${layout.column} / ${({ $width }) => $width.toFixed(2)});
  /* With the bars over and under it, it fills the first screen and no more. */
  --stage: min(752px, 100svh - var(--bar-height) - 9.75rem);
  --most: 66%;
  --five: ${widthOfFive};
  position: relative;
  display: grid;
  grid-template-columns: ${layout.twelve};
  column-gap: ${space.column};
  min-height: var(--stage);
  padding-top: ${above};
  ${below.laptop} {
    --most: 60%;
  }
  ${below.tablet} {
    min-height: 0;
    padding-top: 32px;
  }
  ${when.printed} {
    min-height: 0;
  }
`;
