import { css } from "styled-components";
import { quietButtonLook } from "../kit/quietButtonLook.ts";
import { meaning } from "../theme/meaning.ts";
import { size, space, stroke } from "../theme/measures.ts";
import { visuallyHidden } from "../theme/text.ts";

export const avatarLook = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.x2};

  .ways {
    display: flex;
    flex-wrap: wrap;
    gap: ${space.x2};
  }
  label {
    ${quietButtonLook}
    position: relative;
  }
  /* Still there for the keyboard, which chooses with it. */
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
