import { css } from "styled-components";
import { meaning } from "../../design/tokens/meaning.ts";
import { layout, space } from "../../design/tokens/measures.ts";
import { below, when } from "../../design/tokens/screens.ts";
import { wrap } from "../../design/tokens/text.ts";

export const expansionStyles = css`
  ${wrap}
  display: grid;
  grid-template-columns: ${layout.twelve};
  gap: ${space.x6} ${space.column};
  align-items: center;

  .say {
    grid-column: 1 / span 6;
    min-width: 0;

    > :first-child {
      margin-bottom: ${space.x4};
    }
  }
  .text {
    max-width: 29.8em;
    margin-top: ${space.x4};
    color: ${meaning.textQuiet};
  }
  .acts {
    display: flex;
    flex-wrap: wrap;
    gap: ${space.x3} ${space.x5};
    margin-top: ${space.x6};
  }
  .seats {
    grid-column: 7 / -1;
    display: flex;
    justify-content: flex-end;
  }
  .seats img {
    width: 32%;
    margin-left: 1.3%;
  }
  ${below.tablet} {
    .say,
    .seats {
      grid-column: 1 / -1;
    }
  }
  ${below.phone} {
    .seats {
      justify-content: center;
    }
  }
  ${when.printed} {
    .acts,
    .seats {
      display: none;
    }
  }
`;
