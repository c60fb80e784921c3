import { styled } from "styled-components";
import { ground } from "../theme/ground.ts";
import type { Ground } from "../theme/meaning.ts";
import { space } from "../theme/measures.ts";

/** A section of the page on its own ground. Its class is the reference's, so that a page can be read beside it. */
export const Board = styled.section.attrs<{ readonly $ground?: Ground }>(({ $ground = "ink" }) => ({
  className: `board board--${$ground}`,
}))<{ readonly $ground?: Ground }>`
  ${({ $ground = "ink" }) => ground($ground)}
  position: relative;
  padding-block: ${space.section};
`;
