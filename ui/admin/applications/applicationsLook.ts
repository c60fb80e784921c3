import { css } from "styled-components";
import { meaning } from "../../theme/meaning.ts";
import { size } from "../../theme/measures.ts";
import { adminPage } from "../../theme/parts/adminPage.ts";
import { below } from "../../theme/screens.ts";
import { panelListLook } from "../panelListLook.ts";

export const applicationsLook = css`
  ${panelListLook}

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
