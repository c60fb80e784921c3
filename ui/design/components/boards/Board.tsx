import { css, styled } from "styled-components";
import { ground } from "../../tokens/ground.ts";
import { type Ground, meaning } from "../../tokens/meaning.ts";
import { space } from "../../tokens/measures.ts";
import { type BoardEdge, boardEdge, groundSteps } from "./boardEdges.ts";

export type BoardLook = {
  readonly $ground?: Ground | undefined;
  /** The shape of its borders with the neighbouring boards; straight by default. */
  readonly $edge?: BoardEdge | undefined;
};

/** The page's own ground is ink: a board on it needs no colours. */
const onInk = css`
  background: ${meaning.surface};
  color: ${meaning.text};
`;

/** A section of the page with its own ground. The class name equals the reference design's. */
export const Board = styled.section.attrs<BoardLook>(({ $ground = "ink", $edge }) => ({
  className: `board board--${$ground}${$edge ? ` board--${$edge}` : ""}`,
}))<BoardLook>`
  ${({ $ground = "ink" }) => ($ground === "ink" ? onInk : ground($ground))}
  position: relative;
  padding-block: ${space.section};

  .board--cut + & {
    padding-top: calc(${space.section} + 40px);
  }
  ${({ $edge, $ground = "ink" }) => ($edge ? boardEdge($edge) : groundSteps($ground))}
`;
