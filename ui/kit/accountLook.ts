import { css, styled } from "styled-components";
import { meaning } from "../theme/meaning.ts";
import { layout, size, space, stroke, weight } from "../theme/measures.ts";
import { account, bar, menu } from "../theme/parts/shell.ts";
import { below } from "../theme/screens.ts";
import { menuEntry, popoverLook } from "./popoverLook.ts";

const box = css`
  display: inline-flex;
  align-items: center;
  justify-content: flex-end;
  gap: ${account.gap};
  flex: none;
  width: ${account.width};
  min-height: ${account.height};
  padding: 0 ${account.inset};
  font-weight: ${weight.bold};
  font-size: ${size.small};
  white-space: nowrap;

  ${below.desktop} {
    margin-left: auto;
  }
  ${below.phone} {
    width: auto;
    padding: 0;
  }
`;

/** As wide as its place, whoever is signed in: the bar doesn't move when their name arrives. */
export const AccountButton = styled.button`
  ${box}
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
  ${popoverLook("end")}
  min-width: ${menu.accountWidth};
  max-width: ${layout.screen};

  > div {
    display: grid;
    gap: ${space.x1};
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
