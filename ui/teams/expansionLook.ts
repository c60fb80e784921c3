import { css } from "styled-components";
import { meaning } from "../theme/meaning.ts";
import { layout, space } from "../theme/measures.ts";
import { teamsPage } from "../theme/parts/teamsPage.ts";
import { below, when } from "../theme/screens.ts";
import { wrap } from "../theme/text.ts";

export const expansionLook = css`
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
    max-width: ${teamsPage.seatText};
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
    width: ${teamsPage.seat};
    margin-left: ${teamsPage.seatGap};
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
