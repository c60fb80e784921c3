import { css } from "styled-components";
import { ground } from "../../design/tokens/ground.ts";
import { space } from "../../design/tokens/measures.ts";
import { shopPage } from "../../design/tokens/parts/shopPage.ts";
import { below, when } from "../../design/tokens/screens.ts";
import { visuallyHidden, wrap } from "../../design/tokens/text.ts";
import { bySizeStyles } from "./BySize.tsx";
import { measuresStyles } from "./measures.styles.ts";
import { type PickLook, pickStyles } from "./pick.styles.ts";
import { field, viewsStyles } from "./Views.styles.ts";

/** The slanted field with the jersey on it; the text beside it or, in one column, below. */
export const stageStyles = css<PickLook>`
  ${ground("ice")}
  /* The field's edge, at half its height, and how far it leans from there. */
  --field: 51.5%;
  position: relative;
  isolation: isolate;
  overflow: hidden;

  &::before {
    ${field}
    inset: 0;
    clip-path: polygon(
      0 0,
      calc(var(--field) + ${shopPage.lean}) 0,
      calc(var(--field) - ${shopPage.lean}) 100%,
      0 100%
    );
  }
  .inside {
    ${wrap}
    display: grid;
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
    gap: 24px clamp(24px, 6vw, 96px);
    align-items: center;
    min-height: 780px;
    padding-block: clamp(32px, 4vw, 56px);
  }
  ${viewsStyles}
  ${measuresStyles}
  ${pickStyles}
  ${bySizeStyles}

  ${below.desktop} {
    --field: 49.5%;
  }
  ${below.laptop} {
    --field: 47.5%;
  }
  ${below.tablet} {
    &::before {
      display: none;
    }
    .inside {
      grid-template-columns: minmax(0, 1fr);
      min-height: 0;
      padding-top: ${space.x5};
    }
  }
  ${when.printed} {
    fieldset,
    .note {
      ${visuallyHidden}
    }
  }
`;
