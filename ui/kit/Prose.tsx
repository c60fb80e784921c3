import { styled } from "styled-components";
import { size, space } from "../theme/measures.ts";
import { prose } from "../theme/parts/surfaces.ts";
import { below } from "../theme/screens.ts";
import { proseBoxes } from "./proseBoxesLook.ts";
import { proseLists } from "./proseListsLook.ts";
import { proseTitles, proseWords } from "./proseTextLook.ts";

/** A text that is read from start to end: tips, articles, legal pages. The first paragraph may carry `.lead`. */
export const Prose = styled.div`
  font-size: ${size.prose};
  line-height: 1.68;
  overflow-wrap: break-word;

  > * + * {
    margin-top: ${prose.apart};
  }
  ${proseTitles}
  ${proseLists}
  ${proseWords}
  ${proseBoxes}
  ${below.phone} {
    .lead {
      font-size: ${prose.leadSmall};
    }
    > figure {
      margin-inline: calc(${space.gutter} * -1);
      border-inline: 0;
    }
  }
`;
