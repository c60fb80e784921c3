import { styled } from "styled-components";
import { labelStyles, type ScoreLook, scoreStyles } from "./Score.styles.ts";
import { typeset } from "../text/french.ts";
import { Units } from "../text/Units.tsx";
import { VisuallyHidden } from "../text/VisuallyHidden.tsx";

const Drawing = styled.svg`
  display: inline-block;
  height: 0.69em;
  fill: none;
  stroke: currentColor;
  stroke-width: 14;
`;

/** "∞" as a drawing, as high as a digit: the font has no such character. */
const Endless = () => (
  <>
    <Drawing viewBox="-5 0 110 56" focusable="false">
      <path d="M50 28C60 12 68 7.5 77 7.5a20.5 20.5 0 0 1 0 41C68 48.5 60 44 50 28S32 7.5 23 7.5a20.5 20.5 0 0 0 0 41C32 48.5 40 44 50 28z" />
    </Drawing>
    <VisuallyHidden>∞</VisuallyHidden>
  </>
);

const List = styled.dl<ScoreLook>`
  ${scoreStyles}
`;

const Label = styled.dt<{ readonly $longest: number }>`
  ${labelStyles}
`;

/** A line breaks at spaces, but at none that keeps words together, and after hyphens. */
const longestPart = (text: string): number =>
  Math.max(...text.split(/[^\S\u00a0\u202f]|(?<=-)/u).map(({ length }) => length));

export type Figure = {
  readonly value: string;
  readonly words: string;
  /** Read by screen readers in place of a value that is a symbol. */
  readonly spoken?: string | undefined;
};

/** Three or four figures, in the size of a match's result. */
export const Score = ({ figures }: { readonly figures: readonly Figure[] }) => (
  <List $isNarrow={figures.length > 3}>
    {figures.map(({ value, words, spoken }, at) => (
      <div key={at}>
        <Label $longest={longestPart(typeset(words))}>{typeset(words)}</Label>
        <dd>
          {spoken === undefined ? (
            <Units text={typeset(value)} />
          ) : (
            <>
              <span aria-hidden="true">{value === "∞" ? <Endless /> : value}</span>
              <VisuallyHidden>{spoken}</VisuallyHidden>
            </>
          )}
        </dd>
      </div>
    ))}
  </List>
);
