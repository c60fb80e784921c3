import type { ReactNode } from "react";
import { styled } from "styled-components";
import { quietButtonStyles, type QuietLook } from "../../../design/components/actions/QuietButton.tsx";
import { typeset } from "../../../design/components/text/french.ts";
import { VisuallyHidden } from "../../../design/components/text/VisuallyHidden.tsx";
import { layer } from "../../../design/tokens/measures.ts";
import { below } from "../../../design/tokens/screens.ts";
import { visuallyHidden } from "../../../design/tokens/text.ts";
import { useReveal } from "./useScore.ts";
import { words } from "./words.ts";

/** Above the link that covers a row. */
const Frame = styled.button<QuietLook>`
  ${quietButtonStyles}
  position: relative;
  z-index: ${layer.inside};
`;

/** The words that a narrow row has no room for. */
const Rest = styled.span`
  ${below.phone} {
    ${visuallyHidden}
  }
`;

type RevealProps = {
  /** The score's name: see `useScore`. */
  readonly name: string;
  /** Whose score it is, for screen readers. */
  readonly about: string;
  readonly children: ReactNode;
};

/** A button in the place of a hidden score. */
export const Reveal = ({ name, about, children }: RevealProps) => (
  <Frame type="button" onClick={useReveal(name)}>
    <span>
      {children}
      <VisuallyHidden> {typeset(about)}</VisuallyHidden>
    </span>
  </Frame>
);

type RowProps = { readonly slug: string; readonly opponent: string; readonly day: string };

/** The button in a row of matches. */
export const RevealInRow = ({ slug, opponent, day }: RowProps) => (
  <Reveal name={slug} about={words.against(opponent, day)}>
    {words.show}
    <Rest> {words.theScore}</Rest>
  </Reveal>
);
