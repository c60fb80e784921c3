import { css, styled } from "styled-components";
import { Link } from "../../design/components/actions/Link.tsx";
import { markWhenForced } from "../../design/tokens/forced.ts";
import { printHidden } from "../../design/tokens/layout.ts";
import { meaning } from "../../design/tokens/meaning.ts";
import { layer, size, space, stroke, weight } from "../../design/tokens/measures.ts";
import { adminPage } from "../../design/tokens/parts/adminPage.ts";
import { abovePhone } from "../../design/tokens/screens.ts";
import { visuallyHidden } from "../../design/tokens/text.ts";

export const Bar = styled.nav`
  position: fixed;
  inset: auto 0 0;
  z-index: ${layer.bar};
  display: grid;
  grid-auto-columns: minmax(0, 1fr);
  grid-auto-flow: column;
  padding-bottom: env(safe-area-inset-bottom);
  border-top: ${stroke.hairline} solid ${meaning.line};
  background: ${meaning.surface};
  ${printHidden}
  ${abovePhone} {
    display: none;
  }
`;

const entry = css`
  position: relative;
  display: grid;
  justify-items: center;
  align-content: center;
  gap: ${space.x1};
  min-height: ${adminPage.bottomBar};
  padding: 0 ${space.x1};
  border: 0;
  background: none;
  color: ${meaning.textQuiet};
  font-size: ${size.micro};
  font-weight: ${weight.data};
  text-decoration: none;
  white-space: nowrap;
  svg {
    width: 20px;
    height: 20px;
  }
  &:is([aria-current], [data-current]) {
    color: ${meaning.text};
  }
  &:is([aria-current], [data-current])::after {
    content: "";
    position: absolute;
    inset: -1px ${space.x4} auto;
    height: ${stroke.strong};
    background: ${meaning.aurora};
    ${markWhenForced}
  }
  &:focus-visible {
    outline-offset: -4px;
  }
`;

export const BarLink = styled(Link)`
  ${entry}
`;

export const BarButton = styled.button`
  ${entry}
  cursor: pointer;
`;

/** The count at the icon's corner. */
export const BarSign = styled.span`
  position: absolute;
  top: ${space.x1};
  left: calc(50% + 10px);
  span > span {
    ${visuallyHidden}
  }
`;
