import { css, keyframes, styled } from "styled-components";
import { meaning } from "../../../design/tokens/meaning.ts";
import { motion, tracking, weight, width } from "../../../design/tokens/measures.ts";
import { parallelogram, run, skew, upright } from "../../../design/tokens/slope.ts";
import type { Place } from "./address.ts";

/** The picture of a broadcast, in pixels. */
export const picture = { width: 1920, height: 1080 } as const;

/** What stays visible on every screen of spectators: nine tenths of the picture. */
const edge = { x: "96px", y: "54px" } as const;

/** Without a change of opacity: an animated one is no first paint, which the app waits for. */
const appears = keyframes`
  from {
    translate: -24px 0;
  }
`;

const changes = keyframes`
  from {
    opacity: 0;
    translate: 0 16px;
  }
`;

/** The whole picture. Its sizes are pixels: a broadcast has one size. */
export const Stage = styled.div`
  position: relative;
  width: ${picture.width}px;
  height: ${picture.height}px;
  overflow: hidden;
  color: ${meaning.text};
  font-size: 28px;
  line-height: 1.15;
`;

/** Parts at the same place stand one above the other. */
export const Corner = styled.div<{ readonly $place: Place }>`
  position: absolute;
  display: grid;
  gap: 12px;
  max-width: calc(100% - 2 * ${edge.x});
  ${({ $place }) => css`
    ${$place.startsWith("haut") ? "top" : "bottom"}: ${edge.y};
    ${$place.endsWith("gauche") && `left: ${edge.x};`}
    ${$place.endsWith("droite") && `right: ${edge.x}; justify-items: end;`}
    ${$place.length <= 4 && "left: 50%; transform: translateX(-50%); justify-items: center; width: max-content;"}
  `}
  > * {
    animation: ${appears} ${motion.zoom} backwards;
  }
`;

const leaning = css`
  transform: ${skew};
  > * {
    transform: ${upright};
  }
`;

export const Bug = styled.div`
  display: flex;
  gap: 6px;
  height: 80px;
  > * {
    display: grid;
    ${leaning}
  }
`;

type NameLook = {
  readonly $isOurs?: boolean;
  /** The name has two lines of smaller letters. */
  readonly $isLong: boolean;
};

export const Name = styled.div<NameLook>`
  background: ${({ $isOurs = false }) => ($isOurs ? meaning.chosen : meaning.surfaceHigh)};
  color: ${({ $isOurs = false }) => ($isOurs ? meaning.onChosen : meaning.text)};
  > span {
    display: flex;
    align-items: center;
    gap: 20px;
    max-width: 460px;
    padding-inline: 28px;
    font-size: ${({ $isLong }) => ($isLong ? "22px" : "32px")};
    font-weight: ${weight.black};
    font-stretch: ${({ $isLong }) => ($isLong ? width.normal : width.title)};
    letter-spacing: ${tracking.title};
  }
  bdi {
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    overflow: hidden;
    overflow-wrap: anywhere;
  }
  img {
    flex: none;
    width: 52px;
    height: 52px;
    object-fit: contain;
  }
`;

export const Figure = styled.div<{ readonly $leads: boolean }>`
  place-items: center;
  min-width: 96px;
  padding-inline: 20px;
  background: ${({ $leads }) => ($leads ? meaning.mark : meaning.surface)};
  color: ${({ $leads }) => ($leads ? meaning.onMark : meaning.textStrong)};
  font-size: 52px;
  font-weight: ${weight.black};
  font-stretch: ${width.broad};
  letter-spacing: ${tracking.figure};
  line-height: 1;
  > b {
    animation: ${changes} ${motion.zoom} backwards;
  }
`;

/** The line under the score. */
export const Under = styled.div`
  width: fit-content;
  margin-left: -12px;
  padding: 8px 28px;
  background: ${meaning.surface};
  transform: ${skew};
  > p {
    display: flex;
    gap: 16px;
    margin: 0;
    transform: ${upright};
    font-size: 24px;
    font-weight: ${weight.strong};
    font-stretch: ${width.data};
  }
  b {
    font-weight: ${weight.black};
  }
`;

export const Maps = styled.ol`
  display: flex;
  gap: 6px;
  margin: 0;
  padding: 0;
  list-style: none;
`;

type MapLook = { readonly $tone: "won" | "lost" | "open"; readonly $isNarrow: boolean };

const mapTones = {
  won: [meaning.chosen, meaning.onChosen],
  lost: [meaning.surfaceHigh, meaning.text],
  open: [meaning.surface, meaning.textQuiet],
} as const;

export const MapCell = styled.li<MapLook>`
  min-width: ${({ $isNarrow }) => ($isNarrow ? "150px" : "220px")};
  padding: 12px 24px;
  background: ${({ $tone }) => mapTones[$tone][0]};
  color: ${({ $tone }) => mapTones[$tone][1]};
  ${leaning}
  text-align: center;
  > span,
  > b {
    display: block;
  }
  > span {
    max-width: ${({ $isNarrow }) => ($isNarrow ? "140px" : "240px")};
    overflow: hidden;
    font-size: 20px;
    font-stretch: ${width.tag};
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  > b {
    font-size: 30px;
    font-weight: ${weight.black};
  }
`;

/** The plate of a person, over the lower third of the picture. */
export const Third = styled.div`
  display: flex;
  align-items: end;
  > img {
    width: 236px;
    height: 228px;
    object-fit: cover;
    background: ${meaning.stage};
    clip-path: ${parallelogram(run("228px"))};
  }
  > div {
    margin-left: -28px;
    transform: ${skew};
  }
  p {
    width: fit-content;
    max-width: 1100px;
    margin: 0;
    padding: 10px 36px;
    background: ${meaning.surface};
    > * {
      display: inline-block;
      transform: ${upright};
    }
  }
  p:first-child {
    background: ${meaning.chosen};
    color: ${meaning.onChosen};
    font-size: 60px;
    font-weight: ${weight.black};
    font-stretch: ${width.title};
    letter-spacing: ${tracking.title};
    line-height: 1.05;
    overflow-wrap: anywhere;
  }
`;

export const NextPlate = styled.div`
  max-width: 720px;
  padding: 16px 36px;
  background: ${meaning.surface};
  ${leaning}
  p {
    margin: 0;
  }
  p:first-child {
    color: ${meaning.textQuiet};
    font-size: 22px;
  }
  p:nth-child(2) {
    font-size: 34px;
    font-weight: ${weight.black};
    font-stretch: ${width.broad};
    overflow-wrap: anywhere;
  }
`;
