import { styled } from "styled-components";
import type { Tone } from "../../../../domain/content/body/content.ts";
import { meaning } from "../../tokens/meaning.ts";
import { size, space, stroke } from "../../tokens/measures.ts";

/** Blocks that stand apart from their text, below their name. A component, so that only pages with one get its rules. */
export const Callout = styled.div<{ readonly $tone: Tone }>`
  padding: ${space.x4} ${space.x5};
  background: ${meaning.surfaceRaised};
  border-left: ${stroke.heavy} solid ${({ $tone }) => ($tone === "warning" ? meaning.danger : meaning.mark)};
  > * + * {
    margin-top: 0.6em;
  }
  > strong:first-child {
    display: block;
    font-size: ${size.small};
  }
  > strong + * {
    margin-top: ${space.x1};
  }
`;
