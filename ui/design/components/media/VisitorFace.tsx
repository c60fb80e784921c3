import { styled } from "styled-components";
import { meaning } from "../../tokens/meaning.ts";
import { stroke } from "../../tokens/measures.ts";
import { face } from "../../tokens/parts/components.ts";
import type { FaceSize } from "./Face.tsx";

const Dashed = styled.svg<{ readonly $size: FaceSize }>`
  flex: none;
  width: ${({ $size }) => face[$size]};
  height: ${({ $size }) => face[$size]};
  fill: none;
  stroke: ${meaning.lineStrong};
  stroke-width: ${stroke.hairline};
  stroke-dasharray: 2 1.5;
`;

/** A head without a face: no member yet. */
export const VisitorFace = ({ size }: { readonly size: FaceSize }) => (
  <Dashed viewBox="0 0 24 24" aria-hidden="true" $size={size}>
    <path d="m2 23 2-6 5-2h6l5 2 2 6zM8 4l4-1.500L16 4l.500 6-2 4-2.500 1-2.500-1-2-4z" />
  </Dashed>
);
