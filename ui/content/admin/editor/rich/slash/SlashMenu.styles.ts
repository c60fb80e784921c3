import { styled } from "styled-components";
import { selectedWhenForced } from "../../../../../design/tokens/forced.ts";
import { meaning } from "../../../../../design/tokens/meaning.ts";
import { layer, size, space, stroke, weight } from "../../../../../design/tokens/measures.ts";
import { contentEditor } from "../../../../../design/tokens/parts/contentEditor.ts";

export const Menu = styled.div`
  position: absolute;
  left: ${contentEditor.blockInset};
  z-index: ${layer.menu};
  width: min(280px, 100% - 2 * ${contentEditor.blockInset});
  max-height: 296px;
  overflow-y: auto;
  overscroll-behavior: contain;
  background: ${meaning.surfaceRaised};
  border: ${stroke.hairline} solid ${meaning.lineStrong};
  font-size: ${size.small};
`;

export const Choice = styled.div`
  display: flex;
  align-items: center;
  min-height: 40px;
  padding: ${space.x1} ${space.x3};
  font-weight: ${weight.semi};
  cursor: pointer;

  &:hover {
    background: ${meaning.surfaceHigh};
  }
  &[aria-selected="true"] {
    background: ${meaning.surfaceHigh};
    box-shadow: inset ${stroke.strong} 0 0 ${meaning.mark};
    ${selectedWhenForced}
  }
`;

export const None = styled.div`
  padding: ${space.x3};
  color: ${meaning.textQuiet};
`;
