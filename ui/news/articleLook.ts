import { css } from "styled-components";
import { ground } from "../theme/ground.ts";
import { meaning } from "../theme/meaning.ts";
import { layout, space } from "../theme/measures.ts";
import { newsPage } from "../theme/parts/newsPage.ts";
import { below, when } from "../theme/screens.ts";
import { wrap } from "../theme/text.ts";

/** What reads long is read on paper: the text, and what to read next beside it. */
export const paperLook = css`
  ${ground("ice")}
  --step-fill: ${meaning.mark};
  --step-ink: ${meaning.onMark};
  padding-block: ${newsPage.paper};

  > .inside {
    ${wrap}
    display: grid;
    grid-template-columns: ${layout.twelve};
    gap: ${space.x7} ${space.column};
    align-items: start;
  }
  .text {
    grid-column: ${newsPage.text};
    min-width: 0;
  }
  aside {
    grid-column: ${newsPage.side};
  }
  ${below.laptop} {
    .text {
      grid-column: ${newsPage.textLaptop};
    }
    aside {
      grid-column: ${newsPage.sideLaptop};
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

/** Where an article would be. */
export const apartLook = css`
  ${wrap}
  display: grid;
  gap: ${space.x5};
  padding-block: ${space.x7} ${space.section};
`;
