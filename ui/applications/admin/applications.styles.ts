import { styled } from "styled-components";
import { meaning } from "../../design/tokens/meaning.ts";
import { layout, size, stroke } from "../../design/tokens/measures.ts";
import { adminPage } from "../../design/tokens/parts/adminPage.ts";
import { below } from "../../design/tokens/screens.ts";
import { rowActsStyles, toolbarStyles } from "../../admin/PanelList.styles.ts";

export const Filters = styled.div`
  ${toolbarStyles}

  /* As high as the field beside it; the segments overlap the edge by a hairline. */
  && fieldset {
    padding-bottom: ${stroke.hairline};
  }
  && fieldset label {
    min-height: ${layout.controlHeight};
  }
  ${below.phone} {
    && fieldset,
    && fieldset > div {
      display: grid;
      width: 100%;
    }
    && fieldset > div {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }
`;

export const Line = styled.li`
  grid-template-columns: 46px minmax(0, 1fr) 150px 118px 320px;
  gap: 4px 18px;
  padding: 9px 10px;

  && > :first-child {
    width: ${adminPage.face};
    height: ${adminPage.face};
  }
  ${below.tablet} {
    grid-template-columns: 46px minmax(0, 1fr) auto;
  }
`;

export const Position = styled.p`
  color: ${meaning.textQuiet};
  font-size: ${size.tiny};
`;

export const Sent = styled.time`
  color: ${meaning.textQuiet};
  white-space: nowrap;

  ${below.tablet} {
    display: none;
  }
`;

export const Acts = styled.div`
  ${rowActsStyles}

  ${below.tablet} {
    grid-column: 2 / -1;
  }
  ${below.phone} {
    grid-column: 1 / -1;
  }
`;

/** The note on the viewer's own application. */
export const Own = styled.p`
  max-width: 17em;
  color: ${meaning.textQuiet};
  font-size: ${size.tiny};
`;
