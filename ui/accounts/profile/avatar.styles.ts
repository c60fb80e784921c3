import { css } from "styled-components";
import { quietButtonStyles } from "../../design/components/actions/QuietButton.tsx";
import { meaning } from "../../design/tokens/meaning.ts";
import { size, space, stroke } from "../../design/tokens/measures.ts";
import { visuallyHidden } from "../../design/tokens/text.ts";

export const avatarStyles = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.x2};

  .ways {
    display: flex;
    flex-wrap: wrap;
    gap: ${space.x2};
  }
  label {
    ${quietButtonStyles}
    position: relative;
  }
  /* Hidden from sight only: the keyboard reaches it. */
  input {
    ${visuallyHidden}
  }
  label:has(:focus-visible) {
    outline: ${stroke.strong} solid ${meaning.focus};
    outline-offset: ${stroke.strong};
  }
  p {
    color: ${meaning.textQuiet};
    font-size: ${size.tiny};
    line-height: 1.4;
  }
`;
