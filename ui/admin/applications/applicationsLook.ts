import { css } from "styled-components";
import { meaning } from "../../theme/meaning.ts";
import { layout, size, stroke } from "../../theme/measures.ts";
import { adminPage } from "../../theme/parts/adminPage.ts";
import { below } from "../../theme/screens.ts";
import { panelListLook } from "../panelListLook.ts";

export const applicationsLook = css`
  ${panelListLook}

  /* As high as the field beside it; each segment lies a hairline over the edge. */
  .toolbar fieldset {
    padding-bottom: ${stroke.hairline};
  }
  .toolbar fieldset label {
    min-height: ${layout.controlHeight};
  }
  .list > li {
    grid-template-columns: ${adminPage.rowColumns};
    gap: ${adminPage.listGap};
    padding: ${adminPage.listInset};
  }
  .list > li > :first-child {
    width: ${adminPage.face};
    height: ${adminPage.face};
  }
  .role {
    color: ${meaning.textQuiet};
    font-size: ${size.tiny};
  }
  .own {
    max-width: ${adminPage.ownLine};
    color: ${meaning.textQuiet};
    font-size: ${size.tiny};
  }
  .date {
    white-space: nowrap;
  }
  ${below.tablet} {
    .list > li {
      grid-template-columns: ${adminPage.rowColumnsTablet};
    }
    .date {
      display: none;
    }
    .list .acts {
      grid-column: 2 / -1;
    }
  }
  ${below.phone} {
    .toolbar fieldset,
    .toolbar fieldset > div {
      display: grid;
      width: 100%;
    }
    .toolbar fieldset > div {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }
`;
