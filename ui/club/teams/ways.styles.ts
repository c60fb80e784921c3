import { css } from "styled-components";
import { meaning } from "../../design/tokens/meaning.ts";
import { space, stroke, weight } from "../../design/tokens/measures.ts";
import { below } from "../../design/tokens/screens.ts";

/** Sizes of the Valorant team's page. */
const valorantPage = {
  columns: "clamp(24px, 3.4vw, 48px)",
} as const;

const entry = css`
  li {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    align-content: start;
    justify-items: start;
    gap: ${space.x2};
    min-width: 0;
    padding-top: ${space.x5};
    border-top: ${stroke.firm} solid ${meaning.text};
    overflow-wrap: anywhere;
  }
  li > p {
    color: ${meaning.textQuiet};
  }
  ${below.phone} {
    ul {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`;

/** Links to other sites, side by side. */
export const waysStyles = css`
  ul {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${space.x7} ${valorantPage.columns};
  }
  ${entry}
`;

/** The staff, with faces. */
export const benchStyles = css`
  ul {
    display: grid;
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: ${space.x7} ${valorantPage.columns};
  }
  ${entry}

  h3 {
    margin-top: ${space.x3};
  }
  li > .role {
    color: ${meaning.text};
    font-weight: ${weight.bold};
  }
`;
