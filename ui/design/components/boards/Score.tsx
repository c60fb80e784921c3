import { styled } from "styled-components";
import { Endless } from "../surfaces/Endless.tsx";
import { scoreStyles, type ScoreLook } from "./Score.styles.ts";
import { typeset } from "../text/french.ts";
import { Units } from "../text/Units.tsx";
import { VisuallyHidden } from "../text/VisuallyHidden.tsx";

const List = styled.dl<ScoreLook>`
  ${scoreStyles}
`;

export type Figure = {
  readonly value: string;
  readonly words: string;
  /** Read by screen readers in place of a value that is a symbol. */
  readonly spoken?: string | undefined;
};

/** Three or four figures, in the size of a match's result. */
export const Score = ({ figures }: { readonly figures: readonly Figure[] }) => (
  <List $isNarrow={figures.length > 3}>
    {figures.map(({ value, words, spoken }) => (
      <div key={words}>
        <dt>{typeset(words)}</dt>
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
