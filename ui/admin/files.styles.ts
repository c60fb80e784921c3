import { styled } from "styled-components";
import { quietButtonStyles, type QuietLook } from "../design/components/actions/QuietButton.tsx";
import { stack } from "../design/tokens/layout.ts";
import { meaning } from "../design/tokens/meaning.ts";
import { size, space, stroke, weight } from "../design/tokens/measures.ts";

/** The whole area takes a press and dropped files. */
export const FileArea = styled.label<QuietLook>`
  ${quietButtonStyles}
  position: relative;
  min-height: 88px;
  border-style: dashed;
  white-space: normal;
  text-align: center;

  > input {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    opacity: 0;
    cursor: pointer;
  }
  &:has(:focus-visible) {
    outline: ${stroke.strong} solid ${meaning.focus};
    outline-offset: ${stroke.firm};
  }
`;

export const ProgressFrame = styled.div`
  ${stack(space.x2)}
  font-size: ${size.small};
  progress {
    width: 100%;
    accent-color: ${meaning.mark};
  }
`;

/** Rows of a file, folded by kind. */
export const Groups = styled.div`
  ${stack(space.x4)}

  summary {
    min-height: 44px;
    padding: ${space.x2} 0;
    font-weight: ${weight.bold};
    cursor: pointer;
  }
  ol {
    padding: 0;
    list-style: none;
  }
`;
