import { styled } from "styled-components";
import { type QuietLook, quietButtonStyles } from "../../design/components/actions/QuietButton.tsx";
import { row } from "../../design/tokens/layout.ts";
import { meaning } from "../../design/tokens/meaning.ts";
import { size, space, stroke } from "../../design/tokens/measures.ts";
import { visuallyHidden } from "../../design/tokens/text.ts";

export const Avatar = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.x2};

  p {
    color: ${meaning.textQuiet};
    font-size: ${size.tiny};
    line-height: 1.4;
  }
`;
/** Looks like the button beside it. */
export const Chooser = styled.label<QuietLook>`
  ${quietButtonStyles}
  position: relative;

  /* Hidden from sight only: the keyboard reaches it. */
  input {
    ${visuallyHidden}
  }
  &:has(:focus-visible) {
    outline: ${stroke.strong} solid ${meaning.focus};
    outline-offset: ${stroke.strong};
  }
`;
export const Ways = styled.div`
  ${row(space.x2)}
`;
