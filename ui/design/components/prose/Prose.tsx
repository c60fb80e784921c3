import { styled } from "styled-components";
import { size, space } from "../../tokens/measures.ts";
import { below } from "../../tokens/screens.ts";
import { proseBoxes } from "./proseBoxes.styles.ts";
import { proseLists } from "./proseLists.styles.ts";
import { proseTitles, proseWords } from "./proseText.styles.ts";

/** A text that is read from start to end: tips, articles, legal pages. */
export const Prose = styled.div`
  font-size: ${size.prose};
  line-height: 1.68;
  overflow-wrap: break-word;

  > * + * {
    margin-top: 1.25em;
  }
  ${proseTitles}
  ${proseLists}
  ${proseWords}
  ${proseBoxes}
  ${below.phone} {
    > figure {
      margin-inline: calc(${space.gutter} * -1);
      border-inline: 0;
    }
  }
`;
