import { styled } from "styled-components";
import { meaning } from "../../tokens/meaning.ts";

const plate = "M24 14h66L72 82H6z";

const Art = styled.svg`
  fill: none;
  stroke: ${meaning.stageLine};
  stroke-width: 4;
`;
const Dashed = styled.path`
  stroke-dasharray: 8 6;
`;

/** In the page and not as images: images read no custom property, and so not the club's colours. */
const drawings = {
  filtered: (
    <>
      <Dashed d={plate} />
      <g transform="rotate(104 48 48)" stroke="none">
        <path fill={meaning.action} d="M48 26l7 22h-14z" />
        <path fill={meaning.text} d="M48 70l7-22h-14z" />
      </g>
    </>
  ),
  first: (
    <>
      <path d={plate} />
      <path stroke={meaning.action} d="M48 34v28M34 48h28" />
    </>
  ),
  failed: (
    <>
      <path d="M24 14h24L32 82H6zM62 14h28L72 82H44" />
      <path stroke={meaning.danger} d="M56 6 40 90" />
    </>
  ),
} as const;

/** The drawing of an empty list: no match, nothing yet, failed. */
export const EmptyArt = ({ why }: { readonly why: keyof typeof drawings }) => (
  <Art viewBox="0 0 96 96" aria-hidden="true">
    {drawings[why]}
  </Art>
);
