import { styled } from "styled-components";
import type { TextPart } from "../../domain/search/marks.ts";
import { meaning } from "../design/tokens/meaning.ts";
import { typeset } from "../design/components/text/french.ts";

const Mark = styled.mark`
  background: none;
  color: inherit;
  text-decoration: underline;
  text-decoration-color: ${meaning.mark};
  text-decoration-thickness: 0.12em;
  text-underline-offset: 0.16em;
`;

/** A text whose found words are marked. */
export const Marked = ({ parts }: { readonly parts: readonly TextPart[] }) =>
  parts.map(({ text, isMarked }, at) =>
    // The parts of a text have no other name than their places.
    isMarked ? <Mark key={at}>{typeset(text)}</Mark> : typeset(text),
  );
