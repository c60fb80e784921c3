import { styled } from "styled-components";
import { panelStyles } from "../../../admin/admin.styles.ts";
import { rowActsStyles, toolbarStyles } from "../../../admin/PanelList.styles.ts";
import { meaning } from "../../../design/tokens/meaning.ts";
import { size, space, stroke, weight, width } from "../../../design/tokens/measures.ts";
import { visuallyHidden } from "../../../design/tokens/text.ts";
import { below } from "../../../design/tokens/screens.ts";

export const Lead = styled.p`
  max-width: 60em;
  margin-bottom: ${space.x4};
  color: ${meaning.textQuiet};
`;

export const Toolbar = styled.div`
  ${toolbarStyles}
  & > :first-child {
    flex: 0 1 auto;
  }
`;

export const Records = styled.div`
  ${panelStyles}
`;

/** Records by name, which can't be moved. */
export const ByName = styled.ul`
  > li {
    padding-inline: ${space.x4};
  }
  > li + li {
    border-top: ${stroke.hairline} solid ${meaning.line};
  }
`;

/** A record: its picture, what it is, and what can be done with it. On phones the acts stand below. */
export const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.x2} ${space.x4};
  padding-block: ${space.x3};

  > div {
    flex: 1 1 7em;
    min-width: 0;
  }
  h3 {
    font-size: ${size.control};
    font-stretch: ${width.eased};
    font-weight: ${weight.strong};
    letter-spacing: 0;
    overflow-wrap: anywhere;
  }
  p {
    color: ${meaning.textQuiet};
    font-size: ${size.tiny};
    overflow-wrap: anywhere;
  }
`;

export const Acts = styled.div`
  ${rowActsStyles}
  && {
    flex: 0 1 auto;
  }
  ${below.phone} {
    && {
      flex-basis: 100%;
    }
    justify-content: flex-start;
    [data-words] {
      ${visuallyHidden}
    }
  }
`;
