import { css } from "styled-components";
import { ground } from "../theme/ground.ts";
import { space } from "../theme/measures.ts";
import { shopPage } from "../theme/parts/shopPage.ts";
import { below, when } from "../theme/screens.ts";
import { visuallyHidden, wrap } from "../theme/text.ts";
import { bySizeLook } from "./BySize.tsx";
import { measuresLook } from "./measuresLook.ts";
import { type PickLook, pickLook } from "./pickLook.ts";
import { field, viewsLook } from "./viewsLook.ts";

/** The field, which leans towards the words, with the jersey on it; the words beside it or, on one column, below. */
export const stageLook = css<PickLook>`
  ${ground("ice")}
  --field: ${shopPage.field};
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
    grid-template-columns: ${shopPage.columns};
    gap: ${shopPage.gap};
    align-items: center;
    min-height: ${shopPage.height};
    padding-block: ${shopPage.inset};
  }
  ${viewsLook}
  ${measuresLook}
  ${pickLook}
  ${bySizeLook}

  ${below.desktop} {
    --field: ${shopPage.fieldDesktop};
  }
  ${below.laptop} {
    --field: ${shopPage.fieldLaptop};
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
