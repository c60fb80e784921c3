import { css, styled } from "styled-components";
import { stack } from "../../tokens/layout.ts";
import { meaning } from "../../tokens/meaning.ts";
import { layout, size, space, stroke, weight } from "../../tokens/measures.ts";
import { bar } from "../../tokens/parts/components.ts";
import { below, smallDesktopOnly } from "../../tokens/screens.ts";
import { menuEntry, popoverStyles } from "./popover.styles.ts";

const box = css`
  display: inline-flex;
  align-items: center;
  justify-content: flex-end;
  gap: 10px;
  flex: none;
  width: 192px;
  min-height: 48px;
  padding: 0 8px;
  font-weight: ${weight.bold};
  font-size: ${size.small};
  white-space: nowrap;

  ${smallDesktopOnly} {
    width: 172px;
  }
  ${below.desktop} {
    margin-left: auto;
  }
  ${below.phone} {
    width: auto;
    padding: 0;
  }
`;

export const AccountButton = styled.button`
  display: inline-flex;
  align-items: center;
  gap: ${space.x2};
  min-width: 0;
  min-height: 48px;
  padding: 0;
  font: inherit;
  border: 0;
  background: none;
  cursor: pointer;

  &:hover {
    background: ${meaning.surfaceRaised};
  }
  > svg {
    width: ${bar.chevron};
    height: ${bar.chevron};
  }
  ${below.phone} {
    > svg {
      display: none;
    }
  }
`;
/** Fixed width: no layout shift when the member's name arrives. */
export const AccountSpace = styled.span`
  ${box}
`;
export const AccountName = styled.span`
  overflow: hidden;
  text-overflow: ellipsis;

  ${below.phone} {
    display: none;
  }
`;
export const AccountPopover = styled.div`
  ${popoverStyles("end")}
  min-width: 264px;
  max-width: ${layout.screen};

  > div {
    ${stack(space.x1)}
    justify-items: start;
    padding: ${space.x4};
    border-bottom: ${stroke.hairline} solid ${meaning.line};
    font-size: ${size.small};
    line-height: 1.4;
    overflow-wrap: anywhere;
  }
  :is(a, button) {
    ${menuEntry}
  }
  svg {
    width: ${size.prose};
    height: ${size.prose};
  }
`;
