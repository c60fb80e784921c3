import { styled } from "styled-components";
import { icon } from "../../tokens/parts/controls.ts";
import { type IconName, icons } from "./icons.ts";

const Drawing = styled.svg`
  flex: none;
  width: ${icon.size};
  height: ${icon.size};
  fill: none;
  stroke: currentColor;
  stroke-width: 2.2;
  stroke-linejoin: miter;
  stroke-linecap: square;
`;

/** Decoration: a word is beside it, or names the button around it. */
export const Icon = ({ name }: { readonly name: IconName }) => (
  <Drawing viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    <path d={icons[name]} />
  </Drawing>
);
