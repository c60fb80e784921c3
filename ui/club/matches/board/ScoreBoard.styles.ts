import { css, styled } from "styled-components";
import { meaning } from "../../../design/tokens/meaning.ts";
import { size, space, tracking, weight, width } from "../../../design/tokens/measures.ts";
import { when } from "../../../design/tokens/screens.ts";
import { rightEdge, run } from "../../../design/tokens/slope.ts";
import { visuallyHidden } from "../../../design/tokens/text.ts";

export type BoardSize = "large" | "middle" | "small";

/** The heights of the plates: side by side, and one under the other. */
const heights = {
  large: ["144px", "66px"],
  middle: ["112px", "66px"],
  small: ["76px", "52px"],
} as const satisfies Record<BoardSize, unknown>;

const names = {
  large: "clamp(1.375rem, 3.1cqi, 2.5rem)",
  middle: "clamp(1.25rem, 2.5cqi, 1.875rem)",
  small: size.headline,
} as const satisfies Record<BoardSize, string>;

const figures = {
  large: "clamp(3rem, 6.4cqi, 5.25rem)",
  middle: "clamp(2.5rem, 5cqi, 4rem)",
  small: "2.5rem",
} as const satisfies Record<BoardSize, string>;

/** The width of the board decides on its form, not the width of the screen. */
export const Frame = styled.div`
  container-type: inline-size;
  min-width: 0;
`;

/** Side by side on a tablet: lower plates leave room for a name. */
const inNarrow = "@container (max-width: 52em)";

/** One under the other: there is no room for both names. */
const inRows = "@container (max-width: 35em)";

/** The narrowest phone: a long name and a high score need the crest's room. */
const inNarrowRows = "@container (max-width: 18.5em)";

type PlatesLook = {
  readonly $size: BoardSize;
  /** A name is too long for large letters. */
  readonly $isLong: boolean;
  /** A name has a word that has no room in large letters between crest and figure. */
  readonly $hasLongWord: boolean;
};

export const Plates = styled.p<PlatesLook>`
  --tall: ${({ $size }) => heights[$size][0]};
  --cut: ${run("var(--tall)")};
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto minmax(0, 1fr);
  font-size: ${({ $size, $isLong }) => ($isLong ? `calc(${names[$size]} * 0.68)` : names[$size])};
  font-weight: ${weight.black};
  font-stretch: ${width.title};
  line-height: 1.06;
  letter-spacing: ${tracking.title};
  ${inNarrow} {
    --tall: ${({ $size }) => ($size === "large" ? "104px" : heights[$size][0])};
    ${({ $size, $hasLongWord }) => $hasLongWord && `font-size: calc(${names[$size]} * 0.68);`}
  }
  ${inRows} {
    --tall: ${({ $size }) => heights[$size][1]};
    grid-template-columns: minmax(0, 1fr);
    row-gap: ${space.x1};
    font-size: ${({ $isLong }) => ($isLong ? size.small : size.headline)};
  }
`;

/** What a plate says: its side won, lost, or neither yet. */
export type Tone = "won" | "lost" | "ours" | "theirs";

const fills = {
  won: [meaning.mark, meaning.onMark],
  lost: [meaning.calm, meaning.onCalm],
  ours: [meaning.chosen, meaning.onChosen],
  theirs: [meaning.calm, meaning.onCalm],
} as const satisfies Record<Tone, unknown>;

/** A crest in the club's colour needs a field of its own on a bright plate. */
const onField = css`
  img {
    padding: 6px;
    background: ${meaning.onMark};
  }
`;

const filled = (tone: Tone) => css`
  background: ${fills[tone][0]};
  color: ${fills[tone][1]};
`;

const plateStyles = css<{ readonly $tone: Tone }>`
  ${({ $tone }) => filled($tone)}
  display: flex;
  align-items: center;
  gap: ${space.x4};
  min-width: 0;
  min-height: var(--tall);
  padding-block: ${space.x1};
  img {
    flex: none;
    object-fit: contain;
    max-height: calc(var(--tall) * 0.64);
    width: auto;
  }
  bdi {
    flex: 1;
    min-width: 0;
    overflow-wrap: anywhere;
    hyphens: auto;
  }
  ${({ $tone }) => $tone === "won" && onField}
  [data-scores] [data-edge] > & img {
    padding: 0;
    background: none;
  }
  ${inRows} {
    gap: ${space.x3};
    padding: ${space.x1} calc(var(--cut) + 10px) ${space.x1} ${space.x3};
    clip-path: ${rightEdge("var(--cut)")};
    img {
      max-height: calc(var(--tall) * 0.6);
    }
  }
  ${inNarrowRows} {
    img {
      display: none;
    }
  }
  ${when.forced} {
    border: 1px solid;
    clip-path: none;
  }
`;

export const Ours = styled.span<{ readonly $tone: Tone }>`
  ${plateStyles}
  [data-scores] [data-edge] > & {
    ${filled("ours")}
  }
  padding-inline: ${space.x5} calc(var(--cut) + 4px);
  clip-path: ${rightEdge("var(--cut)")};
`;

/** As in a mirror, where both sides stand on a line. */
export const Theirs = styled.span<{ readonly $tone: Tone }>`
  ${plateStyles}
  [data-scores] [data-edge] > & {
    ${filled("theirs")}
  }
  grid-column: 3;
  flex-direction: row-reverse;
  padding-inline: calc(var(--cut) + 4px) ${space.x5};
  text-align: end;
  clip-path: polygon(var(--cut) 0, 100% 0, 100% 100%, 0 100%);
  ${inRows} {
    grid-column: 1;
    flex-direction: row;
    text-align: start;
  }
`;

/** Between the plates, whose edges lean. */
export const Between = styled.span`
  position: relative;
  align-self: center;
  margin-inline: calc(var(--cut) * -0.5 + 3px);
  ${inRows} {
    ${visuallyHidden}
  }
`;

export const Versus = styled.span`
  padding-inline: ${space.x2};
  color: ${meaning.textQuiet};
  font-size: ${size.small};
  font-weight: ${weight.semi};
  font-stretch: ${width.normal};
  letter-spacing: 0;
`;

export const Figure = styled.b<{ readonly $size: BoardSize }>`
  flex: none;
  font-size: ${({ $size }) => figures[$size]};
  font-weight: ${weight.black};
  font-stretch: ${width.wide};
  font-variant-numeric: tabular-nums;
  letter-spacing: ${tracking.figure};
  line-height: 1;
  ${inRows} {
    font-size: 2.5rem;
  }
`;
