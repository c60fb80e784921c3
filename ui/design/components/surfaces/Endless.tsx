import { styled } from "styled-components";
import { VisuallyHidden } from "../text/VisuallyHidden.tsx";

const Drawing = styled.svg`
  display: inline-block;
  height: 0.69em;
  fill: none;
  stroke: currentColor;
  stroke-width: 14;
`;

/** "∞" as a drawing, as high as a digit: the font has no such character. */
export const Endless = () => (
  <>
    <Drawing viewBox="-5 0 110 56" focusable="false">
      <path d="M50 28C60 12 68 7.5 77 7.5a20.5 20.5 0 0 1 0 41C68 48.5 60 44 50 28S32 7.5 23 7.5a20.5 20.5 0 0 0 0 41C32 48.5 40 44 50 28z" />
    </Drawing>
    <VisuallyHidden>∞</VisuallyHidden>
  </>
);
