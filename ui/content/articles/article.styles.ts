import { css } from "styled-components";
import { ground } from "../../design/tokens/ground.ts";
import { meaning } from "../../design/tokens/meaning.ts";
import { layout, space } from "../../design/tokens/measures.ts";
import { below, when } from "../../design/tokens/screens.ts";
import { wrap } from "../../design/tokens/text.ts";

/** The text on the light ground, with the related articles beside it. */
export const paperStyles = css`
  ${ground("ice")}
  --step-fill: ${meaning.mark};
  --step-ink: ${meaning.onMark};
  padding-block: clamp(48px, 6vw, 88px);

  > .inside {
    ${wrap}
    display: grid;
    grid-template-columns: ${layout.twelve};
    gap: ${space.x7} ${space.column};
    align-items: start;
  }
  .text {
    grid-column: 2 / span 7;
    min-width: 0;
  }
  aside {
    grid-column: 10 / -1;
  }
  ${below.laptop} {
    .text {
      grid-column: 1 / span 8;
    }
    aside {
      grid-column: 9 / -1;
    }
  }
  ${below.phone} {
    .text,
    aside {
      grid-column: 1 / -1;
    }
  }
  ${when.printed} {
    > .inside {
      display: block;
    }
  }
`;

/** The place of the article, for its skeleton and its errors. */
export const apartStyles = css`
  ${wrap}
  display: grid;
  gap: ${space.x5};
  padding-block: ${space.x7} ${space.section};
`;
