import { css } from "styled-components";
import { meaning } from "../../design/tokens/meaning.ts";
import { layout, size, stroke } from "../../design/tokens/measures.ts";
import { adminPage } from "../../design/tokens/parts/adminPage.ts";
import { below } from "../../design/tokens/screens.ts";
import { panelListStyles } from "../../admin/PanelList.styles.ts";

export const applicationsStyles = css`
  ${panelListStyles}

  /* As high as the field beside it; the segments overlap the edge by a hairline. */
  .toolbar fieldset {
    padding-bottom: ${stroke.hairline};
  }
  .toolbar fieldset label {
    min-height: ${layout.controlHeight};
  }
  .list > li {
    grid-template-columns: 46px minmax(0, 1fr) 150px 118px 320px;
    gap: 4px 18px;
    padding: 9px 10px;
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
    max-width: 17em;
    color: ${meaning.textQuiet};
    font-size: ${size.tiny};
  }
  .date {
    white-space: nowrap;
  }
  ${below.tablet} {
    .list > li {
      grid-template-columns: 46px minmax(0, 1fr) auto;
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
