import { styled } from "styled-components";
import type { Score } from "../../../../domain/club/matches/match.ts";
import { meaning } from "../../../design/tokens/meaning.ts";
import { slope } from "../../../design/tokens/slope.ts";

const [long, tall, gap] = [160, 8, 3] as const;

const Drawing = styled.svg`
  width: 100%;
  max-width: ${long}px;
  height: ${tall}px;
  fill: ${meaning.lineStrong};
  path:first-child {
    fill: ${meaning.text};
  }
`;

/** How two figures share a bar: ours first. Decoration: the figures stand beside it. */
export const SplitBar = ({ ours, theirs }: Score) => {
  const sum = ours + theirs;
  const lean = tall * slope;
  // Past both ends where a side has all of it.
  const at =
    sum === 0
      ? long / 2
      : ours * theirs === 0
        ? ours > 0
          ? long + tall
          : -tall
        : lean + (long - 2 * lean) * (ours / sum);
  const [top, foot] = [at + lean / 2, at - lean / 2].map((x) => Math.round(x * 10) / 10) as [number, number];
  return (
    <Drawing viewBox={`0 0 ${long} ${tall}`} preserveAspectRatio="none" aria-hidden="true" focusable="false">
      <path d={`M0 0H${top - gap / 2}L${foot - gap / 2} ${tall}H0z`} />
      <path d={`M${top + gap / 2} 0H${long}V${tall}H${foot + gap / 2}z`} />
    </Drawing>
  );
};
