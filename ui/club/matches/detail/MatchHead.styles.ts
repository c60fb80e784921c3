import { css, styled } from "styled-components";
import { printHidden } from "../../../design/tokens/layout.ts";
import { meaning } from "../../../design/tokens/meaning.ts";
import { size, space, tracking, weight, width } from "../../../design/tokens/measures.ts";
import { type QuietLook, quietButtonStyles } from "../../../design/components/actions/QuietButton.tsx";
import { below, when } from "../../../design/tokens/screens.ts";
import { parallelogram, rightEdge, run } from "../../../design/tokens/slope.ts";
import { wrap } from "../../../design/tokens/text.ts";

export const Frame = styled.header`
  ${wrap}
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.x5};
  padding-block: clamp(20px, 2.6vw, 40px) clamp(48px, 5vw, 80px);
`;

export const Where = styled.p`
  color: ${meaning.textQuiet};
  overflow-wrap: anywhere;
  b {
    color: ${meaning.text};
    font-weight: ${weight.strong};
  }
`;

/** One under the other, each plate with its right edge cut. */
const onPhones = css`
  --cut: ${run("72px")};
  grid-template-columns: minmax(0, 1fr);
  gap: 6px;
  && > span {
    min-height: 72px;
    margin: 0;
    padding: ${space.x3} calc(var(--cut) + 8px) ${space.x3} ${space.x4};
    clip-path: ${rightEdge("var(--cut)")};
  }
  && > span:nth-child(2) {
    justify-self: start;
    min-height: 56px;
    padding-right: calc(var(--cut) + 16px);
  }
  && > span:nth-child(3) {
    margin-right: 7%;
  }
`;

type SidesLook = {
  /** A name is too long for large letters. */
  readonly $isLong: boolean;
};

/** The two sides and the score between them, on plates as on a broadcast. */
export const Sides = styled.h1<SidesLook>`
  --cut: ${run("176px")};
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto minmax(0, 1fr);
  font-size: ${({ $isLong }) => ($isLong ? "clamp(1.125rem, 1.9vw, 1.75rem)" : "clamp(1.375rem, 3vw, 2.75rem)")};
  font-weight: ${weight.black};
  font-stretch: ${width.title};
  line-height: 1.04;
  letter-spacing: ${tracking.title};
  & > span {
    display: flex;
    align-items: center;
    gap: ${space.x4};
    min-width: 0;
    min-height: 176px;
    padding: ${space.x4} calc(var(--cut) + 8px);
  }
  & > span:nth-child(1) {
    padding-left: ${space.x5};
    background: ${meaning.chosen};
    color: ${meaning.onChosen};
    clip-path: ${rightEdge("var(--cut)")};
  }
  & > span:nth-child(2) {
    justify-content: center;
    margin-inline: calc(var(--cut) * -1 + 6px);
    background: ${meaning.mark};
    color: ${meaning.onMark};
    clip-path: ${parallelogram("var(--cut)")};
  }
  & > span:nth-child(3) {
    padding-right: ${space.x5};
    background: ${meaning.calm};
    color: ${meaning.onCalm};
    clip-path: polygon(var(--cut) 0, 100% 0, 100% 100%, 0 100%);
  }
  bdi {
    min-width: 0;
    overflow-wrap: anywhere;
    hyphens: auto;
  }
  img {
    flex: none;
    width: clamp(44px, 6vw, 88px);
    height: clamp(44px, 6vw, 88px);
    object-fit: contain;
  }
  ${below.laptop} {
    --cut: ${run("120px")};
    & > span {
      min-height: 120px;
      padding-inline: calc(var(--cut) + 2px);
    }
  }
  ${below.phone} {
    ${onPhones}
  }
  ${when.forced} {
    & > span:nth-child(n) {
      border: 1px solid;
      clip-path: none;
    }
  }
`;

export const Versus = styled.b`
  font-size: ${size.headline};
  font-weight: ${weight.name};
  white-space: nowrap;
`;

export const Figure = styled.b`
  font-size: clamp(2.5rem, 5.6vw, 5.5rem);
  font-weight: ${weight.black};
  font-stretch: ${width.wide};
  letter-spacing: ${tracking.figure};
  line-height: 1;
  white-space: nowrap;
`;

/** When, and how it stands. */
export const Facts = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.x3} ${space.x5};
  time {
    font-size: ${size.headline};
    font-weight: ${weight.title};
    font-stretch: ${width.broad};
  }
  p {
    min-width: 0;
    color: ${meaning.textQuiet};
    overflow-wrap: anywhere;
  }
`;

export const Acts = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.x3} ${space.x4};
  &:empty {
    display: none;
  }
  ${printHidden}
`;

export const Calendar = styled.a<QuietLook>`
  ${quietButtonStyles}
  min-height: 52px;
`;
