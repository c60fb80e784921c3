import { styled } from "styled-components";
import { panelStyles } from "../../../admin/admin.styles.ts";
import { rowActsStyles, toolbarStyles } from "../../../admin/PanelList.styles.ts";
import { opener } from "../../../admin/table/Table.styles.ts";
import { meaning } from "../../../design/tokens/meaning.ts";
import { layer, size, space, stroke, weight, width } from "../../../design/tokens/measures.ts";
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

/** Rows that aren't moved. */
export const Plain = styled.ul`
  > li {
    position: relative;
    padding-inline: ${space.x4} ${space.x2};
  }
  > li + li {
    border-top: ${stroke.hairline} solid ${meaning.line};
  }
`;

/** A record: its picture, what it is, and what can be done with it. A press anywhere else opens it. */
export const Line = styled.div`
  display: flex;
  align-items: center;
  gap: ${space.x2} ${space.x4};
  min-height: var(--row);

  /* Name and facts side by side, below each other where they don't fit. */
  > div:not(:last-child) {
    display: flex;
    flex: 1 1 7em;
    flex-wrap: wrap;
    gap: 0 ${space.x4};
    align-items: center;
    min-width: 0;
    padding-block: ${space.x1};
  }
  /* The name has a line of its own in each row, and a link begins under it. */
  ${below.tablet} {
    > div:not(:last-child) {
      padding-block: ${space.x2};
    }
    h3 {
      flex: 1 0 100%;
    }
    > div > a {
      flex: none;
      margin-left: -13px;
    }
  }
  h3 {
    font-size: ${size.small};
    font-stretch: ${width.eased};
    font-weight: ${weight.bold};
    letter-spacing: 0;
    overflow-wrap: anywhere;
  }
  p {
    max-width: 100%;
    overflow: hidden;
    color: ${meaning.textQuiet};
    font-size: ${size.tiny};
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  :is(a, button):not([data-opens]) {
    position: relative;
    z-index: ${layer.inside};
  }
`;

export const Acts = styled.div`
  ${rowActsStyles}
  flex: none;

  > button:has(> svg:only-child) {
    color: ${meaning.textQuiet};
  }
  > button:is(:hover, :focus-visible, [aria-expanded="true"]) {
    color: ${meaning.text};
  }
  > [data-opens] {
    ${opener}
  }
  /* On phones the row itself is the button. */
  ${below.phone} {
    > [data-opens] {
      width: 0;
      min-width: 0;
      border: 0;

      svg {
        display: none;
      }
    }
  }
`;
