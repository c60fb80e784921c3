import { css, styled } from "styled-components";
import { Link } from "../actions/Link.tsx";
import { selectedWhenForced } from "../../tokens/forced.ts";
import { meaning } from "../../tokens/meaning.ts";
import { layer, size, stroke } from "../../tokens/measures.ts";
import { quietButton } from "../../tokens/parts/components.ts";
import { menuEntry } from "./popover.styles.ts";

/**
 * The list is placed next to its button in the DOM. So Tab continues from there without a script,
 * and the library's focus guards, made for lists at the end of the page, aren't needed.
 */
export const Spot = styled.span`
  position: absolute;

  [data-base-ui-focus-guard] {
    display: none;
  }
`;

export const Positioner = styled.div`
  z-index: ${layer.menu};
`;

export const List = styled.div`
  min-width: 208px;
  max-width: min(320px, var(--available-width));
  max-height: var(--available-height);
  overflow-y: auto;
  background: ${meaning.surfaceHigh};
  border: ${stroke.hairline} solid ${meaning.lineStrong};
  color: ${meaning.text};
  font-size: ${size.small};
  line-height: 1.4;

  &:focus {
    outline: none;
  }
`;

const entry = css`
  ${menuEntry}
  min-height: 44px;
  overflow-wrap: anywhere;

  &[data-highlighted] {
    background: ${meaning.calmHover};
    outline: none;
    ${selectedWhenForced}
  }
  &[data-disabled] {
    color: ${meaning.textQuiet};
    cursor: not-allowed;
  }
  svg {
    width: ${quietButton.glyph};
    height: ${quietButton.glyph};
  }
`;

export const Entry = styled.div<{ readonly $isDanger?: boolean | undefined }>`
  ${entry}
  color: ${({ $isDanger }) => ($isDanger ? meaning.danger : "inherit")};
`;
export const EntryLink = styled(Link)`
  ${entry}
`;
