import type { ReactNode } from "react";
import { styled } from "styled-components";
import type { Badge } from "../../../domain/accounts/badges.ts";
import { slat } from "../../design/drawings/shapes.ts";
import { meaning } from "../../design/tokens/meaning.ts";
import { badge as measures } from "../../design/tokens/parts/badge.ts";

type Fills = { readonly main: string; readonly other: string };

const months = [12, 20.5, 29].flatMap((y) => [9.5, 17, 24.5, 32].map((x) => slat(x, y, 4.5, 6.5)));

/** On a field of 48 × 48, in the page and not as images: images read no custom property, and so not the club's colours. */
const marks: Readonly<Record<Badge, (fills: Fills) => ReactNode>> = {
  staff: ({ main, other }) => (
    <g transform="rotate(24 24 24)">
      <path fill={main} d="M24 7l6.500 17h-13z" />
      <path fill={other} d="M24 41l6.500-17h-13z" />
    </g>
  ),
  "first-tip": ({ main, other }) => (
    <g transform="rotate(18 24 24)">
      <path fill={other} d="M23 8v16l-2 3 2 3v9h-4l-6-13z" />
      <path fill={main} d="M25 8v16l2 3-2 3v9h4l6-13z" />
    </g>
  ),
  "hundred-readers": ({ main, other }) => (
    <>
      <path fill={other} d="M6 24 20 13h8l14 11-14 11h-8zM24 15l-9 9 9 9 9-9z" fillRule="evenodd" />
      <path fill={main} d="M24 18l6 6-6 6-6-6z" />
    </>
  ),
  "ten-right": ({ main, other }) => (
    <>
      <path fill={other} d="M8 25l5-5 7 7-5 5z" />
      <path fill={main} d="M36 11l5 5-21 21-5-5z" />
    </>
  ),
  "a-year": ({ main, other }) => (
    <>
      <path fill={other} d={months.slice(0, -1).join("")} />
      <path fill={main} d={months.at(-1)} />
    </>
  ),
};

const Art = styled.svg<{ readonly $isEarned: boolean }>`
  flex: none;
  width: ${measures.size};
  height: ${measures.size};

  > path:first-child {
    fill: ${({ $isEarned }) => ($isEarned ? meaning.stage : "none")};
    stroke: ${meaning.stageLine};
    stroke-width: 1.5;
    stroke-dasharray: ${({ $isEarned }) => ($isEarned ? "none" : "4 3")};
  }
`;

/** The drawing of a badge; its name stands beside it. */
export const BadgeArt = ({ badge, isEarned }: { readonly badge: Badge; readonly isEarned: boolean }) => (
  <Art viewBox="0 0 48 48" aria-hidden="true" $isEarned={isEarned}>
    <path d="M13 2h33v31L35 46H2V15z" />
    {marks[badge](
      isEarned ? { main: meaning.action, other: meaning.text } : { main: meaning.stageLine, other: meaning.stageLine },
    )}
  </Art>
);
